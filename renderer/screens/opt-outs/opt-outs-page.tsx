import { Ban, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { day, moment } from '../../../shared/format/format-time.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import type { OptOut } from '../../../shared/opt-out/opt-out.ts';
import { personShown } from '../../../shared/person/person-words.ts';
import { ok } from '../../../shared/result.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { GridCell, GridColumn } from '../../components/grid/column.ts';
import { useList } from '../../components/grid/use-list.ts';
import { VirtualGrid } from '../../components/grid/virtual-grid.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { Page } from '../../components/page/page.tsx';
import { Badge } from '../../components/status/badge.tsx';
import { ErrorBanner } from '../../components/status/banner.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { useGroupedNumbers } from '../../components/text/use-grouped-numbers.ts';
import { useWire } from '../../state/context.tsx';
import { useAct } from '../../state/use-act.ts';
import { useExport } from '../../state/use-export.ts';
import { useOperation } from '../../state/use-operation.ts';
import { AddOptOuts } from './add-opt-outs.tsx';
import './opt-outs-page.css';

const columns: readonly GridColumn<OptOut>[] = [
  {
    key: 'msisdn',
    title: common.number,
    width: 160,
    cell: ({ msisdn }) => <PhoneNumber msisdn={msisdn} />,
    copied: ({ msisdn }) => personShown(msisdn),
  },
  {
    key: 'note',
    title: optOuts.columns.note,
    width: 200,
    grow: true,
    cell: ({ note }) => <span>{note}</span>,
  },
  {
    key: 'source',
    title: optOuts.columns.source,
    width: 170,
    cell: ({ source }) => <span className="quiet">{spoken(source)}</span>,
  },
  {
    key: 'addedAt',
    title: optOuts.columns.added,
    width: 110,
    align: 'end',
    cell: ({ addedAt }) => <span className="faint">{day(addedAt, Date.now())}</span>,
  },
];

export function OptOutsPage() {
  const wire = useWire();
  const { saving, save } = useExport();
  const [tab, setTab] = useState<'list' | 'log'>('list');
  const [search, setSearch] = useState('');
  // The first entry of the log is the latest change of the list.
  const { data: latest } = useOperation('optOut.log', { from: 0, count: 1 });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OptOut | null>(null);
  const [active, setActive] = useState<GridCell>({ index: 0, column: 0 });
  const list = useList<OptOut>(
    {
      key: search,
      open: async () => {
        const firstPage = await wire.call('optOut.list', { search, from: 0, count: 1 });
        return firstPage.ok ? ok({ viewId: search, count: firstPage.value.count }) : firstPage;
      },
      page: async (_viewId, from, count) => {
        const page = await wire.call('optOut.list', { search, from, count });
        return page.ok ? ok(page.value.rows) : page;
      },
    },
    { members: latest },
  );
  const isSearch = search !== '';
  const selected = list.isPrevious ? undefined : list.rowAt(active.index);

  return (
    <Page title={commandName('opt-outs.open')} about={optOuts.about} isFilled>
      <div className="opt-outs">
        <Tabs
          label={commandName('opt-outs.open')}
          value={tab}
          onChange={setTab}
          items={[
            {
              key: 'list',
              text: optOuts.numbers,
              count: search === '' ? (list.found ?? undefined) : undefined,
              panel: (
                <>
                  <div className="line">
                    <div className="grow">
                      <SearchField
                        label={optOuts.search}
                        placeholder={optOuts.searchHint}
                        value={search}
                        onChange={(wanted) => {
                          setSearch(wanted);
                          setActive({ index: 0, column: 0 });
                        }}
                      />
                    </div>
                    <Button
                      isDisabled={selected === undefined}
                      onPress={() => selected && setRemoving(selected)}
                    >
                      {common.remove}
                    </Button>
                    <Button
                      icon={Download}
                      isPending={saving}
                      onPress={() => void save({ what: 'opt-outs' })}
                    >
                      {common.export}
                    </Button>
                    <Button look="primary" icon={Plus} onPress={() => setAdding(true)}>
                      {optOuts.addNumbers}
                    </Button>
                  </div>
                  <output className="only-read-aloud">
                    {search !== '' && list.found !== null && optOuts.found(list.found)}
                  </output>
                  <VirtualGrid
                    label={commandName('opt-outs.open')}
                    columns={columns}
                    list={list}
                    active={active}
                    onActive={setActive}
                    onOpen={(_index, row) => setRemoving(row)}
                    empty={
                      <EmptyState icon={Ban} title={isSearch ? common.nothingFound : optOuts.nobody}>
                        {isSearch ? optOuts.searchLooksAt : optOuts.nobodyYet}
                      </EmptyState>
                    }
                  />
                </>
              ),
            },
            { key: 'log', text: optOuts.log, panel: <OptOutLog /> },
          ]}
        />
      </div>
      {adding && <AddOptOuts onClose={() => setAdding(false)} />}
      {removing && <RemoveOptOut optOut={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

const step = 100;

/** Newest first; removed opt-outs stay in the log. */
function OptOutLog() {
  const [wanted, setWanted] = useState(step);
  const input = { from: 0, count: Math.min(wanted, 500) };
  const { data: rows, error } = useOperation('optOut.log', input, { keep: true });
  if (error) return <ErrorBanner error={error} />;
  if (!rows) return null;
  if (rows.length === 0) return <p className="quiet">{optOuts.nothingChanged}</p>;
  const now = Date.now();
  return (
    <div className="opt-out-log-scroll">
      <ul className="opt-out-log selectable">
        {rows.map(({ at, msisdn, change, note }) => (
          <li key={`${at} ${msisdn} ${change}`}>
            <time className="faint number">{moment(at, now)}</time>
            <Badge tone={change === 'added' ? 'neutral' : 'warning'}>{optOuts.changes[change]}</Badge>
            <PhoneNumber msisdn={msisdn} />
            <span className="quiet">{note}</span>
          </li>
        ))}
      </ul>
      {rows.length === wanted && wanted < 500 && (
        <Button size="small" onPress={() => setWanted(wanted + step)}>
          {common.showMore}
        </Button>
      )}
    </div>
  );
}

/** Takes an opt-out away; the removal and its reason stay in the log. */
function RemoveOptOut({ optOut, onClose }: { readonly optOut: OptOut; readonly onClose: () => void }) {
  const { isBusy, act } = useAct();
  const grouped = useGroupedNumbers();
  const [note, setNote] = useState('');

  async function remove(): Promise<void> {
    const { msisdn } = optOut;
    if (await act('optOut.remove', { msisdn, note })) onClose();
  }

  return (
    <ConfirmDialog
      title={optOuts.askRemove(grouped(optOut.msisdn))}
      about={optOuts.removeAbout}
      act={common.remove}
      isForm
      isPending={isBusy}
      onClose={onClose}
      onAct={() => void remove()}
    >
      <TextField
        label={optOuts.why}
        value={note}
        onChange={setNote}
        placeholder={optOuts.whyHint}
        autoFocus
      />
    </ConfirmDialog>
  );
}
