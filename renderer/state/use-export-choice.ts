import { useState } from 'react';
import { currentTag } from '../../shared/language/language.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { type CsvSeparator, usualSeparator } from '../../shared/sheet/csv-safe.ts';
import { useStores } from './context.tsx';
import { putAnswer } from './queries.ts';
import { useOperation } from './query.ts';
import { useAct } from './use-act.ts';

type Kept = Pick<Settings, 'exportFormat' | 'exportSeparator' | 'exportColumns'>;

/** As which file something is exported. */
export interface ExportChoice {
  readonly format: 'xlsx' | 'csv';
  /** Of a CSV. */
  readonly separator: CsvSeparator;
  /** With what the list says of each person. */
  readonly columns: boolean;
}

/** As which file something is exported, as it was chosen the last time, until it is chosen anew. */
export function useExportChoice(): {
  readonly choice: ExportChoice;
  /** False until it is known what was chosen the last time. */
  readonly isKnown: boolean;
  change(patch: Partial<ExportChoice>): void;
  /** Keeps what is chosen for the next time. */
  keep(): Promise<void>;
} {
  const { queries } = useStores();
  const { act } = useAct();
  const { data: kept } = useOperation('settings.read', {});
  const [changed, setChanged] = useState<Partial<Kept>>({});
  const { exportFormat, exportSeparator, exportColumns } = { ...(kept ?? defaultSettings), ...changed };
  const usual = usualSeparator(currentTag());
  return {
    choice: {
      format: exportFormat,
      separator: exportSeparator === 'usual' ? usual : exportSeparator,
      columns: exportColumns,
    },
    isKnown: kept !== null,
    change: ({ format, separator, columns }) =>
      setChanged({
        ...changed,
        ...(format !== undefined && { exportFormat: format }),
        ...(separator !== undefined && { exportSeparator: separator === usual ? 'usual' : separator }),
        ...(columns !== undefined && { exportColumns: columns }),
      }),
    async keep() {
      const saved = await act('settings.save', { settings: changed });
      if (saved) putAnswer(queries, 'settings.read', {}, saved);
    },
  };
}
