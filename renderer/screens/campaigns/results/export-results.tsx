import { countSpans, type RowSpans } from '../../../../shared/audience/row-spans.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { perhapsTextedPeople } from '../../../../shared/campaign/progress/campaign-progress.ts';
import { leftOutRows } from '../../../../shared/campaign/progress/left-out.ts';
import type { ResultFilter } from '../../../../shared/campaign/results/result.ts';
import type { ExportRequest } from '../../../../shared/contract.ts';
import { quoted } from '../../../../shared/format/sentence-parts.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { states } from '../../../../shared/texts/en/states.ts';
import { Checkbox } from '../../../components/fields/switch.tsx';
import { ExportDialog } from '../../../components/lists/export-dialog.tsx';
import type { Chip } from '../../../components/lists/filter-chips.tsx';
import { useExportChoice } from '../../../state/use-export-choice.ts';
import type { ResultSelection } from './use-results.ts';

const { saving: words } = results;

interface ExportResultsProps {
  readonly campaign: CampaignState;
  readonly selection: ResultSelection;
  /** Exports only these selected ones; null for all. */
  readonly chosen: { readonly viewId: string; readonly spans: RowSpans } | null;
  /** Null until known. */
  readonly found: number | null;
  readonly onClose: () => void;
  readonly onSave: (request: ExportRequest) => void;
}

/** The choice is remembered. */
export function ExportResults({ campaign, selection, chosen, found, onClose, onSave }: ExportResultsProps) {
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
  const people = chosen === null ? found : countSpans(chosen.spans);

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

/** With at least one person. */
export function resultFilters(campaign: CampaignState): Chip<ResultFilter>[] {
  const { counts, differences, people } = campaign;
  const { filters: words } = states;
  const chips: (Chip<ResultFilter> & { readonly count: number })[] = [
    { key: 'all', text: common.all, count: people },
    { key: 'accepted', text: states.ofPerson.accepted.label, count: counts.accepted },
    { key: 'different', text: words.different, count: differences, tone: 'danger' },
    { key: 'unknown', text: unknownWords(counts), count: counts.unknown + decidedPeople(counts) },
    { key: 'perhaps-texted', text: words.perhaps, count: perhapsTextedPeople(campaign) },
    { key: 'refused', text: states.ofPerson.refused.label, count: counts.refused, tone: 'danger' },
    { key: 'not-sent', text: states.ofPerson['not-sent'].label, count: counts['not-sent'] },
    { key: 'skipped', text: states.ofPerson.skipped.label, count: counts.skipped },
    { key: 'left-out', text: states.ofPerson['left-out'].label, count: leftOutRows(campaign.leftOut) },
    { key: 'waiting', text: states.ofPerson.waiting.label, count: counts.waiting + counts['in-flight'] },
  ];
  return chips.filter(({ key, count }) => key === 'all' || count > 0);
}

/** The filter includes those in doubt and those that a person has decided about. */
function unknownWords(counts: CampaignState['counts']): string {
  const { filters: words } = states;
  if (decidedPeople(counts) === 0) return states.ofPerson.unknown.label;
  if (counts['treated-as-not-sent'] === 0)
    return counts.unknown === 0 ? states.ofPerson['treated-as-sent'].label : words.unknownOrTreated;
  return counts.unknown === 0 ? words.decided : words.unknownOrDecided;
}

function decidedPeople(counts: CampaignState['counts']): number {
  return counts['treated-as-sent'] + counts['treated-as-not-sent'];
}
