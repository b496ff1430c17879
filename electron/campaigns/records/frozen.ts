import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { RehearsalOf } from '../../../shared/campaign/plan/prediction.ts';
import { openQuietRule, type QuietHours } from '../../../shared/campaign/plan/quiet-hours.ts';
import type { LeaveFacts } from '../../../shared/campaign/progress/leaves-when.ts';
import type { LeftOutReason } from '../../../shared/campaign/progress/left-out.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import type { Words } from '../../../shared/language/said.ts';
import { fill, toFillable } from '../../../shared/message/fill.ts';
import { say } from '../../../shared/texts/say.ts';

export interface FrozenVersion {
  readonly message: string;
  /** The tags as sent on the wire; empty for none. */
  readonly tags: readonly string[];
  /** For a condition, the name of its tag. */
  readonly tagColumns: readonly string[];
  /** Only with conditions: the message that a person wrote, and one with the same texts from frozen values. */
  readonly conditional?: { readonly written: string; readonly again: string };
}

export interface Frozen extends FrozenVersion {
  readonly accountId: AccountId;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly baseUrl: string;
  readonly sendPath: string;
  /** From version 1 on, by the values of a column; absent if everybody gets the same message. */
  readonly versions?: { readonly column: string; readonly cases: readonly FrozenVersion[] };
  /** Identifies the latest change by hand to the list; absent without a list. */
  readonly lastEdit?: string;
  readonly sender: string;
  readonly label: string;
  /** The day whose `tomorrow` the texts mean, as by `dayAt`; absent if no text depends on it. */
  readonly day?: string;
  /** The encoding of requests that hold Unicode; empty sends none. */
  readonly unicodeEncoding: string;
  readonly options: SendOptions;
  /** A single test text, which needs no canary. */
  readonly test: boolean;
  /** There was no draft: the campaign is deleted if its start is given up. */
  readonly madeByStart?: true;
  readonly rehearsal?: RehearsalOf;
  /** The review's code, if the start named one. */
  readonly code?: string;
  /** Divides the plan, and holds every request to real phones; absent if none are set, and for a single test text. */
  readonly quiet?: QuietHours;
  /**
   * A person chose to send in the quiet hours of that time, which end by country, the last at `until`.
   */
  readonly anyway?: {
    readonly until: number;
    readonly ends: Readonly<Record<string, number>>;
    readonly reason: string;
  };
}

export function frozenVersions(frozen: Frozen): readonly [FrozenVersion, ...FrozenVersion[]] {
  return [frozen, ...(frozen.versions?.cases ?? [])];
}

/** When its people are texted once nothing else holds it. A rehearsal is divided like its campaign, and texts nobody. */
export function leaveFactsOf({ anyway, day, kind, options, quiet, rehearsal }: Frozen): LeaveFacts {
  return {
    phase: 'running',
    pause: null,
    options,
    quiet: kind === 'live' && quiet !== undefined ? openQuietRule(quiet) : null,
    day: rehearsal === undefined ? day : undefined,
    anyway: anyway?.ends,
  };
}

/** What its timeline shows of a choice to send in quiet hours; null without one. */
export function anywayWords({ anyway, quiet }: Pick<Frozen, 'anyway' | 'quiet'>): Words | null {
  if (anyway === undefined) return null;
  const { ends, until, reason } = anyway;
  const last = Object.keys(ends).filter((country) => ends[country] === until);
  const there = quiet === undefined ? '' : openQuietRule(quiet).thereAt(last, until);
  return say.campaigns.anyway(until, there, reason);
}

export function frozenTexts(frozen: Frozen): (version: number, tagvalues: readonly string[]) => string {
  const fillables = frozenVersions(frozen).map(({ message, tags }) => toFillable(message, tags));
  return (version, tagvalues) => fill(fillables[version]!, tagvalues);
}

export function readFrozen(database: DatabaseSync, campaignId: CampaignId): Frozen | null {
  return openFrozen(database)(campaignId);
}

/** For many campaigns. */
export function openFrozen(database: DatabaseSync): (campaignId: CampaignId) => Frozen | null {
  const read = database.prepare('SELECT frozen FROM campaign WHERE id = ?');
  return (campaignId) => parseFrozen(read.get(campaignId)?.frozen);
}

export function parseFrozen(column: unknown): Frozen | null {
  return typeof column === 'string' ? (JSON.parse(column) as Frozen) : null;
}

/** `owner` is the computer that sends it. */
export function keepFrozen(
  database: DatabaseSync,
  campaignId: CampaignId,
  frozen: Frozen,
  owner: string,
): void {
  database
    .prepare('UPDATE campaign SET frozen = ?, owner = ? WHERE id = ?')
    .run(JSON.stringify(frozen), owner, campaignId);
}

interface FrozenSums {
  readonly people: number;
  readonly parts: number;
  readonly leftOut: { readonly [Reason in LeftOutReason]?: number };
}

/** Run it in the transaction after which all people are frozen. */
export function keepFrozenSums(
  database: DatabaseSync,
  campaignId: CampaignId,
  { people, parts, leftOut }: FrozenSums,
): void {
  database
    .prepare('UPDATE campaign SET people = ?, parts = ?, left_out = ? WHERE id = ?')
    .run(people, parts, JSON.stringify(leftOut), campaignId);
}

/** For a campaign that never started. */
export function forgetFrozen(database: DatabaseSync, campaignId: CampaignId): void {
  database
    .prepare(
      "UPDATE campaign SET frozen = NULL, owner = NULL, people = 0, parts = 0, left_out = '{}' WHERE id = ?",
    )
    .run(campaignId);
}

type CampaignWords = Readonly<Record<'name' | 'label' | 'message' | 'options' | 'frozen' | 'pause', string>>;

/** `options`, `frozen` and `pause` are JSON. For a draft, or what a campaign no longer sends. */
export function replaceWords(
  database: DatabaseSync,
  campaignId: CampaignId,
  words: Partial<CampaignWords>,
): void {
  const columns = Object.keys(words).map((column) => `${column} = :${column}`);
  database
    .prepare(`UPDATE campaign SET ${columns.join(', ')}, updated_at = updated_at + 1 WHERE id = :campaignId`)
    .run({ ...words, campaignId });
}

/** Run it in the transaction that records the choice. */
export function freezeAnyway(
  database: DatabaseSync,
  campaignId: CampaignId,
  anyway: NonNullable<Frozen['anyway']>,
): void {
  database
    .prepare("UPDATE campaign SET frozen = json_set(frozen, '$.anyway', json(?)) WHERE id = ?")
    .run(JSON.stringify(anyway), campaignId);
}

/**
 * A person sends before or after this time; run it in the transaction that records that. Who sends before it to everybody
 * after a canary chose quiet hours for the canary only.
 */
export function endTime(database: DatabaseSync, campaignId: CampaignId, time: 'notAfter' | 'canaryNow') {
  database
    .prepare("UPDATE campaign SET frozen = json_remove(frozen, '$.options.' || ?) WHERE id = ?")
    .run(time, campaignId);
  if (time === 'canaryNow')
    database
      .prepare("UPDATE campaign SET frozen = json_replace(frozen, '$.anyway.ends', json('{}')) WHERE id = ?")
      .run(campaignId);
}

/** The sender of later requests; run it in the transaction that records the change. */
export function freezeSender(database: DatabaseSync, campaignId: CampaignId, sender: string): void {
  database
    .prepare("UPDATE campaign SET sender = ?1, frozen = json_set(frozen, '$.sender', ?1) WHERE id = ?2")
    .run(sender, campaignId);
}
