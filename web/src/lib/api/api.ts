/** Typed HTTP requests. A request that fails raises `ProblemError` with its problem document. */
import type {
  CreateTable,
  LearningProgress,
  SolvingProgress,
  LessonAct,
  MoveChair,
  AssignBot,
  OpenLesson,
  PuzzleTry,
  ShowCase,
  SwapSeats,
  TakeSeat,
} from '#lib/wire/in.gen.ts';
import type {
  ChoiceCount,
  CoachHint,
  DailyPuzzles,
  ServerAddress,
  GameReview,
  LessonList,
  LessonPosition,
  LessonResult,
  NextGame,
  Outline,
  PictureList,
  PuzzleList,
  PuzzlePosition,
  PuzzleProof,
  ProblemDocument,
  Invitation,
  InvitationRedeemed,
  RemovedGuests,
  Replay,
  SeatLink,
  SeriesScore,
  SessionStarted,
  ShownCase,
  GameList,
  TableCreated,
  TableLinks,
  TableWithRights,
  TableList,
} from '#lib/wire/out.gen.ts';

/** A request that was answered with a problem document, or not answered at all. */
export class ProblemError extends Error {
  readonly problem: ProblemDocument;

  constructor(problem: ProblemDocument) {
    super(problem.detail ?? problem.type);
    this.problem = problem;
  }
}

/** Return whether a request failed because of the name of a person. */
export const isAboutName = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.type.startsWith('name-');

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetchOrThrow(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function fetchOrThrow(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ProblemError({ type: 'offline', status: 0 });
  });
  if (answer.ok) return answer;
  const isProblem = answer.headers.get('content-type')?.includes('json') ?? false;
  throw new ProblemError(
    isProblem ? ((await answer.json()) as ProblemDocument) : { type: 'broken', status: answer.status },
  );
}

const seatQuery = (seat: number | null): string => (seat === null ? '' : `?seat=${String(seat)}`);
const puzzlePath = (game: string, puzzle: string, rest = ''): string => `/games/${game}/puzzles/${puzzle}${rest}`;
const tablePath = (table: string, rest = ''): string => `/tables/${table}${rest}`;

