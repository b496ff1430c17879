import { checkValues } from '../../format/bounded-json.ts';
import { fillVariables } from './refusal.ts';
import { mayPageAccept, readPage } from './refusal-page.ts';
import {
  hasIdWord,
  isAcceptance,
  isDate,
  judgeWords,
  type NumbersOfRequest,
  numbersOf,
} from './refusal-text.ts';
import { repeatsKey } from './repeated-key.ts';

/**
 * Why an answer with a refusal's status is not believed: its end is unknown, it is compressed or not UTF-8,
 * it is neither JSON nor words nor a web page, or it may contain an id or name someone who was accepted.
 */
export type RefusalDoubt = 'unended' | 'encoded' | 'not-plain' | 'holds-ids';

/** No refusal has more values, or is deeper. */
const mostValues = 2000;
const deepest = 8;

/**
 * Null for a refusal that can be believed. The rule: **everything in it that could be the id of a message, or say
 * that somebody was accepted, is explained otherwise.**
 * 1. The body is empty, words, JSON without a repeated key, or a web page. Any other form is in doubt.
 * 2. In JSON a key of the table below may hold what the table says. Any other key may hold words, nothing, `false`
 *    or 0, and lists and objects of these.
 * 3. The only ids are those of a request, its trace, an incident, an error or an account: one of each, beside words
 *    or a code. What was accepted and what it cost may only be nothing, `false` or 0.
 * 4. Words may have digits in them as a code, a place in the request, a limit of at most five digits, an amount, a
 *    time, an address, a link, or an id of rule 3. They never say that something was sent, and hold nothing encoded.
 * 5. Numbers of the request may be named in words or beside words, not all of them, and with no other digits about.
 * 6. A web page names no number of the request, no id of a message and no success, and nothing follows it.
 */
export function refusalDoubt(
  body: string,
  recipients: readonly { readonly msisdn: string }[],
): Exclude<RefusalDoubt, 'unended' | 'encoded'> | null {
  const text = body.trim();
  if (text === '') return null;
  const numbers = numbersOf(recipients);
  const json = parse(text);
  if (json !== undefined) {
    if (repeatsKey(text)) return 'not-plain';
    return mayAccept(json, numbers) ? 'holds-ids' : null;
  }
  const page = readPage(text);
  if (page.isWhole) return mayPageAccept(page, numbers) ? 'holds-ids' : null;
  if (isOtherForm(text)) return 'not-plain';
  return judgeWords(text, numbers).isOdd ? 'holds-ids' : null;
}

