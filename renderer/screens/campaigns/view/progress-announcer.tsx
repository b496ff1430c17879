import { useEffect, useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { progressSentence } from '../../../../shared/campaign/progress/campaign-progress.ts';

const everyMs = 10_000;

/** Says the progress to a screen reader: at once when the phase changes, otherwise every ten seconds. */
export function ProgressAnnouncer({ campaign }: { readonly campaign: CampaignState }) {
  const sentence = progressSentence(campaign);
  const { phase } = campaign;
  const [said, setSaid] = useState({ phase, sentence });
  const latest = useRef(said);
  latest.current = { phase, sentence };
  if (said.phase !== phase) setSaid(latest.current);
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), everyMs);
    return () => clearInterval(timer);
  }, []);
  return <output className="only-read-aloud">{said.sentence}</output>;
}
