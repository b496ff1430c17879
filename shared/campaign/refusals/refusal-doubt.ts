import { checkValues } from '../../format/bounded-json.ts';
import { findInText, hasIdWord, isAcceptance, type NumbersOfRequest, numbersOf } from './refusal-text.ts';
import { repeatsKey } from './repeated-key.ts';

/**
 * Why an answer with a refusal's status is not believed: its end is unknown, it is compressed or not UTF-8,
 * it is neither JSON nor words, or it may contain an id or name someone who was accepted.
 */
export type RefusalDoubt = 'unended' | 'encoded' | 'not-plain' | 'holds-ids';

/** No refusal has more values, or is deeper. */
const mostValues = 2000;
const deepest = 8;

/**
 * Null for a refusal that can be believed as a whole: words, or JSON of words, codes and limits. It may name
 * recipients of the request as long as nothing beside them could be their id.
 */
export function refusalDoubt(
  body: string,
  recipients: readonly { readonly msisdn: string }[],
): Exclude<RefusalDoubt, 'unended' | 'encoded'> | null {
  const text = body.trim();
  if (text === '') return null;
  const json = parse(text);
  if (json === undefined) {
    if (isMarkup(text)) return 'not-plain';
    return findInText(text, numbersOf(recipients)).isOdd ? 'holds-ids' : null;
  }
  if (repeatsKey(text)) return 'not-plain';
  return mayHoldIds(json, numbersOf(recipients)) ? 'holds-ids' : null;
}

