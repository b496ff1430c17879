import { useEffect, useState } from 'react';
import { shell } from '../../../shared/texts/en/shell.ts';
import { useStores } from '../../state/context.tsx';
import { importFile } from '../../state/navigate.ts';
import type { Stores } from '../../state/stores.ts';

/** Starts to import a file dropped anywhere on the window; true while one hangs over it. */
export function useFileDrop(): boolean {
  const stores = useStores();
  const [over, setOver] = useState(false);

  useEffect(() => {
    // Entering a child fires before leaving its parent; only the balance of both tells whether the window was left.
    let inside = 0;
    const welcome = () => stores.app.getState().overlay === null;

    function move(event: DragEvent): void {
      if (!event.dataTransfer?.types.includes('Files')) return;
      inside = Math.max(0, inside + (event.type === 'dragenter' ? 1 : -1));
      setOver(inside > 0 && welcome());
    }

    // Without this the browser would leave the app and open the file in its place.
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

    const events = { dragenter: move, dragleave: move, dragover: hover, drop };
    for (const [name, act] of Object.entries(events)) window.addEventListener(name, act as EventListener);
    return () => {
      for (const [name, act] of Object.entries(events))
        window.removeEventListener(name, act as EventListener);
    };
  }, [stores]);

  return over;
}

function take(stores: Stores, { files, items }: DataTransfer): void {
  // A folder comes as a file that cannot be read, or as one without content.
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
  void importFile(stores, file, file.name);
}
