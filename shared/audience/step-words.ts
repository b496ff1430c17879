import { assertNever } from '../assert-never.ts';
import { listHistory as words } from '../texts/en/audiences.ts';
import type { ListStep } from './list-history.ts';

/** `3 rows left out`. */
export function stepWords({ act, column, rows, row }: ListStep): string {
  switch (act) {
    case 'edit':
      if (column === null) return words.editRow(row);
      return column === '' ? words.editNumber(row) : words.edit(row, column);
    case 'leave-out':
      return words.leaveOut(rows, row);
    case 'take-in':
      return words.takeIn(rows, row);
    case 'choose':
      return words.choose(row);
    case 'join':
      return words.join(row);
    case 'join-all':
      return words.joinAll(rows);
    case 'keep-first':
      return words.keepFirst(rows);
    case 'keep-doubtful':
      return words.keepDoubtful(rows);
    case 'leave-doubtful-out':
      return words.leaveDoubtfulOut(rows);
    case 'correct':
      return words.correct(rows);
    default:
      return assertNever(act);
  }
}
