import { duration } from '../../format/format-time.ts';
import { sending } from '../../texts/en/sending.ts';
import { connectionsPerAddress, connectionsToSend } from '../plan/plan.ts';
import type { CampaignState } from './campaign.ts';

/** How long the service may take from the end of a request to the beginning of its answer, in ms. */
export const answerMs = 180_000;

/** An answer that comes within so many ms is nothing to talk about. */
const usualMs = 5_000;

/** Says what a campaign that seems to stand still is waiting for, and for how long; null where it is not. */
export function waitingWords(
  { phase, inFlight, waitingSince, connectionsWaiting, counts }: CampaignState,
  now: number,
): string | null {
  const [request] = inFlight;
  const waited = request === undefined || waitingSince === null ? 0 : now - waitingSince;
  if (request !== undefined && waited >= usualMs) {
    const more = answerMs - waited;
    const left = more > 0 ? duration(more / 1000) : null;
    return sending.waitsForAnswer(request + 1, duration(waited / 1000), left);
  }
  if (phase === 'running' && connectionsWaiting > 0) {
    return sending.waitsForConnections(connectionsWaiting, connectionsToSend, connectionsPerAddress);
  }
  if (request !== undefined || phase !== 'running' || counts['not-sent'] === 0) return null;
  return sending.triesAgain;
}
