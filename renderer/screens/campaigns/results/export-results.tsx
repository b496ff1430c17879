import { countSpans, type RowSpans } from '../../../../shared/audience/row-spans.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { leftOutRows } from '../../../../shared/campaign/progress/left-out.ts';
import type { ExportRequest } from '../../../../shared/contract.ts';
import { quoted } from '../../../../shared/format/sentence-parts.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Checkbox } from '../../../components/fields/switch.tsx';
import { ExportDialog } from '../../../components/lists/export-dialog.tsx';
import { useExportChoice } from '../../../state/use-export-choice.ts';
import { resultFilters } from './result-filters.ts';
import type { ResultSelection } from './use-results.ts';

const { saving: words } = results;

export interface ChosenRows {
  readonly viewId: string;
  readonly spans: RowSpans;
}

interface ExportResultsProps {
  readonly campaign: CampaignState;
  readonly selection: ResultSelection;
  /** Exports only these selected people; null exports all. */
  readonly chosen: ChosenRows | null;
  /** Null until known. */
  readonly foundPeople: number | null;
  readonly onClose: () => void;
  readonly onSave: (request: ExportRequest) => void;
}

/** The choice of columns is remembered. */
export function ExportResults({
  campaign,
  selection,
  chosen,
  foundPeople,
  onClose,
  onSave,
}: ExportResultsProps) {
  const { choice, isKnown, change, keep } = useExportChoice();
  const { filter, search, chunk, sort } = selection;
  const shown = resultFilters(campaign).find(({ key }) => key === filter)?.text ?? common.all;
  const about = [
    shown,
    chunk !== null && results.onlyRequest(chunk + 1),
    search !== '' && quoted(search),
    chosen !== null && words.selected,
  ];
  const leftOut = chosen === null && filter !== 'left-out' && leftOutRows(campaign.leftOut) > 0;
  const people = chosen === null ? foundPeople : countSpans(chosen.spans);

  async function save(): Promise<void> {
    const of = { campaignId: campaign.id, filter, search, chunk, sort };
    onSave({
      what: 'results',
      ...of,
      ...choice,
      leftOut: leftOut && choice.leftOut,
      ...(chosen !== null && { chosen }),
    });
    await keep();
  }

  return (
    <ExportDialog
      title={words.title}
      about={people !== null && words.who(people, about.filter((word) => word !== false).join(', '))}
      {...choice}
      isDisabled={!isKnown}
      onChange={change}
      onClose={onClose}
      onSave={() => void save()}
    >
      <Checkbox
        isSelected={choice.columns}
        onChange={(columns) => change({ columns })}
        help={words.columnsHelp}
      >
        {words.columns}
      </Checkbox>
      {leftOut && (
        <Checkbox
          isSelected={choice.leftOut}
          onChange={(leftOut) => change({ leftOut })}
          help={results.notSentTo.exportedHelp}
        >
          {results.notSentTo.exported}
        </Checkbox>
      )}
    </ExportDialog>
  );
}
