import type { AudienceFilter } from '../audience/audience.ts';
import type { AccountId, AudienceId, CampaignId } from '../brand.ts';
import type { OptOut } from '../opt-out/opt-out.ts';
import type { AppError } from '../result.ts';
import type { Prediction, RehearsalOf } from './prediction.ts';

/** How a campaign is to be sent; frozen with it. */
export interface SendOptions {
  /** Recipients per request, 1 to 10,000 (spec, Limits). */
  readonly chunkSize: number;
  /** People in the first small chunk, after which the campaign pauses; 0 for none. */
  readonly canary: number;
  /** At most this many people per minute; null for as fast as the service takes them. */
  readonly perMinute: number | null;
  /** Requests in flight at once, 1 to 40 (spec, Limits). */
  readonly connections: number;
  /** Put recipients whose final text needs Unicode into chunks of their own with the account's encoding. */
  readonly splitUnicode: boolean;
  /** When to start by itself while the app is open, ms since the epoch; null for on request. */
  readonly startAt: number | null;
}

/** An editable campaign; saves itself. */
export interface Draft {
  readonly id: CampaignId;
  readonly name: string;
  readonly accountId: AccountId;
  readonly audienceId: AudienceId | null;
  readonly message: string;
  readonly sender: string;
  readonly label: string;
  readonly options: SendOptions;
  /** In ms since the epoch. */
  readonly updatedAt: number;
}

/** The fields of a draft that a person changes. */
export type DraftPatch = { readonly [K in Exclude<keyof Draft, 'id' | 'updatedAt'>]?: Draft[K] };

/** Where a campaign is in its life. */
export type CampaignPhase =
  | 'draft'
  | 'scheduled'
  | 'missed'
  | 'preparing'
  | 'running'
  | 'pausing'
  | 'paused'
  | 'finished'
  | 'cancelled';

/** Why a campaign stands still and what the person can do, in people's words. */
export interface PauseReason {
  readonly kind:
    | 'by-user'
    | 'canary'
    | 'refused'
    | 'unknown'
    | 'different-text'
    | 'receipts-mismatch'
    | 'balance'
    | 'unreachable'
    | 'restart'
    | 'slept'
    | 'other-computer'
    | 'disk'
    | 'internal';
  readonly message: string;
  readonly fix?: string;
  /** The chunk concerned, if one is. */
  readonly chunk?: number;
}

/** What became of one recipient, or of all of a chunk. */
export type DeliveryState =
  | 'waiting'
  | 'in-flight'
  | 'accepted'
  | 'not-sent'
  | 'refused'
  | 'unknown'
  | 'treated-as-sent'
  | 'skipped';

/** A campaign as the sidebar and the Campaigns list show it. */
export interface CampaignSummary {
  readonly id: CampaignId;
  readonly name: string;
  readonly phase: CampaignPhase;
  readonly kind: 'practice' | 'live';
  readonly accountName: string;
  readonly people: number;
  readonly accepted: number;
  /** In ms since the epoch. */
  readonly updatedAt: number;
  /** The first 120 characters of the message. */
  readonly message: string;
}

/** What a test sends: the final text of somebody, or a message that has no tags. */
export interface TestText {
  readonly accountId: AccountId;
  /** The row's position in the audience, from 0; null where nobody is needed. */
  readonly n: number | null;
  /** 1-based row in the file; null with `n`. */
  readonly row: number | null;
  readonly text: string;
}

/** The live state of a campaign that has been started; sums are of people unless named otherwise. */
export interface CampaignState {
  readonly id: CampaignId;
  readonly name: string;
  readonly phase: CampaignPhase;
  readonly pause: PauseReason | null;
  readonly accountId: AccountId;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly message: string;
  readonly sender: string;
  readonly label: string;
  readonly options: SendOptions;
  readonly people: number;
  readonly counts: { readonly [K in DeliveryState]: number };
  /** Texts that came back different from ours. */
  readonly differences: number;
  readonly chunks: number;
  /** Chunk numbers, from 0, that are on the way now. */
  readonly inFlight: readonly number[];
  /** When the first of them began, ms since the epoch; null while none is. */
  readonly waitingSince: number | null;
  /** Parts of all final texts, and of those accepted. */
  readonly parts: number;
  readonly acceptedParts: number;
  /** Sum of `credit_consumed` over accepted chunks; null while the service told none. */
  readonly creditConsumed: number | null;
  /** Credits the whole campaign is expected to take at the learned price; null while nothing was learned. */
  readonly expectedCredit: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** People accepted per minute lately, and the seconds left at that pace; null while unknown. */
  readonly perMinute: number | null;
  readonly secondsLeft: number | null;
  /** Progress of freezing, 0 to 1, while `preparing`. */
  readonly preparing: number;
  /** What a rehearsal stands in for, with the seconds it was sending once it has ended; null for every other campaign. */
  readonly rehearsal: (RehearsalOf & { readonly seconds: number | null }) | null;
  /** Goes up with every state that main tells: an answer may arrive after an event that is newer than it. */
  readonly revision: number;
}

/** The user's ruling on an unknown chunk. */
export type Verdict = 'treat-as-sent' | 'send-again';

