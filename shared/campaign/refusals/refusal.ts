import { closeCutJson } from '../../format/cut-json.ts';
import { unstacked } from '../../format/normalized.ts';
import type { Said } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { readPage } from './refusal-page.ts';

/** `words` is never empty. */
export type Refusal = (
  | { readonly own: true; readonly words: string }
  | { readonly own: false; readonly words: Said }
) & {
  /** From the status alone (spec, Errors). */
  readonly fix: Said;
};

const longestWords = 500;
/** Of text and HTML: the words are at the start, after a `<head>` of a few kilobytes at most. */
const readLength = 16_384;
/** Of JSON: far larger than any refusal, and quick to parse. */
const parsedLength = 1024 * 1024;
const wordKeys = [
  'message',
  'error_description',
  'detail',
  'description',
  'reason',
  'title',
  'msg',
  'text',
  'error',
];
const codeKeys = ['code', 'error_code', 'errorCode', 'incident_uuid'];
/** What was accepted and its cost are not words of the service. */
const receiptKeys = ['ids', 'credit_consumed'];
const variableKeys = ['variables', 'args', 'arguments', 'params', 'values'];

/**
 * Finds the service's own words in a refusal. The spec does not show the shape of its body, so this reads any
 * JSON, also cut JSON, HTML, plain text and an empty body, and fills in `%1` variables. `retryAfterMs` is
 * null if the service names none; `isShort` if the credit did not suffice by what was known.
 */
export function readRefusal(
  status: number,
  body: string,
  retryAfterMs: number | null = null,
  isShort = false,
): Refusal {
  const parsed = parse(body);
  const ownText = parsed === undefined ? clean(wordsOfPage(body.slice(0, readLength))) : dig(parsed, 0);
  const isAboutCredit = status === 403 && (isShort || creditWords.test(body.slice(0, readLength)));
  const standard = isAboutCredit
    ? { words: say.refusals.other(403), fix: say.refusals.creditFix() }
    : standardOf(status, retryAfterMs);
  return ownText ? { own: true, words: ownText, fix: standard.fix } : { own: false, ...standard };
}

/** The words in any JSON value, in one line; empty if it has none. */
export function wordsIn(value: unknown): string {
  return dig(value, 0) ?? '';
}

/** A token, an address or a redirect is not about recipients. */
export function mayBeAboutPeople(status: number): boolean {
  return status === 400 || status === 422;
}

/** The one refusal of a 503 that names itself (spec, Limits); it is no proof that nobody was texted. */
export function isTooManyConnections(status: number, body: string): boolean {
  if (status !== 503) return false;
  const { own, words } = readRefusal(status, body);
  return (
    own && /\bconnections?\b/i.test(words) && /\b(?:too many|limit|max|maximum|exceed\w*)\b/i.test(words)
  );
}

function parse(body: string): unknown {
  if (body.length > parsedLength) return undefined;
  const whole = parseJson(body);
  return whole === undefined ? parseJson(closeCutJson(body)) : whole;
}

/** Undefined for text that is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function dig(value: unknown, depth: number): string | null {
  if (depth > 6) return null;
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) {
    const pieces = value.slice(0, 5).map((item) => dig(item, depth + 1));
    const texts = [...new Set(pieces.filter((piece) => piece !== null && piece !== ''))];
    return texts.length === 0 ? null : shorten(texts.join(' '));
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  for (const key of wordKeys) {
    const inField = key in fields ? dig(fields[key], depth + 1) : null;
    if (inField !== null && inField !== '') return clean(fillVariables(inField, fields));
  }
  const rest = Object.entries(fields).filter(
    ([key]) => ![...codeKeys, ...variableKeys, ...receiptKeys].includes(key),
  );
  const pieces = rest.slice(0, 5).flatMap(([key, inner]) => {
    const nested = dig(inner, depth + 1);
    return nested === null || nested === '' ? [] : [/^\d+$/.test(key) ? nested : `${key}: ${nested}`];
  });
  return pieces.length === 0 ? null : shorten(pieces.join(' '));
}

/** Puts the variables into `%1` of the words they belong to. */
export function fillVariables(words: string, fields: Record<string, unknown>): string {
  if (!/%\d/.test(words)) return words;
  const list = variableKeys
    .map((key) => fields[key])
    .find((value) => typeof value === 'object' && value !== null);
  if (list === undefined || list === null) return words;
  const values = (Array.isArray(list) ? ['', ...list] : list) as Record<string, unknown>;
  return words.replace(/%(\d{1,2})/g, (whole, digits: string) => {
    const value = values[digits] ?? values[`%${digits}`];
    return typeof value === 'string' || typeof value === 'number' ? clean(String(value)) : whole;
  });
}

/** The heading or title of a page, else its text without tags. */
function wordsOfPage(body: string): string {
  if (!/<\/?[a-z!]/i.test(body)) return body;
  const { heading, lines } = readPage(body);
  return heading || lines.join(' ');
}

/** Control characters and endless text do not belong in a sentence on the screen. */
function clean(text: string): string {
  return shorten(
    unstacked(text.slice(0, readLength))
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  );
}

function shorten(text: string): string {
  return text.length <= longestWords ? text : `${text.slice(0, longestWords - 1).trimEnd()}…`;
}

/** The specification's 403 is about the network address; services also answer it when the credit is used up. */
const creditWords =
  /\b(?:credits?|balance|funds|top[ -]?up|prepaid|payment|kreditter?|saldo|guthaben|insufficient_\w+)(?!\p{L})/iu;

/** Our words for a refusal without its own, and what to do (spec, Errors). */
function standardOf(status: number, retryAfterMs: number | null) {
  const { refusals } = say;
  if (status >= 300 && status < 400) return { words: refusals.redirect(), fix: refusals.redirectFix() };
  switch (status) {
    case 400:
      return { words: refusals.invalid(), fix: refusals.otherFix() };
    case 401:
      return { words: refusals.token(), fix: refusals.tokenFix() };
    case 403:
      return { words: refusals.networkAddress(), fix: refusals.networkAddressFix() };
    case 422:
      return { words: refusals.unread(), fix: refusals.otherFix() };
    case 429: {
      const seconds = retryAfterMs === null || retryAfterMs < 1000 ? null : retryAfterMs / 1000;
      return { words: refusals.leaveAlone(), fix: refusals.waitFix(seconds) };
    }
    default:
      return { words: refusals.other(status), fix: refusals.otherFix() };
  }
}
