/** The visible window of this screen on the floor plan: the board draws it, and the tray can move it too. */
import {
  drag,
  minZoom,
  isVisible,
  clampView,
  DEFAULT_ZOOM,
  windowOf,
  zoom,
  type CameraView,
  type ScreenSize,
} from './camera.ts';
import { CASTLE, type Rect } from './geometry.ts';
import type { Point } from '#lib/board/draw/projection.ts';

class Camera {
  /** The available size in pixels. */
  screenSize = $state.raw<ScreenSize>({ w: 390, h: 400 });
  #look = $state.raw<CameraView>({ at: [CASTLE.w / 2, CASTLE.h / 2], k: DEFAULT_ZOOM });

  readonly view = $derived(clampView(this.#look, this.screenSize));
  readonly window = $derived<Rect>(windowOf(this.view, this.screenSize));
  readonly isWhole = $derived(this.view.k <= minZoom(this.screenSize) + 0.001);

  /** Move to a point; zooms in if the whole plan is visible. */
  centreOn(at: Point): void {
    this.#look = { at, k: this.isWhole ? DEFAULT_ZOOM : this.view.k };
  }

  /** Move to a point if it is not visible. */
  ensureVisible(at: Point): void {
    if (!isVisible(this.view, this.screenSize, at, 40)) this.#look = { at, k: this.view.k };
  }

  /** Show the whole plan, or return from there to a point. */
  toggle(home: Point): void {
    if (this.isWhole) this.centreOn(home);
    else this.#look = { at: this.view.at, k: 0 };
  }

  drag(by: Point): void {
    this.#look = drag(this.view, by);
  }

  zoom(by: number, at: Point): void {
    this.#look = zoom(this.view, this.screenSize, by, at);
  }
}

export const camera = new Camera();
