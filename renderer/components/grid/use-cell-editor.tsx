import { type ReactNode, useRef, useState } from 'react';
import type { GridCell, GridColumn } from './column.ts';
import type { ShownList } from './use-list.ts';

interface CellEditorDeps<Row> {
  /** The shown columns. */
  readonly columns: readonly GridColumn<Row>[];
  readonly list: Pick<ShownList<Row>, 'rowAt'>;
  onEdit?(row: Row, column: string, text: string): void;
  isSame?(one: Row, other: Row): boolean;
  go(place: GridCell): void;
  /** Gives the focus back to the grid. */
  focus(): void;
}

/** The cell being edited, even if another row takes its place. */
interface Edited<Row> {
  readonly place: GridCell;
  readonly row: Row;
  readonly column: GridColumn<Row>;
}

export function useCellEditor<Row>({ columns, list, onEdit, isSame, go, focus }: CellEditorDeps<Row>) {
  const [editing, setEditing] = useState<Edited<Row> | null>(null);

  /** False if the cell cannot be edited. */
  function begin(place: GridCell, row: Row): boolean {
    const column = columns[place.column];
    if (!column || !onEdit || (column.editable?.(row) ?? null) === null) return false;
    go(place);
    setEditing({ place, row, column });
    return true;
  }

  function end({ place, row, column }: Edited<Row>, before: string, text: string, then: EditEnd): void {
    if (text !== before) onEdit?.(row, column.key, text);
    setEditing(null);
    if (then !== 'elsewhere') focus();
    if (then === 'next') go({ index: place.index, column: Math.min(place.column + 1, columns.length - 1) });
  }

  function shownAt(index: number): ReactNode {
    if (editing?.place.index !== index) return null;
    const { place, row, column } = editing;
    const here = list.rowAt(index);
    // If another row or column has taken the place, the typed text is not for it.
    if (columns[place.column]?.key !== column.key || here === undefined || !isSame?.(here, row)) return null;
    const text = column.editable?.(row) ?? '';
    return (
      <GridEditor
        label={column.title}
        text={text}
        onDone={(changed, then) => end(editing, text, changed, then)}
        onCancel={() => end(editing, text, text, 'grid')}
      />
    );
  }

  return { begin, shownAt };
}

interface GridEditorProps {
  readonly label: string;
  readonly text: string;
  readonly onDone: (text: string, then: EditEnd) => void;
  readonly onCancel: () => void;
}

/** Where the focus goes: to the grid, to the next editable cell, or where a person has put it. */
type EditEnd = 'grid' | 'next' | 'elsewhere';

/** Enter and leaving the field keep the text; Escape does not. */
function GridEditor({ label, text, onDone, onCancel }: GridEditorProps) {
  const [value, setValue] = useState(text);
  const ended = useRef(false);

  function end(act: () => void): void {
    // Enter also removes the focus, which must not end the edit twice.
    if (ended.current) return;
    ended.current = true;
    act();
  }

  return (
    <input
      className="grid-editor"
      aria-label={label}
      value={value}
      ref={(input) => {
        if (input && !ended.current && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      onChange={(event) => setValue(event.target.value)}
      onBlur={({ relatedTarget }) => {
        // When a dialog closes, it returns the focus to the grid.
        const isElsewhere = relatedTarget !== null && relatedTarget.closest('[role="dialog"]') === null;
        end(() => onDone(value, isElsewhere ? 'elsewhere' : 'grid'));
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(() => onDone(value, 'grid'));
        else if (event.key === 'Escape') end(onCancel);
        else if (event.key === 'Tab') {
          event.preventDefault();
          end(() => onDone(value, 'next'));
        }
      }}
    />
  );
}
