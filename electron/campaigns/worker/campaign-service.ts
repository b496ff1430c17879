import type { CreditReading } from '../../../shared/account/account.ts';
import type { AccountChange } from '../../../shared/account/account-change.ts';
import type { AccountId, AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { TeamFileColumn } from '../../../shared/opt-out/team-file-lines.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { systemCertificates } from '../../gateway/system-certificates.ts';
import {
  beginErasure,
  endErasure,
  eraseFromCampaigns,
  type PendingErasure,
} from '../records/erasing/erase-from-campaigns.ts';
import {
  eraseOutsideLists,
  mentionsOutsideLists,
  type PlaceOutsideLists,
} from '../records/erasing/mentions.ts';
import { recoverCampaigns, threadFailed } from '../records/recover.ts';
import { openDecisions } from './decisions.ts';
import { openEraser } from './eraser.ts';
import type { EngineDeps } from './run/engine-deps.ts';
import { RunRegistry } from './run/run-registry.ts';
import { compareLists } from './start/compare-with-campaign.ts';
import { openFreezeService } from './start/freeze-service.ts';
import { openReviewScans } from './start/latest-review-scan.ts';
import { makeRestDraft, type RestRequest } from './start/rest-audience.ts';
import type { ScanRequest } from './start/review-scan.ts';
import { openStartAndResume } from './start/start-and-resume.ts';
import { writeTexts } from './start/write-review-texts.ts';

/** A person's decisions are on record before they are answered. */
export type CampaignService = ReturnType<typeof openCampaignService>['methods'];

/** Settles what a crash interrupted. `forgetWays` makes the next connections resolve the network again. */
export function openCampaignService(deps: EngineDeps, forgetWays: () => void) {
  const { database, clock, owner } = deps;
  const runs = new RunRegistry(deps);
  const freezing = openFreezeService(database, clock, owner, (...news) => runs.tell(...news));
  const reviews = openReviewScans(database);
  const eraser = openEraser(database.location()!, deps);
  // Main has settled what an app that ended left behind, so a failed thread left this.
  recoverCampaigns(database, owner, clock.now(), threadFailed);
  const methods = {
    ...openStartAndResume(deps, runs, freezing),
    ...openDecisions(deps, runs, freezing, eraser),
    /** `liveUrl` is the base URL of a live account, empty for practice. */
    noteBalance: doing((accountId: AccountId, liveUrl: string, reading: CreditReading) =>
      runs.watch(accountId, liveUrl).note(reading),
    ),
    accountChanged: doing((accountId: AccountId, change: AccountChange) =>
      runs.accountChanged(accountId, change),
    ),
    sleep: doing(() => runs.sleepHold.begin()),
    /** After a long sleep campaigns ask before they continue. */
    wake: doing(() => runs.sleepHold.end()),
    beginErasure: (erasure: PendingErasure) => beginErasure(database, erasure),
    async eraseFromCampaigns(msisdn: string) {
      const erased = await eraseFromCampaigns(database, msisdn);
      reviews.forget();
      return erased;
    },
    mentions: async (msisdn: string) => ok(await mentionsOutsideLists(database, msisdn)),
    async eraseMention(msisdn: string, place: PlaceOutsideLists) {
      const erased = await eraseOutsideLists(database, msisdn, place);
      reviews.forget();
      return erased;
    },
    endErasure: doing((msisdn: string) => endErasure(database, msisdn)),
    // Nothing to do: a request checks the opt-outs and sends its first byte without leaving this thread in between.
    applyOptOuts: () => ok(null),
    async readTeamFile() {
      await runs.teamFile.read();
      return ok(runs.teamFile.state);
    },
    teamFile: () => ok(runs.teamFile.state),
    useTeamFile: (
      path: string,
      countries: readonly string[],
      chosen: Pick<TeamFileColumn, 'column' | 'heading'>,
    ) => runs.teamFile.use(path, countries, chosen),
    leaveTeamFile: doing(() => runs.teamFile.leave()),
    lookAtTeamFile: (path: string, countries: readonly string[]) => runs.teamFile.lookAt(path, countries),
    certificates: () => ok(systemCertificates()),
    networkChanged: doing(forgetWays),
    /** Opening the thread already recovers. */
    recover: () => ok(null),
    scan: async (request: ScanRequest) => ok(await reviews.scan(request, clock.now())),
    writeTexts: async (request: ScanRequest, path: string) =>
      ok(await writeTexts(database, request, { path, now: clock.now() })),
    compareLists: async (campaignId: CampaignId, audienceId: AudienceId) =>
      ok(await compareLists(database, campaignId, audienceId)),
    makeRest: (request: RestRequest) => makeRestDraft(database, request, clock.now()),
  };
  return {
    methods,
    async close(): Promise<void> {
      freezing.stopAll();
      await Promise.all([eraser.close(), runs.close()]);
    },
  };
}

function doing<Args extends unknown[]>(act: (...args: Args) => unknown) {
  return async (...args: Args): Promise<Result<null>> => {
    await act(...args);
    return ok(null);
  };
}
