import { count, plural } from '../format/format-count.ts';
import { duration } from '../format/format-time.ts';
import type { CampaignState } from './campaign.ts';
import { connectionsPerOrigin } from './plan.ts';

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
    const left =
      more > 0
        ? `If none comes within about ${duration(more / 1000)}, it will be in doubt and you decide.`
        : 'It will soon be in doubt, for you to decide.';
    return `Request ${count(request + 1)} has had no answer for ${duration(waited / 1000)}. ${left}`;
  }
  if (phase === 'running' && connectionsWaiting > 0) {
    const wait = connectionsWaiting === 1 ? 'waits for its turn' : 'wait for their turn';
    return `${plural(connectionsWaiting, 'connection', 'connections')} of this campaign ${wait}: the service allows ${connectionsPerOrigin} in all, which campaigns, tests and balances share.`;
  }
  if (request !== undefined || phase !== 'running' || counts['not-sent'] === 0) return null;
  return 'The service could not be reached or asked to wait, so nothing of the next request was sent. It is tried again by itself.';
}
