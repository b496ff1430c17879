import { normalized } from '../../format/normalized.ts';

/** A service may write these numbers with or without their country code. */
export type NumbersOfRequest = ReturnType<typeof numbersOf>;

/** Digits compared: two numbers of one request with this same ending differ in their country. */
const ending = 7;

export function numbersOf(recipients: readonly { readonly msisdn: string }[]) {
  const endings = new Set(recipients.map(({ msisdn }) => msisdn.slice(-ending)));
  return {
    people: recipients.length,
    has: (digits: string): boolean => digits.length >= ending && endings.has(digits.slice(-ending)),
  };
}

const things =
  'messages?|msgs?|sms|batch|requests?|jobs?|orders?|bulk|campaigns?|transactions?|delivery|tracking|receipts?|queue|mt|send|reports?|tickets?';
const idWords = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${things})?[ _.-]?(?:ids?|uuids?|guids?)|receipts?|tickets?|ref|reference)(?!\\p{L})`,
  'iu',
);
/** Of the service's sender, not of a message. */
const senderIds = /\bsender[ _-]?ids?\b/giu;

/** In any case, also within camelCase. */
export function hasIdWord(text: string): boolean {
  const words = text.replace(senderIds, 'sender').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return idWords.test(words);
}

/** Digits explained by what is beside them: a place in the request, a code, an address, a date, a limit. */
const explained = [
  /\brecipients?(?:\\?["']\])?\[\\?["']?\d{1,5}\\?["']?\]|\brecipients?[./]\d{1,5}(?!\d)/giu,
  /\b(?:row|line|column|index|position)s?\s*#?\d{1,5}\b/giu,
  /\b(?:error|err|code|status|http)[ _:#-]{0,3}(?:code[ :]{0,2})?\d{1,5}\b/giu,
  /\b0x[\da-f]{1,8}\b/giu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/gu,
  /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/gu,
  /%\d(?![\da-f])/giu,
  /\/v\d{1,2}\b/giu,
] as const;
const thousands = /(?<![\d,.])(\d{1,3})[,.](\d{3})(?![\d,.]*\d)/gu;

/** In digits: a longer number may be an id. */
const longestLimit = 5;
const acceptance = /^\W*(?:accepted|queued|sent|delivered|success|successful|ok|okay|buffered|enroute)\W*$/iu;

export function isAcceptance(text: string): boolean {
  return acceptance.test(text);
}

/** Searches a text for possible ids, for numbers of the request and for other digits, such as a limit's. */
export function findInText(text: string, numbers: NumbersOfRequest) {
  const shown = normalized(text, 'NFKC').replace(/\p{Cf}/gu, '');
  const rest = explained
    .reduce((left, one) => left.replace(one, ' '), shown)
    .replace(thousands, '$1$2')
    .trim();
  const runs = rest.match(/\d+/g) ?? [];
  const named = runs.filter((run) => numbers.has(run));
  const others = runs.filter((run) => !numbers.has(run));
  const without = named.reduce((left, number) => left.replace(number, ' '), rest);
  const isOdd =
    isEscaped(shown) ||
    isAcceptance(shown) ||
    /[A-Za-z+]{40}/.test(shown) ||
    (hasIdWord(shown) && (runs.length > 0 || /\bids?\b["']?\s*[:=>]/iu.test(shown))) ||
    (runs.length > 0 && !isSentence(rest)) ||
    (named.length > 0 && others.length > 0) ||
    others.some((run) => run.length > longestLimit) ||
    /\d[ \t]*[,;|\n][ \t]*\d/.test(without) ||
    (without.match(/[\p{L}\d+/_=-]{12,}/gu) ?? []).some((token) => /\d/.test(token));
  return { isOdd, named, hasDigits: others.length > 0 };
}

/** Escapes, digits of other scripts, or characters that no words contain. */
function isEscaped(text: string): boolean {
  return (
    /%[\da-f]{2}|\\[ux][\da-f]{2}|&#?\w{1,12};/iu.test(text) ||
    /(?!\d)\p{Nd}/u.test(text) ||
    /[\p{Co}\uFFFD]|(?!\s)\p{Cc}/u.test(text)
  );
}

function isSentence(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 2 && !/[{}<>|=&;\\\t]|\[\s*\d/u.test(text);
}
