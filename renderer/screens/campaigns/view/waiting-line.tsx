import { useEffect, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { waitingWords } from '../../../../shared/campaign/progress/waiting-words.ts';

/** What a campaign that seems to stand still is waiting for, counted on every second. */
export function WaitingLine({ campaign }: { readonly campaign: CampaignState }) {
  const [now, setNow] = useState(Date.now());
  const moving = campaign.phase === 'running' || campaign.phase === 'pausing';
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moving]);
  const words = moving ? waitingWords(campaign, now) : null;
  return words === null ? null : <p className="quiet">{words}</p>;
}
