import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { RehearsalOf } from '../../../shared/campaign/plan/prediction.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { compile, fill } from '../../../shared/message/render.ts';

export interface FrozenVersion {
  readonly message: string;
  /** The tags of `message` as they go on the wire; empty for none. */
  readonly tags: readonly string[];
  /** The names of the columns that fed the tags, in their order. */
  readonly tagColumns: readonly string[];
}

/** What can no longer change once a campaign has started. */
export interface Frozen extends FrozenVersion {
  readonly accountId: AccountId;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly baseUrl: string;
  readonly sendPath: string;
  /** Version 1 and on, where people get other messages by a column of this name; left out where everybody gets the same. */
  readonly versions?: { readonly column: string; readonly cases: readonly FrozenVersion[] };
  /** Stands for the latest change by hand to the list of people; left out where there is no list. */
  readonly lastEdit?: string;
  readonly sender: string;
  readonly label: string;
  /** The `encoding` for requests that hold Unicode; empty sends none. */
  readonly unicodeEncoding: string;
  readonly options: SendOptions;
  /** True for a single test text, which needs no canary before it. */
  readonly test: boolean;
  /** True where no draft was started: the campaign is gone where its start is given up. */
  readonly madeByStart?: true;
  /** What a rehearsal stands in for; left out of every other campaign. */
  readonly rehearsal?: RehearsalOf;
}

export function frozenVersions(frozen: Frozen): readonly [FrozenVersion, ...FrozenVersion[]] {
  return [frozen, ...(frozen.versions?.cases ?? [])];
}

/** Makes final texts again of what was frozen: of a version's `tagvalues`. */
export function frozenTexts(frozen: Frozen): (version: number, tagvalues: readonly string[]) => string {
  const templates = frozenVersions(frozen).map(({ message, tags }) => compile(message, tags));
  return (version, tagvalues) => fill(templates[version]!, tagvalues);
}

/** Reads what a campaign froze; null for one that has not started. */
export function readFrozen(database: DatabaseSync, campaignId: CampaignId): Frozen | null {
  const row = database.prepare('SELECT frozen FROM campaign WHERE id = ?').get(campaignId);
  return parseFrozen(row?.frozen);
}

export function parseFrozen(column: unknown): Frozen | null {
  return typeof column === 'string' ? (JSON.parse(column) as Frozen) : null;
}

/** Freezes another sender, for the requests from here on; run it in a transaction with what records it. */
export function freezeSender(database: DatabaseSync, campaignId: CampaignId, sender: string): void {
  database
    .prepare("UPDATE campaign SET sender = ?1, frozen = json_set(frozen, '$.sender', ?1) WHERE id = ?2")
    .run(sender, campaignId);
}
