import { beforeEach, describe, expect, it } from 'vitest';
import { PROTOCOL, type ClientIn } from '#lib/wire/in.gen.ts';
import type { ClientOut } from '#lib/wire/out.gen.ts';
import { Connection, type MoveResult, type ConnectionState } from './connection.ts';
import type { SocketHandlers, Environment } from './environment.ts';

const TABLE = '00000000-0000-4000-8000-000000000001';

/** A fake server: it records what is sent, and tests send its messages and let its time pass. */
class Server {
  readonly received: ClientIn[] = [];
  connections = 0;
  /** Whether it has no room for a further socket. */
  isFull = false;
  /** How often the page was asked to start again. */
  restarts = 0;
  /** Whether a ping is answered while it is sent, as a lesson does it. */
  answersPings = false;
  #hearer: SocketHandlers | null = null;
  #waiting: { at: number; work: () => void }[] = [];
  #now = 0;
  #ids = 0;

  readonly world: Environment = {
    connect: (hearer) => {
      this.connections += 1;
      this.#hearer = hearer;
      return {
        send: (data) => {
          const message = JSON.parse(data) as ClientIn;
          this.received.push(message);
          if (this.answersPings && message.type === 'ping') this.send({ type: 'pong', n: message.n });
        },
        close: () => undefined,
      };
    },
    setTimer: (milliseconds, work) => {
      const one = { at: this.#now + milliseconds, work };
      this.#waiting.push(one);
      return () => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
      };
    },
    random: () => 0.5,
    isFull: () => Promise.resolve(this.isFull),
    startAgain: () => {
      this.restarts += 1;
    },
    moveId: () => `move-${String((this.#ids += 1))}`,
  };

  open(): void {
    this.#hearer?.onOpen();
  }

  send(message: object): void {
    this.#hearer?.onMessage(JSON.stringify(message));
  }

  close(code?: number): void {
    this.#hearer?.onClose(code);
  }

  advanceTime(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const next = this.#waiting.filter((one) => one.at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#now = next.at;
      next.work();
    }
    this.#now = until;
  }

  lastReceived(): ClientIn | undefined {
    return this.received.at(-1);
  }
}

const sight = (cursor: number): object => ({ type: 'sight', table: TABLE, cursor });
const step = (cursor: number): object => ({ type: 'step', table: TABLE, cursor });

