import { Ban, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { commandName } from '../../../shared/commands/commands.ts';
import { day } from '../../../shared/format/format-time.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import type { OptOut } from '../../../shared/opt-out/opt-out.ts';
import { ok } from '../../../shared/result.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import type { GridCell, GridColumn } from '../../components/grid/column.ts';
import { useList } from '../../components/grid/use-list.ts';
import { VirtualGrid } from '../../components/grid/virtual-grid.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { PhoneNumber } from '../../components/text/phone-number.tsx';
import { useFrom, useWire } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';
import { useExport } from '../../state/use-export.ts';
import { AddOptOuts } from './add-opt-outs.tsx';
import { OptOutLog } from './opt-out-log.tsx';
import { RemoveOptOut } from './remove-opt-out.tsx';
import './opt-outs-screen.css';

const columns: readonly GridColumn<OptOut>[] = [
  {
    key: 'msisdn',
    title: common.number,
    width: 160,
    cell: ({ msisdn }) => <PhoneNumber msisdn={msisdn} />,
    copied: ({ msisdn }) => msisdn,
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

/** The numbers that are never texted, and what was done to the list. */
export function OptOutsScreen() {
  const wire = useWire();
  const close = useFrom('app', (state) => state.close);
  const { saving, save } = useExport();
  const [tab, setTab] = useState<'list' | 'log'>('list');
  const [search, setSearch] = useState('');
  // Whatever is done to the list is the first entry of its log.
  const { data: latest } = useOperation('optOut.log', { from: 0, count: 1 });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OptOut | null>(null);
  const [active, setActive] = useState<GridCell>({ index: 0, column: 0 });
  const list = useList<OptOut>(
    {
      key: search,
      open: async () => {
        const found = await wire.call('optOut.list', { search, from: 0, count: 1 });
        return found.ok ? ok({ viewId: search, count: found.value.count }) : found;
      },
      page: async (_viewId, from, count) => {
        const found = await wire.call('optOut.list', { search, from, count });
        return found.ok ? ok(found.value.rows) : found;
      },
    },
    { members: latest },
  );
  const selected = list.isPrevious ? undefined : list.rowAt(active.index);

  return (
    <Dialog title={commandName('opt-outs.open')} about={optOuts.about} size="large" onClose={close}>
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
                    empty={<Empty searching={search !== ''} />}
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
    </Dialog>
  );
}

function Empty({ searching }: { readonly searching: boolean }) {
  return (
    <EmptyState icon={Ban} title={searching ? common.nothingFound : optOuts.nobody}>
      {searching ? optOuts.searchLooksAt : optOuts.nobodyYet}
    </EmptyState>
  );
}
