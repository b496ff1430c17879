import { Download, FileText, X } from 'lucide-react';
import { useState } from 'react';
import { sortAfterPress } from '../../../../shared/audience/row-sort.ts';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { RESULT_SORTED_BY } from '../../../../shared/campaign/result-sort.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { currentTag } from '../../../../shared/language/language.ts';
import { erasedPerson } from '../../../../shared/person/erasure.ts';
import { personShown } from '../../../../shared/person/person-words.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/button.tsx';
import { FilterChips } from '../../../components/filter-chips.tsx';
import type { GridCell } from '../../../components/grid/column.ts';
import { copy } from '../../../components/grid/use-row-menu.tsx';
import { VirtualGrid } from '../../../components/grid/virtual-grid.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useFind } from '../../../state/use-command.ts';
import { useExport } from '../../../state/use-export.ts';
import { ExportDialog } from './export-dialog.tsx';
import { resultColumns } from './result-columns.tsx';
import { ResultDetail } from './result-detail.tsx';
import { resultFilters } from './result-filters.ts';
import { SummaryDialog } from './summary-dialog.tsx';
import { useCopiedResults } from './use-copied-results.ts';
import { type ResultSelection, useResults } from './use-results.ts';
import './results-tab.css';

interface ResultsTabProps {
  readonly campaign: CampaignState;
  readonly selection: ResultSelection;
  readonly onSelection: (selection: ResultSelection) => void;
}

/** What became of every recipient, one row each, with the selected one in full beside it. */
export function ResultsTab({ campaign, selection, onSelection }: ResultsTabProps) {
  const open = useFrom('app', (state) => state.open);
  const list = useResults(campaign, selection);
  const copied = useCopiedResults(list);
  const { saving, save } = useExport();
  const [active, setActive] = useState<GridCell>({ index: 0, column: 0 });
  const selected = list.rowAt(active.index);
  /** Whom the person chose; while people come and go in a filter, another may stand in their place. */
  const [chosen, setChosen] = useState<number | null>(null);
  const searchField = useFind();
  const [over, setOver] = useState<'export' | 'summary' | null>(null);
  const closeOver = (): void => setOver(null);

  function show(next: ResultSelection): void {
    setActive({ index: 0, column: 0 });
    onSelection(next);
  }

  return (
    <div className="results stack">
      <div className="results-tools line">
        <FilterChips
          label={results.title}
          chips={resultFilters(campaign)}
          value={selection.filter}
          onChange={(filter) => show({ ...selection, filter })}
        />
        {selection.chunk !== null && (
          <Button size="small" icon={X} onPress={() => show({ ...selection, chunk: null })}>
            {results.onlyRequest(selection.chunk + 1)}
          </Button>
        )}
        <span className="grow" />
        <SearchField
          inputRef={searchField}
          label={results.search}
          placeholder={results.searchHint}
          value={selection.search}
          onChange={(search) => show({ ...selection, search })}
        />
        <Button icon={Download} isPending={saving} onPress={() => setOver('export')}>
          {results.export}
        </Button>
        <Button icon={FileText} onPress={() => setOver('summary')}>
          {results.summary}
        </Button>
      </div>
      <div className="results-columns">
        <VirtualGrid
          label={results.title}
          columns={resultColumns}
          list={list}
          {...copied}
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
          choices={({ msisdn }) => [
            { text: results.copyNumber, run: () => copy(personShown(msisdn)) },
            ...(msisdn === erasedPerson
              ? []
              : [{ text: results.allTexts, run: () => open({ kind: 'search', number: msisdn }) }]),
          ]}
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
      {over === 'export' && (
        <ExportDialog
          campaign={campaign}
          selection={selection}
          found={list.found}
          onClose={closeOver}
          onSave={(request) => {
            closeOver();
            void save(request);
          }}
        />
      )}
      {over === 'summary' && <SummaryDialog campaign={campaign} onClose={closeOver} />}
    </div>
  );
}