describe('the line', () => {
  let server: Server;
  let line: Connection;
  let messages: ClientOut[];
  let states: ConnectionState[];

  beforeEach(() => {
    server = new Server();
    line = new Connection(server.world);
    messages = [];
    states = [];
    line.onStateChange = (standing) => states.push(standing);
    line.subscribe(TABLE, 0, { onMessage: (message) => messages.push(message) });
    server.open();
  });

  it('watches a table as soon as it is open', () => {
    expect(server.received).toEqual([{ type: 'watch', table: TABLE, seat: 0, cursor: null, outline: true }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('asks as a spectator for a screen, before and after a break', () => {
    line.subscribe(TABLE, 'screen', { onMessage: (message) => messages.push(message) });
    server.send(sight(3));
    server.close();
    server.advanceTime(1000);
    server.open();

    const watch = { type: 'watch', table: TABLE, seat: null, screen: true, outline: true };
    expect(server.received.slice(1)).toEqual([
      { ...watch, cursor: null },
      { ...watch, cursor: 3 },
    ]);
  });

  it('tells what the server says of the table, and nothing of other tables', () => {
    server.send(sight(3));
    server.send({ ...step(1), table: 'another' });

    expect(messages).toEqual([sight(3)]);
  });

  it('catches up from its cursor after a break', () => {
    server.send(sight(3));
    server.send(step(4));
    server.close();
    server.advanceTime(1000);
    server.open();

    expect(server.connections).toBe(2);
    expect(server.lastReceived()).toEqual({ type: 'watch', table: TABLE, seat: 0, cursor: 4, outline: true });
  });

  it('reports a server of a newer release, once no move waits for its answer', () => {
    const reported: number[] = [];
    line.onOutdated = (protocol) => reported.push(protocol);
    server.send({ type: 'welcome', protocol: PROTOCOL, name: 'Anna', heartbeat: 20 });
    void line.play(TABLE, 0, 7, {});
    server.close();
    server.advanceTime(1000);
    server.open();
    server.send({ type: 'welcome', protocol: PROTOCOL + 1, name: 'Anna', heartbeat: 20 });
    expect(reported).toEqual([]);

    server.send({ type: 'accepted', move_id: 'move-1' });

    expect(reported).toEqual([PROTOCOL + 1]);
  });

  it('tries again at once when a person asks for it, and is lost until it is open', () => {
    server.close();
    server.advanceTime(250);
    server.close();
    const before = server.connections;

    line.retryNow();

    expect(server.connections).toBe(before + 1);
    expect(states.at(-1)).toBe('lost');
    server.open();
    expect(states.at(-1)).toBe('open');
  });

  it('tells no step twice', () => {
    server.send(sight(3));
    server.send(step(4));
    server.send(step(4));

    expect(messages).toHaveLength(2);
  });

  it('says that it is lost only after a second try, and that it is back', () => {
    server.close();
    server.advanceTime(250);
    server.close();
    server.advanceTime(500);
    server.open();

    expect(states).toEqual(['connecting', 'open', 'connecting', 'lost', 'open']);
  });

  it('waits long where the server has no room, says so, and comes back', async () => {
    server.isFull = true;
    server.close();
    server.advanceTime(250);
    server.close();
    await Promise.resolve();
    await Promise.resolve();
    expect(states.at(-1)).toBe('full');
    const before = server.connections;

    server.advanceTime(29_000);
    expect(server.connections).toBe(before);
    server.advanceTime(1000);
    expect(server.connections).toBe(before + 1);
    server.open();
    expect(states.at(-1)).toBe('open');
  });

  it('starts again without a session after it was logged out on another device', () => {
    server.close(4001);
    server.advanceTime(1999);
    expect(server.restarts).toBe(0);
    server.advanceTime(60_000);

    expect(server.restarts).toBe(1);
    expect(server.connections).toBe(1);
  });

  it('waits longer after each try, up to a while', () => {
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = server.connections;
      server.close();
      server.advanceTime(wait - 1);
      expect(server.connections).toBe(before);
      server.advanceTime(1);
      expect(server.connections).toBe(before + 1);
    }
  });

  it('sends a move that was not answered again, under the same name', async () => {
    const answer = line.play(TABLE, 0, 7, { type: 'build' });
    const sent = server.lastReceived();
    server.close();
    server.advanceTime(1000);
    server.open();

    expect(server.lastReceived()).toEqual(sent);
    server.send({ type: 'accepted', move_id: 'move-1' });
    expect(await answer).toEqual<MoveResult>({ kind: 'accepted' });
  });

  it('keeps a move for a line that is not there yet', async () => {
    server.close();
    const answer = line.play(TABLE, 0, 7, { type: 'build' });
    server.open();
    const why = { type: 'illegal', clause: '4.4', message: { key: 'refusal-cannot-pay', data: {} } };
    server.send({ type: 'refused', move_id: 'move-1', why });

    expect(await answer).toEqual({ kind: 'refused', why });
  });

  it('tries again what was only not served at this moment', () => {
    void line.play(TABLE, 0, 7, { type: 'build' });
    server.send({ type: 'problem', problem: { type: 'try-again', status: 503 }, move_id: 'move-1', table: TABLE });
    const before = server.received.length;
    server.advanceTime(1000);

    expect(server.received.length).toBe(before + 1);
    expect(server.lastReceived()).toMatchObject({ type: 'play', move_id: 'move-1' });
  });

  it('answers with the problem what cannot be served at all', async () => {
    const answer = line.takeBack(TABLE, 0);
    server.send({ type: 'problem', problem: { type: 'not-now', status: 409 }, move_id: 'move-1', table: TABLE });

    expect(await answer).toEqual({ kind: 'problem', problem: { type: 'not-now', status: 409 } });
  });

  it('goes to another process when this one leaves', () => {
    server.send({ type: 'leaving' });
    server.advanceTime(250);

    expect(server.connections).toBe(2);
  });

  it('asks a silent line, and gives it up if it does not answer', () => {
    server.advanceTime(15_000);
    expect(server.lastReceived()).toEqual({ type: 'ping', n: 1 });
    server.send({ type: 'pong', n: 1 });
    server.advanceTime(15_000);
    expect(server.lastReceived()).toEqual({ type: 'ping', n: 2 });
    server.advanceTime(8_000 + 250);

    expect(server.connections).toBe(2);
  });

  it('stays with a line that answers at once, however long it is silent', () => {
    server.answersPings = true;
    server.advanceTime(60_000);

    expect(server.connections).toBe(1);
    expect(server.lastReceived()).toEqual({ type: 'ping', n: 4 });
  });

  it('is hung up when nobody needs it', () => {
    line.unsubscribe(TABLE);
    server.close();
    server.advanceTime(60_000);

    expect(server.lastReceived()).toEqual({ type: 'unwatch', table: TABLE });
    expect(server.connections).toBe(1);
  });

  it('comes back at once when the device wakes', () => {
    server.close();
    line.reconnectNow();

    expect(server.connections).toBe(2);
  });
});
