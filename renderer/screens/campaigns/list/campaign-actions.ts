import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import type { RowAction } from '../../../components/overlays/row-action.ts';

export interface CampaignActs {
  readonly onShow: () => void;
  readonly onCopy: () => void;
  readonly onRest: () => void;
  readonly onDelete: () => void;
}

/** Actions that cannot be undone come last. */
export function campaignActions(
  { phase, rest }: Pick<CampaignSummary, 'phase' | 'rest'>,
  { onShow, onCopy, onRest, onDelete }: CampaignActs,
): RowAction[] {
  const ended = hasEnded(phase);
  return [
    { command: 'campaign.show', run: onShow },
    { command: 'campaign.duplicate', text: campaigns.copy, run: onCopy },
    ...(ended && rest > 0 ? [{ command: 'campaign.rest', run: onRest } as const] : []),
    ...(phase === 'draft' || ended
      ? [
          {
            command: 'campaign.delete',
            text: common.delete,
            danger: true,
            run: onDelete,
          } as const,
        ]
      : []),
  ];
}
