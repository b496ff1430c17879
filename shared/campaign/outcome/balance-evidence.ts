import { assertNever } from '../../assert-never.ts';
import type { Said } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import type { Evidence } from './evidence.ts';

/** One reading of the balance, for a request in doubt: no one knows whether it was sent. */
export interface BalanceFacts {
  /** Credit before the request and at the reading; null if unread. */
  readonly before: number | null;
  readonly after: number | null;
  /** Credits of requests accepted between the two readings; null if the service did not say. */
  readonly accepted: number | null;
  /** Credits that the service's own answers to this request named without saying whom it accepted; 0 for none. */
  readonly named: number;
  readonly movers: readonly string[];
  /** The cost of the request in doubt; null until a first one has shown the price. */
  readonly expected: number | null;
  /** Other requests that were in doubt or under way between the two readings. */
  readonly others: number;
  readonly doubtful: readonly string[];
  /** At least this long, in ms, from the end of the request to the start of the reading. */
  readonly ageMs: number;
  readonly since: Said;
}

/** A hint for the person's verdict; Tagline never acts on it. */
export interface BalanceHint {
  readonly lean: 'probably-accepted' | 'probably-not-sent' | 'unclear';
  readonly sentence: Said;
}

/** In ms. A service may finish a request after its connection was lost, so an earlier reading proves nothing. */
export const mayFinishMs = 60_000;

export function sinceWords(evidence: Evidence | null): Said {
  const { since } = say.balances;
  if (evidence === null) return since.request();
  switch (evidence.kind) {
    case 'fault':
      return evidence.fault === 'timeout' ? since.givenUp() : since.lost();
    case 'answer':
      return since.answer();
    case 'interrupted':
    case 'older-copy':
      return since.found();
    case 'withdrawn':
      return since.takenBack();
    default:
      return assertNever(evidence);
  }
}

/** Oldest first; the newest reading that is conclusive counts. */
export function weighReadings(readings: readonly BalanceFacts[]): BalanceHint {
  const facts = conclusive(readings) ?? readings.at(-1);
  return facts === undefined ? unclear(say.balances.notRead()) : weighBalance(facts);
}

/** What the balance fell by for a request, beside what its answers named; null if no reading says it for certain. */
export function fallBesides(readings: readonly BalanceFacts[]): number | null {
  const facts = conclusive(readings);
  if (facts === undefined) return null;
  // Somebody else may use the account: a fall that is not what it should cost is not its own.
  const isLikely = (facts.expected ?? 0) <= 0 || weighBalance(facts).lean === 'probably-accepted';
  const fell = rounded((fallOf(facts) ?? 0) - facts.named);
  return isLikely && fell > 0 ? fell : null;
}

function conclusive(readings: readonly BalanceFacts[]): BalanceFacts | undefined {
  return readings.findLast((facts) => facts.others === 0 && (fallOf(facts) ?? -1) >= 0);
}

export function weighBalance(facts: BalanceFacts): BalanceHint {
  const { before, after, expected, named, others, doubtful, since } = facts;
  const { balances } = say;
  if (before === null) return unclear(balances.beforeUnknown());
  const fell = fallOf(facts);
  if (after === null || fell === null) return unclear(balances.unreadable());
  if (facts.accepted !== null && rounded(facts.accepted) < 0) return unclear(balances.deletedSince());
  const fall = fallWords(fell, facts);
  const isYoung = facts.ageMs < mayFinishMs;
  const seconds = facts.ageMs / 1000;
  const read = balances.read(seconds, since);
  const soon = isYoung ? balances.readSoon(seconds, since) : read;
  if (others > 0) return unclear(balances.others(fall, ...someOf(doubtful), soon));
  if (fell < 0) return unclear(balances.toppedUp(fall, soon));
  const none = (about: Said): BalanceHint => {
    if (named > 0) return unclear(balances.namedCost(about, rounded(named), read));
    return isYoung
      ? unclear(balances.tooSoon(about, soon))
      : { lean: 'probably-not-sent', sentence: balances.notAccepted(about, soon) };
  };
  if (expected === null || expected <= 0) {
    return fell === 0 ? none(fall) : unclear(balances.noCost(fall, soon));
  }
  const costs = fell === rounded(expected) ? balances.exactly(fall) : balances.costs(fall, rounded(expected));
  // Two percent, or one credit, for rounding and other users of the account, but never so much that no cost
  // passes for a cost.
  const near = Math.min(Math.max(1, expected * 0.02), expected / 4);
  if (Math.abs(fell - expected) <= near) {
    return { lean: 'probably-accepted', sentence: balances.accepted(costs, read) };
  }
  if (fell <= near && fell < expected / 4) return none(costs);
  return unclear(balances.neither(costs, soon));
}

/** The unexplained fall of the balance; null if it could not be read. */
function fallOf({ before, after, accepted }: BalanceFacts): number | null {
  return before === null || after === null ? null : rounded(before - after - (accepted ?? 0));
}

function fallWords(fell: number, { accepted, movers }: BalanceFacts): Said {
  const { balances } = say;
  const meanwhile =
    accepted === null || rounded(accepted) <= 0
      ? null
      : balances.meanwhile(rounded(accepted), ...someOf(movers));
  if (fell === 0) return balances.unchanged(meanwhile);
  return fell > 0 ? balances.fell(fell, meanwhile) : balances.rose(-fell, meanwhile);
}

function someOf(names: readonly string[]): [names: readonly string[], more: number] {
  const shown = names.slice(0, 3);
  return [shown, names.length - shown.length];
}

function unclear(sentence: Said): BalanceHint {
  return { lean: 'unclear', sentence };
}

/** Credits are floats: at most four decimals, and never 411.99999999. */
function rounded(credits: number): number {
  return Math.round(credits * 10_000) / 10_000;
}
