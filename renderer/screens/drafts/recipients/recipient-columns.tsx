import type { ReactNode } from 'react';
import { assertNever } from '../../../../shared/assert-never.ts';
import type { Audience, RowNote } from '../../../../shared/audience/audience.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { GridColumn } from '../../../components/grid/column.ts';
import { PhoneNumber } from '../../../components/phone-number.tsx';

// So much of the file's first column shows at the edge that people see there is more.
const PEEK = 30;

/** The grid's columns: who it is and what they get first, since it is what the app promises, then the file's own columns. Where there is little room, what the panel of the row says too gives way. */
export function recipientColumns(
  { columns: names, nameColumns }: Pick<Audience, 'columns' | 'nameColumns'>,
  rows: number,
): GridColumn<FinalRow>[] {
  const rowWidth = 34 + 8 * Math.max(4, String(rows).length);
  const own: GridColumn<FinalRow>[] = names.map((name, at) => ({
    key: String(at),
    title: name,
    width: 124,
    cell: ({ cells }: FinalRow) => <span dir="auto">{cells[at]}</span>,
    copied: ({ cells }: FinalRow) => cells[at] ?? '',
    editable: ({ cells }: FinalRow) => cells[at] ?? '',
  }));
  return [
    {
      key: 'row',
      title: recipients.columns.row,
      width: rowWidth,
      front: true,
      pinned: true,
      from: 480,
      align: 'end',
      cell: ({ row }) => <span className="number faint">{row}</span>,
      copied: ({ row }) => String(row),
    },
    {
      key: 'number',
      title: recipients.columns.number,
      width: 150,
      front: true,
      pinned: true,
      cell: ({ msisdn, original }) =>
        msisdn === null ? <span className="number">{original}</span> : <PhoneNumber msisdn={msisdn} />,
      copied: ({ msisdn, original }) => msisdn ?? original,
      editable: ({ original }) => original,
    },
    ...own.filter((_, at) => nameColumns.includes(at)).map((column) => ({ ...column, pinned: true })),
    {
      key: 'text',
      title: recipients.columns.text,
      width: 230,
      grow: true,
      stretch: { peek: PEEK, most: 560 },
      cell: (row) => <FinalText row={row} />,
      copied: ({ text }) => text,
    },
    {
      key: 'parts',
      title: recipients.columns.parts,
      width: 58,
      front: true,
      from: 620,
      align: 'end',
      cell: ({ parts }) => <span className="number">{parts?.parts}</span>,
      copied: ({ parts }) => String(parts?.parts ?? ''),
    },
    {
      key: 'state',
      title: recipients.columns.state,
      width: 122,
      front: true,
      from: 480,
      cell: (row) => <RowState row={row} />,
      copied: (row) => stateOf(row)?.text ?? '',
    },
    ...own.filter((_, at) => !nameColumns.includes(at)),
  ];
}

function FinalText({ row }: { readonly row: FinalRow }) {
  if (row.text !== null) return <span dir="auto">{pieces(row.text, row.values)}</span>;
  return <span className="faint">{spoken(row.notes[0]?.message)}</span>;
}

/** A text in one line, with what is the person's own marked. */
function pieces(text: string, values: FinalRow['values']): ReactNode[] {
  const shown: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of values) {
    shown.push(inLine(text.slice(end, from)), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return [...shown, inLine(text.slice(end))];
}

function inLine(text: string): string {
  return text.replace(/[^\S\n]*\n\s*/g, ' ↵ ');
}

/** The one or two words that matter most about a row. */
export function RowState({ row }: { readonly row: FinalRow }) {
  const word = stateOf(row);
  if (!word) return null;
  // Only what needs a person stands out.
  const isQuiet = word.tone === 'neutral' || word.tone === 'accent';
  return isQuiet ? <span className="faint">{word.text}</span> : <Badge tone={word.tone}>{word.text}</Badge>;
}

interface StateWord {
  readonly text: string;
  readonly tone: Tone;
}

function stateOf(row: FinalRow): StateWord | null {
  switch (row.status) {
    case 'rejected':
      return { text: recipients.states.rejected, tone: 'danger' };
    case 'duplicate':
      return { text: recipients.states.duplicate, tone: 'neutral' };
    case 'undecided':
      return { text: recipients.states.undecided, tone: 'warning' };
    case 'opted-out':
      return { text: recipients.states['opted-out'], tone: 'neutral' };
    case 'excluded':
      return { text: recipients.states.excluded, tone: 'neutral' };
    case 'recent':
      return { text: recipients.states.recent, tone: 'neutral' };
    case 'recipient':
      return noteWord(row.notes);
    default:
      return assertNever(row.status);
  }
}

const words: readonly (readonly [RowNote['kind'], StateWord])[] = [
  ['left-out', { text: recipients.states.excluded, tone: 'neutral' }],
  ['refused-value', { text: recipients.states['refused-value'], tone: 'danger' }],
  ['too-long', { text: recipients.states['too-long'], tone: 'danger' }],
  ['doubtful', { text: recipients.states.doubtful, tone: 'warning' }],
  ['lost-letters', { text: recipients.states['lost-letters'], tone: 'danger' }],
  ['blank', { text: recipients.states.blank, tone: 'warning' }],
  ['other-letters', { text: recipients.states['other-letters'], tone: 'accent' }],
  ['edited', { text: recipients.states.edited, tone: 'accent' }],
  ['repaired', { text: recipients.states.repaired, tone: 'neutral' }],
  ['unicode', { text: recipients.states.unicode, tone: 'neutral' }],
];

function noteWord(notes: readonly RowNote[]): StateWord | null {
  const found = words.find(([kind]) => notes.some((note) => note.kind === kind));
  return found ? found[1] : null;
}
