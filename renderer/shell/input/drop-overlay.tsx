import { FileSpreadsheet } from 'lucide-react';
import { shell } from '../../../shared/texts/en/shell.ts';
import './drop-overlay.css';

/** Covers the window while a file hangs over it, and says what letting go does. */
export function DropOverlay() {
  return (
    <div className="drop-overlay">
      <div className="drop-card stack">
        <FileSpreadsheet size={28} strokeWidth={1.6} aria-hidden />
        {shell.drop}
      </div>
    </div>
  );
}
