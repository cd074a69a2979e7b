/** Clock texts: days and hours, or minutes and seconds. */
import type { ClockView } from '#lib/wire/out.gen.ts';

/** Return the time left on a clock whose value was received `since` milliseconds ago. */
export function clockText(clock: ClockView, since: number): string {
  const left = Math.max(0, clock.left - (clock.runs ? Math.max(0, since) : 0));
  const seconds = Math.ceil(left / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${String(days)} d ${String(hours)} h`;
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${String(hours)}:${tail}` : tail;
}
