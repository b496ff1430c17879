import { DOUBTS, NUMBER_FLAGS as FLAG } from './number-flags.ts';
import type { NumberReading } from './number-reading.ts';
import { LONG_PIECE, MOST_DIGITS } from './number-text.ts';

type Read = (digits: string) => NumberReading;

interface Cut {
  readonly cost: number;
  readonly readings: readonly NumberReading[];
}

/** A number with its country code, in pairs and single digits, has no more pieces. */
const MOST_PIECES = 10;
/** The longest number with its dialling prefix. */
const MOST_TOGETHER = 20;
/** People write at most this much of a second number's end, `0171 1234567/78`. */
const LONGEST_ENDING = 2;
/** Two sure numbers cost less than one in doubt, and one of either kind less than two of the same. */
const COST_SURE = 10;
const COST_DOUBTFUL = 25;

/**
 * Of pieces set apart by signs such as a slash: one number where all pieces together are in use, several only
 * where each is in use on its own. Any other list is a fault.
 */
export function listedNumbers(pieces: readonly string[], read: Read): readonly NumberReading[] {
  if (pieces.length === 1) return [read(pieces[0]!)];
  const cut = fewestNumbers(pieces, read);
  if (cut !== undefined) {
    return cut.length === 1 && isTwoThings(pieces, cut[0]!, read) ? [UNCLEAR] : cut;
  }
  const long = pieces.filter(isLong);
  const isAreaCode = pieces.length === 2 && long.length === 1 && pieces[1] === long[0];
  const whole = pieces.join('');
  if ((long.length === 0 || isAreaCode) && whole.lastIndexOf('+') < 1) return [read(whole)];
  if (long.length < 2) return [UNCLEAR];
  const readings = long.map(read);
  if (readings.every(({ ok }) => !ok)) return readings;
  const sure = startedNumbers(pieces, read).filter(({ run }) => isLong(run[0]!));
  return [...sure.map(({ reading }) => reading), UNCLEAR];
}

/** Of pieces that are unclear, for lists where no number may be missed: each that may be one. */
export function anyNumbers(pieces: readonly string[], read: Read): readonly NumberReading[] {
  const found = startedNumbers(pieces, read);
  const others = pieces.filter((piece) => isLong(piece) && !found.some(({ run }) => run.includes(piece)));
  return [...found.map(({ reading }) => reading), ...others.map(read)];
}

/** Pieces that follow one another and are together a number in use, written with its 0 or plus. */
function startedNumbers(pieces: readonly string[], read: Read) {
  return pieces.flatMap((first, from) => {
    if (!isStart(first)) return [];
    const runs = pieces.slice(from, from + MOST_PIECES).map((_, at) => pieces.slice(from, from + at + 1));
    return runs
      .map((run) => ({ run, reading: read(run.join('')) }))
      .filter(({ reading }) => rank(reading) === 0);
  });
}

function isStart(piece: string): boolean {
  return /^[+0]/.test(piece);
}

const UNCLEAR: NumberReading = { ok: false, fault: 'unclear' };

/** The quality of a reading: 0 without a doubt, 3 for none. */
export function rank(reading: NumberReading): number {
  if (!reading.ok) return 3;
  if ((reading.flags & FLAG.invalid) !== 0) return 2;
  return (reading.flags & DOUBTS) === 0 ? 0 : 1;
}

export function isLong(piece: string): boolean {
  return piece.length - (piece.startsWith('+') ? 1 : 0) >= LONG_PIECE;
}

/** Joins all pieces to numbers in use at the lowest cost; undefined where that is impossible. */
function fewestNumbers(pieces: readonly string[], read: Read): readonly NumberReading[] | undefined {
  const best: (Cut | undefined)[] = [{ cost: 0, readings: [] }];
  const areSeveral = pieces.join('').length > MOST_DIGITS;
  /** What is a number without its end, which is written as the start of the next. */
  const isTooLong = (from: number, end: number) =>
    areSeveral &&
    pieces
      .slice(from + 1, end)
      .some((piece, at) => isStart(piece) && rank(read(pieces.slice(from, from + 1 + at).join(''))) === 0);
  for (let end = 1; end <= pieces.length; end++) {
    let together = '';
    for (let from = end - 1; from >= 0 && end - from <= MOST_PIECES; from--) {
      together = pieces[from]! + together;
      if (together.length > MOST_TOGETHER || together.lastIndexOf('+') > 0) break;
      const before = best[from];
      if (before === undefined || !isLong(together)) continue;
      const reading = read(together);
      const quality = rank(reading);
      if (quality > 1 || isTooLong(from, end)) continue;
      const cost = before.cost + (quality === 0 ? COST_SURE : COST_DOUBTFUL);
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) {
        best[end] = { cost, readings: [...before.readings, reading] };
      }
    }
  }
  return best[pieces.length]?.readings;
}

/** The pieces could also be a number and other digits, such as `0171 1234567/8` for two that end in 7 and 8. */
function isTwoThings(pieces: readonly string[], whole: NumberReading, read: Read): boolean {
  const isOther = (part: readonly string[]) => {
    const reading = read(part.join(''));
    return whole.ok && reading.ok && rank(reading) === 0 && reading.msisdn !== whole.msisdn;
  };
  return pieces.some((_, at) => {
    if (at === 0) return false;
    const rest = pieces.slice(at);
    const isEnding = rest.join('').length <= LONGEST_ENDING;
    return (isEnding && isOther(pieces.slice(0, at))) || (rank(whole) > 0 && isOther(rest));
  });
}
