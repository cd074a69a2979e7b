/** Payments that need no question. */
import type { SolomonOffer } from './scene.ts';

const PAYMENTS: readonly string[] = ['pay-coins', 'pay-treasure'];

/**
 * Return the payment that is made without asking: the only way to pay, or a single coin that pays all. A player
 * who could play the amulet instead is asked.
 */
export function onlyPayment(offers: readonly SolomonOffer[]): SolomonOffer | null {
  const [first, other] = offers;
  if (first && !other) return PAYMENTS.includes(first.move.type) ? first : null;
  if (offers.some(({ move }) => move.type === 'amulet')) return null;
  return (
    offers.find(
      ({ move, message: { data } }) => move.type === 'pay-coins' && Number(data.coins) === 1 && Number(data.owed) === 0,
    ) ?? null
  );
}
