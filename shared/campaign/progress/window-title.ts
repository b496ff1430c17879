import { percent } from '../../format/format-count.ts';
import type { CampaignState } from './campaign.ts';
import { settledShare } from './delivery-state.ts';
import { isMoving } from './phase.ts';

type Shown = Pick<CampaignState, 'phase' | 'name' | 'counts' | 'people'>;

/** Of the window, and so on the taskbar: how far a campaign has come while it is sent, and what the window shows. */
export function windowTitle(shown: Shown | string): string {
  const name = typeof shown === 'string' ? shown : shown.name;
  const isSent = typeof shown !== 'string' && isMoving(shown.phase);
  return [isSent && percent(settledShare(shown)), name, !isSent && 'Tagline'].filter(Boolean).join(' · ');
}
