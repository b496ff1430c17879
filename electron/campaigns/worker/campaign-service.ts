import type { CampaignId } from '../../../shared/brand.ts';
import { ok } from '../../../shared/result.ts';
import { systemCertificates } from '../../gateway/system-certificates.ts';
import {
  beginErasure,
  endErasure,
  erasePerson,
  type PendingErasure,
} from '../records/erasing/erase-person.ts';
import { openEngine } from './engine.ts';
import type { EngineDeps } from './run/engine-deps.ts';
import { countFree } from './start/rest.ts';
import { makeRestDraft, type RestRequest } from './start/rest-audience.ts';
import { type ScanRequest, scanForReview } from './start/review-scan.ts';

/** What main asks of the thread that sends; decisions of a person are answered when they are on record. */
export type CampaignService = ReturnType<typeof openCampaignService>['methods'];

/** Opens the service; `forgetWays` lets the next connections ask anew which way they go. */
export function openCampaignService(deps: EngineDeps, forgetWays: () => void) {
  const { database, clock } = deps;
  const { close, ...engine } = openEngine(deps);
  const methods = {
    ...engine,
    beginErasure: (erasure: PendingErasure) => beginErasure(database, erasure),
    erasePerson: (msisdn: string) => erasePerson(database, msisdn),
    async endErasure(msisdn: string) {
      await endErasure(database, msisdn);
      return ok(null);
    },
    /** Answers once no request can begin any more that does not heed the opt-outs on record now. */
    // Between a look at the opt-outs and the first byte a request keeps this thread to itself.
    heedOptOuts: () => ok(null),
    /** What certificates this computer trusts, as PEM. */
    certificates: () => ok(systemCertificates()),
    networkChanged() {
      forgetWays();
      return ok(null);
    },
    /** Brings what broke off into order, which opening the thread does. */
    recover: () => ok(null),
    /** What a start would send, found by looking at everybody. */
    scan: async (request: ScanRequest) => ok(await scanForReview(database, request, clock.now())),
    makeRest: (request: RestRequest) => makeRestDraft(database, request, clock.now()),
    countFree: (campaignId: CampaignId, positions: Uint32Array) =>
      ok(countFree(database, { campaignId, positions })),
  };
  return { methods, close };
}
