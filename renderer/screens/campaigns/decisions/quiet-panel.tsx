import { type ReactNode, useState } from 'react';
import { pauseShown } from '../../../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { review } from '../../../../shared/texts/en/review.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';

interface QuietPanelProps {
  readonly campaign: CampaignState;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** What waits for the end of quiet hours can be sent before, for a reason that is kept. */
export function QuietPanel({ campaign, title, children }: QuietPanelProps) {
  const { isBusy, act } = useCampaignAct();
  const [reason, setReason] = useState('');
  const anyway = reason.trim();
  const { id: campaignId, pause, phase } = campaign;
  return (
    <Banner title={title} live>
      {children}
      {phase === 'paused' && (
        <div className="quiet-anyway">
          <TextField
            label={words.quiet.reason}
            help={words.quiet.reasonHelp}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
          <Button
            isPending={isBusy}
            isDisabled={anyway === ''}
            onPress={() => void act('campaign.resume', { campaignId, shown: pauseShown(pause), anyway })}
          >
            {review.letters.sendAnyway}
          </Button>
        </div>
      )}
    </Banner>
  );
}
