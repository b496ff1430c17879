import { wordsOf } from '../../format/words-in-name.ts';
import { CHANNEL, FILLERS } from './answer-vocabulary.ts';
import * as vocabulary from './consent-vocabulary.ts';
import { joinedPhrases } from './plain-answer.ts';

/** What a yes means: texts are allowed, or not; a `status` only says who left. */
export type ConsentKind = 'allow' | 'block' | 'status';

export interface ConsentHeader {
  readonly kind: ConsentKind;
  /** Common for other columns too, so the values must say yes and no. */
  readonly weak: boolean;
  /** Its name can mean nothing but texts, so that a blank beside a tick may be a no. */
  readonly isSure: boolean;
  readonly about: 'texts' | 'newsletter' | 'anything';
}

/**
 * Null for a column about anything else: every word of its name must be known to belong here, but beside one that can
 * only mean texts.
 */
export function consentHeader(name: string): ConsentHeader | null {
  const words = headerWords(name);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const kinds = words.map((word, at) => kindOf(word, at === 0));
  const has = (kind: WordKind) => kinds.includes(kind);
  const isUnknown = has('other');
  const isSure = words.some(isText);
  if (isUnknown && (!isSure || words.some(isRecord))) return null;
  const about = has('channel') ? 'texts' : has('newsletter') && !has('consent') ? 'newsletter' : 'anything';
  const as = (kind: ConsentKind, weak: boolean): ConsentHeader => ({ kind, weak, isSure, about });
  const allow = (weak: boolean) => as('allow', weak || isUnknown);
  const refuses =
    has('negation') &&
    ['consent', 'newsletter', 'channel', 'marketing', 'contact'].some((kind) => has(kind as WordKind));
  if (has('refusal') || (refuses && !isUnknown)) return as('block', isUnknown);
  if (has('weak-refusal') && !isUnknown) return as('block', true);
  if (has('time') || refuses) return null;
  if (has('status') && !has('consent')) return as('status', true);
  const isSent = has('channel') || has('marketing');
  if (has('membership')) return has('channel') || has('newsletter') ? allow(true) : null;
  if (has('consent') || has('newsletter')) return allow(false);
  if (has('wish') && (isSent || has('contact'))) return allow(false);
  return isSent && (!isUnknown || has('marketing')) ? allow(true) : null;
}

/** It can mean nothing but texts, unlike `message`. */
const isText = (word: string) => /^(?:sms|смс|tekstivies)/u.test(word);
const isRecord = (word: string) => vocabulary.RECORDS.has(word);

const MOST_WORDS = 14;

const KINDS = [
  [vocabulary.REFUSAL, 'refusal'],
  [vocabulary.WEAK_REFUSAL, 'weak-refusal'],
  [vocabulary.NEGATION, 'negation'],
  [vocabulary.CONSENT, 'consent'],
  [vocabulary.NEWSLETTER, 'newsletter'],
  [CHANNEL, 'channel'],
  [vocabulary.MARKETING, 'marketing'],
  [vocabulary.WISH, 'wish'],
  [vocabulary.STATUS, 'status'],
  [vocabulary.MEMBERSHIP, 'membership'],
  [vocabulary.CONTACTED, 'contact'],
  [FILLERS, 'filler'],
  [vocabulary.TIME, 'time'],
] as const;

type WordKind = (typeof KINDS)[number][1] | 'other';

export function kindOf(word: string, isFirst: boolean): WordKind {
  if (isFirst && vocabulary.FIRST_NEGATION.has(word)) return 'negation';
  return KINDS.find(([words]) => words.has(word))?.[1] ?? (word.length === 1 ? 'filler' : 'other');
}

/** Two words that German and its relatives write as one, such as `Werbeeinwilligung`, are two. */
function headerWords(name: string): string[] {
  return joinedPhrases(wordsOf(name)).flatMap((word) => {
    if (kindOf(word, true) !== 'other') return [word];
    for (let at = 3; at <= word.length - 4; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const belongs = [first, first.replace(/s$/, '')].find((part) =>
        ['channel', 'marketing', 'newsletter', 'contact'].includes(kindOf(part, false)),
      );
      if (belongs !== undefined && ['consent', 'refusal', 'marketing'].includes(kindOf(second, false)))
        return [belongs, second];
    }
    return [word];
  });
}
