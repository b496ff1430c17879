import { assertNever } from '../../../../shared/assert-never.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import type { RowAction } from '../../../components/overlays/row-action.ts';

export interface RowActs {
  exclude(n: number, excluded: boolean): void;
  choose(n: number): void;
  test(n: number): void;
  history(msisdn: string): void;
}

export function rowActions(row: Pick<FinalRow, 'n' | 'status' | 'text' | 'msisdn' | 'notes'>, acts: RowActs) {
  const { msisdn } = row;
  return [
    ...byStatus(row, acts),
    ...(msisdn === null ? [] : [{ command: 'row.history', run: () => acts.history(msisdn) } as const]),
  ];
}

function byStatus(
  { n, status, text, notes }: Pick<FinalRow, 'n' | 'status' | 'text' | 'notes'>,
  acts: RowActs,
): RowAction[] {
  switch (status) {
    case 'recipient':
      // For a blank value, the person is left out by the message's own choice.
      if (notes.some(({ kind }) => kind === 'left-out')) return [];
      return [
        ...(text === null ? [] : [{ command: 'row.test', run: () => acts.test(n) } as const]),
        { command: 'row.leave-out', run: () => acts.exclude(n, true) },
      ];
    case 'duplicate':
    case 'undecided':
    case 'joined':
      return [{ command: 'row.choose', run: () => acts.choose(n) }];
    case 'excluded':
    case 'recent':
    case 'said-no':
      return [{ command: 'row.take-in', run: () => acts.exclude(n, false) }];
    case 'rejected':
    case 'opted-out':
      return [];
    default:
      return assertNever(status);
  }
}

export interface ManyRowsActs {
  send(): void;
  export(): void;
  copy(withHeaders: boolean): void;
  exclude(excluded: boolean): void;
}

export function manyRowsActions(acts: ManyRowsActs): RowAction[] {
  return [
    { command: 'rows.send', run: acts.send },
    { command: 'rows.export', run: acts.export },
    { command: 'rows.copy', run: () => acts.copy(false) },
    { command: 'rows.copy-with-headers', run: () => acts.copy(true) },
    { command: 'rows.leave-out', run: () => acts.exclude(true) },
    { command: 'rows.take-in', run: () => acts.exclude(false) },
  ];
}