function parse(text: string): unknown {
  try {
    checkValues(text, mostValues);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** HTML, XML, broken JSON, a form or YAML. */
function isMarkup(text: string): boolean {
  return (
    /<[a-z!?/]/i.test(text) ||
    /^[[{"]/.test(text) ||
    (text.includes('=') && !/\s/.test(text)) ||
    /^[\w-]+:\s*$/m.test(text)
  );
}

const wordKeys = /^(?:message|error_?description|errors?|details?|description|reason|title|msg|text)$/i;
const variableKeys = /^(?:variables|args|arguments|params|values)$/i;
const codeKeys =
  /^(?:code|status|type|errno|error|(?:error|status)[_-]?code|http[_-]?(?:status|code)|(?:http)?[_-]?status)$/i;
const sizeKeys =
  /^(?:max|min|limit|length|count|total|given|actual|expected|allowed|index|position|row|line|column|offset|version|credits?|balance|required|available|retry[_-]?after|(?:max|min)(?:imum)?[_-]?\w*)$/i;
const timeKeys = /^(?:time|date|timestamp|ts|at)$/i;
const placeKeys = /^(?:recipients?|loc|path|pointer)$/i;
/** These identify a refusal, not a message. */
const incidentKeys = /^(?:incident|trace|correlation|error|span)[_-]?(?:id|uuid|guid)$/i;
const costKeys = /^(?:credits?[_-]?consumed|usage|costs?|price)$/i;
const successKeys = /^(?:accepted|sent|queued|delivered|success|successful|ok)$/i;

/** The key a value belongs to, and whether words are beside or above it. */
interface Around {
  readonly key: string;
  readonly isWorded: boolean;
  readonly depth: number;
}

/** Whether something could be an id, or could say who was accepted. */
function mayHoldIds(json: unknown, numbers: NumbersOfRequest): boolean {
  const listed = new Set<string>();
  let hasNames = false;
  let hasDigits = false;

  function isOdd(value: unknown, around: Around): boolean {
    if (around.depth > deepest) return true;
    const depth = around.depth + 1;
    if (typeof value === 'number') return isOddNumber(value, around);
    if (typeof value === 'string') return isOddText(value, around);
    if (Array.isArray(value)) return value.some((one) => isOdd(one, { ...around, depth }));
    if (typeof value !== 'object' || value === null) return value === true && successKeys.test(around.key);
    return isOddObject(value as Record<string, unknown>, { ...around, depth });
  }

  function isOddObject(fields: Record<string, unknown>, around: Around): boolean {
    const entries = Object.entries(fields);
    const words = entries.find(([key, value]) => wordKeys.test(key) && isWords(value))?.[1];
    const filled = typeof words === 'string' ? fill(words, entries) : '';
    const isWorded = around.isWorded || words !== undefined;
    if (filled !== words && typeof words === 'string' && isOddText(filled, { ...around, key: '' }))
      return true;
    return entries.some(([key, value]) => {
      if (isEmpty(value) || incidentKeys.test(key)) return typeof value === 'object' && !isEmpty(value);
      if (hasIdWord(key) || costKeys.test(key)) return true;
      const named = isNamed(key);
      if (!named && isOddKey(key, around.key)) return true;
      const isOwn = variableKeys.test(key) && filled !== '';
      const left = isOwn ? leftOver(value, filled) : value;
      return isOdd(left, { ...around, key, isWorded: isWorded || named });
    });
  }

  function isOddNumber(value: number, { key, isWorded }: Around): boolean {
    if (!Number.isInteger(value) || value === 0 || timeKeys.test(key)) return false;
    const digits = String(Math.abs(value));
    if (isNamed(digits)) return !isWorded;
    return digits.length > 5 || !(codeKeys.test(key) || sizeKeys.test(key) || placeKeys.test(key));
  }

  function isOddText(text: string, { key, isWorded }: Around): boolean {
    if (/^\+?[\d ().-]+$/.test(text) && /\d/.test(text)) {
      const digits = text.replace(/\D+/g, '');
      if (isNamed(digits)) return !isWorded;
      return digits.length > 5 || !(codeKeys.test(key) || sizeKeys.test(key) || timeKeys.test(key));
    }
    if (codeKeys.test(key) && isCode(text)) return false;
    const found = findInText(text, numbers);
    hasNames ||= found.named.length > 0;
    hasDigits ||= found.hasDigits;
    return found.isOdd || /^\s*[[{]/.test(text);
  }

  /** Notes a number of the request that is on its own; false for anything else. */
  function isNamed(text: string): boolean {
    if (!/^\+?\d+$/.test(text) || !numbers.has(text)) return false;
    hasNames = true;
    listed.add(text.slice(-7));
    return true;
  }

  if (isOdd(json, { key: '', isWorded: false, depth: 0 })) return true;
  // A list of all recipients says nothing about each.
  const isEverybody = numbers.people > 1 && listed.size >= numbers.people;
  return isEverybody || (hasNames && hasDigits);
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}{2,}/u.test(value);
}

/** Also what says no. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === '' || value === false || value === 0;
}

/** With fewer digits than an id. */
function isCode(text: string): boolean {
  if (!/^[\w.:-]{1,40}$/.test(text) || hasIdWord(text) || isAcceptance(text)) return false;
  return /^(?:0x[\da-f]{1,8}|\D*\d{0,5}\D*)$/i.test(text);
}

/** Digits in a name that are no index into the request. */
function isOddKey(key: string, above: string): boolean {
  if (/^\d{1,5}$/.test(key)) return !placeKeys.test(above) && !variableKeys.test(above);
  const rest = key.replace(/recipients?(?:\[\d{1,5}\]|[./]\d{1,5})/gi, '');
  return /\d{3}/.test(rest) || /^\d/.test(rest) || /[{}<>=&%\\]/.test(rest) || rest.length > 80;
}

function fill(words: string, entries: readonly [string, unknown][]): string {
  const list = entries.find(([key, value]) => variableKeys.test(key) && typeof value === 'object')?.[1];
  if (list === undefined || list === null) return words;
  const values = new Map(
    Object.entries(list).map(([key, value]) => [
      Array.isArray(list) ? String(Number(key) + 1) : key.replace('%', ''),
      value,
    ]),
  );
  return words.replace(/%(\d{1,2})/g, (whole, place: string) => {
    const value: unknown = values.get(place);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}

function leftOver(list: unknown, filled: string): unknown {
  if (typeof list !== 'object' || list === null) return list;
  const tokens = new Set(filled.match(/[\p{L}\d]+/gu) ?? []);
  return Object.values(list).filter((value) => {
    const text = String(value);
    return typeof value === 'object' || !(/^\d+$/.test(text) ? tokens.has(text) : filled.includes(text));
  });
}
