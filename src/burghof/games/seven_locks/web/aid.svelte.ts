/** The player aid: the probability of every key at every tower, computed by the server; players can switch it on. */
import { untrack } from 'svelte';
import type { Aids } from '#lib/board/contract.ts';
import { save, load } from '#lib/storage.ts';
import type { Message, Node, Outline } from '#lib/wire/out.gen.ts';

const AID_NAME = 'chances';
/** Milliseconds to wait after a step, so that a series of steps makes a single request. */
const REQUEST_DELAY_MS = 200;

class Aid {
  isOn = $state(load('burghof-locks-aid') === 'yes');

  setOn(isOn: boolean): void {
    this.isOn = isOn;
    save('burghof-locks-aid', isOn ? 'yes' : 'no');
  }

  /** Request the aid whenever the view has changed, while the aid is on. */
  requestOnChange(aids: () => Aids | null, view: () => unknown): void {
    $effect(() => {
      view();
      if (!this.isOn) return;
      const timer = setTimeout(() => {
        untrack(aids)?.request(AID_NAME);
      }, REQUEST_DELAY_MS);
      return () => {
        clearTimeout(timer);
      };
    });
  }

  /** Return the latest result if the aid is on, else null. */
  chances(aids: Aids | null): Chances | null {
    const told = aids?.results[AID_NAME];
    return this.isOn && told ? parseChances(told) : null;
  }
}

export const aid = new Aid();

/**
 * A row of the matrix: a tower with the probability of each key in per cent (null where it cannot fit), and the
 * reasons.
 */
export type Row = {
  readonly tower: number;
  readonly title: Message;
  readonly cells: readonly { readonly key: number; readonly message: Message; readonly percent: number | null }[];
  readonly why: readonly Message[];
};
export type Chances = {
  readonly about: Message | null;
  readonly keys: readonly number[];
  readonly rows: readonly Row[];
};

/** Convert the outline of the aid into a matrix. */
export function parseChances(outline: Outline): Chances {
  const part = (id: string): readonly Node[] => outline.nodes.find((node) => node.id === id)?.children ?? [];
  const [columns, ...rows] = part('chances');
  const keys = (columns?.children ?? []).map(({ id }) => numberIn(id));
  return {
    about: outline.nodes[0]?.message ?? null,
    keys,
    rows: rows.map((row) => ({
      tower: numberIn(row.id) - 1,
      title: row.message,
      cells: row.children.map(({ message }, place) => ({
        key: keys[place] ?? 0,
        message,
        percent: percentIn(message),
      })),
      why: part('excluded')
        .filter(({ id }) => id === `excluded-${row.id}`)
        .flatMap(({ children }) => children.map(({ message }) => message)),
    })),
  };
}

const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

const percentIn = ({ data }: Message): number | null => (typeof data['percent'] === 'number' ? data['percent'] : null);
