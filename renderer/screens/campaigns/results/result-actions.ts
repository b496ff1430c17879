import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { erasedPerson, personShown } from '../../../../shared/person/person-words.ts';
import { copy } from '../../../components/grid/copy-text.ts';
import type { RowAction } from '../../../components/overlays/row-action.ts';

/** `history` opens everything about a number. */
export function resultActions(
  { msisdn }: Pick<ResultRow, 'msisdn'>,
  history: (msisdn: string) => void,
): RowAction[] {
  if (msisdn === '') return [];
  return [
    { command: 'row.copy-number', run: () => copy(personShown(msisdn)) },
    ...(msisdn === erasedPerson ? [] : [{ command: 'row.history', run: () => history(msisdn) } as const]),
  ];
}

export interface ManyResultsActs {
  send(): void;
  export(): void;
  copy(withHeaders: boolean): void;
}

/** Only an ended campaign offers to send again. */
export function manyResultsActions(acts: ManyResultsActs, ended: boolean): RowAction[] {
  return [
    ...(ended ? [{ command: 'rows.send', run: acts.send } as const] : []),
    { command: 'rows.export', run: acts.export },
    { command: 'rows.copy', run: () => acts.copy(false) },
    { command: 'rows.copy-with-headers', run: () => acts.copy(true) },
  ];
}
