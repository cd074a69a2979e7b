/** Offers as a tree by their picks: few are listed flat, many are folded into groups. */
import type { Message, Node, Offer, Outline } from '#lib/wire/out.gen.ts';

/** Maximum number of offers in a flat list. */
export const MAX_FLAT_OFFERS = 12;

export type Choice =
  | { readonly kind: 'offer'; readonly offer: Offer; readonly place: number }
  | {
      readonly kind: 'group';
      readonly pick: string;
      readonly message: Message;
      readonly size: number;
      readonly inside: readonly Choice[];
    };

type IndexedOffer = { readonly offer: Offer; readonly place: number };

/** Return the message of each node by its id. */
export function messagesOf(outline: Outline): ReadonlyMap<string, Message> {
  const found = new Map<string, Message>();
  const visit = (node: Node): void => {
    found.set(node.id, node.message);
    node.children.forEach(visit);
  };
  outline.nodes.forEach(visit);
  return found;
}

/** Return the offers as a tree. A pick that all offers share makes no level. */
export function offerTree(offers: readonly Offer[], nodes: ReadonlyMap<string, Message>): readonly Choice[] {
  return foldOffers(
    offers.map((offer, place) => ({ offer, place })),
    nodes,
    0,
  );
}

function foldOffers(
  offers: readonly IndexedOffer[],
  nodes: ReadonlyMap<string, Message>,
  depth: number,
): readonly Choice[] {
  const groups = Map.groupBy(offers, ({ offer }) => offer.picks[depth] ?? '');
  if (offers.length <= MAX_FLAT_OFFERS || (groups.size === 1 && groups.has(''))) return offers.map(toChoice);
  if (groups.size === 1) return foldOffers(offers, nodes, depth + 1);
  return [...groups].flatMap(([pick, members]): readonly Choice[] => {
    const message = nodes.get(pick);
    if (pick === '' || members.length === 1 || !message) return members.map(toChoice);
    return [{ kind: 'group', pick, message, size: members.length, inside: foldOffers(members, nodes, depth + 1) }];
  });
}

const toChoice = ({ offer, place }: IndexedOffer): Choice => ({ kind: 'offer', offer, place });
