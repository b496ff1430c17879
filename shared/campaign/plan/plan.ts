import type { SendOptions } from '../../draft/draft.ts';
import type { SizedPerson } from '../../message/final-text.ts';

/** Per SMS object (spec, Limits). */
export const recipientsPerRequest = 10_000;

export const mostPerMinute = 10_000_000;

/** The options that cut an audience into chunks. */
export type Plan = Pick<SendOptions, 'chunkSize' | 'canary' | 'perMinute' | 'splitUnicode'>;

export function partsIn({ unicode }: { readonly unicode: boolean }, person: SizedPerson): number {
  return unicode ? person.partsAsUnicode : person.parts;
}

export interface PlannedChunk<Person> {
  readonly people: readonly Person[];
  /** Index of the message version that all of them get: an SMS object has one message (spec, SMS). */
  readonly version: number;
  /** A text in it needs Unicode, so the request is sent with the encoding for it. */
  readonly unicode: boolean;
  readonly canary: boolean;
  /** ISO 3166 codes of everybody in it, if quiet hours cut the plan; else empty. */
  readonly countries: string;
}

/** How quiet hours cut a plan: by countries that are quiet in the same minutes. */
export interface QuietCut<Person> {
  countryOf(person: Person): string;
  groupOf(country: string): number;
}

/**
 * The chunks contain every person exactly once. The first people are the canary, in any alphabet. Each chunk
 * has one version of the message, quiet minutes that agree and, if the plan splits alphabets, one alphabet; it keeps
 * the order.
 */
export function createPlanner<Person extends Pick<SizedPerson, 'unicode' | 'version'>>(
  plan: Plan,
  quiet: QuietCut<Person> | null = null,
) {
  const size = planSize(plan);
  const canary = clamp(plan.canary, 0, recipientsPerRequest);
  const mostOfCanary = mostAtPace(plan);
  /** By quiet minutes, and by version and alphabet. */
  const groups: Person[][][] = [];
  let seen = 0;

  function close(): PlannedChunk<Person>[] {
    const chunks = groups
      .flat()
      .filter((people) => people.length > 0)
      .map(planned);
    groups.length = 0;
    return chunks;
  }

  const planned = (people: readonly Person[]): PlannedChunk<Person> => ({
    people,
    version: people[0]!.version,
    unicode: people.some((person) => person.unicode),
    canary: seen <= canary,
    countries: quiet === null ? '' : [...new Set(people.map(quiet.countryOf))].sort().join(),
  });

  return {
    /** Returns the chunks that this person completes. */
    push(person: Person): readonly PlannedChunk<Person>[] {
      const apart = plan.splitUnicode && person.unicode;
      const at = 2 * person.version + (apart ? 1 : 0);
      const group = quiet?.groupOf(quiet.countryOf(person)) ?? 0;
      groups[group] ??= [];
      const open = groups[group];
      const people = open[at] ?? [];
      open[at] = people;
      people.push(person);
      seen++;
      if (seen === canary) return close();
      if (people.length < (seen < canary ? mostOfCanary : size)) return [];
      open[at] = [];
      return [planned(people)];
    },
    /** Returns the rest after the last person. */
    end: close,
  };
}

/** People per request, within the service's limit and the plan's pace, which a larger request would break. */
export function planSize(plan: Plan): number {
  return Math.min(clamp(plan.chunkSize, 1, recipientsPerRequest), mostAtPace(plan));
}

function mostAtPace({ perMinute }: Plan): number {
  const pace = perMinute === null || perMinute <= 0 ? recipientsPerRequest : perMinute;
  return clamp(pace, 1, recipientsPerRequest);
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}

/** People of the canary if the options have none. */
export const usualCanary = 5;
