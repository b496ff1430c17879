import { type RefusalDoubt, refusalDoubt } from '../../shared/answer/refusal-doubt.ts';
import { repeatsKey } from '../../shared/answer/repeated-key.ts';
import { closeCutJson } from '../../shared/campaign/outcome/cut-json.ts';
import type { AnswerBody } from '../../shared/campaign/outcome/evidence.ts';
import { parseExactJson } from '../../shared/campaign/outcome/exact-json.ts';
import { isRefusalStatus } from '../../shared/campaign/outcome/outcome.ts';
import { mentionsIds, readPartialReceipts } from '../../shared/campaign/outcome/partial-receipts.ts';
import {
  holdsIds,
  type MatchedReceipt,
  matchReceipts,
  type RawReceipt,
  readCreditConsumed,
  readReceipts,
} from '../../shared/campaign/outcome/receipts.ts';
import { readRefusal, wordsIn } from '../../shared/campaign/outcome/refusal.ts';
import { checkValues } from '../../shared/format/bounded-json.ts';
import type { Exchange } from './exchange.ts';
import type { Redactor } from './redact.ts';

/** What an answer to a send turned out to be, and what it brought. */
export interface ReadAnswer {
  readonly body: AnswerBody;
  /** One per recipient who has an id. */
  readonly receipts: readonly MatchedReceipt[];
  /** `credit_consumed`; null when the answer names none that can be one. */
  readonly creditConsumed: number | null;
}

type Answered = Pick<Extract<Exchange, { kind: 'answer' }>, 'status' | 'text' | 'bytes' | 'cut' | 'doubt'>;

/** Enough of an unreadable answer to judge it by. */
const keptText = 4000;
/** How much of it is looked at for a token. */
const readText = 64 * 1024;
/** Of a receipt's id, and of the text it repeats: more than any text that can be sent, in UTF-16 units. */
const longestId = 200;
const longestMessage = 100_000;
/** How many values an answer may have for each recipient, and besides. */
const valuesEach = 40;
const otherValues = 20_000;

/**
 * Reads the answer to a send: ids count whatever its status and however much of it came, since a recipient who has one was taken.
 * A text that is `textOf` its recipient to the letter holds nothing of the service's.
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
    const doubt = isRefusal ? (seen.doubt ?? refusalDoubt(clean(seen.text), recipients)) : null;
    const holds = !isRefusal && (isWhole && !isTwofold ? holdsIds(whole) : mentionsIds(seen.text));
    // A cost of nothing is no cost of a request in doubt.
    const creditConsumed = readCreditConsumed(whole).credits || null;
    return { body: wordsOf(seen, clean, { holds, doubt }), receipts: [], creditConsumed };
  }
  const { matched, surplus, odd } = matchReceipts(raw, recipients);
  const credit = readCreditConsumed(whole);
  const isGood = isWhole && seen.status === 200 && matched.length === recipients.length;
  const words = isGood ? '' : wordsBesideIds(isWhole ? whole : seen.text, clean);
  return {
    body: {
      kind: 'receipts',
      expected: recipients.length,
      matched: matched.length,
      surplus,
      ...(odd === null ? {} : { odd: { ...odd, error: cleanShort(odd.error, clean) } }),
      ...(isWhole ? {} : { partial: { fault: seen.cut, bytes: seen.bytes } }),
      ...(credit.odd === null ? {} : { oddCredit: cleanShort(credit.odd, clean) }),
      ...(words === '' ? {} : { words }),
    },
    // Matched as they came: only what is shown and kept of them is cleaned.
    receipts: matched.map(({ index, id, message }) => ({
      index,
      id: clean(id, { most: longestId }),
      message: message === null ? null : oursOr(message, textOf(index), clean),
    })),
    creditConsumed: credit.credits,
  };
}

/** Ours itself where it came back to the letter, so that comparing the two again shows at once that they are one. */
function oursOr(message: string, ours: string | undefined, clean: Redactor): string {
  return ours !== undefined && message === ours ? ours : clean(message, { most: longestMessage });
}

/** Parses a body as JSON; undefined where it is none, or has more values than that. */
export function parseBody(text: string, mostValues = otherValues): unknown {
  try {
    checkValues(text, mostValues);
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** What a body with ids says besides; of one that did not come whole as far as it can be read. */
function wordsBesideIds(body: unknown, clean: Redactor): string {
  const json = typeof body === 'string' ? closeCutJson(body.slice(0, readText)) : null;
  return cleanShort(wordsIn(json === null ? body : parseBody(json, readText)), clean);
}

/** An empty list is the answer of a service that took nobody, unless it says that it took the request. */
function countsAsReceipts(raw: readonly RawReceipt[], isGood: boolean): boolean {
  return isGood || raw.some(({ id }) => id !== null);
}

function wordsOf(
  seen: Answered,
  clean: Redactor,
  { holds, doubt }: { readonly holds: boolean; readonly doubt: RefusalDoubt | null },
): AnswerBody {
  // Cut to length afterwards, so that no part of a token is left at the edge.
  const { text: whole, isWhole: isAll } = lookedAt(seen);
  const cleaned = clean(whole, { isCut: !isAll });
  const isWhole = isAll && cleaned.length <= keptText;
  // Half of a number is another number, and would name somebody else.
  const kept = isWhole ? cleaned : cleaned.slice(0, keptText).replace(/\d+$/, '');
  const text = withCleanWords(seen.status, kept, clean);
  const ids = holds ? ({ holdsIds: true } as const) : {};
  return seen.cut === null
    ? { kind: 'words', text, ...ids, ...(doubt === null ? {} : { doubt }) }
    : { kind: 'cut', fault: seen.cut, bytes: seen.bytes, text, ...ids };
}

function lookedAt({ text, cut }: Answered): { readonly text: string; readonly isWhole: boolean } {
  return { text: text.slice(0, readText), isWhole: cut === null && text.length <= readText };
}

/** The variables of a refusal may put together what was apart in its body. */
function withCleanWords(status: number, body: string, clean: Redactor): string {
  const { own, words } = readRefusal(status, body);
  if (!own) return body;
  const cleaned = cleanShort(words, clean);
  return cleaned === words ? body : cleaned;
}

/** Words that have been made short already end with `…` where they were cut. */
function cleanShort(words: string, clean: Redactor): string {
  return clean(words, { isCut: words.endsWith('…') });
}

/** The words of an answer that has no receipts, bounded and without the token. */
export function cleanWords(seen: Answered, clean: Redactor): string {
  const body = wordsOf(seen, clean, { holds: false, doubt: null });
  return body.kind === 'receipts' ? '' : body.text;
}
