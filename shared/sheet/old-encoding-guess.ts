/** The words of a file that are not plain ASCII, read in one encoding. */
export interface EncodingReading {
  readonly encoding: string;
  readonly words: readonly string[];
}

/** The first words that it reads differently, and the most likely encoding's reading of these. */
export interface OtherEncoding {
  readonly encoding: string;
  readonly words: readonly string[];
  readonly instead: readonly string[];
}

export interface EncodingGuess {
  readonly encoding: string;
  /** How well the words read in this encoding, to compare it with others. */
  readonly score: number;
  /** Another encoding reads nearly as well, or none reads well: a person must look. */
  readonly doubtful: boolean;
  /** Other readings that differ, most likely first; always includes the usual one if it differs. */
  readonly others: readonly OtherEncoding[];
}

interface Language {
  /** The language's letters beyond ASCII, or all letters of another alphabet, most frequent first. */
  readonly letters: string;
  /** Parts of words that hardly any other language has, such as “sch”. */
  readonly pieces?: RegExp;
}

const WESTERN: readonly Language[] = [
  { letters: 'åäöéüàèø' },
  { letters: 'øåæéöäüáô' },
  { letters: 'äöüßéèàçáóñ', pieces: /^müller$|^schröder$|^jürgen$|^günt(?:h?er)$|straße|äch|öck|üch/ },
  { letters: 'éèêçàëïôâîûùüœÿæñöáíó', pieces: /ée?s?$|^fran[çc]|ène$|^é/ },
  { letters: 'íáóéñúüçªº', pieces: /í[an]?$|ez$|ñ[aeo]/ },
  { letters: 'ãéáíçóúôêâõàüªº', pieces: /ão$|ões$|ç[ãõ]/ },
  { letters: 'èàòùìéíóúâ' },
  { letters: 'íáðóöéúþæýå', pieces: /dóttir$|^þ[óu]r|guðr|^sigurð|æþór/ },
  { letters: 'ëéïöèüáóúàêçñäíîôûõøåæšž' },
  { letters: 'äöåéüšž' },
];
const CENTRAL: readonly Language[] = [
  { letters: 'łąóęśżćńźéöü', pieces: /ł|sław|ówna$|ńsk/ },
  { letters: 'íáéěýřčžšůúťďňóöü', pieces: /ová$|ř|ě|ů/ },
  { letters: 'áíéčýžšúľťôňďóäöüŕĺě', pieces: /ová$|ľ|ĺ/ },
  { letters: 'áéíóöüőúűä', pieces: /ő|ű|sz|gy/ },
  { letters: 'ăşţâîșțéöüáó', pieces: /ă|ş|ţ/ },
  { letters: 'čćžšđéöüáó', pieces: /ić$/ },
];
const BALTIC: readonly Language[] = [
  { letters: 'āīēšūņļžķģčŗöéüäå' },
  { letters: 'ėšųžūįąčęéöü' },
  { letters: 'äõüöšžé' },
];
const TURKISH: readonly Language[] = [
  { letters: 'ıüöçşğİâîûé', pieces: /^şahin|yıl|ğlu$|^ayşe|ış|aş$|ğ[aıu]|^iş/ },
];
const CYRILLIC: readonly Language[] = [
  { letters: 'аоеинрвтслкмдпуяйьгбчхзыжшюцщэфёъ' },
  { letters: 'аоинреіквтслмдпуйьгябчхзїжшюцщєфґ' },
  { letters: 'аоиентрвслкдпмзгябуъчйцщшхжфюь' },
  { letters: 'аоиенрјтсвкулмдпбзчгшћцљжфхђњџѓќ' },
];
const GREEK: readonly Language[] = [{ letters: 'αοςιντηρκπεσλμίάόυγέήώδύχβθζφξωψϊϋΐΰ' }];
const HEBREW: readonly Language[] = [{ letters: 'יוהלארמנתבשדעקחםןפגסצכטזךףץ' }];
const ARABIC: readonly Language[] = [{ letters: 'ايملرنوبدعةحسفقكهتأىجصطشخزغذضثظئءؤإآپچژگـ' }];
const THAI: readonly Language[] = [
  {
    letters:
      'านรกอเงมยลวดสตทะบปคหแขจพชผโใไฟธณษญศซถภฐฮฉฝฆฏฎฒฬฌ\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47\u0e48\u0e49\u0e4c',
  },
];

