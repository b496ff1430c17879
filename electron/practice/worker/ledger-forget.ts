import type { DatabaseSync } from 'node:sqlite';
import type { Forgotten } from '../../../shared/practice/practice.ts';

/** Overwrites the erased texts in the file (`secure_delete`); returns how many there were. */
export function forgetTexts(database: DatabaseSync, which: Forgotten): number {
  const before = countTexts(database);
  inTransaction(database, () => {
    forget(database, which);
    database.exec('DELETE FROM sms WHERE id NOT IN (SELECT sms FROM delivery)');
    database.exec('DELETE FROM post WHERE id NOT IN (SELECT post FROM sms)');
  });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return before - countTexts(database);
}

function forget(database: DatabaseSync, which: Forgotten): void {
  const [condition, value] = deliveriesOf(which);
  database.prepare(`DELETE FROM delivery WHERE ${condition}`).run(value);
  if (which.what === 'number') forgetLabels(database, which.msisdn);
}

function deliveriesOf(which: Forgotten): readonly [condition: string, value: number | string] {
  const ofPosts = (condition: string): string =>
    `sms IN (SELECT s.id FROM sms s JOIN post p ON p.id = s.post WHERE ${condition})`;
  switch (which.what) {
    case 'campaign':
      return [ofPosts('p.campaign = ?'), which.campaignId];
    case 'number':
      return ['msisdn = ?', which.msisdn];
    case 'before':
      return [ofPosts('p.at < ?'), which.at];
  }
}

/** A label belongs to a whole request: labels that hold the number are deleted, however it is written. */
function forgetLabels(database: DatabaseSync, msisdn: string): void {
  // Inside a country the number is written without the country code of up to three digits.
  const last = msisdn.slice(-Math.max(7, msisdn.length - 3));
  const labels = database.prepare('SELECT DISTINCT label FROM sms WHERE label IS NOT NULL').all();
  const forgetLabel = database.prepare('UPDATE sms SET label = NULL WHERE label = ?');
  for (const { label } of labels)
    if (String(label).replace(/\D/gu, '').includes(last)) forgetLabel.run(String(label));
}

function countTexts(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS texts FROM delivery').get()?.texts);
}

export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    // SQLite may have rolled back already, for example on a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
