import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { Audience } from '../../../../../shared/audience/audience.ts';
import { cleanValue } from '../../../../../shared/format/clean-value.ts';
import { languageName } from '../../../../../shared/format/display-names.ts';
import {
  languageOfMessage,
  type MessageLanguage,
  messageLanguages,
} from '../../../../../shared/format/message-language.ts';
import { dayAt } from '../../../../../shared/format/sending-day.ts';
import { isolated } from '../../../../../shared/format/sentence-parts.ts';
import { dayOrder } from '../../../../../shared/format/written-date.ts';
import type { BoundTag } from '../../../../../shared/message/computed-tag.ts';
import { tagFor } from '../../../../../shared/message/tag.ts';
import {
  cellFormatter,
  type FormatKind,
  isOfNames,
  offeredFormats,
  type ValueFormat,
  writtenFormat,
} from '../../../../../shared/message/value-format.ts';
import { formats } from '../../../../../shared/texts/en/message.ts';
import { settings } from '../../../../../shared/texts/en/settings.ts';
import { Segments } from '../../../../components/fields/segments.tsx';
import { Select } from '../../../../components/fields/select.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { useOperation } from '../../../../state/use-operation.ts';
import '../../../../components/overlays/menu.css';
import './tag-format-popover.css';

export interface TagFormatPopoverProps {
  readonly tag: BoundTag;
  readonly message: string;
  readonly audience: Audience;
  /** The tag's position on the screen. */
  readonly rect: DOMRect;
  /** True if the focus goes to the popover, false if it stays in the text. */
  readonly takesFocus: boolean;
  readonly onChange: (tag: string) => void;
  /** `back` returns the focus to the text. */
  readonly onClose: (back: boolean) => void;
}

/** How many rows are examples of a format. */
const SHOWN = 20;
const AS_IN_LIST = 'as-in-list';
const AS_MESSAGE = 'as-message';

/** Chooses how a tag of the message shows its cell. */
export function TagFormatPopover(props: TagFormatPopoverProps) {
  const { tag, message, audience, rect, takesFocus, onChange, onClose } = props;
  const startAt = useFrom('draft', ({ draft }) => draft?.options.startAt ?? null);
  const day = dayAt(startAt ?? Date.now());
  const column = audience.columns[tag.column] ?? '';
  const { data } = useOperation('audience.values', { audienceId: audience.id, column: tag.column });
  const box = useRef<HTMLDivElement>(null);
  // A list of formats takes the focus itself.
  useEffect(() => {
    const { current } = box;
    if (data === undefined || !takesFocus || current?.querySelector('[role=listbox]')) return;
    current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [data, takesFocus]);
  const cells = data?.values.map(({ value }) => value) ?? [];
  const [typed, setTyped] = useState('');
  // A space at the end is kept while typing, because a word may follow.
  const fallback = cleanValue(typed) === (tag.fallback ?? '') ? typed : (tag.fallback ?? '');
  const format = tag.says?.format;
  const [order, setOrder] = useState(format?.dayFirst ?? null);
  const ofColumn = dayOrder(cells);
  const dayFirst = ofColumn.date === null ? null : (order ?? ofColumn.dayFirst);
  const own = languageOfMessage(message, 'en');
  const offered = offeredFormats(cells.slice(0, SHOWN), {
    dayFirst,
    language: format?.language ?? own,
    column,
    day,
  });
  const kinds = offered.map(({ kind }) => kind);
  const { date } = ofColumn;

  function write(next: ValueFormat | null, fallback = tag.fallback): void {
    onChange(tagFor(next === null ? column : `${column}:${writtenFormat(next)}`, fallback));
  }

  function choose(kind: FormatKind | typeof AS_IN_LIST): void {
    write(kind === AS_IN_LIST ? null : { kind, dayFirst, language: format?.language ?? null });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  }

  const leftEdge = Math.max(8, Math.min(rect.left, innerWidth - WIDTH - 8));
  const below = innerHeight - rect.bottom - 16;
  const place = below > 240 ? { top: rect.bottom + 5 } : { bottom: innerHeight - rect.top + 5 };
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={formats.title(column)}
      className="popover tag-popover stack"
      style={{ left: leftEdge, ...place, maxHeight: Math.max(below, rect.top - 16) }}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget === null || currentTarget.contains(relatedTarget);
        if (!isInside && !relatedTarget.closest('.popover')) onClose(false);
      }}
    >
      {date !== null && (
        <div className="tag-popover-fields stack">
          <span className="field-label">{formats.order(date)}</span>
          <Segments
            label={formats.order(date)}
            value={dayFirst === null ? '' : dayFirst ? 'dmy' : 'mdy'}
            choices={[true, false].map((first) => ({
              key: first ? 'dmy' : 'mdy',
              text: cellFormatter('day-month', { dayFirst: first, language: own, column })(date) ?? date,
            }))}
            onChange={(key) => {
              setOrder(key === 'dmy');
              if (format) write({ ...format, dayFirst: key === 'dmy' });
            }}
          />
        </div>
      )}
      {(offered.length > 0 || format) && (
        <ListBox
          aria-label={formats.title(column)}
          className="menu"
          selectionMode="single"
          disallowEmptySelection
          autoFocus={takesFocus ? 'first' : false}
          selectedKeys={[format?.kind ?? AS_IN_LIST]}
          onSelectionChange={(keys) => {
            for (const key of keys) choose(key as FormatKind | typeof AS_IN_LIST);
          }}
        >
          <FormatItem id={AS_IN_LIST} text={formats.asInList} example={offered[0]?.before} />
          {offered.map(({ kind, after }) => (
            <FormatItem key={kind} id={kind} text={formats.kinds[kind]} example={after} />
          ))}
          {format && !kinds.includes(format.kind) && (
            <FormatItem id={format.kind} text={formats.kinds[format.kind]} />
          )}
        </ListBox>
      )}
      <div className="tag-popover-fields stack">
        {format && !isOfNames(format.kind) && (
          <Select<MessageLanguage | typeof AS_MESSAGE>
            label={settings.language}
            value={format.language ?? AS_MESSAGE}
            choices={[
              { key: AS_MESSAGE, text: formats.asMessage(languageName(own, 'language')) },
              ...messageLanguages.map((key) => ({ key, text: languageName(key, 'language') })),
            ]}
            onChange={(key) => write({ ...format, language: key === AS_MESSAGE ? null : key })}
          />
        )}
        <TextField
          label={formats.instead}
          value={fallback}
          autoComplete="off"
          onChange={(word) => {
            const written = word.replace(/[{}]/g, '');
            setTyped(written);
            write(format ?? null, cleanValue(written) || null);
          }}
        />
        <p className="quiet">{formats.keys}</p>
      </div>
    </div>
  );
}

/** In CSS pixels, as in the style sheet. */
const WIDTH = 380;

interface FormatItemProps {
  readonly id: string;
  readonly text: string;
  readonly example?: string | undefined;
}

function FormatItem({ id, text, example }: FormatItemProps) {
  return (
    <ListBoxItem id={id} textValue={text} className="menu-item">
      {({ isSelected }) => (
        <>
          <span className="tag-popover-mark">{isSelected && <Check size={14} aria-hidden />}</span>
          <span>{text}</span>
          {example !== undefined && (
            <span className="menu-aside tag-popover-example ellipsis">{isolated(example)}</span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
