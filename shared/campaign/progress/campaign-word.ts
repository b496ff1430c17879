import { campaignView } from '../../texts/en/campaigns.ts';
import type { CampaignState } from './campaign.ts';
import { phaseWords, type Word } from './phase-words.ts';
import { stateWords } from './state-words.ts';

/** The one word for what a campaign does now, wherever it is named. `accepted` counts people. */
export function campaignWord(
  { phase, pause }: Pick<CampaignState, 'phase' | 'pause'>,
  accepted: number,
): Word {
  if (phase !== 'paused' || pause === null) return phaseWords(phase);
  // A pause that was planned needs no warning colour.
  if (pause.kind === 'canary') return { label: campaignView.header.firstSent(accepted), tone: 'accent' };
  return pause.until === undefined ? phaseWords(phase) : stateWords('waiting');
}
