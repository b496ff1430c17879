import { useState } from 'react';
import type { Words } from '../../../shared/language/said.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import type { SheetNote } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Banner } from '../../components/status/banner.tsx';
import './reading-notes.css';

const shown = 1;

function noteWords({ message, fix, row }: SheetNote): string {
  const words = [message, ...(fix === undefined ? [] : [fix])].map(spoken).join(' ');
  return row === undefined ? words : sheets.noteAt(row, words);
}

/** Includes the hints that explain the automatic choices. */
export function ReadingNotes({
  notes,
  hints,
}: {
  readonly notes: readonly SheetNote[];
  readonly hints: readonly Words[];
}) {
  const [all, setAll] = useState(false);
  if (notes.length === 0 && hints.length === 0) return null;
  const listed = all ? notes : notes.slice(0, shown);
  return (
    <div className="reading-notes stack">
      {notes.length > 0 && (
        <Banner
          tone="warning"
          title={sheets.notes(notes.length)}
          actions={
            notes.length > shown && (
              <Button size="small" look="plain" onPress={() => setAll(!all)}>
                {all ? sheets.showFewer : sheets.showAll}
              </Button>
            )
          }
        >
          <ul>
            {listed.map((note) => {
              const words = noteWords(note);
              return <li key={words}>{words}</li>;
            })}
          </ul>
        </Banner>
      )}
      {hints.map(spoken).map((hint) => (
        <p key={hint} className="quiet">
          {hint}
        </p>
      ))}
    </div>
  );
}
