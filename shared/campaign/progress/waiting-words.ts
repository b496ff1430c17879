import { duration } from '../../format/format-time.ts';
import { spoken } from '../../language/spoken.ts';
import { timeouts } from '../../network/timeouts.ts';
import { sending } from '../../texts/en/sending.ts';
import { connectionsPerAddress, connectionsToSend } from '../plan/connections.ts';
import type { CampaignState } from './campaign.ts';

/** An answer within this many ms is not worth mentioning. */
const usualMs = 5_000;

/** What a campaign that seems stuck is waiting for, and for how long; null if it waits for nothing. */
export function waitingWords(
  { phase, inFlight, waitingSince, connectionsWaiting, teamFileFault, counts }: CampaignState,
  now: number,
): string | null {
  const [request] = inFlight;
  const waited = request === undefined || waitingSince === null ? 0 : now - waitingSince;
  if (request !== undefined && waited >= usualMs) {
    const more = timeouts.statusMs - waited;
    const timeLeft = more > 0 ? duration(more / 1000) : null;
    return sending.waitsForAnswer(request + 1, duration(waited / 1000), timeLeft);
  }
  if (teamFileFault !== null) {
    const { message, fix } = teamFileFault;
    return sending.waitsForTeamFile(spoken(message), fix === undefined ? null : spoken(fix));
  }
  if (phase === 'running' && connectionsWaiting > 0) {
    return sending.waitsForConnections(connectionsWaiting, connectionsToSend, connectionsPerAddress);
  }
  if (request !== undefined || phase !== 'running' || counts['not-sent'] === 0) return null;
  return sending.triesAgain;
}