/** One POST of a chunk as the person sees it. */
export interface AttemptRow {
  readonly attempt: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly outcome: 'accepted' | 'not-sent' | 'refused' | 'unknown' | 'in-flight';
  /** What was observed, in a sentence that tells the status of an answer too. */
  readonly observed: string;
}

/** Somebody whom a refusal names: `row` is that of the file, 0 for none. */
export interface RefusedPerson {
  readonly position: number;
  readonly msisdn: string;
  readonly row: number;
}

/** One chunk with its attempts and, where it needs a person, what to know and what can be done. */
export interface ChunkRow {
  readonly chunk: number;
  /** Recipient positions `[from, to)`. */
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly state: DeliveryState;
  readonly unicode: boolean;
  readonly attempts: readonly AttemptRow[];
  readonly creditConsumed: number | null;
  /** For a refused chunk: the service's own words and the recipients it names. */
  readonly refusal: {
    readonly words: string;
    readonly fix: string;
    readonly named: readonly RefusedPerson[];
    /** Places that its words tell, with who that is counted from 1 and from 0; null where nobody is. */
    readonly places: readonly {
      readonly said: string;
      readonly fromOne: RefusedPerson | null;
      readonly fromZero: RefusedPerson | null;
    }[];
    readonly canBisect: boolean;
  } | null;
  /** For an unknown chunk: the balance evidence in a sentence, a hint that is never acted on by itself. */
  readonly balanceHint: string | null;
  readonly verdict: { readonly verdict: Verdict; readonly at: number } | null;
}

/** One recipient of a started campaign: what they were sent and what became of it. */
export interface ResultRow {
  readonly position: number;
  readonly row: number;
  readonly msisdn: string;
  readonly text: string;
  readonly parts: number;
  readonly state: DeliveryState;
  readonly chunk: number;
  /** `ids[].id` as text, since it may exceed 2^53 (spec, Send response). */
  readonly id: string | null;
  /** The returned text where it differs from ours. */
  readonly returned: string | null;
  /** Why skipped, refused or unknown. */
  readonly reason: string | null;
  readonly at: number | null;
}

/** Which recipients the results grid shows. */
export type ResultFilter =
  | 'all'
  | 'accepted'
  | 'different'
  | 'unknown'
  | 'refused'
  | 'not-sent'
  | 'skipped'
  | 'waiting';

/** One text one number got, in any campaign. */
export interface HistoryRow {
  readonly campaignId: CampaignId;
  readonly campaignName: string;
  readonly kind: 'practice' | 'live';
  readonly position: number;
  readonly msisdn: string;
  readonly text: string;
  readonly state: DeliveryState;
  readonly id: string | null;
  readonly at: number | null;
}

/** What is known of one number over all campaigns. */
export interface History {
  /** The number as it was read; null where what was typed is no whole number yet. */
  readonly msisdn: string | null;
  readonly optOut: OptOut | null;
  /** Newest first, at most 200. */
  readonly rows: readonly HistoryRow[];
}

/** One line of a campaign's timeline. */
export interface TimelineRow {
  readonly at: number;
  readonly kind:
    | 'created'
    | 'scheduled'
    | 'missed'
    | 'started'
    | 'paused'
    | 'resumed'
    | 'verdict'
    | 'taken-out'
    | 'bisected'
    | 'skipped'
    | 'cancelled'
    | 'finished'
    | 'restart'
    | 'slept'
    | 'taken-over';
  readonly message: string;
}

/** Everything a person should know before the irrevocable click. */
export interface Review {
  readonly campaignId: CampaignId;
  /** Stands for all that was reviewed: message, people, account, way of sending; a start repeats it. */
  readonly mark: string;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly baseUrl: string;
  readonly people: number;
  readonly parts: number;
  readonly unicode: number;
  readonly chunks: number;
  /** Parts, credits and time, with where each is from; null where there is nobody to predict for. */
  readonly prediction: Prediction | null;
  /** The latest finished rehearsal of just this; null when there is none, or something was changed since. */
  readonly rehearsed: {
    readonly at: number;
    readonly seconds: number;
    readonly accepted: number;
    readonly differences: number;
  } | null;
  readonly balance:
    | { readonly ok: true; readonly credit: number }
    | { readonly ok: false; readonly error: AppError };
  /** Who of the sheet gets nothing, and why; `filter` shows their rows, null where the sheet does not tell them. */
  readonly excluded: readonly {
    readonly reason: string;
    readonly people: number;
    readonly filter: AudienceFilter | null;
  }[];
  /** People who got this very text within `recentDays`; they are left out unless accepted. */
  readonly recent: { readonly days: number; readonly people: number; readonly rows: readonly HistoryRow[] };
  /** Must be mended before sending. */
  readonly blockers: readonly { readonly message: string; readonly fix?: string }[];
  /** Should be read before sending: quiet hours, doubtful numbers, blanks, Unicode without encoding. */
  readonly warnings: readonly {
    readonly message: string;
    readonly fix?: string;
    /** Shows the rows that it speaks of. */
    readonly filter?: AudienceFilter;
  }[];
  /** The first texts, to read one last time. */
  readonly samples: readonly { readonly msisdn: string; readonly text: string }[];
}
