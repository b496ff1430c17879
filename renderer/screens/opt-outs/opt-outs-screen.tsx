import { Ban, Download, Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { plural } from '../../../shared/format/format-count.ts';
import type { OptOut } from '../../../shared/opt-out/opt-out.ts';
import { ok } from '../../../shared/result.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { GridPlace } from '../../components/grid/column.ts';
import { usePages } from '../../components/grid/use-pages.ts';
import { VirtualGrid } from '../../components/grid/virtual-grid.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useFrom, useWire } from '../../state/context.tsx';
import { useExport } from '../../state/use-export.ts';
import { AddOptOuts } from './add-opt-outs.tsx';
import { optOutColumns } from './opt-out-columns.tsx';
import { OptOutLog } from './opt-out-log.tsx';
import { RemoveOptOut } from './remove-opt-out.tsx';
import './opt-outs-screen.css';

/** The numbers that are never texted, and what was done to the list. */
export function OptOutsScreen() {
  const wire = useWire();
  const close = useFrom('app', (state) => state.close);
  const { saving, save } = useExport();
  const [tab, setTab] = useState<'list' | 'log'>('list');
  const [search, setSearch] = useState('');
  const [revision, setRevision] = useState(0);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OptOut | null>(null);
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
  const many = useCount(search, revision);
  const view = useMemo(
    () => (many === null ? null : { viewId: `${revision} ${search}`, count: many }),
    [many, revision, search],
  );
  const fetchPage = useCallback(
    async (_viewId: string, from: number, count: number) => {
      const result = await wire.call('optOut.list', { search, from, count });
      return result.ok ? ok(result.value.rows) : result;
    },
    [wire, search],
  );
  const pages = usePages(view, `${revision} ${search}`, fetchPage);
  const selected = many !== null && many > 0 ? pages.rowAt(active.row) : undefined;
  const changed = () => setRevision((before) => before + 1);

  return (
    <Dialog
      title="Opt-outs"
      about="These numbers are never texted, whatever an import says."
      size="large"
      onClose={close}
    >
      <div className="opt-outs">
        <Tabs
          label="Opt-outs"
          value={tab}
          onChange={setTab}
          items={[
            {
              key: 'list',
              text: 'Numbers',
              count: search === '' ? (many ?? undefined) : undefined,
              panel: (
                <>
                  <div className="line">
                    <div className="grow">
                      <SearchField
                        label="Search opt-outs"
                        placeholder="Number, note or source"
                        value={search}
                        onChange={(wanted) => {
                          setSearch(wanted);
                          setActive({ row: 0, column: 0 });
                        }}
                      />
                    </div>
                    <Button
                      isDisabled={selected === undefined}
                      onPress={() => selected && setRemoving(selected)}
                    >
                      Remove
                    </Button>
                    <Button
                      icon={Download}
                      isPending={saving}
                      onPress={() => void save({ what: 'opt-outs' })}
                    >
                      Export
                    </Button>
                    <Button look="primary" icon={Plus} onPress={() => setAdding(true)}>
                      Add numbers
                    </Button>
                  </div>
                  <output className="only-read-aloud">
                    {search !== '' && many !== null && plural(many, 'number', 'numbers')}
                  </output>
                  <VirtualGrid
                    label="Opt-outs"
                    columns={optOutColumns}
                    count={many ?? 0}
                    rowAt={pages.rowAt}
                    onWindow={pages.onWindow}
                    active={active}
                    onActive={setActive}
                    onOpen={(_index, row) => setRemoving(row)}
                    empty={<Empty searching={search !== ''} loading={many === null} />}
                  />
                </>
              ),
            },
            { key: 'log', text: 'Log', panel: <OptOutLog revision={revision} /> },
          ]}
        />
      </div>
      {adding && <AddOptOuts onClose={() => setAdding(false)} onAdded={changed} />}
      {removing && <RemoveOptOut optOut={removing} onClose={() => setRemoving(null)} onRemoved={changed} />}
    </Dialog>
  );
}

function Empty({ searching, loading }: { readonly searching: boolean; readonly loading: boolean }) {
  if (loading) return <p className="quiet">Reading the list…</p>;
  return (
    <EmptyState icon={Ban} title={searching ? 'Nothing found' : 'Nobody has opted out'}>
      {searching
        ? 'Search looks at numbers, notes and sources.'
        : 'Add the numbers of people who do not want your texts. They win over every import, also while a campaign is being sent.'}
    </EmptyState>
  );
}

/** How many opt-outs match; null until that is known. */
function useCount(search: string, revision: number): number | null {
  const wire = useWire();
  const [many, setMany] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision counts again.
  useEffect(() => {
    let gone = false;
    void wire.call('optOut.list', { search, from: 0, count: 1 }).then((result) => {
      if (!gone && result.ok) setMany(result.value.count);
    });
    return () => {
      gone = true;
    };
  }, [wire, search, revision]);
  return many;
}
