import { closeSync, existsSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMoving } from '../../../../shared/campaign/progress/phase.ts';
import type { Unread } from '../../../../shared/folder/folder.ts';
import { fail, failure, ok, type Result } from '../../../../shared/result.ts';
import { defaultSettings } from '../../../../shared/settings/settings.ts';
import { say } from '../../../../shared/texts/say.ts';
import { judgeAllAgain } from '../../../audiences/records/judged-lists.ts';
import { openScheduled } from '../../../campaigns/records/scheduled.ts';
import { areNewer, parseSettings } from '../../../settings/records/parse-settings.ts';
import { settingsVersion } from '../../../settings/records/settings-version.ts';
import { isOtherLayout, layOut, newerData, removeDatabase } from '../../../store/open-database.ts';
import { phaseIn } from '../../../store/phase-sql.ts';
import { schemaSteps } from '../../../store/schema.ts';
import { syncFile, syncFolder } from '../../../store/sync-to-disk.ts';
import { type Copied, copyTables, Endless } from './copy-tables.ts';
import { type ForeignDatabase, openForeign } from './foreign-database.ts';
import { protectLost } from './protect.ts';

export interface FolderToRead {
  readonly from: string;
  /** The new file exists once everything is read. */
  readonly to: string;
  /** A file that somebody opens, or the folder's own database. */
  readonly as: 'file' | 'own';
  /** In ms since the epoch. */
  readonly now: number;
}

const refused = failure('bad-input', say.folder.noFolderFile(), say.folder.noFolderFileFix());
const otherLayout = failure('bad-input', say.folder.otherLayout(), say.folder.otherLayoutFix());
const damaged = (path: string): Result<never> =>
  failure('bad-input', say.storage.database.damaged(path), say.storage.database.damagedFix());

/** Reads what somebody else may have written into a database of our own schema; no code of the file runs. */
export async function readFolder(folder: FolderToRead, signal: AbortSignal): Promise<Result<null>> {
  const { from, to, as } = folder;
  const form = formOf(from);
  const unreadable = as === 'file' ? refused : damaged(from);
  if (form === null) return unreadable;
  if (form.version > schemaSteps.length) return fail(newerData(from));
  if (isOtherLayout(form)) return as === 'file' ? otherLayout : unreadable;
  let foreign: ForeignDatabase | null = null;
  const made = `${to}.reading`;
  removeDatabase(made);
  try {
    foreign = openForeign(from, as === 'file' ? 'elsewhere' : 'here');
    const settings = as === 'file' ? carriedSettings(foreign) : null;
    if (settings === 'newer') return fail(newerData(from));
    if (settings === 'none') return unreadable;
    layOut(made);
    const ours = new DatabaseSync(made);
    try {
      if (!(await copyInto(ours, foreign, folder, settings, signal))) return unreadable;
    } finally {
      ours.close();
    }
    syncFile(made);
    renameSync(made, to);
    syncFolder(dirname(to));
    return ok(null);
  } catch (error) {
    // The file is damaged, or no database at all.
    const { errcode } = error as { errcode?: number };
    if (error instanceof Endless || [1, 11, 26].includes(Number(errcode) & 0xff)) return unreadable;
    throw error;
  } finally {
    foreign?.close();
    removeDatabase(made);
  }
}

/** Read from the first bytes of the file, so that nothing is parsed; null if there are none, or the file is gone. */
function formOf(path: string): { version: number; layout: number } | null {
  if (!existsSync(path)) return null;
  const head = Buffer.alloc(100);
  const file = openSync(path, 'r');
  try {
    if (readSync(file, head, 0, head.length, 0) < head.length) return null;
  } finally {
    closeSync(file);
  }
  if (head.toString('latin1', 0, 16) !== 'SQLite format 3\0') return null;
  return { version: head.readInt32BE(60), layout: head.readInt32BE(68) };
}

interface CarriedSettings {
  /** Empty if the settings cannot be read. */
  readonly text: string;
  readonly live: readonly string[];
  readonly leftOut: number;
}

function carriedSettings(foreign: ForeignDatabase): CarriedSettings | 'newer' | 'none' {
  const table = foreign.table('carried_settings');
  if (table === null || foreign.table('folder') === null) return 'none';
  const unread = { text: '', live: [], leftOut: 1 };
  for (const [text] of foreign.rows({ ...table, columns: ['text'] })) {
    if (typeof text !== 'string') return unread;
    const raw = parsed(text);
    if (areNewer(raw)) return 'newer';
    const read = parseSettings(raw, defaultSettings);
    if (read === null) return unread;
    const { stored, leftOut } = read;
    return {
      // Nothing in a file makes us forget a token.
      text: JSON.stringify({ version: settingsVersion, ...stored, forgetting: [] }),
      leftOut,
      live: stored.accounts.filter(({ kind }) => kind === 'live').map(({ id }) => id),
    };
  }
  return unread;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** False if the file is no data folder. */
async function copyInto(
  ours: DatabaseSync,
  foreign: ForeignDatabase,
  { as, now }: FolderToRead,
  settings: CarriedSettings | null,
  signal: AbortSignal,
): Promise<boolean> {
  ours.exec(`PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -32000`);
  const triggers = ours.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name: trigger } of triggers) ours.exec(`DROP TRIGGER ${trigger}`);
  const fresh = ours.prepare('SELECT id, writer FROM folder').get()!;
  ours.exec('DELETE FROM folder; DELETE FROM happened');
  // Things from an earlier file are asked about together with everything in this one.
  const copied = await copyTables(foreign, ours, new Set(as === 'file' ? ['opened_with'] : []), signal);
  const folder = ours.prepare('SELECT carried FROM folder').get();
  if (as === 'file' && (folder === undefined || folder.carried === null)) return false;
  ours.exec('BEGIN');
  let unknown = protectLost(ours, copied, { live: settings?.live ?? [], now });
  if (folder === undefined) {
    unknown += 1;
    ours
      .prepare('INSERT INTO folder (only_row, id, begun, writer) VALUES (1, ?, 0, ?)')
      .run(fresh.id!, fresh.writer!);
  }
  computeKept(ours);
  judgeAllAgain(ours);
  if (settings !== null) carry(ours, copied, settings);
  keepUnread(ours, copied, unknown);
  if (as === 'file') askFirst(ours);
  ours.exec('COMMIT');
  for (const { sql } of triggers) ours.exec(String(sql));
  return true;
}

