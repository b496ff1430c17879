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

const address =
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|(?<![\w:])(?:[\da-f]{1,4}:){2,7}:?[\da-f]{0,4}(?![\w:])/giu;
const currency =
  'credits?|kreditter|guthaben|euros?|dollars?|pounds?|kr|eur|usd|gbp|dkk|sek|nok|chf|pln|inr|aud|cad|zar';
const amount = '\\d{1,9}(?:[.,]\\d{1,4}){0,4}';

const link = /\bhttps?:\/\/([^\s/"'<>()|]{1,200})([^\s"'<>()|]{0,400})/giu;
const manual =
  /(?<![a-z])(?:docs?|documentation|errors?|help|support|reference|problems?|faq|kb|rfc)(?![a-z])/iu;

/** A number in the address of a page is a message's, except in a manual. */
function withoutLinks(text: string): string {
  return text.replace(link, (whole, host: string, path: string) => {
    const rest = path.replace(/\/v\d{1,2}(?![^/.,])/g, '');
    const isPlain =
      !/\d/.test(rest) || (manual.test(host + rest) && !/\d{6}|[?&=%]|[a-z]\d[a-z\d]{6}/iu.test(rest));
    return isPlain && !/[\p{L}\d]{24}/u.test(rest) ? ' ' : whole;
  });
}

/** Digits explained by what is beside them: see rule 4. */
const explained = [
  /\b(?:requests?|req|trace|correlation|incident|error|account|ray)[ _-]?(?:id|uuid|guid|reference)\b["']?\s*(?:(?:is|was|[:=#])\s*)?["'([]?[\w|=+/:.@-]{1,200}/giu,
  /\brecipients?(?:\\?["']\])?\[\\?["']?\d{1,5}\\?["']?\]|\brecipients?[./]\d{1,5}(?!\d)/giu,
  /\b(?:row|line|column|index|position)s?\s*#?\d{1,5}\b/giu,
  /\b(?:error|err|code|status|http)[ _:#-]{0,3}(?:code[ :]{0,2})?\d{1,5}\b/giu,
  /\b(?:sender|originator)\b[ :'"]{1,3}\+?\d{3,15}\b/giu,
  /\b0x[\da-f]{1,8}\b|\(#\d{1,7}\)/giu,
  address,
  /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/giu,
  /\b(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,12},?\s+)?\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,12}[ -]\d{4}(?:\s+\d\d:\d\d:\d\d(?:\s+(?:gmt|utc|[+-]\d{4}))?)?/giu,
  /(?<!\d)\d\d?:\d\d(?::\d\d)?(?:\s?[ap]m\b)?(?!\d)/giu,
  new RegExp(
    `(?:[€$£¥₹]\\s?|\\b(?:${currency}|balance|saldo)\\b(?:\\s+(?:is|of|er|ist))?[ :]{1,3})-?${amount}(?![\\d:])`,
    'giu',
  ),
  new RegExp(`(?<![\\d:])-?${amount}\\s?(?:[€£¥₹]|(?:${currency})\\b)`, 'giu'),
  /%\d(?![\da-f])|\/v\d{1,2}\b|\^[^\s"'^]{1,100}\$/giu,
] as const;
const thousands = /(?<![\d,.])(\d{1,3})[,.](\d{3})(?![\d,.]*\d)/gu;

/** Whether there is nothing but numbers of a date and words of one. */
export function isDate(text: string): boolean {
  const words =
    /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am|pm|utc|gmt|cet|cest|[tz])\p{L}{0,6}$/iu;
  return (
    text.length <= 40 &&
    /^[\p{L}\d ,.:/+-]+$/u.test(text) &&
    (text.match(/\p{L}+/gu) ?? []).every((word) => words.test(word)) &&
    (text.match(/\d+/g) ?? []).length >= 3 &&
    !/(?<!\.)\d{5}/.test(text)
  );
}

/** In digits: a longer number may be an id. */
const longestLimit = 5;
export const isAcceptance = (text: string): boolean =>
  /^\W*(?:\d{1,5} )?(?:accepted|queued|sent|delivered|success|successful|ok|okay|buffered|enroute)\W*$/iu.test(
    text,
  );

const done =
  'accepted|queued|delivered|dispatched|went (?:out|through)|pending|submitted|scheduled|buffered|processed|skipped|ignored|accepteret|afsendt|angenommen|zugestellt';
const sent =
  'sent|sendt|gesendet|versendet|skicka(?:ts?|des)|lähetetty|envoyée?s?|enviad[oa]s?|inviat[oi]|verzonden|wysłan[aeo]|отправлен[оы]';
const texts =
  'messages?|msgs?|sms|texts?|batch|recipients?|numbers?|besked(?:en|er)?|meddelanden?|nachricht(?:en)?|bericht(?:en)?|mensajes?|mensage(?:m|ns)|messaggio?|viesti|wiadomość|сообщени[ея]';
const success = new RegExp(
  `(?<!\\p{L}|too many (?:phone )?)(?:(?:${texts})(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L}|you (?:have )?)(?:${done}|${sent})|request\\b[^.!?\\n]{0,60}?\\b(?:${done})|(?:${done}|${sent})\\s+(?:(?:to|for|til|till|an|aan|à|a)\\s+)?\\+?\\d|success(?:ful(?:ly)?)?|succeeded|partial(?:ly)?|after \\d+ (?:of|${texts}))(?!\\p{L})`,
  'giu',
);
const share = '\\d{1,5} (?:of|out of|von|ud af|av|van|de|sur) \\d{1,5}';
/** Says that a part was sent, even where it denies that of another part: "1 of 3 messages could not be sent". */
const part = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${share}|the (?:rest|others)|resten|(?:some|several|remaining|not all|nogle|ikke alle|einige|nicht alle)(?!\\p{L})[^.!?\\n]{0,20}? (?:${texts}))(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L})(?:${done}|${sent}|send(?:es)?)|(?:sending|sent) (?:only )?(?:a )?part|(?:send|deliver) (?:to )?${share}|(?:stopped|aborted|interrupted) (?:at|after|before) (?:${texts}|\\d{1,5}))(?!\\p{L})`,
  'iu',
);
const denial =
  /\b(?:not|no|never|nobody|none|without|cannot|must|should|only|may|can|could|if|unless|before|until|to be|nicht|ikke|kein(?:e[mnrs]?)?|inte|pas|non|niet|nie|nao|não)\b|(?<!\p{L})не(?!\p{L})|n['’]t\b|\bun$/iu;

/** Whether the words claim, and do not deny, that something was sent or taken, or say so of a part. */
export function meansSuccess(text: string): boolean {
  if (part.test(text) || text.split(/[.!?;,:\n]/).some(isAcceptance)) return true;
  return [...text.matchAll(success)].some(({ index, 0: phrase }) => {
    const sentence = text
      .slice(Math.max(0, index - 60), index)
      .split(/[.!?\n]/)
      .at(-1)!;
    return !denial.test(sentence + phrase);
  });
}

/** Searches words for possible ids, for numbers of the request and for other digits, such as a limit's. */
export function judgeWords(text: string, numbers: NumbersOfRequest) {
  const shown = normalized(text, 'NFKC').replace(/\p{Cf}/gu, '');
  const plain = explained.reduce((text, one) => text.replace(one, ' '), withoutLinks(shown));
  const rest = plain.replace(thousands, '$1$2').trim();
  const runs = rest.match(/\d+/g) ?? [];
  const named = (shown.match(/\d+/g) ?? []).filter((run) => numbers.has(run));
  const others = runs.filter((run) => !numbers.has(run));
  const without = named.reduce((text, number) => text.replace(number, ' '), rest);
  const isOdd =
    isEscaped(shown) ||
    meansSuccess(shown) ||
    /[A-Za-z+]{40}/.test(shown) ||
    (hasIdWord(plain) && (runs.length > 0 || /\bids?\b["']?\s*[:=>]/iu.test(plain))) ||
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
