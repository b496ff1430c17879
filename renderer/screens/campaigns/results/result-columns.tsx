import { stateWords } from '../../../../shared/campaign/progress/state-words.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { startShown } from '../../../../shared/format/visible-text.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { personShown } from '../../../../shared/person/person-words.ts';
import { numberHeading } from '../../../../shared/sheet/number-heading.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { exportedResults } from '../../../../shared/texts/en/results.ts';
import { states } from '../../../../shared/texts/en/states.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { Badge } from '../../../components/status/badge.tsx';
import { StateLabel } from '../../../components/status/state-label.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

/** A narrow grid hides the columns that the recipient's panel repeats, so that the text has half of the width. */
export function resultColumns(): readonly GridColumn<ResultRow>[] {
  return [
    {
      key: 'row',
      title: common.row,
      width: 66,
      from: 800,
      align: 'end',
      copied: ({ row }) => (row === 0 ? '' : String(row)),
      cell: ({ row }) => <span className="faint">{row === 0 ? '' : row}</span>,
    },
    {
      key: 'to',
      title: common.columns.number,
      copiedTitle: numberHeading(),
      width: 150,
      copied: ({ msisdn }) => personShown(msisdn),
      cell: ({ name, msisdn }) => (
        <span className="result-to">
          {name !== '' && <bdi className="ellipsis">{startShown(name)}</bdi>}
          <PhoneNumber msisdn={msisdn} />
        </span>
      ),
    },
    {
      key: 'state',
      title: common.columns.state,
      width: 176,
      copied: ({ state, perhapsTexted, returned }) =>
        returned === null ? stateWords(state, perhapsTexted).label : states.filters.different,
      cell: ({ state, perhapsTexted, returned }) =>
        returned === null ? (
          <StateLabel state={state} perhapsTexted={perhapsTexted} />
        ) : (
          <Badge tone="danger">{states.filters.different}</Badge>
        ),
    },
    {
      key: 'text',
      title: common.columns.text,
      width: 188,
      grow: true,
      wraps: true,
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
      from: 720,
      align: 'end',
      copied: ({ parts }) => (parts === 0 ? '' : String(parts)),
      cell: ({ parts }) => (parts === 0 ? '' : parts),
    },
    {
      key: 'id',
      title: exportedResults.columns.id,
      width: 100,
      from: 940,
      copied: ({ id }) => id ?? '',
      cell: ({ id }) => <span className="number">{id ?? ''}</span>,
    },
    {
      key: 'chunk',
      title: campaigns.request,
      width: 92,
      from: 1040,
      align: 'end',
      copied: ({ chunk }) => (chunk < 0 ? '' : String(chunk + 1)),
      cell: ({ chunk }) => (chunk < 0 ? '' : chunk + 1),
    },
    {
      key: 'at',
      title: common.time,
      width: 96,
      from: 860,
      align: 'end',
      copied: ({ at }) => (at === null ? '' : clock(at)),
      cell: ({ at }) => <span className="faint number">{at === null ? '' : clock(at)}</span>,
    },
  ];
}
