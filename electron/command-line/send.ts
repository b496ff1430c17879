import type { CampaignId } from '../../shared/brand.ts';
import { pauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { isWritten } from '../../shared/campaign/progress/phase.ts';
import { isReviewCode } from '../../shared/campaign/review/review-code.ts';
import { mayGoOn, outcomeOfCampaign } from '../../shared/command-line/exit-code.ts';
import {
  blockedReport,
  failedReport,
  outcomeOfStopped,
  type Report,
  readPrintedCode,
  sentReport,
  whatStops,
} from '../../shared/command-line/report.ts';
import type { Wire } from '../../shared/contract.ts';
import { appError, type Result } from '../../shared/result.ts';
import { command as words } from '../../shared/texts/en/command.ts';
import type { App } from '../host.ts';
import { localWire } from '../wire/local-wire.ts';
import { waitUntil } from './wait-until.ts';

interface SendOptions {
  readonly code: string;
  /** Sends to the remaining people. */
  readonly goesOn: boolean;
  /** Why it is sent in quiet hours too. */
  readonly urgent?: string | undefined;
}

/** Sends the reviewed draft, or nothing. Waits until the campaign ends, pauses, or `ended`. */
export async function send(
  app: App,
  { code: typed, goesOn, urgent }: SendOptions,
  ended?: AbortSignal,
): Promise<Report> {
  const wire = localWire(app);
  const read = readPrintedCode(typed);
  const campaignId = (read?.campaignId ?? 0) as CampaignId;
  const current = await wire.call('campaign.get', { campaignId });
  if (read === null || (!current.ok && current.error.kind === 'not-found'))
    return changed(words.noReview(typed));
  if (!current.ok) return failedReport(current.error);
  const { phase, code, name } = current.value;
  let started: Result<CampaignState> = current;
  if (isWritten(phase)) {
    const reviewed = await wire.call('campaign.review', {
      campaignId,
      withCode: true,
      inQuiet: urgent !== undefined,
    });
    if (!reviewed.ok) return failedReport(reviewed.error);
    const { people, hash, code: now = '', quietNow } = reviewed.value;
    // Everything that an earlier copy lacks would seem to have changed.
    if (outcomeOfStopped(reviewed.value) === 'held') return blockedReport(reviewed.value, current.value);
    if (!isReviewCode(read.code, now)) return changed(words.otherReview(name));
    if (whatStops(reviewed.value).length > 0) return blockedReport(reviewed.value, current.value);
    if (ended?.aborted) return failedReport(appError('stopped', words.endedBefore));
    const anyway =
      urgent === undefined || quietNow === 0 ? {} : { anyway: { reason: urgent, people: quietNow } };
    const start = { campaignId, people, hash, includeRecent: false, code: now, ...anyway };
    started = await wire.call('campaign.start', start);
  } else {
    if (code === undefined || !isReviewCode(read.code, code)) return changed(words.otherReview(name));
    if (goesOn && mayGoOn(current.value) && !ended?.aborted)
      started = await wire.call('campaign.resume', {
        campaignId,
        shown: pauseShown(current.value.pause),
        ...(urgent !== undefined && { anyway: urgent }),
      });
  }
  if (!started.ok) return failedReport(started.error);
  const after = await settled(wire, campaignId, ended);
  if (!after.ok) return failedReport(after.error);
  const outcome = outcomeOfCampaign(after.value, Date.now()) ?? 'stopped';
  return sentReport(after.value, outcome, typed.trim());
}

function changed(message: string): Report {
  return failedReport(appError('conflict', message, words.prepareAgain));
}

function settled(wire: Wire, campaignId: CampaignId, ended?: AbortSignal): Promise<Result<CampaignState>> {
  return waitUntil(
    wire,
    async () => {
      const state: Result<CampaignState> = await wire.call('campaign.get', { campaignId });
      const goesOn = state.ok && outcomeOfCampaign(state.value, Date.now()) === null;
      return goesOn && !ended?.aborted ? null : state;
    },
    ended,
  );
}
