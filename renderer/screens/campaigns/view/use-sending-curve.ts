import { useEffect, useRef } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { isMoving } from '../../../../shared/campaign/progress/phase.ts';
import type { SendingCurve } from '../../../../shared/campaign/results/sending-curve.ts';
import { useOperation } from '../../../state/query.ts';

/** While a campaign is sent, the time between two looks, in ms: more for one of very many requests, each of which is read. */
const pauseMs = (requests: number): number => Math.max(2000, requests / 20);

/** How the sending of a campaign went so far; asked for anew when more people were accepted, and never for each answer. */
export function useSendingCurve({
  id: campaignId,
  counts,
  phase,
  chunks,
}: CampaignState): SendingCurve | null {
  const isBegun = counts.accepted > 0;
  const { data, isFetching, refetch } = useOperation('result.curve', isBegun ? { campaignId } : null);
  const shown = `${counts.accepted} ${phase}`;
  const asked = useRef({ for: '', at: 0 });
  useEffect(() => {
    if (!isBegun || isFetching || asked.current.for === shown) return;
    const pause = isMoving(phase) ? pauseMs(chunks) : 0;
    // Where the clock was set back meanwhile it is put off by one pause, not by an hour.
    const wait = Math.min(pause, Math.max(0, asked.current.at + pause - Date.now()));
    const timer = setTimeout(() => {
      asked.current = { for: shown, at: Date.now() };
      refetch();
    }, wait);
    return () => clearTimeout(timer);
  });
  return data;
}
