import { useState } from 'react';
import { type CsvSeparator, usualSeparator } from '../../shared/format/csv-safe.ts';
import { currentTag } from '../../shared/language/current-language.ts';
import { defaultSettings, type Settings } from '../../shared/settings/settings.ts';
import { useSettings } from './use-settings.ts';

type Kept = Pick<Settings, 'exportFormat' | 'exportSeparator' | 'exportColumns' | 'exportLeftOut'>;

export interface ExportChoice {
  readonly format: 'xlsx' | 'csv';
  readonly separator: CsvSeparator;
  readonly columns: boolean;
  readonly leftOut: boolean;
}

/** The choice of last time, until it is changed. */
export function useExportChoice() {
  const { settings: kept, change: save } = useSettings();
  const [changed, setChanged] = useState<Partial<Kept>>({});
  const { exportFormat, exportSeparator, exportColumns, exportLeftOut } = {
    ...(kept ?? defaultSettings),
    ...changed,
  };
  const usual = usualSeparator(currentTag());
  return {
    choice: {
      format: exportFormat,
      separator: exportSeparator === 'usual' ? usual : exportSeparator,
      columns: exportColumns,
      leftOut: exportLeftOut,
    },
    /** False until the last choice is known. */
    isKnown: kept !== null,
    change: ({ format, separator, columns, leftOut }: Partial<ExportChoice>) =>
      setChanged({
        ...changed,
        ...(format !== undefined && { exportFormat: format }),
        ...(separator !== undefined && { exportSeparator: separator === usual ? 'usual' : separator }),
        ...(columns !== undefined && { exportColumns: columns }),
        ...(leftOut !== undefined && { exportLeftOut: leftOut }),
      }),
    keep: () => save(changed),
  };
}
