import type { Audience } from '../../../shared/audience/audience.ts';
import { common } from '../../../shared/texts/en/common.ts';
import type { RowAction } from '../../components/overlays/row-action.ts';

export interface ListActs {
  readonly onUse: () => void;
  readonly onRename: () => void;
  readonly onDerive: () => void;
  readonly onDuplicates: () => void;
  readonly onExport: (format: 'csv' | 'xlsx') => void;
  readonly onDelete: () => void;
}

/** Actions that cannot be undone come last. */
export function listActions(
  { counts, ready }: Pick<Audience, 'counts' | 'ready'>,
  inUse: boolean,
  acts: ListActs,
): RowAction[] {
  const hasRejected = counts.rejected > 0;
  return [
    { command: 'list.use', text: common.use, isDisabled: !ready || inUse, run: acts.onUse },
    { command: 'list.rename', text: common.rename, run: acts.onRename },
    { command: 'list.derive', isDisabled: !ready, run: acts.onDerive },
    {
      command: 'list.compare',
      isDisabled: counts.duplicates + counts.joined === 0,
      run: acts.onDuplicates,
    },
    {
      command: 'list.export-csv',
      isDisabled: !hasRejected,
      run: () => acts.onExport('csv'),
    },
    {
      command: 'list.export-xlsx',
      isDisabled: !hasRejected,
      run: () => acts.onExport('xlsx'),
    },
    { command: 'list.delete', text: common.delete, danger: true, run: acts.onDelete },
  ];
}
