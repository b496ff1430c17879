import { columnLetters } from '../../../../shared/sheet/column-name.ts';
import type { SheetNote } from '../../../../shared/sheet/sheet.ts';
import { SheetFault } from './sheet-fault.ts';

interface Listed {
  readonly name: string;
  readonly hidden: boolean;
}

/**
 * The worksheets to try in turn until one has rows: the named one alone, else the visible ones in order, then the
 * hidden ones if they are wanted or are all there is.
 */
export function chooseWorksheets<Sheet extends Listed>(
  worksheets: readonly Sheet[],
  named: string | undefined,
  includeHidden: boolean,
): readonly Sheet[] {
  if (worksheets.length === 0) {
    throw new SheetFault(
      'This workbook has no worksheet with cells.',
      'Choose the file that holds your contacts.',
    );
  }
  if (named !== undefined) {
    const chosen = worksheets.find(({ name }) => name === named);
    if (chosen) return [chosen];
    throw new SheetFault(`This workbook has no worksheet called ${named}.`, 'Choose one of its worksheets.');
  }
  const visible = worksheets.filter(({ hidden }) => !hidden);
  const hidden = worksheets.filter((sheet) => sheet.hidden);
  return includeHidden || visible.length === 0 ? [...visible, ...hidden] : visible;
}

/** Announces what a workbook hides, so that nobody is left out or texted unseen. */
export function hiddenNotes(
  worksheets: readonly Listed[],
  hiddenRows: number,
  hiddenColumns: readonly number[],
): SheetNote[] {
  const notes: SheetNote[] = [];
  const fix = 'Switch on hidden rows, columns and worksheets to take them too.';
  const names = worksheets.filter(({ hidden }) => hidden).map(({ name }) => name);
  if (hiddenRows > 0)
    notes.push({ message: `The worksheet hides ${some(hiddenRows, 'row')} with text.`, fix });
  if (hiddenColumns.length > 0) {
    const letters = hiddenColumns.slice(0, 10).map(columnLetters).join(', ');
    const more = hiddenColumns.length > 10 ? ' and more' : '';
    notes.push({
      message: `The worksheet hides ${some(hiddenColumns.length, 'column')}: ${letters}${more}.`,
      fix,
    });
  }
  if (names.length > 0) {
    notes.push({
      message: `The workbook hides ${some(names.length, 'worksheet')}: ${names.slice(0, 10).join(', ')}.`,
      fix,
    });
  }
  return notes;
}

function some(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
