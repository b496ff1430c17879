import { deliveryWords } from '../../../../shared/campaign/progress/phase-words.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { startShown } from '../../../../shared/format/visible-text.ts';
import { personShown } from '../../../../shared/person/person-words.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { spoken } from '../../../../shared/texts/spoken.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { Badge } from '../../../components/status/badge.tsx';
import { StateLabel } from '../../../components/status/state-label.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

/** Each column has room where it is shown; beside a recipient in a 1280 px window, all have. */
export const resultColumns: readonly GridColumn<ResultRow>[] = [
  {
    key: 'row',
    title: common.row,
    width: 66,
    from: 580,
    align: 'end',
    copied: ({ row }) => (row === 0 ? '' : String(row)),
    cell: ({ row }) => <span className="faint">{row === 0 ? '' : row}</span>,
  },
  {
    key: 'to',
    title: common.columns.number,
    width: 150,
    copied: ({ msisdn }) => personShown(msisdn),
    cell: ({ msisdn }) => <PhoneNumber msisdn={msisdn} />,
  },
  {
    key: 'state',
    title: common.columns.state,
    width: 176,
    copied: ({ state, perhapsTexted, returned }) =>
      returned === null ? deliveryWords(state, perhapsTexted).label : results.filters.different,
    cell: ({ state, perhapsTexted, returned }) =>
      returned === null ? (
        <StateLabel state={state} perhapsTexted={perhapsTexted} />
      ) : (
        <Badge tone="danger">{results.filters.different}</Badge>
      ),
  },
  {
    key: 'text',
    title: common.columns.text,
    width: 188,
    grow: true,
    copied: ({ text, state, reason }) => (state === 'left-out' ? spoken(reason ?? '') : text),
    cell: ({ text, state, reason }) =>
      state === 'left-out' ? (
        <span className="quiet">{spoken(reason ?? '')}</span>
      ) : (
        <span dir="auto">{startShown(text)}</span>
      ),
  },
  {
    key: 'parts',
    title: common.columns.parts,
    width: 60,
    from: 640,
    align: 'end',
    copied: ({ parts }) => (parts === 0 ? '' : String(parts)),
    cell: ({ parts }) => (parts === 0 ? '' : parts),
  },
  {
    key: 'id',
    title: results.columns.id,
    width: 100,
    from: 836,
    copied: ({ id }) => id ?? '',
    cell: ({ id }) => <span className="number">{id ?? ''}</span>,
  },
  {
    key: 'chunk',
    title: campaigns.request,
    width: 92,
    from: 928,
    align: 'end',
    copied: ({ chunk }) => (chunk < 0 ? '' : String(chunk + 1)),
    cell: ({ chunk }) => (chunk < 0 ? '' : chunk + 1),
  },
  {
    key: 'at',
    title: common.time,
    width: 96,
    from: 736,
    align: 'end',
    copied: ({ at }) => (at === null ? '' : clock(at)),
    cell: ({ at }) => <span className="faint number">{at === null ? '' : clock(at)}</span>,
  },
];
