import { type ComponentType, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Audience } from '../../../../../shared/audience/audience.ts';
import type { BoundMessage } from '../../../../../shared/message/bound-message.ts';
import {
  cleanMessage,
  isTidied,
  type Piece,
  parseMessage,
  tagFor,
} from '../../../../../shared/message/tag.ts';
import { compose } from '../../../../../shared/texts/en/message.ts';
import { useStores } from '../../../../state/context.tsx';
import { MessageHighlights, rectAt } from './message-highlights.tsx';
import type { MessageUndo } from './message-undo.ts';
import type { TagFormatPopoverProps } from './tag-format-popover.tsx';
import { type Suggesting, TagSuggestions } from './tag-suggestions.tsx';
import { columnsFor, restOfTag, typedTagAt } from './tag-typing.ts';
import { useMessageUndo } from './use-message-undo.ts';
import './message-editor.css';

export interface EditorHandle {
  /** Inserts at the cursor. */
  insert(text: string): void;
  focus(): void;
  selectAll(): void;
  selected(): { readonly from: number; readonly to: number };
}

interface MessageEditorProps {
  readonly ref: Ref<EditorHandle>;
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly history: MessageUndo;
  readonly bound: BoundMessage;
  readonly columns: readonly string[];
  readonly audience: Audience | null;
  readonly TagFormatPopover: ComponentType<TagFormatPopoverProps>;
  /** Called with the start of a tag that is being typed, because its missing end is no fault yet; null for none. */
  readonly onTyping: (from: number | null) => void;
  /** Called to change a condition. */
  readonly onCondition: (piece: Piece) => void;
}

/** A plain text area. A copy of the text behind it colours the tags. Typing `{` offers the columns. */
export function MessageEditor(props: MessageEditorProps) {
  const { ref, id, value, onChange, bound, columns, audience, TagFormatPopover, onTyping, onCondition } =
    props;
  const { notices } = useStores();
  const area = useRef<HTMLTextAreaElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const [suggesting, setShown] = useState<Suggesting | null>(null);
  const [shownTag, setShownTag] = useState<ShownTag | null>(null);
  const listId = useId();

  function setSuggesting(next: Suggesting | null): void {
    setShown(next);
    onTyping(next?.from ?? null);
  }

  const history = useMessageUndo(area, props.history, value, onChange);
  /** True while a press inserts text, which is undone as a step of its own. */
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
    const foundColumns = typed === null ? [] : columnsFor(typed.name, columns);
    if (typed === null || foundColumns.length === 0) {
      setSuggesting(null);
      return;
    }
    // The copy behind the text renders after this, so the place is measured later.
    requestAnimationFrame(() => {
      const rect = back.current && rectAt(back.current, typed.from);
      if (rect) setSuggesting({ columns: foundColumns, from: typed.from, chosen: 0, rect });
    });
  }

  /** Opens the format of the tag around the cursor, if nothing is selected. */
  function showTag(takesFocus: boolean): boolean {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const piece = parseMessage(value).find(
      ({ kind, from, text }) =>
        kind === 'tag' &&
        from < selectionStart &&
        selectionEnd < from + text.length &&
        selectionStart === selectionEnd,
    );
    if (piece && !bound.tags.some(({ tag }) => tag === piece.text)) {
      setShownTag(null);
      onCondition(piece);
      return true;
    }
    const rect = piece && back.current && rectAt(back.current, piece.from);
    setShownTag(piece && rect ? { from: piece.from, rect, takesFocus } : null);
    return Boolean(rect);
  }

  function choose(column: string): void {
    if (!suggesting || !area.current) return;
    // If the tag is being changed, its end is replaced too.
    const caret = area.current.selectionEnd;
    const rest = restOfTag(value, caret);
    if (rest > 0) area.current.setSelectionRange(caret, caret + rest);
    type(tagFor(column), suggesting.from);
    setSuggesting(null);
  }

  function take(typed: string, event: InputEvent): void {
    // An input method continues from the exact characters that it wrote.
    const text = event.isComposing ? typed : cleanMessage(typed);
    if (/Paste|Drop/.test(event.inputType) && isTidied(typed))
      notices.getState().say({ tone: 'neutral', text: compose.tidied });
    history.note(text, isPutIn.current ? null : event.inputType);
    onChange(text);
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.altKey && event.key === 'ArrowDown' && showTag(true)) {
      event.preventDefault();
      return;
    }
    if (shownTag && event.key === 'Escape') event.stopPropagation();
    if (event.key !== 'Tab') setShownTag(null);
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

  // A hidden placeholder costs a style pass with each key, so it is left out.
  const hint = columns.length > 0 ? compose.hint : compose.hintNoPeople;
  const piece = shownTag && parseMessage(value).find(({ from }) => from === shownTag.from);
  const tag = piece && bound.tags.find((one) => one.tag === piece.text);
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
          placeholder={value === '' ? hint : undefined}
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
          onBlur={({ relatedTarget }) => {
            props.history.pause();
            setSuggesting(null);
            if (!relatedTarget?.closest('.popover')) setShownTag(null);
          }}
          onMouseDown={() => setSuggesting(null)}
          onClick={() => showTag(false)}
        />
      </div>
      {shownTag && piece && tag && audience && (
        <TagFormatPopover
          {...shownTag}
          key={shownTag.from}
          tag={tag}
          message={value}
          audience={audience}
          onChange={(written) =>
            onChange(value.slice(0, piece.from) + written + value.slice(piece.from + piece.text.length))
          }
          onClose={(back) => {
            setShownTag(null);
            if (back) area.current?.focus();
          }}
        />
      )}
      {suggesting && <TagSuggestions id={listId} suggesting={suggesting} onChoose={choose} />}
    </div>
  );
}

interface ShownTag {
  readonly from: number;
  readonly rect: DOMRect;
  readonly takesFocus: boolean;
}
