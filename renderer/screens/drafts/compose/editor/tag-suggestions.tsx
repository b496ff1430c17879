import { commandName } from '../../../../../shared/commands/commands.ts';
import { tagFor } from '../../../../../shared/message/tag.ts';
import { compose } from '../../../../../shared/texts/en/message.ts';

export interface Suggesting {
  readonly columns: readonly string[];
  /** Offset of the typed brace in the text. */
  readonly from: number;
  readonly chosen: number;
  /** The brace's position on the screen. */
  readonly rect: DOMRect;
}

interface TagSuggestionsProps {
  readonly id: string;
  readonly suggesting: Suggesting;
  readonly onChoose: (column: string) => void;
}

/** Lists columns after `{` was typed; the focus stays in the text. */
export function TagSuggestions({ id, suggesting, onChoose }: TagSuggestionsProps) {
  const { columns, chosen, rect } = suggesting;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={commandName('column.choose')}
      className="popover editor-suggestions"
      style={{ left: rect.left, top: rect.bottom + 4 }}
    >
      {columns.map((column, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the text area keeps the focus and names the chosen one.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text area takes the keys.
        <div
          key={column}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === chosen}
          className="menu-item"
          data-focused={at === chosen || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(column)}
        >
          {tagFor(column)}
        </div>
      ))}
      <span className="only-read-aloud" role="status">
        {compose.suggestions(columns.length)}
      </span>
    </div>
  );
}
