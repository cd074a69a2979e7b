/** Animations of events: cards slide, floors fall, roofs are set, coins fly. */
import { footOf, SPACES, storeyOf, sunkHeight, cardPath, type Plan } from './geometry.ts';
import type { Event, Floor, View } from './types.gen.ts';
import type { ShownEvent } from '#lib/board/contract.ts';
import { animate, EASE, DURATIONS_MS, dropIn, slide } from '#lib/board/motion.ts';
import { SLANT } from '#lib/board/draw/projection.ts';
import type { Sound } from '#lib/board/sound/sounds.ts';

type Spot = { readonly x: number; readonly y: number };
type Fly = (from: Spot, to: Spot, ducats: number) => void;
type Rows = readonly (readonly number[])[];

const DEAL_DELAY_MS = 60;
const spacesBetween = (source: number, target: number): number => (target - source + SPACES) % SPACES;

/** Return how long an event is shown, in milliseconds. */
export function eventMs(event: Event): number {
  switch (event.type) {
    case 'dealt':
      return event.cards.length * DEAL_DELAY_MS + DURATIONS_MS.place + 100;
    case 'relocated':
      return Math.min(1000, DURATIONS_MS.slide + 60 * spacesBetween(event.source, event.target)) + 120;
    case 'ducat-day-called':
      return 700;
    case 'built':
      return 480;
    case 'overbuilt':
      return event.price > 0 ? 760 : 480;
    case 'skipped':
      return 1100;
    case 'roof-set':
      return 620;
    case 'roof-moved':
      return 820;
    case 'ducat-day-came':
      return 800;
    case 'income-paid':
      return 1250;
    case 'last-floor-set':
    case 'building-stopped':
      return 500;
    case 'final-paid':
      return 1100;
  }
}

/** Return the sound of an event. */
export function sound(event: Event): Sound | null {
  switch (event.type) {
    case 'dealt':
    case 'relocated':
      return 'card';
    case 'built':
    case 'roof-set':
    case 'roof-moved':
      return 'stone';
    case 'overbuilt':
      return event.price > 0 ? { name: 'coin', count: event.price } : 'stone';
    case 'ducat-day-came':
      return 'ducat-day';
    case 'income-paid':
    case 'final-paid':
      return event.ducats > 0 ? { name: 'coin', count: event.ducats } : null;
    case 'ducat-day-called':
      return { name: 'coin', count: 1 };
    case 'skipped':
    case 'last-floor-set':
    case 'building-stopped':
      return null;
  }
}

/** Animate the pieces that an event moved. */
export function animateEvent(
  root: SVGSVGElement,
  { event, before }: ShownEvent<View, Event>,
  plan: Plan,
  rows: Rows,
  fly: Fly,
): void {
  const top = (field: number): Element | null => root.querySelector(`[data-top="${String(field)}"]`);
  const roof = (field: number): Element | null => root.querySelector(`[data-roof="${String(field)}"]`);
  switch (event.type) {
    case 'dealt':
      root.querySelectorAll('[data-card]').forEach((card, at) => {
        dropIn(card, at * DEAL_DELAY_MS);
      });
      return;
    case 'relocated':
      moveCard(root, event, plan, before, rows);
      return;
    case 'ducat-day-called':
      dropIn(root.querySelector('[data-seal]'));
      return;
    case 'built':
      dropIn(top(event.field));
      return;
    case 'overbuilt':
      dropIn(top(event.field));
      if (event.price > 0) fly(purse(event.seat), purse(event.payee), event.price);
      return;
    case 'roof-set':
      fromRaft(roof(event.field), plan, event.field);
      return;
    case 'roof-moved':
      fromField(roof(event.field), plan, event.field, event.source);
      return;
    case 'income-paid':
    case 'final-paid':
      fly(
        middle(event.type === 'income-paid' ? (top(event.fields[0] ?? 0) ?? root) : root),
        purse(event.seat),
        event.ducats,
      );
      return;
    case 'skipped':
    case 'ducat-day-came':
    case 'last-floor-set':
    case 'building-stopped':
      return;
  }
}

/** Move a card clockwise along the wall-walk; a card with two colours turns on the way. */
function moveCard(
  root: SVGSVGElement,
  event: Extract<Event, { type: 'relocated' }>,
  plan: Plan,
  before: View,
  rows: Rows,
): void {
  const depth = before.cards.filter((card) => card.position % SPACES === event.source).length - 1;
  const end = Math.max(0, rows[event.target]?.indexOf(event.card) ?? 0);
  const path = cardPath(plan, { space: event.source, depth: Math.max(0, depth) }, { space: event.target, depth: end });
  const frames = path.map(({ x, y, turn }, at) => {
    const over = event.is_turned ? 180 * (1 - at / (path.length - 1)) : 0;
    return {
      transform: `translate(${String(x)}px, ${String(y)}px) rotate(${String(turn + over)}deg)`,
    };
  });
  const card = root.querySelector(`[data-card="${String(event.card)}"]`);
  animate(card, frames, {
    ms: eventMs(event) - 120,
    easing: 'cubic-bezier(.4,.1,.4,1)',
  });
}

/** Move a roof from the raft, high over the towers, to its tower, where it settles. */
function fromRaft(roof: Element | null, plan: Plan, field: number): void {
  const foot = footOf(plan, field);
  carryRoof(roof, plan.cell * 0.3 - foot.x, plan.cell * 4.3 - foot.y, plan);
}

function fromField(roof: Element | null, plan: Plan, field: number, source: number): void {
  const [to, from] = [footOf(plan, field), footOf(plan, source)];
  carryRoof(roof, from.x - to.x, from.y - to.y, plan);
}

function carryRoof(roof: Element | null, x: number, y: number, plan: Plan): void {
  const up = plan.cell * 0.5;
  const at = (dx: number, dy: number): Keyframe => ({
    transform: `translate(${String(dx)}px, ${String(dy)}px)`,
  });
  animate(roof, [at(x, y), at(x * 0.5, y * 0.5 - up), at(0, -up * 0.5), { transform: 'none' }], {
    ms: 560,
    easing: EASE.land,
  });
}

/** Sink or raise the towers; higher ones take longer. */
export function sink(
  root: SVGSVGElement,
  towers: readonly (readonly Floor[])[],
  roofs: readonly number[],
  plan: Plan,
  isSunk: boolean,
): void {
  root.querySelectorAll('[data-tower]').forEach((tower) => {
    const field = Number(tower.getAttribute('data-tower'));
    const floors = towers[field]?.length ?? 0;
    const high = floors * storeyOf(plan, floors, roofs.includes(field)) - sunkHeight(plan);
    if (floors < 2 || high <= 0) return;
    const way = isSunk ? -high : high;
    slide(tower, SLANT * way, way, 110 + 25 * floors);
  });
}

const middle = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Return where the purse of a seat is on the page. */
const purse = (seat: number): Spot => middle(document.querySelector(`[data-purse="${String(seat)}"]`) ?? document.body);