/** Every single-byte encoding that letters can identify, and its languages; the usual encoding first. */
const LANGUAGES: ReadonlyMap<string, readonly Language[]> = new Map(
  (
    [
      ['windows-1252 macintosh ibm850 ibm437 ibm865', WESTERN],
      ['windows-1250 ibm852 iso-8859-2', CENTRAL],
      ['windows-1251 koi8-r ibm866 ibm855 x-mac-cyrillic', CYRILLIC],
      ['windows-1253 ibm737', GREEK],
      ['windows-1254 ibm857', TURKISH],
      ['windows-1257 ibm775', BALTIC],
      ['windows-1255 ibm862', HEBREW],
      ['windows-1256', ARABIC],
      ['windows-874', THAI],
    ] as const
  ).flatMap(([labels, languages]) => labels.split(' ').map((label) => [label, languages] as const)),
);

/** The encodings that `guessByWords` can recognise. */
export const GUESSED_BY_WORDS: readonly string[] = [...LANGUAGES.keys()];

/** Head start of the usual encoding of the system. */
const USUAL = 0.15;
/** The lead from which no person needs to look, for many words and for one. */
const LEAD = 0.2;
const LEAD_OF_ONE = 0.8;
/** Factor on that lead for the usual encoding of the system, and for an encoding of the column names' language. */
const LEAD_OF_EXPECTED = 0.2;
/** Text in the right encoding scores far higher. */
const READS_WELL = 0.35;
/** Head start of the encodings of the column names' language. */
const OF_HEADER = 0.5;
const SHOWN = 3;
/** In characters; the rest of a longer word is ignored. */
const LONGEST_WORD = 40;
const MOST_OTHERS = 3;

/**
 * The encoding in which the words make most sense as one language, by their letters, their case and the signs between
 * letters. `usual` is the system's encoding; `ofHeader` is one for the column names' language, if known.
 */
export function guessByWords(
  readings: readonly EncodingReading[],
  usual: string,
  ofHeader?: string,
): EncodingGuess {
  const named = ofHeader === undefined ? undefined : LANGUAGES.get(ofHeader);
  const ahead = (encoding: string) =>
    named !== undefined && LANGUAGES.get(encoding) === named ? OF_HEADER : 0;
  const ranked = readings
    .map((reading) => {
      const { encoding } = reading;
      return { ...reading, score: scoreOf(reading) + (encoding === usual ? USUAL : 0) + ahead(encoding) };
    })
    .sort((left, right) => right.score - left.score);
  const best = ranked[0]!;
  const differing = ranked.flatMap(({ encoding, words }) => {
    const at = [...words.keys()].filter((index) => words[index] !== best.words[index]);
    return at.length === 0 ? [] : [{ encoding, at, read: at.map((index) => words[index]!) }];
  });
  // Only words that are read differently distinguish two encodings, however many others there are.
  const isClose = ({ encoding, at, read }: (typeof differing)[number]) => {
    const expected = [best.encoding === usual, ahead(best.encoding) > ahead(encoding)];
    const less = LEAD_OF_EXPECTED ** expected.filter(Boolean).length;
    const wanted = (LEAD + (LEAD_OF_ONE - LEAD) / at.length) * less;
    const own = scoreOf({ encoding: best.encoding, words: at.map((index) => best.words[index]!) });
    return own - scoreOf({ encoding, words: read }) < wanted;
  };
  return {
    encoding: best.encoding,
    score: best.score,
    doubtful: best.score < READS_WELL || differing.slice(0, MOST_OTHERS).some(isClose),
    others: differing
      .filter(({ encoding }, place) => place < MOST_OTHERS || encoding === usual)
      .map(({ encoding, at, read }) => {
        const instead = at.slice(0, SHOWN).map((index) => best.words[index]!);
        return { encoding, words: read.slice(0, SHOWN), instead };
      }),
  };
}

