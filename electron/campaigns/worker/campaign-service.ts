import type { AccountChange } from '../../../shared/account/account-change.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { systemCertificates } from '../../gateway/system-certificates.ts';
import {
  beginErasure,
  endErasure,
  erasePerson,
  type PendingErasure,
} from '../records/erasing/erase-person.ts';
import { recoverCampaigns } from '../records/recover.ts';
import { openDecisions } from './decisions.ts';
import { openEraser } from './eraser.ts';
import type { EngineDeps } from './run/engine-deps.ts';
import { Runs } from './run/runs.ts';
import { openFreezeService } from './start/freeze-service.ts';
import { countFree } from './start/rest.ts';
import { makeRestDraft, type RestRequest } from './start/rest-audience.ts';
import { type ScanRequest, scanForReview } from './start/review-scan.ts';
import { openStarts } from './start/starts.ts';

/** What main asks of the thread that sends; decisions of a person are answered when they are on record. */
export type CampaignService = ReturnType<typeof openCampaignService>['methods'];

/** Brings what a crash cut off into order; `forgetWays` lets the next connections ask anew which way they go. */
export function openCampaignService(deps: EngineDeps, forgetWays: () => void) {
  const { database, clock, owner } = deps;
  const runs = new Runs(deps);
  const freezing = openFreezeService(database, clock, owner, (campaignId, share) =>
    runs.tell(campaignId, share),
  );
  const eraser = openEraser(database.location()!, deps.bug);
  recoverCampaigns(database, owner, clock.now());
  const methods = {
    ...openStarts(deps, runs, freezing),
    ...openDecisions(deps, runs, freezing, eraser),
    /** A balance read elsewhere; `liveUrl` is the base URL of a live account, empty for practice. */
    noteCredit: doing((accountId: AccountId, liveUrl: string, credit: number) =>
      runs.watch(accountId, liveUrl).note(credit),
    ),
    /** Pauses what is being sent with an account; from here on no request of it begins. */
    accountChanged: doing((accountId: AccountId, change: AccountChange) =>
      runs.accountChanged(accountId, change),
    ),
    /** No request begins until the computer is awake. */
    sleep: doing(() => runs.sleep()),
    /** Campaigns go on, or ask first after a long sleep. */
    wake: doing(() => runs.wake()),
    beginErasure: (erasure: PendingErasure) => beginErasure(database, erasure),
    erasePerson: (msisdn: string) => erasePerson(database, msisdn),
    endErasure: doing((msisdn: string) => endErasure(database, msisdn)),
    // Between a look at the opt-outs and the first byte a request keeps this thread to itself.
    heedOptOuts: () => ok(null),
    certificates: () => ok(systemCertificates()),
    networkChanged: doing(forgetWays),
    /** Brings what broke off into order, which opening the thread does. */
    recover: () => ok(null),
    scan: async (request: ScanRequest) => ok(await scanForReview(database, request, clock.now())),
    makeRest: (request: RestRequest) => makeRestDraft(database, request, clock.now()),
    countFree: (campaignId: CampaignId, positions: Uint32Array) =>
      ok(countFree(database, { campaignId, positions })),
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
