import type { ResultRow } from '../../../../shared/campaign/result.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { Badge } from '../../../components/badge.tsx';
import type { GridColumn } from '../../../components/grid/column.ts';
import { StateLabel } from '../../../components/state-label.tsx';

/** The columns of the results grid. */
export const resultColumns: readonly GridColumn<ResultRow>[] = [
  {
    key: 'row',
    title: 'Row',
    width: 64,
    from: 600,
    align: 'end',
    cell: ({ row }) => <span className="faint">{row === 0 ? '' : row}</span>,
  },
  { key: 'to', title: 'To', width: 138, cell: ({ msisdn }) => <span className="number">{msisdn}</span> },
  {
    key: 'state',
    title: 'State',
    width: 186,
    cell: ({ state, perhapsTexted, returned }) =>
      returned === null ? (
        <StateLabel state={state} perhapsTexted={perhapsTexted} />
      ) : (
        <Badge tone="danger">Text differs</Badge>
      ),
  },
  { key: 'text', title: 'Final message', width: 240, grow: true, cell: ({ text }) => <span>{text}</span> },
  { key: 'parts', title: 'Parts', width: 60, from: 640, align: 'end', cell: ({ parts }) => parts },
  {
    key: 'id',
    title: 'Id',
    width: 110,
    from: 740,
    cell: ({ id }) => <span className="number">{id ?? ''}</span>,
  },
  { key: 'chunk', title: 'Request', width: 80, from: 820, align: 'end', cell: ({ chunk }) => chunk + 1 },
  {
    key: 'at',
    title: 'Time',
    width: 84,
    from: 900,
    align: 'end',
    cell: ({ at }) => <span className="faint">{at === null ? '' : clock(at)}</span>,
  },
];
