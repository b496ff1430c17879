/** How many people were accepted over the course of a sending, and for how many credits, in intervals of one length. */
export interface SendingCurve {
  /** When the first interval begins, ms since the epoch. */
  readonly from: number;
  /** When the latest answer came, as far as a clock that never goes back would tell. */
  readonly to: number;
  readonly intervalMs: number;
  readonly intervals: readonly {
    readonly people: number;
    readonly perMinute: number;
    /** Of all people accepted up to its end; null where the service told none at all. */
    readonly creditsSoFar: number | null;
  }[];
}

/** Answers that came in one interval, to requests that began in one: sums, and the mean of when, in ms after the start. */
export interface AnsweredTogether {
  readonly began: number;
  readonly ended: number;
  readonly people: number;
  readonly credits: number;
}

/** So many intervals at most, however long a sending takes. */
export const MOST_INTERVALS = 48;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths that a clock is read in. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
];

/** The length of the intervals of a sending that took `spanMs`: never under `leastMs`, in which one request is sent where its speed is limited. */
export function intervalOf(spanMs: number, leastMs: number): number {
  const fits = (length: number): boolean => length >= leastMs && spanMs / length <= MOST_INTERVALS;
  const usual = lengths.find(fits);
  if (usual !== undefined) return usual;
  let days = DAY;
  while (!fits(days)) days *= 2;
  return days;
}

/** How many intervals a sending fills, and in which of them a moment of it is. */
export function intervalsIn(spanMs: number, intervalMs: number): number {
  return Math.max(1, Math.ceil(spanMs / intervalMs));
}

/** When it began, how long after that the latest answer came, and what it consumed; null where the service told none. */
type Course = Pick<SendingCurve, 'from' | 'intervalMs'> & {
  readonly spanMs: number;
  readonly credits: number | null;
};

/**
 * Puts answers into the intervals in which their requests were on the way, evenly: a large request that takes minutes is
 * no peak at its end. Where nothing was on the way nobody was accepted.
 */
export function curveOf(
  { from, spanMs, intervalMs, credits }: Course,
  answers: readonly AnsweredTogether[],
): SendingCurve {
  const count = intervalsIn(spanMs, intervalMs);
  const last = count - 1;
  const people = new Array<number>(count).fill(0);
  const taken = new Array<number>(count).fill(0);
  const at = (ms: number): number => Math.min(last, Math.max(0, Math.floor(ms / intervalMs)));
  for (const answer of answers) {
    const [begins, ends] = [at(answer.began), at(answer.ended)];
    for (let index = begins; index <= ends; index++) {
      const share = begins === ends ? 1 : shareWithin(answer, index * intervalMs, intervalMs, index === last);
      people[index]! += answer.people * share;
      taken[index]! += answer.credits * share;
    }
  }
  // What one request told may be rounded; what is known of all of them together is not.
  const sum = taken.reduce((all, one) => all + one, 0);
  const exact = credits !== null && sum > 0 ? credits / sum : null;
  let soFar = 0;
  return {
    from,
    to: from + spanMs,
    intervalMs,
    intervals: people.map((accepted, index) => {
      soFar += taken[index]!;
      // The last one is not over: a moment of it says nothing of a minute.
      const lasted = index < last ? intervalMs : Math.max(spanMs - last * intervalMs, intervalMs / 2);
      return {
        people: accepted,
        perMinute: (accepted / lasted) * MINUTE,
        creditsSoFar: exact === null ? null : soFar * exact,
      };
    }),
  };
}

/** The share of a request that was on the way within an interval; nothing comes after the last. */
function shareWithin(
  { began, ended }: AnsweredTogether,
  begins: number,
  intervalMs: number,
  isLast: boolean,
): number {
  const until = isLast ? ended : Math.min(ended, begins + intervalMs);
  return Math.max(0, until - Math.max(began, begins)) / (ended - began);
}
