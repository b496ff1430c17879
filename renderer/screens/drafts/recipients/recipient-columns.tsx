import type { ReactNode } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import type { Tone } from '../../../../shared/campaign/progress/phase-words.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { type RowState, rowState } from '../../../../shared/draft/row-state.ts';
import { startShown } from '../../../../shared/format/visible-text.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { personShown } from '../../../../shared/person/person-words.ts';
import { numberHeading } from '../../../../shared/sheet/exported-columns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { Badge } from '../../../components/status/badge.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

// In px: how much of the file's first column shows at the edge, as a hint that there is more.
const PEEK = 16;

/** A narrow grid hides the columns that the row's panel repeats, so that the text has half of the width. */
export function recipientColumns({
  columns: names,
  nameColumns,
  counts,
}: Pick<Audience, 'columns' | 'nameColumns' | 'counts'>): GridColumn<FinalRow>[] {
  const nameWidth = nameColumns.length > 1 ? 88 : 150;
  // The title is longer than most row numbers.
  const rowWidth = Math.max(72, 30 + 8 * String(counts.rows).length);
  const own: GridColumn<FinalRow>[] = names.map((name, at) => ({
    key: String(at),
    title: name,
    width: 124,
    cell: ({ cells }: FinalRow) => <span dir="auto">{startShown(cells[at] ?? '')}</span>,
    copied: ({ cells }: FinalRow) => cells[at] ?? '',
    editable: ({ cells }: FinalRow) => cells[at] ?? '',
  }));
  return [
    {
      key: 'row',
      title: common.row,
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
      title: common.columns.number,
      copiedTitle: numberHeading(),
      width: 150,
      front: true,
      pinned: true,
      cell: ({ msisdn, original }) =>
        msisdn === null ? (
          <span className="number">{startShown(original)}</span>
        ) : (
          <PhoneNumber msisdn={msisdn} />
        ),
      copied: copiedNumber,
      editable: ({ original }) => original,
    },
    ...own
      .filter((_, at) => nameColumns.includes(at))
      .map((column) => ({ ...column, width: nameWidth, front: true, pinned: true, above: 'number' })),
    {
      key: 'text',
      title: common.columns.text,
      width: 200,
      grow: true,
      stretch: { peek: PEEK, most: 720 },
      wraps: true,
      unfolds: true,
      cell: (row) => <FinalText row={row} />,
      copied: ({ text }) => text,
    },
    {
      key: 'parts',
      title: common.columns.parts,
      width: 54,
      front: true,
      from: 700,
      align: 'end',
      cell: ({ parts }) => <span className="number">{parts?.parts}</span>,
      copied: ({ parts }) => String(parts?.parts ?? ''),
    },
    {
      key: 'state',
      title: common.columns.state,
      width: 136,
      front: true,
      // It stays beside the row's panel in a window of 1440 px with the sidebar.
      from: 560,
      cell: (row) => <RowStateWords row={row} />,
      copied: (row) => stateWords(row),
    },
    ...own.filter((_, at) => !nameColumns.includes(at)),
  ];
}

export function copiedNumber({ msisdn, original }: Pick<FinalRow, 'msisdn' | 'original'>): string {
  return msisdn === null ? original : personShown(msisdn);
}

function stateWords(row: FinalRow): string {
  const state = rowState(row);
  return state === null ? '' : recipients.states[state];
}

function FinalText({ row }: { readonly row: FinalRow }) {
  if (row.text !== null) {
    const shown = startShown(row.text);
    // The row's panel shows a long text with its marked values.
    return <span dir="auto">{pieces(shown, shown === row.text ? row.values : [])}</span>;
  }
  return <span className="faint">{spoken(row.notes[0]?.message)}</span>;
}

/** The text in one line, with the person's own values marked. */
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
  return text.replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, ' ↵ ');
}

export function RowStateWords({ row }: { readonly row: FinalRow }) {
  const state = rowState(row);
  if (state === null) return null;
  const text = recipients.states[state];
  const tone = tones[state];
  // Only a state that needs a person is highlighted.
  return tone === undefined ? <span className="faint">{text}</span> : <Badge tone={tone}>{text}</Badge>;
}

const tones: Readonly<Partial<Record<RowState, Tone>>> = {
  rejected: 'danger',
  undecided: 'warning',
  'refused-value': 'danger',
  'too-long': 'danger',
  doubtful: 'warning',
  'lost-letters': 'danger',
  blank: 'warning',
  'odd-value': 'warning',
  misfit: 'warning',
  link: 'warning',
};
