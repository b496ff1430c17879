import type { AnswerBody } from '../../shared/campaign/outcome/evidence.ts';
import { parseExactJson } from '../../shared/campaign/outcome/exact-json.ts';
import { isRefusalStatus } from '../../shared/campaign/outcome/outcome.ts';
import { isBinary } from '../../shared/campaign/outcome/own-words.ts';
import {
  holdsIds,
  type MatchedReceipt,
  matchReceipts,
  type RawReceipt,
  readCreditConsumed,
  readReceipts,
  readUsage,
} from '../../shared/campaign/outcome/receipts.ts';
import { mentionsIds, readPartialReceipts } from '../../shared/campaign/outcome/receipts-in-cut-body.ts';
import { readRefusal, wordsIn } from '../../shared/campaign/refusals/refusal.ts';
import { type RefusalDoubt, refusalDoubt } from '../../shared/campaign/refusals/refusal-doubt.ts';
import { repeatsKey } from '../../shared/campaign/refusals/repeated-key.ts';
import { checkValues } from '../../shared/format/bounded-json.ts';
import { closeCutJson } from '../../shared/format/cut-json.ts';
import type { Exchange } from './exchange.ts';
import type { Redactor } from './redact.ts';

export interface ReadAnswer {
  readonly body: AnswerBody;
  readonly receipts: readonly MatchedReceipt[];
  /** `credit_consumed`, or the cost in `usage`; null if the answer has neither. */
  readonly creditConsumed: number | null;
}

type Answered = Pick<Extract<Exchange, { kind: 'answer' }>, 'status' | 'text' | 'bytes' | 'cut' | 'doubt'>;

/** The longest kept part of an unreadable answer, in UTF-16 units. */
const mostKept = 4000;
/** The part of an unreadable answer that is searched for the token. */
const readText = 64 * 1024;
/** Limits for a receipt's id and for the text it repeats, in UTF-16 units; the latter exceeds any text that can be sent. */
const longestId = 200;
const longestMessage = 100_000;
/** Limits for the JSON values of an answer: per recipient, and besides. */
const valuesEach = 40;
const otherValues = 20_000;

/**
 * Ids count with any status, and even in a cut answer. A text equal to `textOf` its recipient is ours, so it is
 * not cleaned.
 */
export function readAnswer(
  seen: Answered,
  recipients: readonly { readonly msisdn: string }[],
  clean: Redactor,
  textOf: (index: number) => string | undefined = () => undefined,
): ReadAnswer {
  const whole =
    seen.cut === null ? parseBody(seen.text, otherValues + valuesEach * recipients.length) : undefined;
  const isWhole = whole !== undefined;
  const isTwofold = repeatsKey(seen.text);
  const raw = isTwofold ? null : isWhole ? readReceipts(whole) : readPartialReceipts(seen.text);
  if (raw === null || !countsAsReceipts(raw, isWhole && seen.status === 200)) {
    const isRefusal = seen.cut === null && isRefusalStatus(seen.status);
    const unread = !isWhole && isBinary(seen.text) ? 'encoded' : null;
    const doubt = isRefusal ? (seen.doubt ?? refusalDoubt(clean(seen.text), recipients)) : unread;
    const holds = !isRefusal && (isWhole && !isTwofold ? holdsIds(whole) : mentionsIds(seen.text));
    // A cost of 0 proves nothing about a request in doubt.
    const creditConsumed = (readCreditConsumed(whole).credits ?? readUsage(whole).credits) || null;
    return { body: wordsOf(seen, clean, { holds, doubt }), receipts: [], creditConsumed };
  }
  const { matched, surplus, odd } = matchReceipts(raw, recipients);
  const credit = readCreditConsumed(whole);
  const usage = readUsage(whole);
  const isGood = isWhole && seen.status === 200 && matched.length === recipients.length;
  const words = isGood ? '' : wordsBesideIds(isWhole ? whole : seen.text, clean);
  return {
    body: {
      kind: 'receipts',
      expected: recipients.length,
      matched: matched.length,
      surplus,
      ...(odd === null ? {} : { odd: { ...odd, error: clean(odd.error) } }),
      ...(isWhole ? {} : { partial: { fault: seen.cut, bytes: seen.bytes } }),
      ...(credit.odd === null ? {} : { oddCredit: clean(credit.odd) }),
      ...(usage.words === '' ? {} : { usage: clean(usage.words) }),
      ...(words === '' ? {} : { words }),
    },
    // Matching uses the raw values; only what is shown and kept is cleaned.
    receipts: matched.map(({ index, id, message }) => ({
      index,
      id: clean(id, longestId),
      message: message === null ? null : oursOr(message, textOf(index), clean),
    })),
    creditConsumed: credit.credits ?? usage.credits,
  };
}

/** Returns our own string for an equal text, so that later comparisons are immediate. */
function oursOr(message: string, ours: string | undefined, clean: Redactor): string {
  return ours !== undefined && message === ours ? ours : clean(message, longestMessage);
}

/** Undefined if the text is not JSON, or has more values than the limit. */
export function parseBody(text: string, mostValues = otherValues): unknown {
  try {
    checkValues(text, mostValues);
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** The text beside the ids in a body; a cut body is read as far as possible. */
function wordsBesideIds(body: unknown, clean: Redactor): string {
  const json = typeof body === 'string' ? closeCutJson(body.slice(0, readText)) : null;
  return clean(wordsIn(json === null ? body : parseBody(json, readText)));
}

/** An empty list means that nobody was accepted, unless the answer reports success. */
function countsAsReceipts(raw: readonly RawReceipt[], isGood: boolean): boolean {
  return isGood || raw.some(({ id }) => id !== null);
}

function wordsOf(
  seen: Answered,
  clean: Redactor,
  { holds, doubt }: { readonly holds: boolean; readonly doubt: RefusalDoubt | null },
): AnswerBody {
  // Cleans first and cuts afterwards, so that no run of a token remains at the edge.
  const cleaned = clean(seen.text.slice(0, readText));
  const isWhole = seen.cut === null && seen.text.length <= readText && cleaned.length <= mostKept;
  // Half of a number is another number, and could name somebody else.
  const kept = isWhole ? cleaned : cleaned.slice(0, mostKept).replace(/(?<!\d)\d+$/, '');
  const text = withCleanWords(seen.status, kept, clean);
  const ids = holds ? ({ holdsIds: true } as const) : {};
  return seen.cut === null
    ? { kind: 'words', text, ...ids, ...(doubt === null ? {} : { doubt }) }
    : { kind: 'cut', fault: seen.cut, bytes: seen.bytes, text, ...ids };
}

/** The variables of a refusal may join parts that were apart in its body. */
function withCleanWords(status: number, body: string, clean: Redactor): string {
  const { own, words } = readRefusal(status, body);
  if (!own) return body;
  const cleaned = clean(words);
  return cleaned === words ? body : cleaned;
}

export function cleanWords(seen: Answered, clean: Redactor): string {
  const body = wordsOf(seen, clean, { holds: false, doubt: null });
  return body.kind === 'receipts' ? '' : body.text;
}
