import type { DatabaseSync } from 'node:sqlite';
import { type CampaignPhase, canStillSend } from '../../../../shared/campaign/progress/phase.ts';
import { withoutPerson } from '../../../../shared/person/erasure.ts';

/**
 * Takes a number out of the names and labels of campaigns, and out of the labels that credits are summed by; run it in the
 * transaction of the erasure. A label that is still to go with requests stays, since it was reviewed.
 */
export function eraseFromLabels(database: DatabaseSync, msisdn: string): void {
  const clean = (text: string): string => withoutPerson(text, { msisdn, words: [] });
  const write = database.prepare(
    `UPDATE campaign SET name = ?, label = ?, frozen = iif(frozen IS NULL, NULL, json_set(frozen, '$.label', ?)) WHERE id = ?`,
  );
  const campaigns = database
    .prepare("SELECT id, phase, name, label, frozen ->> '$.label' AS frozen_label FROM campaign")
    .all();
  for (const { id, phase, name, label, frozen_label: frozenLabel } of campaigns) {
    const kept = [name, label, frozenLabel ?? ''].map(String) as [string, string, string];
    const cleanName = clean(kept[0]);
    const isReviewed = canStillSend(phase as CampaignPhase);
    const next = isReviewed ? [cleanName, kept[1], kept[2]] : [cleanName, clean(kept[1]), clean(kept[2])];
    if (next.some((text, at) => text !== kept[at])) write.run(...(next as typeof kept), Number(id));
  }
  eraseFromCredits(database, clean);
}

/** Sums whose labels become the same are added up. */
function eraseFromCredits(database: DatabaseSync, clean: (text: string) => string): void {
  const add = database.prepare(
    `INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced)
     SELECT month, account_id, account_name, ?1, texts, parts, credits, unpriced FROM credit_month WHERE label = ?2
     ON CONFLICT (month, account_id, label) DO UPDATE SET texts = texts + excluded.texts,
       parts = parts + excluded.parts, credits = credits + excluded.credits, unpriced = unpriced + excluded.unpriced`,
  );
  const remove = database.prepare('DELETE FROM credit_month WHERE label = ?');
  for (const row of database.prepare('SELECT DISTINCT label FROM credit_month').all()) {
    const label = String(row.label);
    const cleaned = clean(label);
    if (cleaned === label) continue;
    add.run(cleaned, label);
    remove.run(label);
  }
}