/** Computes what our triggers keep, and the ids that were used. */
function computeKept(ours: DatabaseSync): void {
  ours.exec(`
    INSERT OR IGNORE INTO happened (only_row, latest) VALUES (1, 0);
    UPDATE happened SET latest = max(latest, (SELECT coalesce(max(max(began_no), max(coalesce(ended_no, 0))), 0) FROM attempt),
      (SELECT coalesce(max(ended_no), 0) FROM balance_reading), (SELECT coalesce(max(max(began_no), max(coalesce(ended_no, 0))), 0) FROM past_request));
    UPDATE folder SET opt_outs = (SELECT count(*) FROM opt_out),
      opt_out_changes = max(opt_out_changes, followed_changes) + 1;
    DELETE FROM sqlite_sequence WHERE name IN ('campaign', 'audience', 'audience_step');
    INSERT INTO sqlite_sequence (name, seq) SELECT 'audience_step', max(
      (SELECT coalesce(max(step), 0) FROM audience_step), (SELECT coalesce(max(step), 0) FROM decision));
    INSERT INTO sqlite_sequence (name, seq) SELECT 'campaign', max(id) FROM (
      SELECT max(id) AS id FROM campaign UNION ALL SELECT max(campaign_id) FROM sending
      UNION ALL SELECT max(campaign_id) FROM recipient_number UNION ALL SELECT max(campaign_id) FROM reached
      UNION ALL SELECT max(id) FROM perhaps_sent UNION ALL SELECT max(campaign_id) FROM removal
      UNION ALL SELECT max(max(coalesce(rest_of, 0)), max(coalesce(family, 0)), max(coalesce(copied_from, 0)), max(coalesce(again_of, 0)))
        FROM campaign UNION ALL SELECT 0);
    INSERT INTO sqlite_sequence (name, seq) SELECT 'audience', max(id) FROM (
      SELECT max(id) AS id FROM audience UNION ALL SELECT max(audience_id) FROM campaign
      UNION ALL SELECT max(id) FROM perhaps_sent UNION ALL SELECT 0);`);
}

/** What nobody has seen yet of an earlier reading stays. */
function keepUnread(ours: DatabaseSync, { unread }: Copied, unknown: number): void {
  if (unread.size === 0 && unknown === 0) return;
  const stored = ours.prepare('SELECT unread FROM folder').get()!.unread;
  const earlier: Unread = typeof stored === 'string' ? JSON.parse(stored) : { left: [], unknown: 0 };
  for (const { kind, rows } of earlier.left) unread.set(kind, (unread.get(kind) ?? 0) + rows);
  const both: Unread = {
    left: [...unread].map(([kind, rows]) => ({ kind, rows })),
    unknown: earlier.unknown + unknown,
  };
  ours.prepare('UPDATE folder SET unread = ?').run(JSON.stringify(both));
}

/** Marks what may go on only if a person allows it; accounts are added with the settings. */
function askFirst(ours: DatabaseSync): void {
  const ask = ours.prepare('INSERT INTO opened_with (kind, subject) VALUES (?, ?)');
  for (const { id } of openScheduled(ours)()) ask.run('campaign', String(id));
  // Once it is taken over, it waits for the end of its pause.
  const paused = ours.prepare(
    `SELECT id FROM campaign WHERE ${phaseIn(isMoving)} AND pause ->> '$.until' > 0`,
  );
  for (const { id } of paused.all()) ask.run('campaign', String(id));
  if (ours.prepare('SELECT 1 FROM team_file').get() !== undefined) ask.run('team-file', '');
}

function carry(ours: DatabaseSync, { unread }: Copied, { text, live, leftOut }: CarriedSettings): void {
  if (leftOut > 0) unread.set('settings', leftOut);
  ours.exec('CREATE TABLE carried_settings (text TEXT NOT NULL) STRICT');
  ours.prepare('INSERT INTO carried_settings VALUES (?)').run(text);
  const ask = ours.prepare("INSERT OR IGNORE INTO opened_with (kind, subject) VALUES ('account', ?)");
  for (const account of live) ask.run(account);
}
