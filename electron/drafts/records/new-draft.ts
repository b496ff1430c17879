import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { storedWords, type Words } from '../../../shared/language/said.ts';
import { cleanMessage } from '../../../shared/message/tag.ts';

export interface NewDraft extends Omit<Draft, 'id' | 'updatedAt'> {
  /** The campaign to whose rest this draft goes; null for none. */
  readonly restOf: CampaignId | null;
  /** The first of the campaigns with the same people; null for none. */
  readonly family: CampaignId | null;
  /** The first of the campaigns that were copied from one another, which may be gone by now; null for no copy. */
  readonly copiedFrom: CampaignId | null;
  /** The ended campaign that this draft sends again to a new list; null for none. */
  readonly againOf: CampaignId | null;
  /** For a draft made by a command: the campaign that it copies and its file. */
  readonly prepared?: string | undefined;
  readonly made: Words;
}

/** Run it in a transaction. If a list is made for the draft, use the transaction that makes the list ready. */
export function insertDraft(database: DatabaseSync, draft: NewDraft, at: number): CampaignId {
  return insertCampaign(database, draft, { id: null, phase: 'draft', at });
}

/** Uses a reserved id. The campaign starts at once, so it is never shown as a draft. */
export function insertStarting(database: DatabaseSync, draft: NewDraft, id: CampaignId, at: number): void {
  insertCampaign(database, draft, { id, phase: 'preparing', at });
}

/** Reserves an id for a campaign that is yet to be made. */
export function keepCampaignId(database: DatabaseSync): CampaignId {
  const next =
    database
      .prepare("UPDATE sqlite_sequence SET seq = seq + 1 WHERE name = 'campaign' RETURNING seq")
      .get() ??
    database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('campaign', 1) RETURNING seq").get();
  return Number(next?.seq) as CampaignId;
}

function insertCampaign(
  database: DatabaseSync,
  { made, ...draft }: NewDraft,
  { id, phase, at }: { readonly id: CampaignId | null; readonly phase: string; readonly at: number },
): CampaignId {
  const insert = database.prepare(
    `INSERT INTO campaign
       (id, name, phase, account_id, audience_id, message, sender, label, options, rest_of, family, copied_from,
       again_of, prepared, created_at, updated_at)
     VALUES (:id, :name, :phase, :accountId, :audienceId, :message, :sender, :label, :options, :restOf, :family,
       :copiedFrom, :againOf, :prepared, :at, :at)`,
  );
  insert.setAllowUnknownNamedParameters(true);
  const { prepared = null } = draft;
  const [message, options] = [cleanMessage(draft.message), JSON.stringify(draft.options)];
  const { lastInsertRowid } = insert.run({ ...draft, prepared, message, options, id, phase, at });
  database
    .prepare("INSERT INTO timeline (campaign_id, at, kind, message) VALUES (?, ?, 'created', ?)")
    .run(lastInsertRowid, at, storedWords(made));
  return Number(lastInsertRowid) as CampaignId;
}
