/** What the line needs of the world: sockets, time and chance, so that tests can bring their own. */

export type Socket = { readonly send: (data: string) => void; readonly close: () => void };

/** Whoever is told what becomes of a socket; never while it is being made. */
export type Hearer = {
  readonly opened: () => void;
  readonly told: (data: string) => void;
  readonly closed: () => void;
};

export type World = {
  readonly connect: (hearer: Hearer) => Socket;
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
  connect: (hearer) => {
    const socket = new WebSocket(url);
    socket.onopen = hearer.opened;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      hearer.told(data);
    };
    socket.onclose = hearer.closed;
    return {
      send: (data) => {
        socket.send(data);
      },
      close: () => {
        socket.close();
      },
    };
  },
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  chance: Math.random,
  moveId: newMoveId,
});
