import type { AccountId, AudienceId, CampaignId } from '../../shared/brand.ts';
import type { Result } from '../../shared/result.ts';
import type { Engine, Live } from '../campaigns/worker/engine.ts';
import type { RestRequest } from '../campaigns/worker/rest-audience.ts';
import type { ReviewScan, ScanRequest } from '../campaigns/worker/review-scan.ts';

/** Everything main asks of the campaign thread. */
export type EngineCalls = Omit<Engine, 'close'> & {
  scan(request: ScanRequest): Promise<Result<ReviewScan>>;
  /** Makes an audience of the rest of a campaign. */
  makeRest(request: RestRequest): Promise<Result<AudienceId>>;
  close(): Promise<Result<null>>;
};

/** What main says to the thread. */
export type ToEngine =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: keyof EngineCalls;
      readonly args: readonly unknown[];
    }
  /** The answer to a `credit` question. */
  | { readonly kind: 'credit'; readonly id: number; readonly credit: number | null };

/** What the thread says to main. */
export type FromEngine =
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: 'bug'; readonly id: number; readonly bug: unknown; readonly errcode: number | undefined }
  | { readonly kind: 'run-bug'; readonly bug: unknown }
  | { readonly kind: 'changed'; readonly campaignId: CampaignId; readonly live: Live }
  | { readonly kind: 'credit'; readonly id: number; readonly accountId: AccountId; readonly place: string };

/** What the thread is started with. */
export interface EngineData {
  readonly databasePath: string;
  readonly owner: string;
}
