/** The most recipients one SMS object may have (spec, Limits). */
export const recipientsPerRequest = 10_000;
/** The most connections the service accepts from one address (spec, Limits). */
export const mostConnections = 40;

/** The parts of `SendOptions` that cut an audience into chunks. */
export interface Plan {
  readonly chunkSize: number;
  readonly canary: number;
  readonly perMinute: number | null;
  readonly splitUnicode: boolean;
}

/** The people of one request, in order, and whether their texts are sent with the encoding for Unicode. */
export interface PlannedChunk<Person> {
  readonly people: readonly Person[];
  readonly unicode: boolean;
}

/**
 * Cuts people into chunks that hold everybody exactly once. The first few people are the canary, whatever
 * their alphabet; where the plan parts alphabets, each chunk is of one, and order is kept within it.
 * Holds two chunks at most, however many people come.
 */
export function* planChunks<Person extends { readonly unicode: boolean }>(
  people: Iterable<Person>,
  plan: Plan,
): Generator<PlannedChunk<Person>> {
  const size = planSize(plan);
  const canary = clamp(plan.canary, 0, recipientsPerRequest);
  const open: Record<'plain' | 'unicode', Person[]> = { plain: [], unicode: [] };
  let seen = 0;
  for (const person of people) {
    const kind = plan.splitUnicode && person.unicode ? 'unicode' : 'plain';
    open[kind].push(person);
    seen++;
    if (seen === canary) yield* close(open);
    else if (open[kind].length === size && seen > canary) {
      yield { people: open[kind], unicode: kind === 'unicode' };
      open[kind] = [];
    }
  }
  yield* close(open);
}

function* close<Person>(open: Record<'plain' | 'unicode', Person[]>): Generator<PlannedChunk<Person>> {
  for (const kind of ['plain', 'unicode'] as const) {
    if (open[kind].length > 0) yield { people: open[kind], unicode: kind === 'unicode' };
    open[kind] = [];
  }
}

/** People per request, within the service's limit and the plan's pace: a larger one would break the pace. */
export function planSize(plan: Plan): number {
  const pace = plan.perMinute === null || plan.perMinute <= 0 ? recipientsPerRequest : plan.perMinute;
  return Math.min(clamp(plan.chunkSize, 1, recipientsPerRequest), clamp(pace, 1, recipientsPerRequest));
}

/**
 * How long to wait, in ms, before the next request may start: the time that the `people` of the one before
 * take at the plan's pace, counted from its start. Only the last request counts, so time lost to a pause or
 * to sleep is never caught up in a burst, and a clock set back holds a campaign no longer than that time.
 */
export function paceDelay(perMinute: number | null, people: number, startedAt: number, now: number): number {
  if (perMinute === null || perMinute <= 0) return 0;
  const share = Math.ceil((people / perMinute) * 60_000);
  return Math.min(share, Math.max(0, startedAt + share - now));
}

/** The connections a plan may really use, within the service's limit (spec, Limits). */
export function planConnections(plan: { readonly connections: number }): number {
  return clamp(plan.connections, 1, mostConnections);
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}
