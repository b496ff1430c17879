import { assertNever } from '../../../../shared/assert-never.ts';
import { isolated } from '../../../../shared/format/quoted.ts';
import type { SheetNote } from '../../../../shared/sheet/sheet.ts';
import type { Unwritten } from './stated-signs.ts';

/** Says once of each kind what a workbook shows that is taken otherwise; for `numberStyles` to tell. */
export function unwrittenNotes(notes: SheetNote[]): (what: Unwritten, shown: string) => void {
  const said = new Set<Unwritten>();
  return (what, shown) => {
    if (said.has(what)) return;
    said.add(what);
    notes.push({
      message: `Some cells show ${wordsOf(what)}. They are taken as ${isolated(shown)} and the like.`,
      fix: 'To send what the workbook shows, give these cells another format or write them as text.',
    });
  };
}

function wordsOf(what: Unwritten): string {
  switch (what) {
    case 'calendar':
      return 'their day in a calendar that is not known here, such as the Islamic one';
    case 'signs':
      return 'their number in the words or signs of another script';
    default:
      return assertNever(what);
  }
}