function parse(text: string): unknown {
  try {
    checkValues(text, mostValues);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** XML, broken JSON, a form or YAML. */
function isOtherForm(text: string): boolean {
  return (
    /<[a-z!?/]/i.test(text) ||
    /^[[{"]/.test(text) ||
    (text.includes('=') && !/\s/.test(text)) ||
    /^[\w-]+:\s*$/m.test(text)
  );
}

/** What a key may hold besides words, nothing, `false` and 0. */
type Kind = 'nothing' | 'code' | 'size' | 'amount' | 'time' | 'place' | 'variables' | 'id';

/** Keys in small letters, without what joins their words; `error/id` is an `id` within an `error`. */
const table: { readonly [Of in Kind]: RegExp } = {
  nothing:
    /^(?:(?:accepted|queued|delivered|success|succeeded)\w*|(?:sent|valid|ok)(?:to|count|total|numbers?|msisdns?|recipients?|messages?)?|(?:total)?(?:costs?|price|fees?)|credits?used|\w*(?:consumed|charged|spent)|usage)$/,
  code: /^(?:code|status|type|errno|error|\w*(?:error|status|http|response|result|sub)code|(?:http|error|response)(?:status|type)|(?:service|policy)exception\/messageid)$/,
  size: /^(?:limit(?:value)?|length|\w*count|total|given|actual|expected|allowed|index|line|column|offset|version|jsonrpc|failed|rejected|invalid|remaining|retryafter|retryin|(?:max|min)\w*)$/,
  amount:
    /^(?:(?:current|account|available|remaining|required|needed|missing)?(?:credits?|balance|amount|funds)|required|available|needed)$/,
  time: /^(?:ts|at|date|time|(?:server)?(?:timestamp|datetime)|(?:server|request|response|error)time|\w+at)$/,
  place: /^(?:recipients?|loc|path|pointer|position|row|index)$/,
  variables: /^(?:variables|args|arguments|params|values)$/,
  id: /^(?:(?:x|aws|amzn|amz|cf|fb)*(?:requests?|req|trace|span|correlation|incident|error|account|api|ray)(?:id|uuid|guid|sid|reference)|traceparent|instance|errors?\/id)$/,
};

/** Keys of words that refuse. */
const wordKeys =
  /^(?:(?:error|status|response|failure)?(?:message|description|text|details?|reason|title|msg)|errors?)$/;

/** Beside the `id` of an error; a `message` may be what somebody was sent. */
const errorKeys = /^(?:code|status|title|details?|description|reason)$/i;

function kindsOf(key: string, above: string): ReadonlySet<Kind> {
  const [plain, outer] = [key, above].map((one) => one.replace(/[^\p{L}\d]/gu, '').toLowerCase());
  const kinds = Object.keys(table) as Kind[];
  return new Set(kinds.filter((kind) => table[kind].test(plain!) || table[kind].test(`${outer}/${plain}`)));
}

interface Around {
  readonly key: string;
  readonly kinds: ReadonlySet<Kind>;
  /** Words are beside it or above. */
  readonly isWorded: boolean;
  /** Beside it is what describes an error, and no number of the request. */
  readonly isOfError: boolean;
  readonly depth: number;
}

const none: ReadonlySet<Kind> = new Set();

function mayAccept(json: unknown, numbers: NumbersOfRequest): boolean {
  const listed = new Set<string>();
  const ids = new Map<string, Set<string>>();
  let hasNames = false;
  let hasDigits = false;

  function isOdd(value: unknown, around: Around): boolean {
    if (isNothing(value)) return false;
    if (around.depth > deepest) return true;
    if (around.kinds.has('nothing'))
      return !(typeof value === 'string' && /^(?:false|no|none|failed)$/i.test(value));
    if (around.kinds.has('id')) return isOddId(value, around);
    if (isScalar(value)) return isOddScalar(value, around);
    if (typeof value !== 'object' || value === null) return false;
    const inner = { ...around, depth: around.depth + 1 };
    return Array.isArray(value)
      ? value.some((one) => isOdd(one, inner))
      : isOddObject(value as Record<string, unknown>, inner);
  }

  function isOddObject(fields: Record<string, unknown>, around: Around): boolean {
    const entries = Object.entries(fields);
    const words = entries.find(([key, value]) => isWordKey(key) && holdsWords(value))?.[1];
    const filled = typeof words === 'string' ? fillVariables(words, fields) : '';
    const isWorded = around.isWorded || words !== undefined;
    const isOfError =
      entries.some(([key, value]) => errorKeys.test(key) && isScalar(value)) &&
      !entries.some(([, value]) => isScalar(value) && numbers.has(digitsOf(String(value))));
    if (filled !== '' && filled !== words && isOddScalar(filled, { ...around, key: '', kinds: none }))
      return true;
    return entries.some(([key, value]) => {
      if (isNothing(value)) return false;
      const kinds = kindsOf(key, around.key);
      if (kinds.size === 0 && hasIdWord(key)) return true;
      const isNamedKey = named(key);
      if (!isNamedKey && isOddKey(key, around.kinds)) return true;
      const restOfValue = kinds.has('variables') && filled !== '' ? leftOver(value, filled) : value;
      return isOdd(restOfValue, { ...around, key, kinds, isOfError, isWorded: isWorded || isNamedKey });
    });
  }

  function isOddId(value: unknown, { key, isWorded, isOfError }: Around): boolean {
    if (!isScalar(value) || !isWorded || numbers.has(digitsOf(String(value)))) return true;
    if (/^id$/i.test(key) && !isOfError) return true;
    ids.set(key, (ids.get(key) ?? new Set()).add(String(value)));
    return !/^[\w|=+/:.@-]{1,200}$/.test(String(value));
  }

  function isOddScalar(value: number | string, { key, kinds, isWorded }: Around): boolean {
    const text = String(value).replace(/^(-?\d{1,15})\.0+$/, '$1');
    if (/^\+?[\d ().-]+$/.test(text) && named(digitsOf(text))) return !isWorded;
    if (/^-?\d{1,15}\.\d+$/.test(text)) return false;
    // An answer that calls itself a success, beside a status that refuses.
    if (kinds.has('code') && /^\d+$/.test(text)) return /status|http/i.test(key) && /^0*2\d\d$/.test(text);
    if (kinds.has('code') && isCode(text)) return false;
    if (kinds.has('time') && (isMoment(Number(text)) || isDate(text))) return false;
    if (/^-?\d+$/.test(text)) {
      // Nobody says of the others that they failed too.
      if (/^(?:failed|rejected)/i.test(key) && Number(text) < numbers.people) return true;
      if (kinds.has('amount') && isWorded) return false;
      return (
        !/^-?\d{1,5}$/.test(text) || !['size', 'place', 'amount'].some((kind) => kinds.has(kind as Kind))
      );
    }
    const judgedWords = judgeWords(text, numbers);
    hasNames ||= judgedWords.named.length > 0;
    hasDigits ||= judgedWords.hasDigits;
    return judgedWords.isOdd || /^\s*[[{]/.test(text);
  }

  /** Notes a number of the request that is on its own; false for anything else. */
  function named(text: string): boolean {
    if (!/^\+?\d+$/.test(text) || !numbers.has(text)) return false;
    hasNames = true;
    listed.add(text.slice(-7));
    return true;
  }

  const root = { key: '', kinds: none, isWorded: false, isOfError: false, depth: 0 };
  if (isOdd(json, root)) return true;
  // A list of all recipients tells nothing about each, and several ids of a kind may be one for each.
  const isEverybody = numbers.people > 1 && listed.size >= numbers.people;
  const isForEach = hasNames && [...ids.values()].some((values) => values.size > 1);
  return isEverybody || isForEach || (hasNames && hasDigits);
}

function digitsOf(text: string): string {
  return text.replace(/\D+/g, '');
}

function isWordKey(key: string): boolean {
  return wordKeys.test(key.replace(/[^\p{L}\d]/gu, '').toLowerCase());
}

function holdsWords(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return /\p{L}{2,}/u.test(value);
  if (typeof value !== 'object' || value === null || depth > 3) return false;
  return Object.values(value).some((one) => holdsWords(one, depth + 1));
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Also what says no. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === '' || value === false || value === 0;
}

/** A word with fewer digits than an id. */
function isCode(text: string): boolean {
  if (!/^[\w.:-]{1,60}$/.test(text) || isAcceptance(text)) return false;
  return /^(?:0x[\da-f]{1,8}|[^\d]*(?:\d{1,5}[^\d]*)?)$/i.test(text) && !/[A-Za-z]{40}/.test(text);
}

/** From 2001 to 2100, since 1970 in seconds or a thousand, a million or a milliard times as fine. */
function isMoment(value: number): boolean {
  return [1, 1e3, 1e6, 1e9].some((unit) => value >= 1e9 * unit && value < 4.1e9 * unit);
}

/** Digits in a name that are no index into the request. */
function isOddKey(key: string, above: ReadonlySet<Kind>): boolean {
  if (key.length > 80) return true;
  if (/^\d{1,5}$/.test(key)) return !above.has('place') && !above.has('variables');
  const rest = key.replace(/(?<!\p{L})\p{L}+(?:\[\d{1,5}\]|[./]\d{1,5})/gu, '');
  return /\d{3}/.test(rest) || /^\d/.test(rest) || /[{}<>=&%\\]/.test(rest);
}

/** The variables that the filled words do not say. */
function leftOver(list: unknown, filled: string): unknown {
  if (typeof list !== 'object' || list === null) return list;
  const tokens = new Set(filled.match(/[\p{L}\d]+/gu) ?? []);
  return Object.values(list).filter((value) => {
    if (typeof value === 'object') return true;
    const text = String(value);
    return !(/^\d+$/.test(text) ? tokens.has(text) : filled.includes(text));
  });
}
