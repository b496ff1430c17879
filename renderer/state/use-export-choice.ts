import { useState } from 'react';
import { currentTag } from '../../shared/language/language.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { type CsvSeparator, usualSeparator } from '../../shared/sheet/csv-safe.ts';
import { useSettings } from './use-settings.ts';

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
export function useExportChoice() {
  const { settings: kept, change: save } = useSettings();
  const [changed, setChanged] = useState<Partial<Kept>>({});
  const { exportFormat, exportSeparator, exportColumns } = { ...(kept ?? defaultSettings), ...changed };
  const usual = usualSeparator(currentTag());
  return {
    choice: {
      format: exportFormat,
      separator: exportSeparator === 'usual' ? usual : exportSeparator,
      columns: exportColumns,
    },
    /** False until it is known what was chosen the last time. */
    isKnown: kept !== null,
    change: ({ format, separator, columns }: Partial<ExportChoice>) =>
      setChanged({
        ...changed,
        ...(format !== undefined && { exportFormat: format }),
        ...(separator !== undefined && { exportSeparator: separator === usual ? 'usual' : separator }),
        ...(columns !== undefined && { exportColumns: columns }),
      }),
    /** Keeps what is chosen for the next time. */
    keep: () => save(changed),
  };
}
