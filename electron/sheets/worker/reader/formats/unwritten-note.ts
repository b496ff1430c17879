import { assertNever } from '../../../../../shared/assert-never.ts';
import type { Said } from '../../../../../shared/language/said.ts';
import type { SheetNote } from '../../../../../shared/sheet/sheet.ts';
import { say } from '../../../../../shared/texts/say.ts';
import type { Unwritten } from './stated-signs.ts';

/** Says once of each kind what a workbook shows that is taken otherwise; for `numberStyles` to tell. */
export function unwrittenNotes(notes: SheetNote[]): (what: Unwritten, shown: string) => void {
  const said = new Set<Unwritten>();
  return (what, shown) => {
    if (said.has(what)) return;
    said.add(what);
    notes.push({
      message: wordsOf(what, shown),
      fix: say.sheets.showsFix(),
    });
  };
}

function wordsOf(what: Unwritten, shown: string): Said {
  switch (what) {
    case 'calendar':
      return say.sheets.showsCalendar(shown);
    case 'signs':
      return say.sheets.showsSigns(shown);
    default:
      return assertNever(what);
  }
}
