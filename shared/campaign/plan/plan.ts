import type { SendOptions } from '../../draft/draft.ts';
import type { SizedPerson } from '../../message/final-text.ts';

/** The most recipients one SMS object may have (spec, Limits). */
export const recipientsPerRequest = 10_000;
/** The most connections the service accepts from one address (spec, Limits). */
export const connectionsPerAddress = 40;
/** As many of them are for readings of the balance, and so need not be counted where sending counts. */
export const connectionsForBalances = 4;
/** As many are for campaigns, tests and rehearsals. */
export const connectionsToSend = connectionsPerAddress - connectionsForBalances;

/** The parts of `SendOptions` that cut an audience into chunks. */
export interface Plan {
  readonly chunkSize: number;
  readonly canary: number;
  readonly perMinute: number | null;
  readonly splitUnicode: boolean;
}

/** The parts that a recipient's text takes in the request it goes in. */
export function partsIn({ unicode }: { readonly unicode: boolean }, person: SizedPerson): number {
  return unicode ? person.partsAsUnicode : person.parts;
}

/** The people of one request, in order. */
export interface PlannedChunk<Person> {
  readonly people: readonly Person[];
  /** Index of the version of the message that all of them get: an SMS object has one message (spec, SMS). */
  readonly version: number;
  /** True when a text in it needs Unicode, so that the request is sent with the encoding for it. */
  readonly unicode: boolean;
  readonly canary: boolean;
}

/**
 * Starts a plan, whose chunks hold everybody exactly once. The first few people are the canary, whatever
 * their alphabet; each chunk is of one version of the message and, where the plan parts alphabets, of one alphabet; order is kept
 * within it.
 */
export function createPlanner<Person extends Pick<SizedPerson, 'unicode' | 'version'>>(plan: Plan) {
  const size = planSize(plan);
  const canary = clamp(plan.canary, 0, recipientsPerRequest);
  const mostOfCanary = mostAtPace(plan);
  /** By version and alphabet. */
  const open: Person[][] = [];
  let seen = 0;

  function close(): PlannedChunk<Person>[] {
    const chunks = open.filter((people) => people.length > 0).map(planned);
    open.length = 0;
    return chunks;
  }

  const planned = (people: readonly Person[]): PlannedChunk<Person> => ({
    people,
    version: people[0]!.version,
    unicode: people.some((person) => person.unicode),
    canary: seen <= canary,
  });

  return {
    /** Takes the next person; gives the chunks that are complete with them. */
    push(person: Person): readonly PlannedChunk<Person>[] {
      const apart = plan.splitUnicode && person.unicode;
      const at = 2 * person.version + (apart ? 1 : 0);
      const people = open[at] ?? [];
      open[at] = people;
      people.push(person);
      seen++;
      if (seen === canary) return close();
      if (people.length < (seen < canary ? mostOfCanary : size)) return [];
      open[at] = [];
      return [planned(people)];
    },
    /** Gives what is left when nobody else comes. */
    end: close,
  };
}

/** People per request, within the service's limit and the plan's pace: a larger one would break the pace. */
export function planSize(plan: Plan): number {
  return Math.min(clamp(plan.chunkSize, 1, recipientsPerRequest), mostAtPace(plan));
}

function mostAtPace({ perMinute }: Plan): number {
  const pace = perMinute === null || perMinute <= 0 ? recipientsPerRequest : perMinute;
  return clamp(pace, 1, recipientsPerRequest);
}

/** The connections a plan may really use, within the service's limit (spec, Limits). */
export function planConnections(plan: { readonly connections: number }): number {
  return clamp(plan.connections, 1, connectionsToSend);
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}

/** People of the canary where the options have none. */
const usual = 5;
/** A larger canary would put as many in doubt as none. */
const most = 100;

/**
 * The options that a campaign is sent with: through an account by which nothing was accepted at its address yet, a small
 * canary goes first whatever was chosen, so that a wrong address never puts many in doubt.
 */
export function withFirstCanary(options: SendOptions, isProven: boolean): SendOptions {
  if (isProven || (options.canary >= 1 && options.canary <= most)) return options;
  return { ...options, canary: options.canary < 1 ? usual : most };
}