export const api = {
  address: () => request<ServerAddress>('GET', '/address'),
  session: () => request<SessionStarted>('GET', '/session'),
  startSession: (name: string) => request<SessionStarted>('POST', '/session', { name }),
  /** End the sessions of this person on all devices; this device gets a new one. */
  endEverywhere: () => request<SessionStarted>('POST', '/session/end-everywhere'),
  /** Succeed if a socket may be opened: a browser does not say why one was refused. */
  checkSocket: () => request<unknown>('GET', '/socket'),
  /** Check the names of people, before a table is created for them. Raises `ProblemError` if one is not possible. */
  checkNames: (names: readonly string[]) => request<unknown>('POST', '/names', { names }),
  games: () => request<GameList>('GET', '/games'),
  tables: () => request<TableList>('GET', '/tables'),
  pictures: (game: string) => request<PictureList>('GET', `/games/${game}/pictures`),
  lessons: (game: string) => request<LessonList>('GET', `/games/${game}/lessons`),
  openLesson: (game: string, lesson: string, at: OpenLesson) =>
    request<LessonPosition>('POST', `/games/${game}/lessons/${lesson}/open`, at),
  actInLesson: (game: string, lesson: string, act: LessonAct) =>
    request<LessonResult>('POST', `/games/${game}/lessons/${lesson}/act`, act),
  /** Return the puzzles of the last days, today's first. */
  dailyPuzzles: () => request<DailyPuzzles>('GET', '/puzzles/days'),
  puzzles: (game: string) => request<PuzzleList>('GET', `/games/${game}/puzzles`),
  puzzle: (game: string, puzzle: string) => request<PuzzlePosition>('GET', puzzlePath(game, puzzle)),
  tryPuzzle: (game: string, puzzle: string, choice: PuzzleTry) =>
    request<ChoiceCount>('POST', puzzlePath(game, puzzle, '/try'), choice),
  puzzleProof: (game: string, puzzle: string) => request<PuzzleProof>('GET', puzzlePath(game, puzzle, '/proof')),
  puzzleCase: (game: string, puzzle: string, which: ShowCase) =>
    request<ShownCase>('POST', puzzlePath(game, puzzle, '/case'), which),
  /** Merge what was tried on this device with what the person tried on others. */
  mergePuzzles: (progress: SolvingProgress) => request<SolvingProgress>('POST', '/puzzles/progress', progress),
  /** Start a game against bots from the position of a puzzle. */
  playPuzzle: (game: string, puzzle: string) => request<TableWithRights>('POST', puzzlePath(game, puzzle, '/play')),
  /** Merge the progress of this device in the lessons with that of the person. */
  mergeProgress: (progress: LearningProgress) => request<LearningProgress>('POST', '/learning', progress),
  table: (table: string) => request<TableWithRights>('GET', tablePath(table)),
  create: (wanted: CreateTable) => request<TableCreated>('POST', '/tables', wanted),
  redeem: (secret: string) => request<InvitationRedeemed>('POST', '/links', { secret }),
  takeSeat: (table: string, seat: number, as: TakeSeat) =>
    request<unknown>('PUT', tablePath(table, `/seats/${String(seat)}`), as),
  putBot: (table: string, seat: number, bot: AssignBot) =>
    request<unknown>('PUT', tablePath(table, `/seats/${String(seat)}/bot`), bot),
  freeSeat: (table: string, seat: number) => request<unknown>('DELETE', tablePath(table, `/seats/${String(seat)}`)),
  seatLink: (table: string, seat: number) => request<SeatLink>('POST', tablePath(table, `/seats/${String(seat)}/link`)),
  /** Return the people whom the host has removed; for the host only. */
  removedGuests: (table: string) => request<RemovedGuests>('GET', tablePath(table, '/removed')),
  readmit: (table: string, guest: string) => request<unknown>('DELETE', tablePath(table, `/removed/${guest}`)),
  withdrawSeatLink: (table: string, seat: number, dropsHolders: boolean) =>
    request<unknown>('POST', tablePath(table, `/seats/${String(seat)}/link/withdraw`), { drops_holders: dropsHolders }),
  /** Return the links that this person decides about and that work. */
  links: (table: string) => request<TableLinks>('GET', tablePath(table, '/links')),
  renewInvitation: (table: string) => request<Invitation>('POST', tablePath(table, '/invitation')),
  withdrawInvitation: (table: string) => request<unknown>('DELETE', tablePath(table, '/invitation')),
  hint: (table: string, seat: number) => request<CoachHint>('POST', tablePath(table, `/seats/${String(seat)}/hint`)),
  swap: (table: string, swap: SwapSeats) => request<unknown>('POST', tablePath(table, '/swap'), swap),
  /** Move to another chair, which must be free. */
  moveChair: (table: string, seat: number, move: MoveChair) =>
    request<unknown>('POST', tablePath(table, `/seats/${String(seat)}/move`), move),
  start: (table: string) => request<unknown>('POST', tablePath(table, '/start')),
  replay: (table: string, seat: number | null) => request<Replay>('GET', tablePath(table, `/replay${seatQuery(seat)}`)),
  replayOutline: (table: string, seat: number | null, moment: number) =>
    request<Outline>('GET', tablePath(table, `/replay/${String(moment)}${seatQuery(seat)}`)),
  review: (table: string) => request<GameReview>('GET', tablePath(table, '/review')),
  setReviewConsent: (table: string, seat: number, isJudged: boolean) =>
    request<unknown>('PUT', tablePath(table, `/seats/${String(seat)}/judged`), { is_judged: isJudged }),
  requestReview: (table: string) => request<GameReview>('POST', tablePath(table, '/review')),
  /** Return the record of a finished game as text, exactly as it was written. */
  record: async (table: string) => await (await fetchOrThrow('GET', tablePath(table, '/record'))).text(),
  /** Start a new game that continues a finished one from just before this entry of its record. */
  startWhatIf: (table: string, entry: number) =>
    request<TableWithRights>('POST', tablePath(table, '/what-if'), { entry }),
  /** Return the total scores of all seats over the rematches that led to this table. */
  series: (table: string) => request<SeriesScore>('GET', tablePath(table, '/series')),
  /** Return the next game of a series. Every caller gets the same table. */
  next: (table: string) => request<NextGame>('POST', tablePath(table, '/next')),
  rematch: (table: string) => request<TableCreated>('POST', tablePath(table, '/rematch')),
  resign: (table: string, seat: number) => request<unknown>('POST', tablePath(table, '/resign'), { seat }),
  leave: (table: string, seat: number) => request<unknown>('POST', tablePath(table, '/leave'), { seat }),
  returnToSeat: (table: string, seat: number) => request<unknown>('POST', tablePath(table, '/return'), { seat }),
};
