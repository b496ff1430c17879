import { wordsOf } from '../../format/words-in-name.ts';
import * as say from './consent-words.ts';

/** What a yes means: texts are allowed, or they are not. A `status` only tells who unsubscribed. */
export type ConsentKind = 'allow' | 'block' | 'status';

export interface ConsentHeader {
  readonly kind: ConsentKind;
  /**
   * How much the heading says: `sure` asks unless every value is a clear yes, `likely` asks if a value is a plain no,
   * and `none` asks only if a value is a clear no under any heading.
   */
  readonly says: 'sure' | 'likely' | 'none';
  readonly about: 'texts' | 'newsletter' | 'anything';
}

/** Words without a space, such as `nosms` and `nichtkontaktieren`. */
const GLUED =
  /^(.{2,})(sms|смс)$|^(not|donot|dont|no|ikke|ej|inte|ingen|inga|nicht|keine|niet|geen|nao|nie|ne|не)(?=text|contact|kontakt|benader|otpr|отпр|надс)/u;
/** A choice such as `Newsletter (yes/no)`, which refuses nothing. */
const CHOICES =
  / (?:yes|y|ja|j|oui|o|si|s|sim|tak|t|ano|a|igen|i|da|evet|kylla|k|да|так) (?:no|n|nein|nej|nei|nee|non|nao|nie|ne|nem|nu|hayir|h|ei|e|нет|ні|не)$/;
/** Work still to do, as in a list of calls to make. */
const TO_DO =
  /^(?:not|ikke|inte|ej|nicht|niet|no|non) (?:yet |endnu |enna |annu )?(?:contacted|texted|kontaktet|kontaktad|kontaktiert|contactado|contattato)$/;
const WORDS_OF_REFUSAL = 5;

const NOTHING: ConsentHeader = { kind: 'status', says: 'none', about: 'anything' };
/** A form's question may be this long; longer headings are texts. */
const LONGEST = 400;

/** Null for a column that is only about mail or post. */
export function consentHeader(name: string): ConsentHeader | null {
  if (name.length > LONGEST) return NOTHING;
  const text = wordsOf(name)
    .map((word) => word.replace(GLUED, '$1$3 $2'))
    .join(' ')
    .replace(CHOICES, '')
    .replace(/(?<!\S)(?:don|doesn|mustn|shouldn) t(?!\S)/, 'not');
  const words = text.split(' ');
  if (say.MAIL.test(text) && !say.BEYOND_MAIL.test(text)) return null;
  const isSms = say.SMS.test(text);
  const asksForMore = say.CONSENT.test(text) && (isSms || !say.OTHER_CONSENT.test(text));
  const isOfTopic = say.PERMISSION.test(text);
  const isContact = say.CONTACT.test(text);
  const about = isSms
    ? 'texts'
    : /newsletter|nyhe[dt]sbrev/.test(text) && !asksForMore
      ? 'newsletter'
      : 'anything';
  const as = (kind: ConsentKind, says: ConsentHeader['says']): ConsentHeader => ({ kind, says, about });
  if (say.REFUSAL.test(text)) return say.LINK.test(text) ? NOTHING : as('block', 'sure');
  const isRecord = say.RECORD.test(text);
  if (refuses(words, text) && (isSms || asksForMore || isOfTopic || isContact) && !isRecord)
    return as('block', words.length <= WORDS_OF_REFUSAL ? 'sure' : 'likely');
  if ((isSms || words.length <= 3) && words.some((word) => say.WEAK_REFUSAL.has(word)))
    return as('block', isSms ? 'sure' : 'likely');
  if (asksForMore) return as('allow', isRecord ? 'likely' : 'sure');
  if (isRecord) return NOTHING;
  const isWish = isContact && words.some((word) => say.WISH.has(word));
  if (!isSms && !isOfTopic && !isWish) return NOTHING;
  return as(say.STATUS.test(text) ? 'status' : 'allow', 'likely');
}

function refuses([first, ...words]: readonly string[], text: string): boolean {
  if (first === undefined || TO_DO.test(text)) return false;
  const isFirst = say.FIRST_NEGATION.has(first) && words[0] !== 'of';
  return isFirst || [first, ...words].some((word) => say.NEGATION.has(word));
}
