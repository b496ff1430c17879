import { useState } from 'react';
import { plural } from '../../../shared/format/format-count.ts';
import type { SheetNote } from '../../../shared/sheet/sheet.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import './reading-notes.css';

const shown = 1;

/** What the reader met on its way, with rows, and the hints that explain the automatic choices. */
export function ReadingNotes({
  notes,
  hints,
}: {
  readonly notes: readonly SheetNote[];
  readonly hints: readonly string[];
}) {
  const [all, setAll] = useState(false);
  if (notes.length === 0 && hints.length === 0) return null;
  const listed = all ? notes : notes.slice(0, shown);
  return (
    <div className="reading-notes stack">
      {notes.length > 0 && (
        <Banner
          tone="warning"
          title={plural(notes.length, 'thing to know about this file', 'things to know about this file')}
          actions={
            notes.length > shown && (
              <Button size="small" look="plain" onPress={() => setAll(!all)}>
                {all ? 'Show fewer' : 'Show all'}
              </Button>
            )
          }
        >
          <ul>
            {listed.map((note) => (
              <li key={`${note.row ?? ''} ${note.message}`}>
                {note.row !== undefined && <span className="number">Row {note.row}: </span>}
                {note.message} {note.fix}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {hints.map((hint) => (
        <p key={hint} className="quiet">
          {hint}
        </p>
      ))}
    </div>
  );
}
