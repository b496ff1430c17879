import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { AudienceCounts } from '../../../shared/audience/audience-row.ts';
import { countWords } from '../../../shared/audience/counts-in-words.ts';
import { FOUND_KINDS, type FoundKind } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import './counts-line.css';

interface CountsLineProps {
  readonly counts: AudienceCounts | null;
  readonly counting: boolean;
  /** Null for the first rows. */
  readonly shownKind: FoundKind | null;
  readonly onFind: (kind: FoundKind | null) => void;
  /** The condition on rows, and its editor. */
  readonly children: ReactNode;
}

/** Shows how many people the rows are, and why not more; each count opens its rows. */
export function CountsLine({ counts, counting, shownKind, onFind, children }: CountsLineProps) {
  const others = counts === null ? [] : countWords(counts).slice(1);
  return (
    <div className="counts-line line" aria-busy={counting} data-counting={counting || undefined}>
      <span>{counts === null ? sheets.counting : sheets.peopleOfRows(counts.recipients, counts.rows)}</span>
      {others.map(({ key, label }) =>
        isFoundKind(key) ? (
          <ToggleButton
            key={key}
            className={`counts-find count-${key}`}
            isSelected={shownKind === key}
            onChange={(isOn) => onFind(isOn ? key : null)}
          >
            {label}
          </ToggleButton>
        ) : (
          <span key={key}>{label}</span>
        ),
      )}
      <div className="grow" />
      {children}
    </div>
  );
}

function isFoundKind(key: string): key is FoundKind {
  return (FOUND_KINDS as readonly string[]).includes(key);
}
