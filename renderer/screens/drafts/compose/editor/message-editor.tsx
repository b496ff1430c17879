import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { BoundMessage } from '../../../../../shared/message/bound-message.ts';
import { cleanMessage, tagFor } from '../../../../../shared/message/tag.ts';
import { compose } from '../../../../../shared/texts/en/compose.ts';
import { MessageHighlights } from './message-highlights.tsx';
import type { MessageHistory } from './message-history.ts';
import { type Suggesting, TagSuggestions } from './tag-suggestions.tsx';
import { columnsFor, restOfTag, typedTagAt } from './tag-typing.ts';
import { useMessageHistory } from './use-message-history.ts';
import './message-editor.css';

/** What others may do to the editor. */
export interface EditorHandle {
  /** Puts text where the cursor is. */
  insert(text: string): void;
  focus(): void;
  /** Selects all of it, to be written anew. */
  selectAll(): void;
  /** What is selected in it. */
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
  /** Told where a tag is being typed, whose missing end is no fault yet; null when none is. */
  readonly onTyping: (from: number | null) => void;
}

/** A plain text area whose tags are coloured by a copy of the text behind it; typing `{` offers the columns. */
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
  /** What is put in by one press is taken back by itself. */
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
    // The copy behind the text is drawn after this, so the place is measured then.
    requestAnimationFrame(() => {
      const rect = back.current && rectAt(back.current, typed.from);
      if (rect) setSuggesting({ columns: found, from: typed.from, chosen: 0, rect });
    });
  }

  function choose(column: string): void {
    if (!suggesting || !area.current) return;
    // The end of a tag that is being changed is part of what is replaced.
    const caret = area.current.selectionEnd;
    const rest = restOfTag(value, caret);
    if (rest > 0) area.current.setSelectionRange(caret, caret + rest);
    type(tagFor(column), suggesting.from);
    setSuggesting(null);
  }

  function take(typed: string, event: InputEvent): void {
    // An input method goes on with the very characters it wrote.
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

/** Where the character at an offset of an element's text stands on the screen; null past its end. */
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
