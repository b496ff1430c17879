import { holdsWords, searchedWords } from '../../format/searched-words.ts';
import type { CampaignSummary } from './campaign.ts';
import { hasEnded, isWritten } from './phase.ts';

/** In their order; each campaign is in `all` and in one other. */
export const campaignFilters = ['all', 'drafts', 'live', 'practice'] as const;

export type CampaignFilter = (typeof campaignFilters)[number];

export interface CampaignListFilter {
  readonly filter: CampaignFilter;
  /** Also list tests and rehearsals that have ended. */
  readonly tests: boolean;
}

/** `elsewhere`: found by the search but left out by filter and choice. `tests`: ended tests and rehearsals. */
export function findCampaigns(
  campaigns: readonly CampaignSummary[],
  choice: CampaignListFilter,
  search: string,
) {
  const words = searchedWords(search);
  const shown: CampaignSummary[] = [];
  const counts = { all: 0, drafts: 0, live: 0, practice: 0 };
  let tests = 0;
  let elsewhere = 0;
  for (const campaign of campaigns) {
    const isHidden = isEndedTest(campaign);
    if (isHidden) tests += 1;
    if (!holdsWords([campaign.name, campaign.message].join('\n'), words)) continue;
    const own = filterOf(campaign);
    const isCounted = choice.tests || !isHidden;
    if (isCounted) {
      counts.all += 1;
      counts[own] += 1;
    }
    if (isCounted && (choice.filter === 'all' || choice.filter === own)) shown.push(campaign);
    else elsewhere += 1;
  }
  return { shown, counts, tests, elsewhere };
}

/** A test or rehearsal that still sends, or waits for a decision, is never hidden. */
function isEndedTest({ purpose, phase }: CampaignSummary): boolean {
  return purpose !== 'sending' && hasEnded(phase);
}

function filterOf({ phase, kind }: CampaignSummary): Exclude<CampaignFilter, 'all'> {
  return isWritten(phase) ? 'drafts' : kind;
}
