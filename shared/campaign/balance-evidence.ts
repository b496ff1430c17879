/** What the balance can say about a chunk of which nobody knows whether it was sent. */
export interface BalanceFacts {
  /** Credit before the chunk was sent and after; null when it could not be read. */
  readonly before: number | null;
  readonly after: number | null;
  /** Credits of chunks accepted between the two readings; null when the service did not say. */
  readonly accepted: number | null;
  /** What the unknown chunk should cost; null until a first chunk has taught the price. */
  readonly expected: number | null;
  /** Other chunks that are unknown or in flight between the two readings. */
  readonly others: number;
}

/** A hint for the person's verdict, never acted upon by itself. */
export interface BalanceHint {
  readonly lean: 'probably-accepted' | 'probably-not-sent' | 'unclear';
  readonly sentence: string;
}

/** Weighs the balance before and after an unknown chunk, and says in a sentence what it suggests. */
export function weighBalance(facts: BalanceFacts): BalanceHint {
  const { before, after, expected } = facts;
  if (before === null || after === null) {
    return unclear('The balance could not be read, so it says nothing about this request.');
  }
  const fell = tidy(before - after - (facts.accepted ?? 0));
  const words = fallWords(fell, facts.accepted !== null && facts.accepted > 0);
  if (facts.others > 0) {
    return unclear(
      `${words}, but other requests were on their way too: it does not say whose credits they were.`,
    );
  }
  if (fell < 0) return unclear(`${words}: somebody topped it up, so it says nothing about this request.`);
  if (expected === null || expected <= 0) {
    return fell === 0
      ? lean('probably-not-sent', `${words}: this request was probably not accepted.`)
      : unclear(`${words}, and what this request should cost is not known yet.`);
  }
  const cost = `this request should cost ${tidy(expected)}`;
  // Two percent, or one credit, of rounding and of other users of the account; never so much that none passes for one.
  const near = Math.min(Math.max(1, expected * 0.02), expected / 4);
  if (Math.abs(fell - expected) <= near)
    return lean('probably-accepted', `${words}, ${cost}: probably accepted.`);
  if (fell <= near && fell < expected / 4)
    return lean('probably-not-sent', `${words}, ${cost}: probably not accepted.`);
  return unclear(`${words}, ${cost}: that fits neither, so somebody else may be using this account.`);
}

function fallWords(fell: number, others: boolean): string {
  const beside = others ? ', apart from requests that were accepted meanwhile,' : '';
  if (fell === 0) return `The balance${beside} did not change`;
  return fell > 0 ? `The balance${beside} fell by ${fell}` : `The balance${beside} rose by ${-fell}`;
}

function unclear(sentence: string): BalanceHint {
  return { lean: 'unclear', sentence };
}

function lean(leaning: BalanceHint['lean'], sentence: string): BalanceHint {
  return { lean: leaning, sentence };
}

/** Credits are floats: show no more than four decimals, and never 411.99999999. */
function tidy(credits: number): number {
  return Math.round(credits * 10_000) / 10_000;
}
