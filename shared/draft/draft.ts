import type { AccountId, AudienceId, CampaignId } from '../brand.ts';
import type { BlankChoice } from '../message/blank-choice.ts';
import type { LetterLoss } from '../message/letter-loss.ts';
import type { OtherLetters } from '../message/other-letters.ts';
import type { Versions } from '../message/versions.ts';

/** How a campaign is to be sent; frozen with it. */
export interface SendOptions {
  /** Recipients per request, 1 to 10,000 (spec, Limits). */
  readonly chunkSize: number;
  /** People in the first small chunk, after which the campaign pauses; 0 for none. */
  readonly canary: number;
  /** At most this many people per minute; null for as fast as the service takes them. */
  readonly perMinute: number | null;
  /** Requests in flight at once, from 1 to `connectionsToSend`. */
  readonly connections: number;
  /** Put recipients whose final text needs Unicode into chunks of their own with the account's encoding. */
  readonly splitUnicode: boolean;
  /** When to start by itself while the app is open, ms since the epoch; null for on request. */
  readonly startAt: number | null;
  /** What is written in letters that GSM 03.38 has, where those of the text have a customary plain form; left out for nothing. */
  readonly otherLetters?: OtherLetters | undefined;
  /** The letters that somebody chose to send although they may be lost, and of how many texts; left out for none. */
  readonly lossAccepted?: LetterLoss | undefined;
  /** True where somebody chose that the message need not say how to stop further ones. */
  readonly noWayOut?: boolean | undefined;
  /** What somebody chose for the tags that some people have no value for; left out for none. */
  readonly blanks?: readonly BlankChoice[] | undefined;
  /** Other versions of the message, by a column; left out where everybody gets the same. */
  readonly versions?: Versions | undefined;
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
