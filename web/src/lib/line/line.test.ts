import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientIn } from '#lib/wire/in.gen.ts';
import type { ClientOut } from '#lib/wire/out.gen.ts';
import { Line, type Answer, type Standing } from './line.ts';
import type { Hearer, World } from './protocol.ts';

const TABLE = '00000000-0000-4000-8000-000000000001';

/** A fake server: it records what is sent, and tests send its messages and let its time pass. */
class Server {
  readonly heard: ClientIn[] = [];
  connections = 0;
  #hearer: Hearer | null = null;
  #waiting: { at: number; work: () => void }[] = [];
  #now = 0;
  #ids = 0;

  readonly world: World = {
    connect: (hearer) => {
      this.connections += 1;
      this.#hearer = hearer;
      return {
        send: (data) => {
          this.heard.push(JSON.parse(data) as ClientIn);
        },
        close: () => undefined,
      };
    },
    after: (milliseconds, work) => {
      const one = { at: this.#now + milliseconds, work };
      this.#waiting.push(one);
      return () => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
      };
    },
    chance: () => 0.5,
    moveId: () => `move-${String((this.#ids += 1))}`,
  };

  opens(): void {
    this.#hearer?.opened();
  }

  says(message: object): void {
    this.#hearer?.told(JSON.stringify(message));
  }

  hangsUp(): void {
    this.#hearer?.closed();
  }

  passes(milliseconds: number): void {
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

  last(): ClientIn | undefined {
    return this.heard.at(-1);
  }
}

const sight = (cursor: number): object => ({ type: 'sight', table: TABLE, cursor });
const step = (cursor: number): object => ({ type: 'step', table: TABLE, cursor });

describe('the line', () => {
  let server: Server;
  let line: Line;
  let told: ClientOut[];
  let standings: Standing[];

  beforeEach(() => {
    server = new Server();
    line = new Line(server.world);
    told = [];
    standings = [];
    line.onstanding = (standing) => standings.push(standing);
    line.follow(TABLE, 0, { told: (message) => told.push(message) });
    server.opens();
  });

  it('watches a table as soon as it is open', () => {
    expect(server.heard).toEqual([{ type: 'watch', table: TABLE, seat: 0, cursor: null, outline: true }]);
    expect(standings).toEqual(['connecting', 'open']);
  });

  it('asks as a spectator for a screen, before and after a break', () => {
    line.follow(TABLE, 'screen', { told: (message) => told.push(message) });
    server.says(sight(3));
    server.hangsUp();
    server.passes(1000);
    server.opens();

    const watch = { type: 'watch', table: TABLE, seat: null, screen: true, outline: true };
    expect(server.heard.slice(1)).toEqual([
      { ...watch, cursor: null },
      { ...watch, cursor: 3 },
    ]);
  });

  it('tells what the server says of the table, and nothing of other tables', () => {
    server.says(sight(3));
    server.says({ ...step(1), table: 'another' });

    expect(told).toEqual([sight(3)]);
  });

  it('catches up from its cursor after a break', () => {
    server.says(sight(3));
    server.says(step(4));
    server.hangsUp();
    server.passes(1000);
    server.opens();

    expect(server.connections).toBe(2);
    expect(server.last()).toEqual({ type: 'watch', table: TABLE, seat: 0, cursor: 4, outline: true });
  });

  it('tells no step twice', () => {
    server.says(sight(3));
    server.says(step(4));
    server.says(step(4));

    expect(told).toHaveLength(2);
  });

  it('says that it is lost only after a second try, and that it is back', () => {
    server.hangsUp();
    server.passes(250);
    server.hangsUp();
    server.passes(500);
    server.opens();

    expect(standings).toEqual(['connecting', 'open', 'connecting', 'lost', 'open']);
  });

  it('waits longer after each try, up to a while', () => {
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = server.connections;
      server.hangsUp();
      server.passes(wait - 1);
      expect(server.connections).toBe(before);
      server.passes(1);
      expect(server.connections).toBe(before + 1);
    }
  });

  it('sends a move that was not answered again, under the same name', async () => {
    const answer = line.play(TABLE, 0, 7, { type: 'build' });
    const sent = server.last();
    server.hangsUp();
    server.passes(1000);
    server.opens();

    expect(server.last()).toEqual(sent);
    server.says({ type: 'accepted', move_id: 'move-1' });
    expect(await answer).toEqual<Answer>({ kind: 'accepted' });
  });

  it('keeps a move for a line that is not there yet', async () => {
    server.hangsUp();
    const answer = line.play(TABLE, 0, 7, { type: 'build' });
    server.opens();
    const why = { type: 'illegal', clause: '4.4', message: { key: 'refusal-cannot-pay', data: {} } };
    server.says({ type: 'refused', move_id: 'move-1', why });

    expect(await answer).toEqual({ kind: 'refused', why });
  });

  it('tries again what was only not served at this moment', () => {
    void line.play(TABLE, 0, 7, { type: 'build' });
    server.says({ type: 'problem', problem: { type: 'try-again', status: 503 }, move_id: 'move-1', table: TABLE });
    const before = server.heard.length;
    server.passes(1000);

    expect(server.heard.length).toBe(before + 1);
    expect(server.last()).toMatchObject({ type: 'play', move_id: 'move-1' });
  });

  it('answers with the problem what cannot be served at all', async () => {
    const answer = line.takeBack(TABLE, 0);
    server.says({ type: 'problem', problem: { type: 'not-now', status: 409 }, move_id: 'move-1', table: TABLE });

    expect(await answer).toEqual({ kind: 'problem', problem: { type: 'not-now', status: 409 } });
  });

  it('goes to another process when this one leaves', () => {
    server.says({ type: 'leaving' });
    server.passes(250);

    expect(server.connections).toBe(2);
  });

  it('asks a silent line, and gives it up if it does not answer', () => {
    server.passes(15_000);
    expect(server.last()).toEqual({ type: 'ping', n: 1 });
    server.says({ type: 'pong', n: 1 });
    server.passes(15_000);
    expect(server.last()).toEqual({ type: 'ping', n: 2 });
    server.passes(8_000 + 250);

    expect(server.connections).toBe(2);
  });

  it('is hung up when nobody needs it', () => {
    line.leave(TABLE);
    server.hangsUp();
    server.passes(60_000);

    expect(server.last()).toEqual({ type: 'unwatch', table: TABLE });
    expect(server.connections).toBe(1);
  });

  it('comes back at once when the device wakes', () => {
    server.hangsUp();
    line.wake();

    expect(server.connections).toBe(2);
  });
});
