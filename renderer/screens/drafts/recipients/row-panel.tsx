import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Input, Label, TextField, Toolbar } from 'react-aria-components';
import type { Audience, AudienceRow, RowNote } from '../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { versionNames } from '../../../../shared/message/version-names.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { menuIcon } from '../../../components/overlays/command-icons.ts';
import { actionText } from '../../../components/overlays/row-action.ts';
import { Difference } from '../../../components/text/difference.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { PhonePreview } from '../../../components/text/phone-preview.tsx';
import { Sentence } from '../../../components/text/sentence.tsx';
import { useGroupedNumbers } from '../../../components/text/use-grouped-numbers.ts';
import { JoinedRows } from './joined-rows.tsx';
import { RowStateWords } from './recipient-columns.tsx';
import { useRowActions } from './use-row-actions.ts';
import './row-panel.css';

interface RowPanelProps {
  readonly row: FinalRow;
  readonly draft: Draft;
  readonly audience: Audience;
  readonly lettering: Lettering;
  /** True while other rows are loading. */
  readonly isPrevious: boolean;
  readonly onEdit: (column: number | 'number', value: string) => Promise<void>;
  readonly onChanged: (row: AudienceRow) => void;
}

export function RowPanel(props: RowPanelProps) {
  const { row, draft, audience, lettering, isPrevious, onEdit, onChanged } = props;
  const grouped = useGroupedNumbers();
  const { versions } = draft.options;
  return (
    <aside
      className="row-panel"
      aria-label={recipients.selectedRow}
      aria-busy={isPrevious}
      inert={isPrevious}
    >
      <header className="row-panel-header">
        <h2 className="grow number">{common.rowOf(row.row)}</h2>
        <RowStateWords row={row} />
      </header>
      <PhonePreview
        sender={draft.sender}
        to={row.msisdn && grouped(row.msisdn)}
        text={row.text}
        lettering={lettering}
      />
      {versions && row.version !== null && (
        <p className="faint">
          {row.version === 0
            ? recipients.versionElse
            : recipients.version(versionNames(versions)[row.version] ?? '')}
        </p>
      )}
      {row.written !== null && row.text !== null && (
        <p className="row-note selectable">
          <Sentence
            text={recipients.inOtherLetters}
            parts={{ text: <Difference ours={row.written} theirs={row.text} /> }}
          />{' '}
          <span className="quiet">{spoken(row.saved ?? '')}</span>
        </p>
      )}
      <RowNotes row={row} />
      {(row.joined !== undefined || row.status === 'joined') && (
        <section className="selectable" aria-label={recipients.joinedRows}>
          <h3 className="faint">{recipients.joinedRows}</h3>
          <JoinedRows audience={audience} n={row.n} />
        </section>
      )}
      <RowCells row={row} audience={audience} onEdit={onEdit} />
      <RowActions row={row} audience={audience} onChanged={onChanged} />
    </aside>
  );
}

function RowActions({ row, audience, onChanged }: Pick<RowPanelProps, 'row' | 'audience' | 'onChanged'>) {
  const actionsFor = useRowActions(audience, onChanged);
  return (
    <Toolbar aria-label={common.rowOf(row.row)} className="row-actions">
      {actionsFor(row).map((action) => (
        <Button
          key={action.command}
          size="small"
          icon={menuIcon(action.command)}
          onPress={() => action.run()}
        >
          {actionText(action)}
        </Button>
      ))}
    </Toolbar>
  );
}

function RowNotes({ row }: { readonly row: AudienceRow }) {
  const rewritten = row.msisdn !== null && row.msisdn !== row.original;
  if (!rewritten && row.notes.length === 0) return null;
  return (
    <div className="row-notes selectable stack">
      {rewritten && (
        <p className="row-rewritten number line">
          <span className="faint">{row.original}</span>
          <ArrowRight size={13} aria-label={recipients.became} />
          <PhoneNumber msisdn={row.msisdn!} />
        </p>
      )}
      {row.notes.map(({ kind, message, fix }) => (
        <p key={`${kind} ${spoken(message)}`} className="row-note" data-weight={weightOf(kind)}>
          {spoken(message)} {fix && <span className="quiet">{spoken(fix)}</span>}
        </p>
      ))}
    </div>
  );
}

function weightOf(kind: RowNote['kind']): 'bad' | 'doubtful' | undefined {
  if (kind === 'rejected' || kind === 'refused-value' || kind === 'too-long' || kind === 'lost-letters')
    return 'bad';
  return ['doubtful', 'blank', 'odd-value', 'misfit', 'link'].includes(kind) ? 'doubtful' : undefined;
}

/** All fields are one tab stop: the arrow keys go from field to field. */
function RowCells({ row, audience, onEdit }: Pick<RowPanelProps, 'row' | 'audience' | 'onEdit'>) {
  const [entered, setEntered] = useState(0);
  const cells = [
    { label: audience.numberColumn || common.number, value: row.original, column: 'number' as const },
    ...audience.columns.map((label, column) => ({ label, value: row.cells[column] ?? '', column })),
  ];
  const stop = Math.min(entered, cells.length - 1);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="row-cells" ref={list}>
      {cells.map(({ label, value, column }, at) => (
        <CellField
          key={column}
          label={label}
          value={value}
          isTabStop={at === stop}
          onFocus={() => setEntered(at)}
          onChange={(changed) => onEdit(column, changed)}
          onStep={(step) => list.current?.querySelectorAll('input')[at + step]?.focus()}
        />
      ))}
    </div>
  );
}

interface CellFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onChange: (value: string) => Promise<void>;
  readonly onStep: (step: 1 | -1) => void;
}

/** Enter or leaving keeps a change, Escape does not. */
function CellField({ label, value: cell, isTabStop, onFocus, onChange, onStep }: CellFieldProps) {
  // A field of one line would join words around a line break.
  const value = cell.replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks));
  const [text, setText] = useState(value);
  const [valueBefore, setKnown] = useState(value);
  // True if the text was changed since it was last kept.
  const [isTyped, setTyped] = useState(false);
  if (valueBefore !== value) {
    setKnown(value);
    if (!isTyped) setText(value);
  }
  function write(written: string, typed: boolean): void {
    setText(written);
    setTyped(typed);
  }
  const beingKept = useRef<string>(null);
  async function keep(): Promise<void> {
    // Enter and leaving the field may come before main has answered; the text is saved once.
    if (text === value || text === beingKept.current) return;
    beingKept.current = text;
    setTyped(false);
    await onChange(text);
    if (beingKept.current === text) beingKept.current = null;
  }
  return (
    <TextField
      className="cell-field"
      value={text}
      onChange={(written) => write(written, true)}
      excludeFromTabOrder={!isTabStop}
      onFocus={onFocus}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void keep();
        else if (event.key === 'Escape') write(value, false);
        else if (event.key === 'ArrowDown') onStep(1);
        else if (event.key === 'ArrowUp') onStep(-1);
        else event.continuePropagation();
      }}
    >
      <Label>
        <span title={label}>{label}</span>
      </Label>
      <Input dir="auto" placeholder={recipients.emptyCell} spellCheck={false} />
    </TextField>
  );
}
