import { SearchX } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Audience, AudienceFilter, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { ErrorBanner } from '../../../components/banner.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { GridPlace } from '../../../components/grid/column.ts';
import { type FetchPage, usePages } from '../../../components/grid/use-pages.ts';
import { VirtualGrid } from '../../../components/grid/virtual-grid.tsx';
import { useSettled } from '../../../components/use-settled.ts';
import { useFrom, useStores, useWire } from '../../../state/context.tsx';
import { recipientColumns } from './recipient-columns.tsx';
import { RecipientsHead } from './recipients-head.tsx';
import { RowPanel } from './row-panel.tsx';
import { useAudienceView } from './use-audience-view.ts';
import { useFinalRows } from './use-final-rows.ts';
import './recipients-pane.css';

interface RecipientsPaneProps {
  readonly draft: Draft;
  readonly audience: Audience;
}

/** The right side of the workbench: everybody in the audience with their final text, and the one row in hand. */
export function RecipientsPane({ draft, audience }: RecipientsPaneProps) {
  const stores = useStores();
  const wire = useWire();
  const [filter, setFilter] = useState<AudienceFilter>('all');
  const [search, setSearch] = useState('');
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 1 });
  const settled = useSettled(search, 250);
  const { view, shape, error, reopen } = useAudienceView({
    audienceId: audience.id,
    message: draft.message,
    filter,
    search: settled,
  });
  const fetchPage = useCallback<FetchPage<AudienceRow>>(
    (viewId, from, count) => wire.call('draft.page', { viewId, from, count }),
    [wire],
  );
  const pages = usePages(view, shape, fetchPage, reopen);
  // Counts change with every edit, but the columns only with the audience itself.
  const columnNames = audience.columns.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(() => recipientColumns(audience), [audience.id, columnNames]);
  const count = view?.count ?? 0;
  const finalRow = useFinalRows(draft.message, audience);
  const rowAt = (index: number) => {
    const row = pages.rowAt(index);
    return row && finalRow(row);
  };
  const row = active.row < count ? rowAt(active.row) : undefined;
  // While the next page is on its way the panel keeps the row it showed.
  const lastRow = useRef<FinalRow>(undefined);
  if (row) lastRow.current = row;
  const shown = row ?? (count > 0 ? lastRow.current : undefined);

  const wished = useFrom('app', (state) => state.wishedRows);
  const known = useRef(wished);
  useEffect(() => {
    if (wished === null || wished === known.current) return;
    known.current = wished;
    setFilter(wished.filter);
    setSearch('');
    setActive({ row: 0, column: 1 });
  }, [wished]);

  async function edit({ n }: AudienceRow, column: number | 'number', value: string) {
    const result = await stores.audiences.getState().edit(audience.id, n, column, value);
    if (result.ok) reopenOrPut(result.value.row);
  }

  function reopenOrPut(changed: AudienceRow): void {
    if (filter === 'all') {
      reopen();
      return;
    }
    pages.put(changed, ({ n }) => n === changed.n);
    // Rows keep their places in a filter, but others with the same number may be something else now.
    pages.refresh();
  }

  function changeRows(next: AudienceFilter, text: string): void {
    setFilter(next);
    setSearch(text);
    setActive({ row: 0, column: active.column });
  }

  async function undo(): Promise<void> {
    if (await stores.audiences.getState().undo(audience.id)) reopen();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (inField || event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    void undo();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the undo key for the grid and everything beside it.
    <div className="pane recipients" onKeyDown={onKeyDown}>
      <RecipientsHead
        audience={audience}
        filter={filter}
        search={search}
        found={settled === '' ? null : count}
        onChange={changeRows}
        onUndo={() => void undo()}
      />
      {error && (
        <div className="recipients-error">
          <ErrorBanner error={error} />
        </div>
      )}
      <div className="recipients-body">
        <VirtualGrid
          label="Recipients"
          columns={columns}
          count={count}
          shape={shape}
          rowAt={rowAt}
          onWindow={pages.onWindow}
          active={active}
          onActive={setActive}
          isSame={(one, other) => one.n === other.n}
          onEdit={(edited, column, text) =>
            void edit(edited, column === 'number' ? 'number' : Number(column), text)
          }
          tone={({ status }) => (status === 'recipient' ? undefined : 'muted')}
          empty={
            view && <NothingFound search={settled} filter={filter} onShowAll={() => changeRows('all', '')} />
          }
        />
        {shown && (
          <RowPanel
            key={shown.n}
            row={shown}
            draft={draft}
            audience={audience}
            onEdit={(column, value) => void edit(shown, column, value)}
            onChanged={reopenOrPut}
          />
        )}
      </div>
    </div>
  );
}

interface NothingFoundProps {
  readonly search: string;
  readonly filter: AudienceFilter;
  readonly onShowAll: () => void;
}

function NothingFound({ search, filter, onShowAll }: NothingFoundProps) {
  const title = filter === 'problems' && search === '' ? 'No problems' : 'No rows here';
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      actions={
        <button type="button" className="button button-normal button-size-normal" onClick={onShowAll}>
          Show all rows
        </button>
      }
    >
      {search === '' ? 'No row passes this filter.' : `No row of this filter contains “${search}”.`}
    </EmptyState>
  );
}
