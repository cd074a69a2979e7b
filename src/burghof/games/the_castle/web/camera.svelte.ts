/** The visible window of this screen on the floor plan: the board draws it, and the tray can move it too. */
import { dragged, farthest, isSeen, kept, USUAL, windowOf, zoomed, type Look, type Room } from './camera.ts';
import { CASTLE, type Rect } from './geometry.ts';
import type { Point } from '#lib/board/draw/projection.ts';

class Camera {
  /** The available size in pixels. */
  room = $state.raw<Room>({ w: 390, h: 400 });
  #look = $state.raw<Look>({ at: [CASTLE.w / 2, CASTLE.h / 2], k: USUAL });

  readonly look = $derived(kept(this.#look, this.room));
  readonly window = $derived<Rect>(windowOf(this.look, this.room));
  readonly isWhole = $derived(this.look.k <= farthest(this.room) + 0.001);

  /** Move to a point; zooms in if the whole plan is visible. */
  go(at: Point): void {
    this.#look = { at, k: this.isWhole ? USUAL : this.look.k };
  }

  /** Move to a point if it is not visible. */
  show(at: Point): void {
    if (!isSeen(this.look, this.room, at, 40)) this.#look = { at, k: this.look.k };
  }

  /** Show the whole plan, or return from there to a point. */
  toggle(home: Point): void {
    if (this.isWhole) this.go(home);
    else this.#look = { at: this.look.at, k: 0 };
  }

  drag(by: Point): void {
    this.#look = dragged(this.look, by);
  }

  zoom(by: number, at: Point): void {
    this.#look = zoomed(this.look, this.room, by, at);
  }
}

export const camera = new Camera();
