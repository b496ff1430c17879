import type { AccountId, AudienceId, CampaignId } from '../brand.ts';
import type { BlankChoice } from '../message/choices/blank-choice.ts';
import type { OddChoice } from '../message/choices/odd-choice.ts';
import type { LetterLoss } from '../message/letter-loss.ts';
import type { OtherLetters } from '../message/other-letters.ts';
import type { Versions } from '../message/versions.ts';

/** Frozen with the campaign. */
export interface SendOptions {
  /** Recipients per request, 1 to 10,000 (spec, Limits). */
  readonly chunkSize: number;
  /** People in the first small chunk, after which the campaign pauses; 0 for none. */
  readonly canary: number;
  /** Null for as fast as the service accepts. */
  readonly perMinute: number | null;
  /** Requests under way at once, from 1 to `connectionsToSend`. */
  readonly connections: number;
  /** Put recipients whose final text needs Unicode into chunks of their own with the account's encoding. */
  readonly splitUnicode: boolean;
  /** Starts by itself then, if the app is open; ms since the epoch. Null for by hand. */
  readonly startAt: number | null;
  /** The canary goes at once, and only the others wait for `startAt`. */
  readonly canaryNow?: boolean | undefined;
  /** What is left then asks instead of going; ms since the epoch. */
  readonly notAfter?: number | undefined;
  /** Does not go on by itself when quiet hours end; left out in a draft for what its account says. */
  readonly asksAfterQuiet?: boolean | undefined;
  /** What is written in letters that GSM 03.38 has, if a letter has a usual plain form; left out for nothing. */
  readonly otherLetters?: OtherLetters | undefined;
  /** The letters that a person chose to send although they may be lost, and of how many texts. */
  readonly lossAccepted?: LetterLoss | undefined;
  /** A person chose that the message need not say how to stop further ones. */
  readonly noWayOut?: boolean | undefined;
  readonly blanks?: readonly BlankChoice[] | undefined;
  readonly oddValues?: readonly OddChoice[] | undefined;
  /** Tags in the marks of another tool that a person chose to send as they are written. */
  readonly foreignKept?: readonly string[] | undefined;
  /** By a column; left out if all people get the same. */
  readonly versions?: Versions | undefined;
}

/** A campaign in the making, which saves itself. */
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

export type DraftPatch = { readonly [K in Exclude<keyof Draft, 'id' | 'updatedAt'>]?: Draft[K] };
