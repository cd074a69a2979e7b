/** Typed HTTP requests. A request that fails raises `Trouble` with its problem document. */
import type { CreateTable, MoveChair, PutBot, SwapSeats, TakeSeat } from '#lib/wire/in.gen.ts';
import type {
  Address,
  GameReview,
  NextGame,
  Outline,
  ProblemDocument,
  Redeemed,
  Replay,
  SeatLink,
  SeriesScore,
  SessionStarted,
  Shelf,
  TableCreated,
  TableFor,
  TableList,
} from '#lib/wire/out.gen.ts';

/** A request that was answered with a problem document, or not answered at all. */
export class Trouble extends Error {
  readonly problem: ProblemDocument;

  constructor(problem: ProblemDocument) {
    super(problem.detail ?? problem.type);
    this.problem = problem;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await answered(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function answered(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Trouble({ type: 'offline', status: 0 });
  });
  if (answer.ok) return answer;
  const isProblem = answer.headers.get('content-type')?.includes('json') ?? false;
  throw new Trouble(isProblem ? ((await answer.json()) as ProblemDocument) : { type: 'broken', status: answer.status });
}

const from = (seat: number | null): string => (seat === null ? '' : `?seat=${String(seat)}`);
const at = (table: string, rest = ''): string => `/tables/${table}${rest}`;

export const api = {
  address: () => ask<Address>('GET', '/address'),
  session: () => ask<SessionStarted>('GET', '/session'),
  startSession: (name: string) => ask<SessionStarted>('POST', '/session', { name }),
  shelf: () => ask<Shelf>('GET', '/games'),
  tables: () => ask<TableList>('GET', '/tables'),
  table: (table: string) => ask<TableFor>('GET', at(table)),
  create: (wanted: CreateTable) => ask<TableCreated>('POST', '/tables', wanted),
  redeem: (secret: string) => ask<Redeemed>('POST', '/links', { secret }),
  sit: (table: string, seat: number, as: TakeSeat) => ask<unknown>('PUT', at(table, `/seats/${String(seat)}`), as),
  putBot: (table: string, seat: number, bot: PutBot) =>
    ask<unknown>('PUT', at(table, `/seats/${String(seat)}/bot`), bot),
  free: (table: string, seat: number) => ask<unknown>('DELETE', at(table, `/seats/${String(seat)}`)),
  seatLink: (table: string, seat: number) => ask<SeatLink>('POST', at(table, `/seats/${String(seat)}/link`)),
  swap: (table: string, swap: SwapSeats) => ask<unknown>('POST', at(table, '/swap'), swap),
  /** Move to another chair, which must be free. */
  move: (table: string, seat: number, move: MoveChair) =>
    ask<unknown>('POST', at(table, `/seats/${String(seat)}/move`), move),
  start: (table: string) => ask<unknown>('POST', at(table, '/start')),
  replay: (table: string, seat: number | null) => ask<Replay>('GET', at(table, `/replay${from(seat)}`)),
  moment: (table: string, seat: number | null, moment: number) =>
    ask<Outline>('GET', at(table, `/replay/${String(moment)}${from(seat)}`)),
  review: (table: string) => ask<GameReview>('GET', at(table, '/review')),
  judge: (table: string, seat: number, isJudged: boolean) =>
    ask<unknown>('PUT', at(table, `/seats/${String(seat)}/judged`), { is_judged: isJudged }),
  askForReview: (table: string) => ask<GameReview>('POST', at(table, '/review')),
  /** Return the record of a finished game as text, exactly as it was written. */
  record: async (table: string) => await (await answered('GET', at(table, '/record'))).text(),
  /** Start a new game that continues a finished one from just before this entry of its record. */
  playOn: (table: string, entry: number) => ask<TableFor>('POST', at(table, '/what-if'), { entry }),
  /** Return the total scores of all seats over the rematches that led to this table. */
  series: (table: string) => ask<SeriesScore>('GET', at(table, '/series')),
  /** Return the next game of a series. Every caller gets the same table. */
  next: (table: string) => ask<NextGame>('POST', at(table, '/next')),
  rematch: (table: string) => ask<TableCreated>('POST', at(table, '/rematch')),
  resign: (table: string, seat: number) => ask<unknown>('POST', at(table, '/resign'), { seat }),
  leave: (table: string, seat: number) => ask<unknown>('POST', at(table, '/leave'), { seat }),
  comeBack: (table: string, seat: number) => ask<unknown>('POST', at(table, '/return'), { seat }),
};
