import { FileSpreadsheet } from 'lucide-react';
import './drop-overlay.css';
import { useEffect, useState } from 'react';
import { shell } from '../../../shared/texts/en/shell.ts';
import { useStores } from '../../state/context.tsx';
import { type ImportAs, importFile, importText } from '../../state/navigate.ts';
import type { Stores } from '../../state/stores.ts';

/** False also while an overlay is still loading, before its dialog is drawn. */
function isUncovered({ app }: Stores): boolean {
  return app.getState().overlays.length === 0;
}

/** What a file is for that comes into the place in view. */
function asOfPlace({ app }: Stores): ImportAs {
  const isOptOuts = app.getState().visits.now.place?.place.kind === 'opt-outs';
  return isOptOuts ? { adds: 'opt-outs' } : {};
}

/** Shows what a drop would do while a file is over the window. */
export function FileDrop() {
  const stores = useStores();
  const [over, setOver] = useState(false);

  useEffect(() => {
    // Entering a child fires before leaving its parent; only the balance of both tells whether the pointer
    // left the window.
    let inside = 0;
    const welcome = () => isUncovered(stores);

    function move(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return;
      inside = Math.max(0, inside + (event.type === 'dragenter' ? 1 : -1));
      setOver(inside > 0 && welcome());
    }

    // Otherwise the browser would leave the app and open the file.
    function hover(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (!welcome()) event.dataTransfer.dropEffect = 'none';
    }

    function drop(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      inside = 0;
      setOver(false);
      if (welcome()) take(stores, event.dataTransfer);
    }

    const listening = new AbortController();
    for (const [name, act] of Object.entries({ dragenter: move, dragleave: move, dragover: hover, drop }))
      window.addEventListener(name, act as EventListener, { signal: listening.signal });
    return () => listening.abort();
  }, [stores]);

  if (!over) return null;
  return (
    <div className="drop-overlay">
      <div className="drop-card stack">
        <FileSpreadsheet size={28} strokeWidth={1.6} aria-hidden />
        {asOfPlace(stores).adds === 'opt-outs' ? shell.dropOptOuts : shell.drop}
      </div>
    </div>
  );
}

function take(stores: Stores, { files, items }: DataTransfer): void {
  // A folder comes as an unreadable file, or as one without content.
  const folders = Array.from(items).map((item) => item.webkitGetAsEntry()?.isDirectory === true);
  const file = Array.from(files).find((_, at) => !folders[at]);
  const { say } = stores.notices.getState();
  if (!file) {
    const [folder] = files;
    const more = shell.files.openFolder;
    if (folder) say({ tone: 'warning', text: shell.files.isFolder(folder.name), more });
    return;
  }
  if (files.length > 1) {
    say({ tone: 'warning', text: shell.files.oneAtATime, more: shell.files.onlyTaken(file.name) });
  }
  void importFile(stores, file, file.name, asOfPlace(stores));
}

/** Takes a file or rows that were pasted on the window itself, not into a field or a dialog. */
export function usePaste(): void {
  const stores = useStores();
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const target = event.target as HTMLElement;
      const elsewhere = target.closest('input, textarea, [contenteditable="true"], [role="dialog"]');
      if (elsewhere || !event.clipboardData || !isUncovered(stores)) return;
      const text = event.clipboardData.getData('text/plain');
      // Spreadsheets also copy their cells as a picture; if there is text, the text was meant.
      const file = [...event.clipboardData.files].find(
        ({ type }) => text.trim() === '' || !type.startsWith('image/'),
      );
      if (file) void importFile(stores, file, file.name, asOfPlace(stores));
      else if (/[\t\n]/.test(text.trim())) void importText(stores, text, asOfPlace(stores));
      else return;
      event.preventDefault();
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [stores]);
}
