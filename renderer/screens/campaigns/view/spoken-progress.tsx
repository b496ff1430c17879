import { useEffect, useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { progressSentence } from '../../../../shared/campaign/campaign-progress.ts';

const everyMs = 10_000;

/** Says the progress to a screen reader: at once when the phase changes, otherwise every ten seconds. */
export function SpokenProgress({ campaign }: { readonly campaign: CampaignState }) {
  const sentence = progressSentence(campaign);
  const [said, setSaid] = useState(sentence);
  const latest = useRef(sentence);
  latest.current = sentence;
  const { phase } = campaign;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase is said at once.
  useEffect(() => {
    setSaid(latest.current);
    const timer = setInterval(() => setSaid(latest.current), everyMs);
    return () => clearInterval(timer);
  }, [phase]);

  return <output className="only-read-aloud">{said}</output>;
}
