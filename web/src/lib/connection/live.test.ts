import { afterAll, describe, expect, it } from 'vitest';
import type { ClientOut, SessionStarted, FullView, TableCreated, TableWithRights } from '#lib/wire/out.gen.ts';
import { Connection } from './connection.ts';
import { newMoveId, type SocketHandlers, type Environment } from './environment.ts';

/** Runs against a real server: `tests/server/test_site_connection.py` starts it and sets its URL. */
const SERVER = process.env['BURGHOF_URL'] ?? '';

type OpenSocket = { socket: WebSocket };

describe.skipIf(!SERVER)('the line to a real server', () => {
  const open: OpenSocket[] = [];
  let token = '';

  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${SERVER}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}: ${String(answer.status)}`).toBe(true);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }

  const world: Environment = {
    connect: (hearer: SocketHandlers) => {
      const headers = { authorization: `Bearer ${token}` };
      // Node's WebSocket accepts headers, a browser's does not.
      const Maker = WebSocket as unknown as new (url: string, options: object) => WebSocket;
      const socket = new Maker(`${SERVER.replace('http', 'ws')}/api/socket`, { headers });
      open.push({ socket });
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
      const timer = setTimeout(work, milliseconds / 10);
      return () => {
        clearTimeout(timer);
      };
    },
    random: () => 0.5,
    moveId: newMoveId,
  };
  const line = new Connection(world);

  afterAll(() => {
    line.close();
  });

  it('plays on through a break: the move is kept once, and what was missed is told', async () => {
    token = (await ask<SessionStarted>('POST', '/session', { name: 'Mara' })).token;
    const { table } = await ask<TableCreated>('POST', '/tables', { game: 'kilt-castle', seats: 2 });
    await ask('PUT', `/tables/${table.id}/seats/0`, { name: 'Mara' });
    await ask('PUT', `/tables/${table.id}/seats/1`, { name: 'Jonas' });
    await ask('POST', `/tables/${table.id}/start`);

    const told: ClientOut[] = [];
    const waitForMessage = async <Kind extends ClientOut['type']>(
      kind: Kind,
      from = 0,
    ): Promise<Extract<ClientOut, { type: Kind }>> =>
      await expect
        .poll(() => told.slice(from).find((message) => message.type === kind), { timeout: 10_000 })
        .toBeDefined()
        .then(() => told.slice(from).find((message) => message.type === kind) as Extract<ClientOut, { type: Kind }>);
    const first: FullView = await ask<FullView>('GET', `/tables/${table.id}/sight?seat=0`);
    const seat = first.decisions.length > 0 ? 0 : 1;
    line.subscribe(table.id, seat, { onMessage: (message) => told.push(message) });
    const sight = await waitForMessage('sight');
    const [decision, offer] = [sight.decisions[0], sight.offers[0] as { move: unknown }];

    const before = told.length;
    open.at(-1)?.socket.close();
    const answer = await line.play(table.id, seat, decision?.token ?? 0, offer.move);
    const step = await waitForMessage('step', before);

    expect(answer).toEqual({ kind: 'accepted' });
    expect(open.length).toBeGreaterThan(1);
    expect(step.cursor).toBe(sight.cursor + 1);
    expect(step.said.length).toBe(step.frames.filter((frame) => frame.event !== null).length);
    const after = await ask<TableWithRights>('GET', `/tables/${table.id}`);
    expect(after.table.phase).toBe('running');
  });
});
