import { clock } from '../../../shared/format/format-time.ts';
import type { ResultRow } from '../../../shared/sending/campaign.ts';
import { Badge } from '../../components/badge.tsx';
import type { GridColumn } from '../../components/grid/column.ts';
import { StateMark } from '../../components/state-mark.tsx';

/** The columns of the results grid. */
export const resultColumns: readonly GridColumn<ResultRow>[] = [
  {
    key: 'row',
    title: 'Row',
    width: 64,
    align: 'end',
    cell: ({ row }) => <span className="faint">{row}</span>,
  },
  { key: 'to', title: 'To', width: 136, cell: ({ msisdn }) => <span className="number">{msisdn}</span> },
  {
    key: 'state',
    title: 'State',
    width: 150,
    cell: ({ state, returned }) =>
      returned === null ? <StateMark state={state} /> : <Badge tone="danger">Text differs</Badge>,
  },
  { key: 'text', title: 'Final message', width: 240, grow: true, cell: ({ text }) => <span>{text}</span> },
  { key: 'parts', title: 'Parts', width: 60, align: 'end', cell: ({ parts }) => parts },
  { key: 'id', title: 'Id', width: 110, cell: ({ id }) => <span className="number">{id ?? ''}</span> },
  { key: 'chunk', title: 'Request', width: 76, align: 'end', cell: ({ chunk }) => chunk + 1 },
  {
    key: 'at',
    title: 'Time',
    width: 84,
    align: 'end',
    cell: ({ at }) => <span className="faint">{at === null ? '' : clock(at)}</span>,
  },
];
