import { assertNever } from '../assert-never.ts';
import { duration } from '../format/format-time.ts';
import { quoted } from '../format/quoted.ts';
import type { Evidence } from './evidence.ts';

/** What one reading of the balance can say about a request of which nobody knows whether it was sent. */
export interface BalanceFacts {
  /** Credit before the request was sent and at the reading; null when it could not be read. */
  readonly before: number | null;
  readonly after: number | null;
  /** Credits of requests accepted between the two readings; null when the service did not say. */
  readonly accepted: number | null;
  /** The campaigns and tests whose credits these are, by name. */
  readonly movers: readonly string[];
  /** What the request in doubt should cost; null until a first one has taught the price. */
  readonly expected: number | null;
  /** Other requests that are in doubt or were on their way between the two readings. */
  readonly others: number;
  /** The campaigns that they belong to, by name. */
  readonly doubtful: readonly string[];
  /** From the end of the request to the beginning of the reading, at least, in ms. */
  readonly ageMs: number;
  /** What the end of the request was, in words that follow "after". */
  readonly since: string;
}

/** A hint for the person's verdict, never acted upon by itself. */
export interface BalanceHint {
  readonly lean: 'probably-accepted' | 'probably-not-sent' | 'unclear';
  readonly sentence: string;
}

/** A service may go on with a request whose connection was lost; sooner than this, in ms, no reading says that it did not. */
export const mayFinishMs = 60_000;

/** From what a request ended by, the words that say since when. */
export function sinceWords(evidence: Evidence | null): string {
  if (evidence === null) return 'the request';
  switch (evidence.kind) {
    case 'fault':
      return evidence.fault === 'timeout' ? 'the request was given up' : 'the connection was lost';
    case 'answer':
      return 'its answer came';
    case 'interrupted':
    case 'older-copy':
      return 'Tagline found it without an answer';
    case 'withdrawn':
      return 'it was taken back';
    default:
      return assertNever(evidence);
  }
}

/** Weighs all readings since an unknown request, oldest first: the newest that tells something counts. */
export function weighReadings(readings: readonly BalanceFacts[]): BalanceHint {
  const telling = readings.findLast((facts) => facts.others === 0 && (fallOf(facts) ?? -1) >= 0);
  const facts = telling ?? readings.at(-1);
  return facts === undefined
    ? unclear('The balance has not been read since this request, so it says nothing about it.')
    : weighBalance(facts);
}

/** Weighs the balance before and after an unknown request, and says in a sentence what it suggests and how old it is. */
export function weighBalance(facts: BalanceFacts): BalanceHint {
  const { before, after, expected, others, doubtful } = facts;
  if (before === null)
    return unclear('The balance before this request is not known, so it says nothing about it.');
  const fell = fallOf(facts);
  if (after === null || fell === null) {
    return unclear('The balance could not be read, so it says nothing about this request.');
  }
  if (facts.accepted !== null && facts.accepted < 0) {
    return unclear(
      'A campaign of this account was deleted since, so the balance says nothing about this request.',
    );
  }
  const words = fallWords(fell, facts);
  const isYoung = facts.ageMs < mayFinishMs;
  const read = `Read ${duration(facts.ageMs / 1000)} after ${facts.since}`;
  const soon = isYoung ? `${read}; a service may still finish.` : `${read}.`;
  if (others > 0) {
    const whose = named(doubtful);
    return unclear(
      `${words}, but other requests${whose === '' ? '' : ` of ${whose}`} are in doubt or were on their way too: it does not say whose credits they were. ${soon}`,
    );
  }
  if (fell < 0)
    return unclear(`${words}: somebody topped it up, so it says nothing about this request. ${soon}`);
  const none = (about: string): BalanceHint =>
    isYoung
      ? unclear(`${about}. ${soon}`)
      : { lean: 'probably-not-sent', sentence: `${about}: probably not accepted. ${soon}` };
  if (expected === null || expected <= 0) {
    return fell === 0
      ? none(words)
      : unclear(`${words}, and what this request should cost is not known yet. ${soon}`);
  }
  const cost = `this request should cost ${tidy(expected)}`;
  // Two percent, or one credit, of rounding and of other users of the account; never so much that none passes for one.
  const near = Math.min(Math.max(1, expected * 0.02), expected / 4);
  if (Math.abs(fell - expected) <= near) {
    return { lean: 'probably-accepted', sentence: `${words}, ${cost}: probably accepted. ${read}.` };
  }
  if (fell <= near && fell < expected / 4) return none(`${words}, ${cost}`);
  return unclear(`${words}, ${cost}: that fits neither, so somebody else may be using this account. ${soon}`);
}

/** What the balance fell by that nothing known accounts for; null where it could not be read. */
function fallOf({ before, after, accepted }: BalanceFacts): number | null {
  return before === null || after === null ? null : tidy(before - after - (accepted ?? 0));
}

function fallWords(fell: number, { accepted, movers }: BalanceFacts): string {
  const whose = named(movers);
  const beside =
    accepted === null || accepted <= 0
      ? ''
      : `, apart from ${tidy(accepted)} for requests${whose === '' ? '' : ` of ${whose}`} that were accepted meanwhile,`;
  if (fell === 0) return `The balance${beside} did not change`;
  return fell > 0 ? `The balance${beside} fell by ${fell}` : `The balance${beside} rose by ${-fell}`;
}

/** Some names and how many more there are; empty for none. */
function named(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => quoted(name));
  if (names.length > shown.length) return `${shown.join(', ')} and ${names.length - shown.length} more`;
  return shown.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

function unclear(sentence: string): BalanceHint {
  return { lean: 'unclear', sentence };
}

/** Credits are floats: show no more than four decimals, and never 411.99999999. */
function tidy(credits: number): number {
  return Math.round(credits * 10_000) / 10_000;
}
