import {
  resultColumns,
  SHOWN_RESULTS,
  type ShownResult,
} from '../../../../shared/campaign/results/columns/result-columns.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { startShown } from '../../../../shared/format/visible-text.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { states } from '../../../../shared/texts/en/states.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { Badge } from '../../../components/status/badge.tsx';
import { StateLabel } from '../../../components/status/state-label.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

/** How a column looks in the grid. Without a `cell` it shows what its copy holds. */
type Look = Omit<GridColumn<ResultRow>, 'key' | 'title' | 'copiedTitle' | 'copied' | 'cell'> &
  Partial<Pick<GridColumn<ResultRow>, 'cell'>>;

/** A narrow grid hides the columns that the recipient's panel repeats, so that the text has half of the width. */
const looks: Readonly<Record<ShownResult, Look>> = {
  row: {
    width: 66,
    from: 800,
    align: 'end',
    cell: ({ row }) => <span className="faint">{row === 0 ? '' : row}</span>,
  },
  to: {
    width: 150,
    wraps: true,
    cell: ({ name, msisdn }) => (
      <span className="result-to">
        {name !== '' && <bdi className="ellipsis">{startShown(name)}</bdi>}
        <PhoneNumber msisdn={msisdn} />
      </span>
    ),
  },
  state: {
    width: 176,
    cell: ({ state, perhapsTexted, returned }) =>
      returned === null ? (
        <StateLabel state={state} perhapsTexted={perhapsTexted} />
      ) : (
        <Badge tone="danger">{states.filters.different}</Badge>
      ),
  },
  text: {
    width: 188,
    grow: true,
    wraps: true,
    cell: ({ text, state, reason }) =>
      state === 'left-out' ? (
        <span className="quiet">{spoken(reason ?? '')}</span>
      ) : (
        <span dir="auto">{startShown(text)}</span>
      ),
  },
  parts: { width: 60, from: 720, align: 'end' },
  chunk: { width: 92, from: 1040, align: 'end' },
  id: { width: 100, from: 940, cell: ({ id }) => <span className="number">{id ?? ''}</span> },
  at: {
    width: 96,
    from: 860,
    align: 'end',
    cell: (row) => <span className="faint number">{resultColumns.at.shown?.(row)}</span>,
  },
};

export function resultGridColumns(): readonly GridColumn<ResultRow>[] {
  return SHOWN_RESULTS.map((key) => {
    const { title, exportedTitle, shown = () => '' } = resultColumns[key];
    return {
      key,
      title: title(),
      ...(exportedTitle && { copiedTitle: exportedTitle() }),
      copied: shown,
      cell: shown,
      ...looks[key],
    };
  });
}
