import { FileSpreadsheet } from 'lucide-react';
import './drop-overlay.css';

/** Covers the window while a file hangs over it, and says what letting go does. */
export function DropOverlay() {
  return (
    <div className="drop-overlay">
      <div className="drop-card stack">
        <FileSpreadsheet size={28} strokeWidth={1.6} aria-hidden />
        Drop to import the contacts
      </div>
    </div>
  );
}
