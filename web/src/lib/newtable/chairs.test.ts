import { describe, expect, it } from 'vitest';
import { chairsFor, mySeat, withPlace, swapChairs, type ChairDraft } from './chairs.ts';

const kinds = (chairs: readonly ChairDraft[]): string[] => chairs.map((chair) => chair.kind);
const set = (number: number, ...where: Parameters<typeof withPlace>[1][]): readonly ChairDraft[] =>
  chairsFor(number, [], where[0] ?? 'own', 'squire');

describe('the chairs of a new table', () => {
  it('have oneself on the first, and wait for others or sit them here', () => {
    expect(kinds(set(3))).toEqual(['me', 'open', 'open']);
    expect(kinds(set(3, 'here'))).toEqual(['me', 'here', 'here']);
  });

  it('are all free before a big screen', () => {
    expect(kinds(set(2, 'screen'))).toEqual(['open', 'open']);
    expect(mySeat(set(2, 'screen'))).toBe(-1);
  });

  it('stay as they were when there are more or fewer', () => {
    const [me, other] = set(2);
    const chosen = [me, { ...other, kind: 'bot', bot: 'page', name: '' }] as ChairDraft[];

    expect(kinds(chairsFor(3, chosen, 'own', 'squire'))).toEqual(['me', 'bot', 'open']);
    expect(chairsFor(3, chosen, 'own', 'squire')[1]?.bot).toBe('page');
  });

  it('keep one for oneself when one’s own is taken away', () => {
    const far = swapChairs(set(4), 0, 3);

    expect(kinds(far)).toEqual(['open', 'open', 'open', 'me']);
    expect(kinds(chairsFor(2, far, 'own', 'squire'))).toEqual(['me', 'open']);
  });

  it('turn with the place, but for the bots', () => {
    const chairs = set(3).map((chair, seat): ChairDraft => (seat === 2 ? { ...chair, kind: 'bot' } : chair));

    expect(kinds(withPlace(chairs, 'here'))).toEqual(['me', 'here', 'bot']);
    expect(kinds(withPlace(chairs, 'screen'))).toEqual(['open', 'open', 'bot']);
    expect(kinds(withPlace(withPlace(chairs, 'screen'), 'own'))).toEqual(['me', 'open', 'bot']);
  });
});
