import { useMemo, useState } from 'react';
import { withOwnWords } from '../../../../shared/campaign/outcome/own-words.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/progress/chunk.ts';
import { verdictWords } from '../../../../shared/campaign/progress/verdict-words.ts';
import { creditWords } from '../../../../shared/campaign/results/credits-by-month.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { versionNames } from '../../../../shared/message/version-names.ts';
import { ok } from '../../../../shared/result.ts';
import { campaigns, campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../shared/texts/en/message.ts';
import { exportedResults } from '../../../../shared/texts/en/results.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import type { GridCell, GridColumn } from '../../../components/grid/column.ts';
import { useList } from '../../../components/grid/use-list.ts';
import { VirtualGrid } from '../../../components/grid/virtual-grid.tsx';
import { StateLabel } from '../../../components/status/state-label.tsx';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useWire } from '../../../state/context.tsx';
import { waitsForPerson } from '../decisions/use-decision.ts';

interface RequestsProps {
  readonly campaign: CampaignState;
  readonly onDecide: (chunk: number) => void;
  readonly onChunk: (chunk: number) => void;
}

const columnsOf = (endedAt: number | null, versions: readonly string[]): readonly GridColumn<ChunkRow>[] => [
  { key: 'chunk', title: campaigns.request, width: 96, align: 'end', cell: ({ chunk }) => count(chunk + 1) },
  { key: 'people', title: common.people, width: 84, align: 'end', cell: ({ people }) => count(people) },
  ...versionColumn(versions),
  {
    key: 'state',
    title: common.columns.state,
    width: 154,
    cell: ({ state, perhapsTexted }) => <StateLabel state={state} perhapsTexted={perhapsTexted} />,
  },
  {
    key: 'credit',
    title: common.credits,
    width: 72,
    align: 'end',
    cell: ({ creditConsumed, balanceCredit }) => creditWords(creditConsumed, balanceCredit)?.sum ?? '',
  },
  {
    key: 'time',
    title: common.time,
    width: 84,
    align: 'end',
    cell: ({ attempts }) => (
      <span className="faint number">
        {attempts.length > 0 ? clock(attempts.at(-1)?.startedAt ?? 0) : ''}
      </span>
    ),
  },
  {
    key: 'observed',
    title: decisions.observed,
    width: 164,
    grow: true,
    wraps: true,
    cell: (row) => (
      <span className="quiet">
        <Quoted text={observedWords(row, endedAt)} />
      </span>
    ),
  },
];

/** Shown only if there are several versions. */
function versionColumn(versions: readonly string[]): readonly GridColumn<ChunkRow>[] {
  if (versions.length === 0) return [];
  const name = ({ version }: ChunkRow) => versions[version] ?? '';
  return [{ key: 'version', title: texts.version, width: 130, cell: (row) => <bdi>{name(row)}</bdi> }];
}

export function Requests({ campaign, onDecide, onChunk }: RequestsProps) {
  const wire = useWire();
  const [active, setActive] = useState<GridCell>({ index: 0, column: 0 });
  const { id: campaignId, chunks, counts, phase, endedAt, options } = campaign;
  const names = campaign.versions.length === 0 ? '' : JSON.stringify(versionNames(options.versions));
  const columns = useMemo(
    () => columnsOf(endedAt, names === '' ? [] : (JSON.parse(names) as string[])),
    [endedAt, names],
  );
  const list = useList<ChunkRow>(
    {
      key: `${campaignId} ${chunks}`,
      open: async () => ok({ viewId: `${campaignId}`, count: chunks }),
      page: async (_viewId, from, many) => {
        const result = await wire.call('chunk.list', { campaignId, from, count: many });
        return result.ok ? ok(result.value.rows) : result;
      },
    },
    { rows: JSON.stringify(counts) },
  );

  function choose(place: GridCell): void {
    setActive(place);
    const row = list.rowAt(place.index);
    if (row && list.isFresh(place.index) && waitsForPerson(row, phase)) onDecide(row.chunk);
  }

  return (
    <VirtualGrid
      label={exportedResults.requests}
      columns={columns}
      list={list}
      active={active}
      onActive={choose}
      onOpen={(_index, row) => onChunk(row.chunk)}
      tone={({ state }) => (state === 'refused' ? 'danger' : state === 'unknown' ? 'warning' : undefined)}
      empty={<p className="quiet">{words.requests.none}</p>}
    />
  );
}

function observedWords(row: ChunkRow, endedAt: number | null): string {
  const { attempts, verdict, unicode, creditConsumed, balanceCredit } = row;
  const verdictShown = verdict && verdictWords(verdict.verdict, 1, endedAt !== null && verdict.at >= endedAt);
  const last = attempts.at(-1);
  const observed = [
    unicode && words.requests.unicode,
    last && spoken(withOwnWords(last.observed, last.words)),
    creditWords(creditConsumed, balanceCredit)?.madeOf,
    last && last.attempt > 1 && words.requests.attempts(last.attempt),
    verdictShown &&
      words.requests.decided(verdictShown.label.charAt(0).toLowerCase() + verdictShown.label.slice(1)),
  ];
  return observed.filter(Boolean).join(' ');
}
