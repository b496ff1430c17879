import type { RowSpans } from '../../../../shared/audience/row-spans.ts';
import { countSpans } from '../../../../shared/audience/row-spans.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { ExportRequest } from '../../../../shared/contract.ts';
import { quoted } from '../../../../shared/format/words.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Checkbox } from '../../../components/fields/switch.tsx';
import { ExportDialog } from '../../../components/lists/export-dialog.tsx';
import { useExportChoice } from '../../../state/use-export-choice.ts';
import { resultFilters } from './result-filters.ts';
import type { ResultSelection } from './use-results.ts';

const { saving: words } = results;

interface ExportResultsProps {
  readonly campaign: CampaignState;
  /** The results that are on show, which are what is exported. */
  readonly selection: ResultSelection;
  /** Only those of them that are selected; null for all. */
  readonly chosen: { readonly viewId: string; readonly spans: RowSpans } | null;
  /** How many are on show; null until that is known. */
  readonly found: number | null;
  readonly onClose: () => void;
  readonly onSave: (request: ExportRequest) => void;
}

/** As which file the results on show, or the selected of them, are saved; what was chosen is kept for the next time. */
export function ExportResults({ campaign, selection, chosen, found, onClose, onSave }: ExportResultsProps) {
  const { choice, isKnown, change, keep } = useExportChoice();
  const { filter, search, chunk, sort } = selection;
  const shown = resultFilters(campaign).find(({ key }) => key === filter)?.text ?? results.filters.all;
  const about = [
    shown,
    chunk !== null && results.onlyRequest(chunk + 1),
    search !== '' && quoted(search),
    chosen !== null && words.selected,
  ];
  const people = chosen === null ? found : countSpans(chosen.spans);

  async function save(): Promise<void> {
    const of = { campaignId: campaign.id, filter, search, chunk, sort };
    onSave({ what: 'results', ...of, ...choice, ...(chosen !== null && { chosen }) });
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
    </ExportDialog>
  );
}
