export type SendingCurve = ReturnType<typeof curveOf>;

/** Requests that began in one interval and were answered in one; times are means, in ms after the start. */
export interface AnsweredTogether {
  readonly began: number;
  readonly ended: number;
  readonly people: number;
  readonly credits: number;
}

export const MOST_INTERVALS = 48;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths that people know from clocks. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
];

/** For a sending that took `spanMs`; never below `leastMs`, in which one request is sent if the pace is limited. */
export function intervalOf(spanMs: number, leastMs: number): number {
  const fits = (length: number): boolean => length >= leastMs && spanMs / length <= MOST_INTERVALS;
  const usual = lengths.find(fits);
  if (usual !== undefined) return usual;
  let days = DAY;
  while (!fits(days)) days *= 2;
  return days;
}

/** In less than a minute, or two intervals, its figures say as much. */
export function hasCourse({ from, to, intervals }: SendingCurve): boolean {
  return to - from >= MINUTE && intervals.length > 2;
}

export function intervalsIn(spanMs: number, intervalMs: number): number {
  return Math.max(1, Math.ceil(spanMs / intervalMs));
}

interface Course {
  /** The start of the first interval, ms since the epoch. */
  readonly from: number;
  /** Until the latest answer. */
  readonly spanMs: number;
  readonly intervalMs: number;
  /** Null if the service reported none. */
  readonly credits: number | null;
}

/** Spreads an answer evenly over the time of its request, so that a large request makes no peak at its end. */
export function curveOf({ from, spanMs, intervalMs, credits }: Course, answers: readonly AnsweredTogether[]) {
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
  // The credits of one request may be rounded; their known total is not.
  const sum = taken.reduce((all, one) => all + one, 0);
  const exact = credits !== null && sum > 0 ? credits / sum : null;
  let soFar = 0;
  return {
    from,
    /** When the latest answer came, by a monotonic clock. */
    to: from + spanMs,
    intervalMs,
    intervals: people.map((accepted, index) => {
      soFar += taken[index]!;
      // The last interval is not over: a moment of it says nothing about a minute.
      const lasted = index < last ? intervalMs : Math.max(spanMs - last * intervalMs, intervalMs / 2);
      return {
        people: accepted,
        perMinute: (accepted / lasted) * MINUTE,
        /** For all people accepted up to its end. */
        creditsSoFar: exact === null ? null : soFar * exact,
      };
    }),
  };
}

/** The share of a request's time that is in an interval; the last interval takes all that follows. */
function shareWithin(
  { began, ended }: AnsweredTogether,
  begins: number,
  intervalMs: number,
  isLast: boolean,
): number {
  const until = isLast ? ended : Math.min(ended, begins + intervalMs);
  return Math.max(0, until - Math.max(began, begins)) / (ended - began);
}
