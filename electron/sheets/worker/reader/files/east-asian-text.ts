import { lazily } from '../../../../../shared/lazily.ts';
import type { EncodingGuess } from '../../../../../shared/sheet/old-encoding-guess.ts';

/** Encodings with two bytes for most letters, if a file does not name its own. */
export const EAST_ASIAN = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'] as const;
type EastAsian = (typeof EAST_ASIAN)[number];

/** Programs call it `gbk`; its letters are the first of `gb18030`. */
export function eastAsianOf(encoding: string): EastAsian | undefined {
  return encoding === 'gbk' ? 'gb18030' : EAST_ASIAN.find((one) => one === encoding);
}

/** Head start of the system's usual encoding, and the lead from which no person needs to look. */
const USUAL = 0.3;
const LEAD = 0.3;
/** Text in the right encoding scores far higher. */
const READS_WELL = 0.3;
const CLEAR = 0.6;
const SHOWN = 3;
const MOST_OTHERS = 3;

const NEUTRAL = /[\u3000-\u303f\uff00-\uff60\uffe0-\uffe6\u2010-\u2026\u00b7]/;
const KANA = /[\u3041-\u30ff]/;
const HALF_KANA = /[\uff61-\uff9f]/;
const WORD = /[\u1100-\u11ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af\uff61-\uff9f]/;
const BROKEN = /[\ufffd\ue000-\uf8ff\u0080-\u009f]/;

/** The first letters in the tables of old programs: nearly every letter of a text is among these. */
const common = lazily(() => {
  const rows = (
    encoding: EastAsian,
    from: number,
    to: number,
    low: readonly (readonly [number, number])[],
  ) => {
    const bytes: number[] = [];
    for (let lead = from; lead <= to; lead += 1)
      for (const [first, last] of low)
        for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
    return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)).replace(/\ufffd/g, ''));
  };
  const high: readonly (readonly [number, number])[] = [[0xa1, 0xfe]];
  const japanese = rows('euc-jp', 0xb0, 0xcf, high);
  return {
    shift_jis: japanese,
    'euc-jp': japanese,
    gb18030: rows('gb18030', 0xb0, 0xd7, high),
    big5: rows('big5', 0xa4, 0xc6, [[0x40, 0x7e], ...high]),
    'euc-kr': rows('euc-kr', 0xb0, 0xc8, high),
  } satisfies Record<EastAsian, ReadonlySet<string>>;
});

/** From -4 to 1: the mean over the letters that are not ASCII. */
function scoreOf(encoding: EastAsian, texts: readonly string[]): number {
  const knownChars = common()[encoding];
  let sum = 0;
  let count = 0;
  for (const text of texts) {
    const chars = [...text];
    for (const [at, char] of chars.entries()) {
      if (char <= '\x7f' || NEUTRAL.test(char)) continue;
      const beside = [chars[at - 1] ?? '', chars[at + 1] ?? ''];
      count += 1;
      sum += charScore(encoding, knownChars, char, beside);
      if (beside.some((one) => /[A-Za-z]/.test(one))) sum -= 1.5;
    }
  }
  return count === 0 ? -1 : sum / count;
}

function charScore(
  encoding: EastAsian,
  knownChars: ReadonlySet<string>,
  char: string,
  beside: readonly string[],
): number {
  if (BROKEN.test(char)) return -4;
  if (KANA.test(char)) return encoding === 'shift_jis' || encoding === 'euc-jp' ? 1 : -1;
  if (HALF_KANA.test(char)) return beside.some((one) => HALF_KANA.test(one)) ? 0.5 : -1.5;
  // Korean letters have the places of Chinese and Japanese ones, which reach further.
  if (knownChars.has(char)) return encoding === 'euc-kr' ? 1.15 : 1;
  return WORD.test(char) ? -0.3 : -1;
}

/**
 * The likeliest reading of cells with letters that are not ASCII; null if `score`, of the best encoding with one
 * byte for each letter, is better. `usual` is the system's.
 */
export function guessEastAsian(
  cells: readonly Buffer[],
  usual: string,
  score: number,
  other: { readonly encoding: string; read(cell: Buffer): string },
): EncodingGuess | null {
  const own = eastAsianOf(usual);
  const ranked = EAST_ASIAN.map((encoding) => {
    const texts = cells.map((cell) => new TextDecoder(encoding).decode(cell));
    const raw = scoreOf(encoding, texts);
    return { encoding, texts, raw, score: raw + (encoding === own ? USUAL : 0) };
  }).sort((left, right) => right.score - left.score);
  const [best, next] = ranked;
  if (best!.score <= Math.max(score, READS_WELL)) return null;
  const encoding = best!.encoding === own ? usual : best!.encoding;
  const readings = [
    ...ranked.slice(1, MOST_OTHERS),
    { encoding: other.encoding, texts: cells.map((cell) => other.read(cell)) },
  ];
  return {
    encoding,
    score: best!.score,
    doubtful: best!.raw < CLEAR || (best!.encoding !== own && best!.score - next!.score < LEAD),
    others: readings.flatMap((one) => {
      const at = [...cells.keys()].filter((index) => one.texts[index] !== best!.texts[index]).slice(0, SHOWN);
      const words = at.map((index) => one.texts[index]!);
      return at.length === 0
        ? []
        : [{ encoding: one.encoding, words, instead: at.map((index) => best!.texts[index]!) }];
    }),
  };
}
