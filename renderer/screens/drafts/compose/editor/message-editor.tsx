import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { commandName } from '../../../../../shared/commands/commands.ts';
import type { BoundMessage, MessageProblem } from '../../../../../shared/message/bound-message.ts';
import { cleanMessage, parseMessage, tagFor } from '../../../../../shared/message/tag.ts';
import { compose } from '../../../../../shared/texts/en/compose.ts';
import type { MessageHistory } from './message-history.ts';
import { columnsFor, restOfTag, typedTagAt } from './tag-typing.ts';
import { useMessageHistory } from './use-message-history.ts';
import './message-editor.css';

export interface EditorHandle {
  /** At the cursor. */
  insert(text: string): void;
  focus(): void;
  /** Selects all of it, to be replaced. */
  selectAll(): void;
  selected(): { readonly from: number; readonly to: number };
}

interface MessageEditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly history: MessageHistory;
  readonly bound: BoundMessage;
  readonly columns: readonly string[];
  /** Called with the start of a tag being typed, whose missing end is no fault yet; null for none. */
  readonly onTyping: (from: number | null) => void;
}

/** A plain text area; a copy of the text behind it colours the tags. Typing `{` offers the columns. */
export function MessageEditor(props: MessageEditorProps) {
  const { ref, id, value, onChange, bound, columns, onTyping } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const [suggesting, setShown] = useState<Suggesting | null>(null);
  const listId = useId();

  function setSuggesting(next: Suggesting | null): void {
    setShown(next);
    onTyping(next?.from ?? null);
  }

  const history = useMessageHistory(area, props.history, value, onChange);
  /** An insertion by one press is undone on its own. */
  const isPutIn = useRef(false);

  useImperativeHandle(ref, () => ({
    insert: (text) => type(text),
    focus: () => area.current?.focus(),
    selectAll: () => area.current?.select(),
    selected: () => ({ from: area.current?.selectionStart ?? 0, to: area.current?.selectionEnd ?? 0 }),
  }));

  function type(text: string, from = area.current?.selectionStart ?? 0): void {
    const element = area.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(from, element.selectionEnd);
    isPutIn.current = true;
    document.execCommand('insertText', false, text);
    isPutIn.current = false;
  }

  function suggestAt(text: string, caret: number): void {
    const typed = typedTagAt(text, caret);
    const found = typed === null ? [] : columnsFor(typed.name, columns);
    if (typed === null || found.length === 0) {
      setSuggesting(null);
      return;
    }
    // The copy behind the text renders after this, so the place is measured then.
    requestAnimationFrame(() => {
      const rect = back.current && rectAt(back.current, typed.from);
      if (rect) setSuggesting({ columns: found, from: typed.from, chosen: 0, rect });
    });
  }

  function choose(column: string): void {
    if (!suggesting || !area.current) return;
    // The end of a tag that is being changed is replaced with it.
    const caret = area.current.selectionEnd;
    const rest = restOfTag(value, caret);
    if (rest > 0) area.current.setSelectionRange(caret, caret + rest);
    type(tagFor(column), suggesting.from);
    setSuggesting(null);
  }

  function take(typed: string, event: InputEvent): void {
    // An input method continues from the exact characters that it wrote.
    const text = event.isComposing ? typed : cleanMessage(typed);
    history.note(text, isPutIn.current ? null : event.inputType);
    onChange(text);
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (history.heard(event)) {
      setSuggesting(null);
      return;
    }
    if (!suggesting || event.nativeEvent.isComposing) return;
    const { columns: offered, chosen } = suggesting;
    if (event.key === 'Escape') setSuggesting(null);
    else if (event.key === 'ArrowDown')
      setSuggesting({ ...suggesting, chosen: (chosen + 1) % offered.length });
    else if (event.key === 'ArrowUp')
      setSuggesting({ ...suggesting, chosen: (chosen + offered.length - 1) % offered.length });
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[chosen]!);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="editor">
      <div className="editor-scroll">
        <MessageHighlights ref={back} bound={bound} />
        <textarea
          ref={area}
          id={id}
          className="editor-area"
          value={value}
          maxLength={50_000}
          spellCheck
          placeholder={columns.length > 0 ? compose.hint : compose.hintNoPeople}
          aria-autocomplete="list"
          aria-controls={suggesting ? listId : undefined}
          aria-activedescendant={suggesting ? `${listId}-${suggesting.chosen}` : undefined}
          onChange={(event) => {
            take(event.target.value, event.nativeEvent as InputEvent);
            suggestAt(event.target.value, event.target.selectionStart);
          }}
          onCompositionEnd={(event) => {
            const text = cleanMessage(event.currentTarget.value);
            history.note(text, 'insertCompositionText');
            onChange(text);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setSuggesting(null)}
          onMouseDown={() => setSuggesting(null)}
        />
      </div>
      {suggesting && <TagSuggestions id={listId} suggesting={suggesting} onChoose={choose} />}
    </div>
  );
}

/** On the screen; null past the end of the text. */
function rectAt(element: HTMLElement, offset: number): DOMRect | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left < length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.setEnd(node, left + 1);
      return range.getBoundingClientRect();
    }
    left -= length;
  }
  return null;
}

interface Suggesting {
  readonly columns: readonly string[];
  /** Offset of the typed brace. */
  readonly from: number;
  readonly chosen: number;
  /** Of the brace, on the screen. */
  readonly rect: DOMRect;
}

interface TagSuggestionsProps {
  readonly id: string;
  readonly suggesting: Suggesting;
  readonly onChoose: (column: string) => void;
}

/** The focus stays in the text. */
function TagSuggestions({ id, suggesting, onChoose }: TagSuggestionsProps) {
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

interface MessageHighlightsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly bound: BoundMessage;
}

/** The visible copy of the text behind the editor, which also gives the editor its height. */
function MessageHighlights({ ref, bound }: MessageHighlightsProps) {
  const { message, problems } = bound;
  return (
    <div ref={ref} className="editor-copy" aria-hidden>
      {parseMessage(message).map((piece) => {
        if (piece.kind === 'text')
          return <span key={piece.from}>{marked(piece.text, piece.from, problems)}</span>;
        const wrong = problems.some(({ from, severity }) => severity === 'error' && from === piece.from);
        return (
          <span key={piece.from} className={wrong ? 'editor-tag editor-tag-wrong' : 'editor-tag'}>
            {piece.text}
          </span>
        );
      })}
      {/* A final line break would otherwise have no line of its own. */}
      {'\u200b'}
    </div>
  );
}

/** Underlines the faults. */
function marked(text: string, start: number, problems: readonly MessageProblem[]): ReactNode {
  const inside = problems.filter(({ from, to }) => from >= start && to <= start + text.length && to > from);
  if (inside.length === 0) return text;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of inside) {
    pieces.push(text.slice(at, from - start));
    pieces.push(
      <span key={from} className="editor-fault">
        {text.slice(from - start, to - start)}
      </span>,
    );
    at = to - start;
  }
  return [...pieces, text.slice(at)];
}
