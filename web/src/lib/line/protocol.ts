/** What the connection needs from its environment: sockets, timers and randomness, so that tests can replace them. */

export type Socket = { readonly send: (data: string) => void; readonly close: () => void };

/** Handlers of a socket's events; never called before `connect` has returned. */
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

/** Return a random move id. `crypto.randomUUID` is missing on pages loaded by plain http; `getRandomValues` is not. */
export function newMoveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The environment of a browser. */
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
