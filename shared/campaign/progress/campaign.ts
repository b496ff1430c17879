import type { AccountId, CampaignId } from '../../brand.ts';
import type { SendOptions } from '../../draft/draft.ts';
import type { Words } from '../../language/said.ts';
import type { Lettering } from '../../message/lettering.ts';
import type { AppError } from '../../result.ts';
import type { PauseReason } from '../outcome/pause.ts';
import type { RehearsalOf } from '../plan/prediction.ts';
import type { DeliveryState } from './delivery-state.ts';
import type { LeftOutCounts } from './left-out.ts';
import type { CampaignPhase } from './phase.ts';

export interface CampaignSummary {
  readonly id: CampaignId;
  readonly name: string;
  readonly phase: CampaignPhase;
  readonly pause: PauseReason | null;
  readonly kind: 'practice' | 'live';
  /** Tests and rehearsals are made of a draft, which stays as it was. */
  readonly purpose: 'sending' | 'test' | 'rehearsal';
  readonly accountName: string;
  readonly people: number;
  readonly accepted: number;
  readonly treated: number;
  /** As `restPeople` counts them. */
  readonly rest: number;
  readonly updatedAt: number;
  /** The first 120 characters. */
  readonly message: string;
}

/** The live state of a started campaign; sums are of people unless named otherwise. */
export interface CampaignState
  extends Omit<CampaignSummary, 'purpose' | 'accepted' | 'treated' | 'rest' | 'updatedAt' | 'message'> {
  readonly message: string;
  readonly accountId: AccountId;
  /** As sent, the one for everybody else first; empty if there is only one. */
  readonly versions: readonly { readonly message: string; readonly people: number }[];
  readonly sender: string;
  readonly label: string;
  /** As frozen; null before that. */
  readonly sendPath: string | null;
  readonly unicodeEncoding: string | null;
  readonly lettering: Lettering;
  readonly options: SendOptions;
  readonly counts: { readonly [K in DeliveryState]: number };
  /** Of people in a state that says "not texted": those whom an earlier request may still have reached. */
  readonly perhapsTexted: { readonly [K in DeliveryState]: number };
  /** Texts that came back different from ours. */
  readonly differences: number;
  /** Rows of the list that it does not go to. */
  readonly leftOut: LeftOutCounts;
  readonly chunks: number;
  /** Numbers, from 0, of the chunks under way. */
  readonly inFlight: readonly number[];
  /** When the first of them began, ms since the epoch; null for none. */
  readonly waitingSince: number | null;
  readonly connectionsWaiting: number;
  /** Why the team's opt-out file cannot be read, which requests wait for. */
  readonly teamFileFault: AppError | null;
  readonly parts: number;
  readonly acceptedParts: number;
  /** Sum of `credit_consumed`; null while the service reported none. */
  readonly creditConsumed: number | null;
  /** What the balance fell by beside that, for texts treated as sent; null if no reading says. */
  readonly balanceCredit: number | null;
  /** At the learned price; null while nothing was learned. */
  readonly expectedCredit: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** People accepted per minute recently, and the seconds left at that pace; null while unknown. */
  readonly perMinute: number | null;
  readonly secondsLeft: number | null;
  /** Progress of freezing, 0 to 1. */
  readonly preparing: number;
  /** After the canary: when the first of the rest would be texted, ms since the epoch. Null in other states, and for never. */
  readonly restAt: number | null;
  /** Why a person had it sent in quiet hours; null for not. */
  readonly anyway: string | null;
  /** Of the review, if its start named one. */
  readonly code?: string;
  /** For a rehearsal only; `seconds` it was sending, once it has ended. */
  readonly rehearsal: (RehearsalOf & { readonly seconds: number | null }) | null;
  /** Goes up with every state from main: an answer may arrive after an event that is newer than it. */
  readonly revision: number;
}

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
    | 'corrected'
    | 'skipped'
    | 'cancelled'
    | 'finished'
    | 'restart'
    | 'slept'
    | 'taken-over'
    | 'older-copy';
  readonly message: Words;
}
