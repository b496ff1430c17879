import { FileSpreadsheet } from 'lucide-react';
import './drop-veil.css';

/** Covers the window while a file hangs over it, and says what letting go does. */
export function DropVeil() {
  return (
    <div className="drop-veil">
      <div className="drop-card">
        <FileSpreadsheet size={28} strokeWidth={1.6} aria-hidden />
        Drop to import the contacts
      </div>
    </div>
  );
}
