import { Columns3, Download, FileText, UserPlus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { sortAfterPress } from '../../../../shared/audience/row-sort.ts';
import type { RowSpans } from '../../../../shared/audience/row-spans.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { RESULT_SORTED_BY } from '../../../../shared/campaign/results/columns/result-columns.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { noLayout, shownColumns } from '../../../../shared/column-layout.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { currentTag } from '../../../../shared/language/current-language.ts';
import { ok } from '../../../../shared/result.ts';
import { campaignView } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { SearchField } from '../../../components/fields/search-field.tsx';
import type { GridCell, GridColumn } from '../../../components/grid/column.ts';
import { copySelected } from '../../../components/grid/grid-clipboard.ts';
import { SelectionBar } from '../../../components/grid/selection-bar.tsx';
import type { ChangeableLayout } from '../../../components/grid/use-column-layout.ts';
import type { ShownList } from '../../../components/grid/use-list.ts';
import { useSelection } from '../../../components/grid/use-selection.ts';
import { VirtualGrid } from '../../../components/grid/virtual-grid.tsx';
import { ColumnsChooser } from '../../../components/lists/columns-chooser.tsx';
import { FilterChips } from '../../../components/lists/filter-chips.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { writeTo } from '../../../state/show-copy.ts';
import { useCommand, useFind } from '../../../state/use-command.ts';
import { useExport } from '../../../state/use-export.ts';
import { useMedia } from '../../../state/use-media.ts';
import { useSettings } from '../../../state/use-settings.ts';
import { type ChosenRows, ExportResults } from './export-results.tsx';
import { manyResultsActions, resultActions } from './result-actions.ts';
import { resultGridColumns } from './result-columns.tsx';
import { ResultDetail } from './result-detail.tsx';
import { resultFilters } from './result-filters.ts';
import { SummaryDialog } from './summary-dialog.tsx';
import { type ResultSelection, useResults } from './use-results.ts';
import './results-tab.css';

interface ResultsTabProps {
  /** As shown: see `besideRows`. */
  readonly campaign: CampaignState;
  readonly latest: CampaignState;
  /** See `useResults`. */
  readonly onRows: (campaign: CampaignState | null) => void;
  readonly selection: ResultSelection;
  readonly onSelection: (selection: ResultSelection) => void;
}

export function ResultsTab({ campaign, latest, onRows, selection, onSelection }: ResultsTabProps) {
  const visit = useFrom('app', (state) => state.visit);
  const list = useResults(latest, selection, onRows);
  const { saving, save } = useExport();
  const [active, setActive] = useState<GridCell>({ index: 0, column: 0 });
  const selected = list.rowAt(active.index);
  /** The person's choice; in a filter, other recipients may take the same place over time. */
  const [chosen, setChosen] = useState<number | null>(null);
  const searchField = useFind();
  const isNarrow = useMedia('(width < 1160px)');
  const [over, setOver] = useState<'export' | ChosenRows | 'summary' | 'columns' | null>(null);
  const closeOver = (): void => setOver(null);
  const stores = useStores();
  const { isBusy: writing, during } = useBusy();
  const columns = useMemo(resultGridColumns, []);
  const layout = useResultLayout(() => setOver('columns'));
  const many = useManyResults(campaign, list, shownColumns(columns, layout.layout), {
    send: () => write(spans),
    export: () => setOver(chosenRows),
  });
  const { spans } = many.selection;
  const chosenRows = list.viewId === null ? null : { viewId: list.viewId, spans };

  function write(rows: RowSpans): void {
    if (list.viewId === null) return;
    const shown = { viewId: list.viewId, spans: rows };
    void during(() => writeTo(stores, { campaignId: campaign.id, shown }));
  }

  function show(next: ResultSelection): void {
    setActive({ index: 0, column: 0 });
    onSelection(next);
  }

  const exportAll = (): void => setOver('export');
  useCommand('results.export', exportAll, !saving);

  return (
    <div className="results stack">
      <div className="results-tools line">
        <SearchField
          inputRef={searchField}
          label={results.search}
          placeholder={results.searchHint}
          value={selection.search}
          onChange={(search) => show({ ...selection, search })}
        />
        <IconButton icon={Columns3} label={commandName('column.choose')} onPress={layout.choose} />
        <Button icon={Download} isPending={saving} onPress={exportAll}>
          {common.export}
        </Button>
        <Button icon={FileText} onPress={() => setOver('summary')}>
          {results.summary}
        </Button>
      </div>
      <div className="line">
        <FilterChips
          label={campaignView.results}
          chips={resultFilters(campaign)}
          value={selection.filter}
          most={isNarrow ? 5 : 6}
          onChange={(filter) => show({ ...selection, filter })}
        />
        {selection.chunk !== null && (
          <Button size="small" icon={X} onPress={() => show({ ...selection, chunk: null })}>
            {results.onlyRequest(selection.chunk + 1)}
          </Button>
        )}
        {hasEnded(campaign.phase) && (
          <Button
            size="small"
            icon={UserPlus}
            isPending={writing}
            isDisabled={list.viewId === null || list.isPrevious || list.count === 0}
            onPress={() => write([{ from: 0, to: list.count }])}
          >
            {results.writeTo(list.count)}
          </Button>
        )}
      </div>
      <SelectionBar selection={many.selection} actions={many.actions} />
      <div className="results-columns">
        <VirtualGrid
          label={campaignView.results}
          columns={columns}
          layout={layout}
          list={list}
          selection={many.selection}
          onCopyMany={many.copy}
          manyActions={many.actions}
          active={active}
          sort={selection.sort && { key: selection.sort.by, descending: selection.sort.descending }}
          onSort={(key) => {
            const by = RESULT_SORTED_BY.find((column) => column === key);
            if (by) show({ ...selection, sort: sortAfterPress(selection.sort, by, currentTag()) });
          }}
          onActive={(place) => {
            setActive(place);
            setChosen(list.rowAt(place.index)?.position ?? null);
          }}
          actions={(row) => resultActions(row, (msisdn) => visit({ kind: 'search', msisdn }))}
          tone={({ state, perhapsTexted, returned }) => {
            if (returned !== null) return 'danger';
            if (perhapsTexted || state === 'unknown') return 'warning';
            return state === 'refused' ? 'danger' : undefined;
          }}
          empty={<p className="quiet">{results.nobody}</p>}
        />
        <output className="only-read-aloud">
          {selection.search !== '' && list.found !== null && peopleWords(list.found)}
        </output>
        {selected && (
          <ResultDetail
            key={selected.position}
            campaign={campaign}
            row={selected}
            isPrevious={list.isPrevious}
            isChosen={chosen === selected.position}
          />
        )}
      </div>
      {over !== null && over !== 'summary' && over !== 'columns' && (
        <ExportResults
          campaign={campaign}
          selection={selection}
          chosen={over === 'export' ? null : over}
          foundPeople={list.found}
          onClose={closeOver}
          onSave={(request) => {
            closeOver();
            void save(request);
          }}
        />
      )}
      {over === 'columns' && (
        <ColumnsChooser
          about={results.columnsAbout}
          columns={columns}
          layout={layout.layout}
          onChange={layout.change}
          onClose={closeOver}
        />
      )}
      {over === 'summary' && <SummaryDialog campaign={campaign} onClose={closeOver} />}
    </div>
  );
}

/** For all campaigns. */
function useResultLayout(choose: () => void): ChangeableLayout {
  const { settings, changeAtOnce } = useSettings();
  return {
    layout: settings?.resultColumns ?? noLayout,
    change: (resultColumns) => void changeAtOnce({ resultColumns }),
    choose,
  };
}

/** Selecting and copying several results, as props of a grid. */
function useManyResults(
  { phase }: CampaignState,
  { viewId, count: rows }: ShownList<ResultRow>,
  columns: readonly GridColumn<ResultRow>[],
  acts: { readonly send: () => void; readonly export: () => void },
) {
  const { wire, notices } = useStores();
  const selection = useSelection(viewId, rows);

  async function copy(withHeaders: boolean): Promise<void> {
    if (viewId === null) return;
    const read = async (from: number, count: number) => {
      const page = await wire.call('result.page', { viewId, from, count });
      return page.ok ? ok(page.value.rows) : page;
    };
    const error = await copySelected(selection, columns, { withHeaders, read });
    if (error) notices.getState().showError(error);
  }

  return {
    selection,
    copy: () => void copy(false),
    actions: manyResultsActions({ ...acts, copy: (withHeaders) => void copy(withHeaders) }, hasEnded(phase)),
  };
}
