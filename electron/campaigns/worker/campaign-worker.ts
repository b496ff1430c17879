import type { CreditReading } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { connectionsToSend } from '../../../shared/campaign/plan/connections.ts';
import type { WholeHold } from '../../../shared/folder/folder.ts';
import type { NetworkPath } from '../../../shared/network/proxy.ts';
import type { AppError } from '../../../shared/result.ts';
import { type HoldOf, openFolderHold } from '../../copies/folder-hold.ts';
import { newWriter, readFolder } from '../../copies/folder-row.ts';
import { openMark } from '../../copies/high-water-mark.ts';
import { AnswerMemory } from '../../gateway/answer-memory.ts';
import { createGateway } from '../../gateway/client.ts';
import { ConnectionBudget } from '../../gateway/connection-budget.ts';
import { cacheNetworks } from '../../gateway/look-up-addresses.ts';
import { systemCertificates } from '../../gateway/system-certificates.ts';
import { trustIn } from '../../gateway/trust.ts';
import { openConnection, tune } from '../../store/open-database.ts';
import { answersOf, serve } from '../../threads/serve.ts';
import type { Ask, CallsOf, ServiceContract } from '../../threads/service.ts';
import { createThrottle } from '../../threads/throttle.ts';
import { type CampaignService, openCampaignService } from './campaign-service.ts';
import { realClock } from './run/clock.ts';
import type { EngineDeps, Live } from './run/engine-deps.ts';

/** The thread that sends. Its calls are a person's decisions, answered once they are on record. */
export interface CampaignContract extends ServiceContract {
  readonly data: {
    readonly databasePath: string;
    readonly owner: string;
    readonly stateDir: string;
    /** Why nothing is sent while the app runs; null if only the data folder decides. */
    readonly hold: WholeHold | null;
  };
  readonly calls: CallsOf<CampaignService>;
  readonly events: {
    changed: { readonly campaignId: CampaignId; readonly live: Live };
    /** A run ended by a bug; its campaign stopped. */
    runBug: unknown;
    teamFile: { readonly added: number };
    /** Why deleted campaigns cannot be erased now; null once they are. */
    erasing: AppError | null;
  };
  readonly questions: {
    /** Null if it cannot be read. */
    readBalance: { in: { accountId: AccountId; liveUrl: string }; out: CreditReading | null };
    paths: { in: { origin: string }; out: readonly NetworkPath[] };
  };
}

export type AskCampaigns = Ask<CampaignContract['calls']>;

/** In ms: the least time between reports about campaigns to main; the last report always arrives. */
const newsMs = 150;

serve<CampaignContract>(({ databasePath, owner, stateDir, hold }, main) => {
  const database = openConnection(databasePath, { readOnly: false });
  tune(database);
  // Sending writes all over the database; main only reads a little of it at a time.
  database.exec('PRAGMA cache_size = -32000');

  const news = new Map<CampaignId, Live>();
  const telling = createThrottle(newsMs, () => {
    for (const [campaignId, live] of news) main.tell('changed', { campaignId, live });
    news.clear();
  });

  const mark = openMark(stateDir, readFolder(database));
  const holdOfFolder = openFolderHold(database, owner);
  async function paths(origin: string): Promise<readonly NetworkPath[]> {
    const networkPaths = await main.ask('paths', { origin });
    if (!networkPaths.ok) throw new Error('Main names no way to the service');
    return networkPaths.value;
  }
  const ways = cacheNetworks({ paths, trust: trustIn(systemCertificates) }, () => performance.now());
  const memory = new AnswerMemory();
  const deps: EngineDeps = {
    database,
    clock: realClock,
    owner,
    writer: newWriter(),
    mark,
    hold: ((live) => hold ?? holdOfFolder(live)) as HoldOf,
    budget: new ConnectionBudget(connectionsToSend),
    way: ways.to,
    connect: (account) => createGateway(account, { memory }),
    async readBalance(accountId, liveUrl) {
      const balance = await main.ask('readBalance', { accountId, liveUrl }).catch(() => null);
      return balance?.ok ? balance.value : null;
    },
    changed(campaignId, live) {
      news.set(campaignId, live);
      telling.request();
    },
    teamFileChanged: (added) => main.tell('teamFile', { added }),
    erasing: (error) => main.tell('erasing', error),
    bug: (bug) => main.tell('runBug', bug),
  };
  const service = openCampaignService(deps, () => ways.forget());

  return {
    beforeAnswer: telling.flush,
    async close() {
      await service.close();
      telling.flush();
      mark.close();
      database.close();
    },
    answers: answersOf(service.methods),
  };
});
