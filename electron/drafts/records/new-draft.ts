import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { keptWords, type Words } from '../../../shared/language/said.ts';
import { cleanMessage } from '../../../shared/message/tag.ts';

/** A draft that is yet to be made, with everything that belongs to it: it is made at once or not at all. */
export interface NewDraft extends Omit<Draft, 'id' | 'updatedAt'> {
  /** The campaign to whose rest it is; null for none. */
  readonly restOf: CampaignId | null;
  /** The first campaign of those that it is made of people of; null for none. */
  readonly family: CampaignId | null;
  /** The campaign that it is a copy of, as a whole or in part; null for none. */
  readonly copyOf: CampaignId | null;
  /** What its timeline begins with. */
  readonly made: Words;
}

/** Makes a draft; run it in a transaction, with the list where that is made for it. */
export function insertDraft(database: DatabaseSync, draft: NewDraft, at: number): CampaignId {
  return insertCampaign(database, draft, { id: null, phase: 'draft', at });
}

/** Makes a draft to a list that was just made, under its name; run it in the transaction that makes the list ready. */
export function insertDraftTo(
  database: DatabaseSync,
  list: { readonly id: AudienceId; readonly name: string },
  draft: NewDraft,
  at: number,
): CampaignId {
  return insertDraft(database, { ...draft, name: list.name, audienceId: list.id }, at);
}

/** Makes a campaign under an id that was kept for it, which is a draft to nobody: it is being started. */
export function insertStarting(
  database: DatabaseSync,
  draft: NewDraft,
  { id, at }: { readonly id: CampaignId; readonly at: number },
): void {
  insertCampaign(database, draft, { id, phase: 'preparing', at });
}

/** An id that no other campaign gets, for one that is yet to be made. */
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
  { name, accountId, audienceId, message, sender, label, options, restOf, family, copyOf, made }: NewDraft,
  { id, phase, at }: { readonly id: CampaignId | null; readonly phase: string; readonly at: number },
): CampaignId {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO campaign
         (id, name, phase, account_id, audience_id, message, sender, label, options, rest_of, family, copied_from,
         created_at, updated_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
         (SELECT coalesce(copied_from, id) FROM campaign WHERE id = ?12), ?13, ?13)`,
    )
    .run(
      id,
      name,
      phase,
      accountId,
      audienceId,
      cleanMessage(message),
      sender,
      label,
      JSON.stringify(options),
      restOf,
      family,
      copyOf,
      at,
    );
  database
    .prepare("INSERT INTO timeline (campaign_id, at, kind, message) VALUES (?, ?, 'created', ?)")
    .run(lastInsertRowid, at, keptWords(made));
  return Number(lastInsertRowid) as CampaignId;
}
