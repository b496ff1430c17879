import { cleanValue } from '../format/clean-value.ts';
import { isStacked, MOST_MARKS, unstacked } from '../format/normalized.ts';
import { startShown } from '../format/visible-text.ts';
import type { AudienceRow } from './audience.ts';

/** A text with a longer value is too long to be sent; most texts of 255 parts are shorter. */
const LONGEST = 40_000;

/** The row as a window gets it: short enough to be shown, and with the same problems as the whole. */
export function boundedRow(row: AudienceRow): AudienceRow {
  const { original, cells, joined } = row;
  if ([original, ...cells, ...(joined?.own ?? [])].every(isBounded)) return row;
  return {
    ...row,
    original: isBounded(original) ? original : startShown(original),
    cells: cells.map(bounded),
    ...(joined && { joined: { ...joined, own: joined.own.map(bounded) } }),
  };
}

function isBounded(cell: string): boolean {
  return cell.length <= MOST_MARKS || (cell.length <= LONGEST && !isStacked(cell));
}

/** One more mark than a text may have, so that the text is still refused for its marks. */
function bounded(cell: string): string {
  if (isBounded(cell)) return cell;
  const value =
    cell.length > LONGEST
      ? cleanValue(cell)
          .slice(0, LONGEST)
          .replace(/\p{Surrogate}$/u, '')
      : cell;
  return unstacked(value, MOST_MARKS + 1);
}
