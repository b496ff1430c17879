import { useCallback } from 'react';
import { useStores } from '../../../state/context.tsx';
import { importFile } from '../../../state/navigate.ts';

/** The endings that the file chooser offers; anything else can still be dropped. */
const SHEET_FILES = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,.ods';

/** Asks for a spreadsheet and starts to import it. */
export function useChooseFile(): () => void {
  const stores = useStores();
  return useCallback(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = SHEET_FILES;
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) void importFile(stores, file, file.name);
    });
    input.click();
  }, [stores]);
}
