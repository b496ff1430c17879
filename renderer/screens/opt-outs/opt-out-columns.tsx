import { day } from '../../../shared/format/format-time.ts';
import type { OptOut } from '../../../shared/opt-out/opt-out.ts';
import type { GridColumn } from '../../components/grid/column.ts';

/** The columns of the opt-out list. */
export const optOutColumns: readonly GridColumn<OptOut>[] = [
  {
    key: 'msisdn',
    title: 'Number',
    width: 160,
    cell: ({ msisdn }) => <span className="number">{msisdn}</span>,
  },
  { key: 'note', title: 'Note', width: 200, grow: true, cell: ({ note }) => <span>{note}</span> },
  {
    key: 'source',
    title: 'Source',
    width: 170,
    cell: ({ source }) => <span className="quiet">{source}</span>,
  },
  {
    key: 'addedAt',
    title: 'Added',
    width: 110,
    align: 'end',
    cell: ({ addedAt }) => <span className="faint">{day(addedAt, Date.now())}</span>,
  },
];
