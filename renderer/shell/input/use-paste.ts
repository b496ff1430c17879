import { useEffect } from 'react';
import { useStores } from '../../state/context.tsx';
import { importFile, importText } from '../../state/navigate.ts';

/** Takes a file or rows pasted on the window itself, not into a field or a dialog, and starts to import them. */
export function usePaste(): void {
  const stores = useStores();
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const target = event.target as HTMLElement;
      const elsewhere = target.closest('input, textarea, [contenteditable="true"], [role="dialog"]');
      if (elsewhere || !event.clipboardData || stores.app.getState().overlay) return;
      const text = event.clipboardData.getData('text/plain');
      // Spreadsheets copy their cells as a picture besides; where there is text, that is what was meant.
      const file = [...event.clipboardData.files].find(
        ({ type }) => text.trim() === '' || !type.startsWith('image/'),
      );
      if (file) void importFile(stores, file, file.name);
      else if (/[\t\n]/.test(text.trim())) void importText(stores, text);
      else return;
      event.preventDefault();
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [stores]);
}
