import type { AccountChange } from '../../shared/account/account-change.ts';
import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { PauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { Verdict } from '../../shared/campaign/progress/chunk.ts';
import type { FolderHold, FolderReading } from '../../shared/folder/folder.ts';
import type { Words } from '../../shared/language/said.ts';
import type { NetworkPath } from '../../shared/network/proxy.ts';
import type { PendingErasure } from '../campaigns/records/erase-person.ts';
import type { Frozen } from '../campaigns/records/frozen.ts';
import type { RemovalRequest } from '../campaigns/worker/decisions.ts';
import type { Live } from '../campaigns/worker/engine-deps.ts';
import type { RestRequest } from '../campaigns/worker/rest-audience.ts';
import type { ReviewScan, ScanRequest } from '../campaigns/worker/review-scan.ts';
import type { StartRequest } from '../campaigns/worker/start-people.ts';
import type { NewDraft } from '../drafts/records/new-draft.ts';
import type { GatewayAccount } from '../gateway/client.ts';
import type { Ask, ServiceContract } from './service.ts';

interface OfCampaign {
  readonly campaignId: CampaignId;
}

interface OfChunk extends OfCampaign {
  readonly chunk: number;
}

/** The thread that sends; its calls are the decisions of a person, answered when they are on record. */
export interface CampaignContract extends ServiceContract {
  readonly data: {
    readonly databasePath: string;
    /** This computer. */
    readonly owner: string;
    readonly stateDir: string;
    /** Why nothing is sent while the app runs; null where only the data folder itself says. */
    readonly hold: FolderHold | null;
  };
  readonly calls: {
    /**
     * Freezes a draft and starts it, or schedules it; fails when other people would get it than were reviewed. With `made`
     * there is no draft: the campaign is made by this, and gone where it does not start.
     */
    start: {
      in: { request: StartRequest; frozen: Frozen; account: GatewayAccount; made: NewDraft | null };
      out: null;
    };
    startScheduled: { in: OfCampaign & { account: GatewayAccount }; out: null };
    /** Goes on with what is paused; fails where it stands still for another reason than was `shown`. */
    resume: { in: OfCampaign & { account: GatewayAccount; shown?: PauseShown | undefined }; out: null };
    pause: { in: OfCampaign; out: null };
    cancel: { in: OfCampaign; out: null };
    /** Rules on an unknown chunk; fails where it has had another number of attempts than `shown`. */
    rule: { in: OfChunk & { verdict: Verdict; shown: number }; out: null };
    /** Rules on all that another copy of the data folder may have sent; fails where it is not as many requests as `shown`. */
    ruleCopied: { in: OfCampaign & { verdict: Verdict; shown: number }; out: null };
    /** Freezes another sender for the requests from here on; fails where it is no longer the one `shown`. */
    mendSender: { in: OfCampaign & { sender: string; shown: string }; out: null };
    takeOut: { in: OfChunk & { positions: readonly number[] }; out: null };
    bisect: { in: OfChunk; out: null };
    /** Takes the data folder for this computer, as a person says that it came here. */
    settleFolder: { in: { reading: FolderReading }; out: null };
    /** Takes a scheduled campaign back to a draft, or notes that its time was missed. */
    unschedule: { in: OfCampaign & { why: 'asked' | 'missed'; message: Words }; out: null };
    /** Deletes drafts and ended campaigns for good; fails where one is in another phase than was `shown`. */
    remove: { in: RemovalRequest; out: null };
    /** Puts on record that a person is to be erased; fails in words while a campaign needs to know them. Answers the tests of their text. */
    beginErasure: { in: PendingErasure; out: readonly CampaignId[] };
    /** Takes a person out of every campaign; fails in words while one needs to know them. Answers which they were in. */
    erasePerson: { in: { msisdn: string }; out: readonly CampaignId[] };
    /** Everything of a person is gone: ends the record of it. */
    endErasure: { in: { msisdn: string }; out: null };
    /** A balance read elsewhere; `liveUrl` is the base URL of a live account, empty for practice. */
    noteCredit: { in: { accountId: AccountId; liveUrl: string; credit: number }; out: null };
    /** Pauses what is being sent with an account; answers once no request of it can begin. */
    accountChanged: { in: { accountId: AccountId; change: AccountChange }; out: null };
    /** Answers once no request can begin any more that does not heed the opt-outs on record now. */
    heedOptOuts: { in: null; out: null };
    /** What certificates this computer trusts, as PEM. */
    certificates: { in: null; out: readonly string[] };
    /** The next connections ask anew which way they go. */
    networkChanged: { in: null; out: null };
    /** Brings what broke off into order, which opening the thread does. */
    recover: { in: null; out: null };
    /** The computer is about to sleep: no request begins until it is awake. */
    sleep: { in: null; out: null };
    /** The computer is awake: campaigns go on, or ask first after a long sleep. */
    wake: { in: null; out: null };
    /** What a start would send, found by looking at everybody. */
    scan: { in: ScanRequest; out: ReviewScan };
    /** Makes a draft to the rest of a campaign, or to some of its people, and the audience of it. */
    makeRest: { in: RestRequest; out: CampaignId };
    /** How many of these people a campaign to the rest may still reach. */
    countFree: { in: OfCampaign & { positions: Uint32Array }; out: { people: number; free: number } };
  };
  readonly events: {
    changed: OfCampaign & { live: Live };
    /** One run ended by a bug; its campaign stands still. */
    runBug: unknown;
  };
  readonly questions: {
    /** The credit of an account by its live URL; null when it cannot be read. */
    readCredit: { in: { accountId: AccountId; liveUrl: string }; out: number | null };
    /** The ways to an https origin. */
    paths: { in: { origin: string }; out: readonly NetworkPath[] };
  };
}

/** Asks the thread that sends. */
export type AskCampaigns = Ask<CampaignContract['calls']>;
