import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useStores } from '../state/context.tsx';
import { importFile } from '../state/navigate.ts';
import './whole-window-drop.css';

/** Takes a file dropped anywhere on the window and starts to import it. */
export function WholeWindowDrop({ children }: { readonly children: ReactNode }) {
  const stores = useStores();
  const [over, setOver] = useState(false);
  // Entering a child fires before leaving its parent; only the balance of both tells whether the window was left.
  const inside = useRef(0);

  function move(event: DragEvent, step: number): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    inside.current = Math.max(0, inside.current + step);
    setOver(inside.current > 0);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    inside.current = 0;
    setOver(false);
    const [file, another] = event.dataTransfer.files;
    if (another) {
      stores.notices.getState().say({
        tone: 'warning',
        text: 'One file at a time.',
        more: `Only “${file?.name}” was taken.`,
      });
    }
    if (file) void importFile(stores, file, file.name);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; keys have Choose a file and paste.
    <div
      className="drop-window"
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {over && (
        <div className="drop-veil">
          <div className="drop-card">
            <FileSpreadsheet size={28} strokeWidth={1.6} aria-hidden />
            Drop to import the contacts
          </div>
        </div>
      )}
    </div>
  );
}
