import type { CampaignId } from '../../shared/brand.ts';
import { connectionsToSend } from '../../shared/campaign/plan/plan.ts';
import type { NetworkPath } from '../../shared/network/proxy.ts';
import { ok } from '../../shared/result.ts';
import { beginErasure, endErasure, erasePerson } from '../campaigns/records/erase-person.ts';
import { realClock } from '../campaigns/worker/clock.ts';
import { openEngine } from '../campaigns/worker/engine.ts';
import type { Live } from '../campaigns/worker/engine-deps.ts';
import { countFree } from '../campaigns/worker/rest.ts';
import { makeRestDraft } from '../campaigns/worker/rest-audience.ts';
import { scanForReview } from '../campaigns/worker/review-scan.ts';
import { openFolderHold } from '../folder/records/folder-hold.ts';
import { newWriter, readFolder } from '../folder/records/folder-row.ts';
import { openMark } from '../folder/records/high-water-mark.ts';
import { createGateway } from '../gateway/client.ts';
import { ConnectionBudget } from '../gateway/connection-budget.ts';
import { keepWays } from '../gateway/kept-ways.ts';
import { systemCertificates } from '../gateway/system-certificates.ts';
import { trustIn } from '../gateway/trust.ts';
import { openConnection, tune } from '../store/open-database.ts';
import type { CampaignContract } from './campaign-contract.ts';
import { serve } from './serve.ts';
import { createThrottle } from './throttle.ts';

/** News of one campaign goes to main at most so often; the last always arrives. */
const newsMs = 150;

serve<CampaignContract>(({ databasePath, owner, stateDir, hold }, main) => {
  const database = openConnection(databasePath, { readOnly: false });
  tune(database);

  const news = new Map<CampaignId, Live>();
  const telling = createThrottle(newsMs, () => {
    for (const [campaignId, live] of news) main.tell('changed', { campaignId, live });
    news.clear();
  });

  const mark = openMark(stateDir, readFolder(database));
  const holdOfFolder = openFolderHold(database, owner);
  async function paths(origin: string): Promise<readonly NetworkPath[]> {
    const found = await main.ask('paths', { origin });
    if (!found.ok) throw new Error('Main names no way to the service');
    return found.value;
  }
  const ways = keepWays({ paths, trust: trustIn(systemCertificates) }, () => performance.now());
  const engine = openEngine({
    database,
    clock: realClock,
    owner,
    writer: newWriter(),
    mark,
    hold: () => hold ?? holdOfFolder(),
    budget: new ConnectionBudget(connectionsToSend),
    way: ways.to,
    connect: createGateway,
    async readCredit(accountId, liveUrl) {
      const credit = await main.ask('readCredit', { accountId, liveUrl }).catch(() => null);
      return credit?.ok ? credit.value : null;
    },
    changed(campaignId, live) {
      news.set(campaignId, live);
      telling.request();
    },
    bug: (bug) => main.tell('runBug', bug),
  });

  return {
    beforeAnswer: telling.flush,
    async close() {
      await engine.close();
      telling.flush();
      mark.close();
      database.close();
    },
    answers: {
      start: ({ request, frozen, account, made }) => engine.start(request, { frozen, made }, account),
      startScheduled: ({ campaignId, account }) => engine.startScheduled(campaignId, account),
      resume: ({ campaignId, account, shown }) => engine.resume(campaignId, account, shown),
      pause: ({ campaignId }) => engine.pause(campaignId),
      cancel: ({ campaignId }) => engine.cancel(campaignId),
      rule: ({ campaignId, chunk, verdict, shown }) => engine.rule(campaignId, chunk, verdict, shown),
      ruleCopied: ({ campaignId, verdict, shown }) => engine.ruleCopied(campaignId, verdict, shown),
      mendSender: ({ campaignId, sender, shown }) => engine.mendSender(campaignId, sender, shown),
      takeOut: ({ campaignId, chunk, positions }) => engine.takeOut(campaignId, chunk, positions),
      bisect: ({ campaignId, chunk }) => engine.bisect(campaignId, chunk),
      settleFolder: ({ reading }) => engine.settleFolder(reading),
      unschedule: ({ campaignId, why, message }) => engine.unschedule(campaignId, why, message),
      remove: engine.remove,
      beginErasure: (erasure) => beginErasure(database, erasure),
      erasePerson: ({ msisdn }) => erasePerson(database, msisdn),
      async endErasure({ msisdn }) {
        await endErasure(database, msisdn);
        return ok(null);
      },
      noteCredit: ({ accountId, liveUrl, credit }) => engine.noteCredit(accountId, liveUrl, credit),
      accountChanged: ({ accountId, change }) => engine.accountChanged(accountId, change),
      // Between a look at the opt-outs and the first byte a request keeps this thread to itself.
      heedOptOuts: () => ok(null),
      certificates: () => ok(systemCertificates()),
      networkChanged() {
        ways.forget();
        return ok(null);
      },
      recover: () => ok(null),
      sleep: () => engine.sleep(),
      wake: () => engine.wake(),
      scan: async (request) => ok(await scanForReview(database, request, realClock.now())),
      makeRest: (request) => makeRestDraft(database, request, realClock.now()),
      countFree: (chosen) => ok(countFree(database, chosen)),
    },
  };
});
