import { useEffect, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { calmEnd } from '../../../../shared/campaign/progress/time-left.ts';

const everyMs = 5000;

/** The seconds that a sending still takes, counted down calmly between estimates; null while that is not known. */
export function useTimeLeft({ id, phase, secondsLeft, revision }: CampaignState): number | null {
  const [end, setEnd] = useState<{ readonly id: number; readonly at: number } | null>(null);
  const [now, setNow] = useState(Date.now());
  const estimate = phase === 'running' ? secondsLeft : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state that main tells is an estimate of its own.
  useEffect(() => {
    const at = Date.now();
    setNow(at);
    setEnd((shown) => {
      if (estimate === null) return null;
      return { id, at: calmEnd(shown?.id === id ? shown.at : null, at + estimate * 1000, at) };
    });
  }, [id, estimate, revision]);
  const isCounting = end !== null;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  return end === null || end.id !== id ? null : Math.max(0, (end.at - now) / 1000);
}
