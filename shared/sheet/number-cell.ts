import { type ListCountries, parseRowNumber } from '../number/country-text.ts';
import { NUMBER_FLAGS as FLAG, NO_MOBILE } from '../number/number-flags.ts';
import { type PhoneLabel, phoneLabel, sharedCell } from './phone-columns.ts';
import type { Mapping } from './sheet.ts';

/** The cell that a row's number is taken from; `source` as in `withSource`. */
export interface NumberCell {
  readonly original: string;
  readonly source: number;
}

/**
 * The first cell with a mobile number, in the order of the columns; else the first with any number; else the first
 * filled one, so that there is something to correct. `labels` are columns with the kind of each number: a number
 * labelled as mobile goes first, and a fax is no number.
 */
export function numberCell(
  mapping: Pick<Mapping, 'numberColumn' | 'otherColumns'> & ListCountries,
  cell: (column: number) => string,
  labels: readonly (number | null)[] = [],
): NumberCell {
  const { numberColumn, otherColumns } = mapping;
  if (numberColumn === null) return { original: '', source: 0 };
  let best: Candidate | undefined;
  let filled: NumberCell | undefined;
  for (const [source, column] of [numberColumn, ...otherColumns].entries()) {
    const label = labels[source] ?? null;
    const candidate =
      label === null
        ? { original: cell(column), rank: rankOf(cell(column), 'unknown', mapping) }
        : labelledCell(cell(column), cell(label), mapping);
    if (candidate.rank < (best?.rank ?? RANK.none)) best = { ...candidate, source };
    if (candidate.original.trim() !== '') filled ??= { original: candidate.original, source };
    if (best?.rank === RANK.mobile || (best?.rank === RANK.reachable && labels.length === 0)) break;
  }
  const { original, source } = best ?? filled ?? { original: '', source: 0 };
  return { original, source };
}

interface Candidate extends NumberCell {
  readonly rank: number;
}

/** The best first; labels decide between numbers that can be texted, and between those that hardly can. */
const RANK = { mobile: 0, reachable: 1, elsewhere: 2, labelled: 3, landline: 4, none: 5 } as const;

function rankOf(text: string, label: PhoneLabel, list: ListCountries): number {
  if (label === 'fax') return RANK.none;
  const reading = parseRowNumber(text, null, list);
  if (!reading.ok) return RANK.none;
  if ((reading.flags & NO_MOBILE) !== 0)
    return label === 'mobile' && (reading.flags & FLAG.landline) === 0 ? RANK.labelled : RANK.landline;
  if (label === 'mobile') return RANK.mobile;
  return label === 'landline' ? RANK.elsewhere : RANK.reachable;
}

/** The best number in a cell by its label; all equally good numbers if labels do not decide. */
function labelledCell(text: string, label: string, list: ListCountries): Omit<Candidate, 'source'> {
  const names = sharedCell(label);
  const pieces = sharedCell(text).map((original, at) => {
    const kind = phoneLabel(names.length === 1 ? names[0]! : (names[at] ?? ''));
    return { original: kind === 'fax' ? '' : original, rank: rankOf(original, kind, list) };
  });
  const rank = Math.min(...pieces.map((piece) => piece.rank));
  if (rank === RANK.none)
    return { original: pieces.some(({ original }) => original !== '') ? text : '', rank };
  const best = pieces.filter((piece) => piece.rank === rank);
  return best.length === 1
    ? best[0]!
    : { original: best.map(({ original }) => original).join(' ::: '), rank };
}
