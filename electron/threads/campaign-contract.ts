import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { FolderHold } from '../../shared/folder/folder.ts';
import type { NetworkPath } from '../../shared/network/proxy.ts';
import type { CampaignService } from '../campaigns/worker/campaign-service.ts';
import type { Live } from '../campaigns/worker/run/engine-deps.ts';
import type { Ask, CallsOf, ServiceContract } from './service.ts';

/** The thread that sends; its calls are a person's decisions, answered when they are on record. */
export interface CampaignContract extends ServiceContract {
  readonly data: {
    readonly databasePath: string;
    readonly owner: string;
    readonly stateDir: string;
    /** Why nothing is sent while the app runs; null if only the data folder decides. */
    readonly hold: FolderHold | null;
  };
  readonly calls: CallsOf<CampaignService>;
  readonly events: {
    changed: { readonly campaignId: CampaignId; readonly live: Live };
    /** A run ended by a bug; its campaign stopped. */
    runBug: unknown;
    teamFile: { readonly added: number };
  };
  readonly questions: {
    /** Null if it cannot be read. */
    readCredit: { in: { accountId: AccountId; liveUrl: string }; out: number | null };
    paths: { in: { origin: string }; out: readonly NetworkPath[] };
  };
}

export type AskCampaigns = Ask<CampaignContract['calls']>;
