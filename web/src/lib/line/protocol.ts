/** What the line needs of the world: sockets, time and chance, so that tests can bring their own. */

export type Socket = {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
};

export type World = {
  readonly connect: () => Socket;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  readonly chance: () => number;
  readonly moveId: () => string;
};

/** A name for one attempt. `crypto.randomUUID` is absent where a page came by plain http; this is not. */
export function newMoveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser. */
export const browser = (url: string): World => ({
  connect: () => new WebSocket(url),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  chance: Math.random,
  moveId: newMoveId,
});
