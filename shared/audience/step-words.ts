import { listHistory as words } from '../texts/en/audiences.ts';
import type { ListStep, StepAct } from './list-history.ts';

const ofAct: Readonly<Record<StepAct, (step: ListStep) => string>> = {
  edit({ column, row }) {
    if (column === null) return words.editRow(row);
    return column === '' ? words.editNumber(row) : words.edit(row, column);
  },
  'leave-out': ({ rows, row }) => words.leaveOut(rows, row),
  'take-in': ({ rows, row }) => words.takeIn(rows, row),
  choose: ({ row }) => words.choose(row),
  join: ({ row }) => words.join(row),
  'join-all': ({ rows }) => words.joinAll(rows),
  'keep-first': ({ rows }) => words.keepFirst(rows),
  'keep-doubtful': ({ rows }) => words.keepDoubtful(rows),
  'leave-doubtful-out': ({ rows }) => words.leaveDoubtfulOut(rows),
  correct: ({ rows }) => words.correct(rows),
};

/** `3 rows left out`. */
export function stepWords(step: ListStep): string {
  return ofAct[step.act](step);
}
