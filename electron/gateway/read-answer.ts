import type { AnswerBody } from '../../shared/campaign/evidence.ts';
import { parseExactJson } from '../../shared/campaign/exact-json.ts';
import { mentionsIds, readPartialReceipts } from '../../shared/campaign/partial-receipts.ts';
import {
  holdsIds,
  type MatchedReceipt,
  matchReceipts,
  type RawReceipt,
  readCreditConsumed,
  readReceipts,
} from '../../shared/campaign/receipts.ts';
import type { Exchange } from './exchange.ts';
import { redact, widestWriting } from './redact.ts';

/** What an answer to a send turned out to be, and what it brought. */
export interface ReadAnswer {
  readonly body: AnswerBody;
  /** One per recipient who has an id. */
  readonly receipts: readonly MatchedReceipt[];
  /** `credit_consumed`; null when the answer names none that can be one. */
  readonly creditConsumed: number | null;
}

type Answered = Pick<Extract<Exchange, { kind: 'answer' }>, 'status' | 'text' | 'bytes' | 'cut'>;

/** Enough of an unreadable answer to judge it by. */
const keptText = 4000;

/** Reads the answer to a send: ids count whatever its status and however much of it came, since whoever has one was taken. */
export function readAnswer(
  seen: Answered,
  recipients: readonly { readonly msisdn: string }[],
  token: string,
): ReadAnswer {
  const whole = seen.cut === null ? parseBody(seen.text) : undefined;
  const isWhole = whole !== undefined;
  const raw = isWhole ? readReceipts(whole) : readPartialReceipts(seen.text);
  if (raw === null || !countsAsReceipts(raw, isWhole && seen.status === 200)) {
    const holds = isWhole ? holdsIds(whole) : mentionsIds(seen.text);
    return { body: wordsOf(seen, token, holds), receipts: [], creditConsumed: null };
  }
  const { matched, surplus, odd } = matchReceipts(raw, recipients);
  const credit = readCreditConsumed(whole);
  return {
    body: {
      kind: 'receipts',
      expected: recipients.length,
      matched: matched.length,
      surplus,
      ...(odd === null ? {} : { odd: { ...odd, error: redact(odd.error, token) } }),
      ...(isWhole ? {} : { partial: { fault: seen.cut, bytes: seen.bytes } }),
      ...(credit.odd === null ? {} : { oddCredit: redact(credit.odd, token) }),
    },
    receipts: matched,
    creditConsumed: credit.credits,
  };
}

/** Parses a body as JSON; undefined where it is none. */
export function parseBody(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** An empty list is the answer of a service that took nobody, unless it says that it took the request. */
function countsAsReceipts(raw: readonly RawReceipt[], isGood: boolean): boolean {
  return isGood || raw.some(({ id }) => id !== null);
}

function wordsOf(seen: Answered, token: string, holds: boolean): AnswerBody {
  // Cut to length afterwards, so that no part of a token is left at the edge.
  const most = keptText + widestWriting * token.length;
  const whole = redact(seen.text.slice(0, most), token);
  const isWhole = seen.cut === null && seen.text.length <= most && whole.length <= keptText;
  // Half of a number is another number, and would name somebody else.
  const text = isWhole ? whole : whole.slice(0, keptText).replace(/\d+$/, '');
  const ids = holds ? ({ holdsIds: true } as const) : {};
  return seen.cut === null
    ? { kind: 'words', text, ...ids }
    : { kind: 'cut', fault: seen.cut, bytes: seen.bytes, text, ...ids };
}
