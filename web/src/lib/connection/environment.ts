/** What the connection needs from its environment: sockets, timers and randomness, so that tests can replace them. */
import { api, ProblemError } from '#lib/api/api.ts';
import { PROTOCOL } from '#lib/wire/in.gen.ts';

export type Socket = { readonly send: (data: string) => void; readonly close: () => void };

/** Handlers of a socket's events; never called before `connect` has returned. */
export type SocketHandlers = {
  readonly onOpen: () => void;
  readonly onMessage: (data: string) => void;
  /** Called with the close code of the WebSocket protocol, if there is one. */
  readonly onClose: (code?: number) => void;
};

export type Environment = {
  readonly connect: (hearer: SocketHandlers) => Socket;
  readonly setTimer: (milliseconds: number, work: () => void) => () => void;
  readonly random: () => number;
  readonly moveId: () => string;
  /** Return whether the server has no room for a further socket; false if it does not answer. */
  readonly isFull?: () => Promise<boolean>;
  /** Start again without a session, because the person was logged out on another device. */
  readonly startAgain?: () => void;
  /** Whether what it connects to is a lesson: every die of the learner is thrown by hand, also after scripted moves. */
  readonly isLesson?: boolean;
};

/** Return a random move id. `crypto.randomUUID` is missing on pages loaded by plain http; `getRandomValues` is not. */
export function newMoveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The environment of a page whose tables are on the server that it comes from. */
export const serverEnvironment = (): Environment => ({
  ...browserEnvironment(`${location.origin.replace(/^http/, 'ws')}/api/socket?protocol=${String(PROTOCOL)}`),
  isFull: async () => {
    try {
      await api.checkSocket();
      return false;
    } catch (error) {
      return error instanceof ProblemError && error.problem.type === 'full';
    }
  },
  startAgain: () => {
    location.reload();
  },
});

/** The environment of a browser. */
export const browserEnvironment = (url: string): Environment => ({
  connect: (hearer) => {
    const socket = new WebSocket(url);
    socket.onopen = hearer.onOpen;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      hearer.onMessage(data);
    };
    socket.onclose = ({ code }) => {
      hearer.onClose(code);
    };
    return {
      send: (data) => {
        socket.send(data);
      },
      close: () => {
        socket.close();
      },
    };
  },
  setTimer: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
  random: Math.random,
  moveId: newMoveId,
});
