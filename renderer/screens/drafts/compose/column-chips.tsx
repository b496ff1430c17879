import { memo } from 'react';
import { tagFor } from '../../../../shared/message/tag.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import './column-chips.css';

/** As many as fit two lines; the menu has all of them. */
const SHOWN = 8;

interface ColumnChipsProps {
  readonly columns: readonly string[];
  readonly onChoose: (column: string) => void;
}

/** The first columns, to be dragged into the message or pressed; the keyboard has the menu above, and `{` in the text. */
export const ColumnChips = memo(function ColumnChips({ columns, onChoose }: ColumnChipsProps) {
  if (columns.length === 0) return null;
  return (
    <ul className="column-chips" aria-label={compose.columns}>
      {columns.slice(0, SHOWN).map((column) => (
        <li key={column}>
          <button
            type="button"
            className="column-chip ellipsis"
            tabIndex={-1}
            draggable
            title={compose.dragTag(tagFor(column))}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData('text/plain', tagFor(column));
              dataTransfer.effectAllowed = 'copy';
            }}
            onClick={() => onChoose(column)}
          >
            <bdi>{column}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
});