function scoreOf({ encoding, words }: EncodingReading): number {
  const languages = LANGUAGES.get(encoding) ?? [];
  return Math.max(...languages.map((language) => scoreIn(words, language)));
}

/** From about -4 to a little over 1: the mean over the letters of the words. */
function scoreIn(words: readonly string[], language: Language): number {
  let sum = 0;
  let count = 0;
  let knownWords = 0;
  for (const whole of words) {
    const word = whole.slice(0, LONGEST_WORD);
    const chars = [...word];
    for (const [at, char] of chars.entries()) {
      if (char <= '\x7f') continue;
      const score = charScore(chars, at, char, language.letters);
      // Signs beside a word fit every language; a letter beyond ASCII that stands alone fits hardly any.
      if (score === NEUTRAL) continue;
      sum += chars.length === 1 && LETTER.test(char) ? ALONE : score;
      count += 1;
    }
    if (language.pieces?.test(word.toLowerCase()) === true) knownWords += 1;
  }
  return count === 0 ? SIGNS_ONLY : sum / count + (0.4 * knownWords) / words.length;
}

const NEUTRAL = 0;
const BESIDE_LETTER = -0.3;
const ALONE = -0.5;
/** The score of text without a conclusive letter. */
const SIGNS_ONLY = 0.9;
const BROKEN = /[\x80-\x9f\ufffd\ue000-\uf8ff]/;
const LETTER = /[\p{L}\p{M}]/u;
const LATIN = /[A-Za-z]/;
/** Directly before or after a word in any language. */
const QUOTES = /[«»“”„‘’‚ªº°]/;
/** Signs that people put beside a word: quotes, dashes, signs of amounts and of order. */
const BESIDE = /[«»“”„‘’‚–—…€£°ºª§½¼²³·•©®™\u00a0¿¡´]/;

function charScore(chars: readonly string[], at: number, char: string, letters: string): number {
  if (BROKEN.test(char)) return -4;
  const [before, after] = [chars[at - 1] ?? '', chars[at + 1] ?? ''];
  const isInside = LETTER.test(before) && LETTER.test(after);
  if (!LETTER.test(char) || char === 'ª' || char === 'º') {
    if (/[’´·\u00a0–]/.test(char) && isInside) return NEUTRAL;
    const isWithin = reachesLetter(chars, at, -1) && reachesLetter(chars, at, 1);
    if (QUOTES.test(char) && !isWithin) return NEUTRAL;
    if (BESIDE.test(char) && !isWithin) {
      return LETTER.test(before) || LETTER.test(after) ? BESIDE_LETTER : NEUTRAL;
    }
    return LETTER.test(before) || LETTER.test(after) ? -2.5 : -1;
  }
  // The capital of the Turkish i has two characters in lower case.
  const place = letters.indexOf(char === 'İ' ? char : char.toLowerCase());
  const own = place === -1 ? -1.5 : 1 - (0.8 * place) / letters.length;
  return own + caseScore(chars[at - 2] ?? '', before, char, after) + mixScore(before, char, after);
}

/** True if a letter follows in that direction before any space: two signs within a word are no quotes. */
function reachesLetter(chars: readonly string[], from: number, step: 1 | -1): boolean {
  for (let at = from + step; at >= 0 && at < chars.length && chars[at] !== '\u00a0'; at += step) {
    if (LETTER.test(chars[at]!)) return true;
  }
  return false;
}

/** A capital after a small letter, or a small letter among capitals, is hardly ever right. */
function caseScore(earlier: string, before: string, char: string, after: string): number {
  const isUpper = (text: string) => text !== text.toLowerCase();
  const isLower = (text: string) => text !== text.toUpperCase();
  if (isUpper(char) && isLower(before)) return -2;
  const isAmongCapitals = isUpper(before) && (isUpper(after) || (after === '' && isUpper(earlier)));
  if (isLower(char) && char !== 'ß' && isAmongCapitals) return -1.5;
  return 0;
}

/** Another alphabet never directly follows or precedes a Latin letter. */
function mixScore(before: string, char: string, after: string): number {
  const isLatin = /\p{Script=Latin}/u.test(char);
  return !isLatin && (LATIN.test(before) || LATIN.test(after)) ? -2 : 0;
}
