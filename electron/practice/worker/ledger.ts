import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Forgotten } from '../../../shared/practice/practice.ts';
import { forgetTexts, inTransaction } from './ledger-forget.ts';
import { lockLedger, UnusableLedger } from './ledger-lock.ts';
import type { Sms } from './sms.ts';
import { countLost, newLostCount } from './text/practice-parts.ts';

export interface LedgerEntry {
  readonly id: number;
  readonly msisdn: string;
  readonly text: string;
  readonly parts: number;
}

export interface LedgerMessage extends Pick<Sms, 'sender' | 'label' | 'alphabet'> {
  readonly payload: string | undefined;
  readonly entries: readonly LedgerEntry[];
}

export interface LedgerPost {
  readonly at: number;
  readonly path: string;
  readonly campaign?: number | null;
  readonly credit: number;
  readonly nextId: number;
  readonly messages: readonly LedgerMessage[];
}

export type Ledger = ReturnType<typeof readLedger>;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS account (name TEXT PRIMARY KEY, value REAL NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS post (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, path TEXT NOT NULL,
    recipients INTEGER NOT NULL, credit REAL NOT NULL, campaign INTEGER) STRICT;
  CREATE TABLE IF NOT EXISTS sms (
    id INTEGER PRIMARY KEY, post INTEGER NOT NULL, sender TEXT, label TEXT,
    alphabet TEXT NOT NULL, payload TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY, sms INTEGER NOT NULL, msisdn TEXT NOT NULL,
    text TEXT NOT NULL, parts INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_msisdn ON delivery (msisdn);
`;

/** After the first release, raise it with each change of the tables that an earlier version would misread. */
const VERSION = 1;

interface LedgerOptions {
  readonly path: string;
  readonly credit: number | undefined;
  readonly firstCredit: number;
  readonly firstId: number;
}

/** `:memory:` opens the ledger in memory; throws if another gateway has the file. */
export function openLedger(options: LedgerOptions): Ledger {
  const { path } = options;
  if (path === ':memory:') return readLedger(new DatabaseSync(path), options, () => {});
  // The file holds people's numbers: created here, it and SQLite's files beside it are private to their owner.
  closeSync(openSync(path, 'a', 0o600));
  const unlock = lockLedger(path);
  const database = new DatabaseSync(path);
  try {
    checkVersion(database, path);
    return readLedger(database, options, unlock);
  } catch (error) {
    database.close();
    unlock();
    throw isDamage(error)
      ? new UnusableLedger('bad-input', `The practice ledger is damaged and was left untouched (${path}).`)
      : error;
  }
}

function checkVersion(database: DatabaseSync, path: string): void {
  if (Number(database.prepare('PRAGMA user_version').get()?.user_version) <= VERSION) return;
  throw new UnusableLedger(
    'bad-input',
    `The practice ledger was written by a newer Tagline and was left untouched (${path}).`,
  );
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && [11, 26].includes(errcode & 0xff);
}

function readLedger(
  database: DatabaseSync,
  { credit, firstCredit, firstId }: LedgerOptions,
  closed: () => void,
) {
  // Safe when the process is killed, not at a power cut: enough for practice, and fast.
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 5000;
    PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;`);
  database.exec(`PRAGMA secure_delete = ON; ${SCHEMA} PRAGMA user_version = ${VERSION};`);

  const readValue = database.prepare('SELECT value FROM account WHERE name = ?');
  const writeValue = database.prepare('INSERT OR REPLACE INTO account (name, value) VALUES (?, ?)');
  const addPost = database.prepare(
    'INSERT INTO post (at, path, recipients, credit, campaign) VALUES (?, ?, ?, ?, ?)',
  );
  const addSms = database.prepare(
    'INSERT INTO sms (post, sender, label, alphabet, payload) VALUES (?, ?, ?, ?, ?)',
  );
  const addDelivery = database.prepare(
    'INSERT INTO delivery (id, sms, msisdn, text, parts) VALUES (?, ?, ?, ?, ?)',
  );

  const findPhone = database.prepare('SELECT 1 FROM delivery WHERE msisdn = ? LIMIT 1');

  const value = (name: string, otherwise: number) => Number(readValue.get(name)?.value ?? otherwise);
  // Counted once and then updated: counting a million rows after each post would cost more than the post.
  const counted = database.prepare(
    'SELECT count(*) AS texts, count(DISTINCT msisdn) AS phones FROM delivery',
  );
  const lost = newLostCount();
  const gsmTexts = database.prepare(
    "SELECT d.text FROM delivery d JOIN sms s ON s.id = d.sms WHERE s.alphabet = 'gsm' AND s.payload IS NULL",
  );
  const countAll = (): { texts: number; phones: number } => {
    lost.texts = 0;
    lost.letters.clear();
    for (const { text } of gsmTexts.iterate()) countLost(lost, String(text));
    const { texts, phones } = counted.get()!;
    return { texts: Number(texts), phones: Number(phones) };
  };

  const ledger = {
    database,
    credit: credit ?? value('credit', firstCredit),
    /** The id of the next recipient; ids are never reused, not even after `clear` or a restart. */
    nextId: value('next_id', firstId),
    ...countAll(),
    lost,
    setCredit(next: number) {
      writeValue.run('credit', next);
      ledger.credit = next;
    },
    accept(post: LedgerPost) {
      const recipients = post.messages.reduce((sum, sms) => sum + sms.entries.length, 0);
      let newPhones = 0;
      inTransaction(database, () => {
        const postId = addPost.run(
          post.at,
          post.path,
          recipients,
          post.credit,
          post.campaign ?? null,
        ).lastInsertRowid;
        for (const sms of post.messages) {
          const { sender = null, label = null, payload = null, alphabet } = sms;
          const smsId = addSms.run(postId, sender, label, alphabet, payload).lastInsertRowid;
          for (const { id, msisdn, text, parts } of sms.entries) {
            if (findPhone.get(msisdn) === undefined) newPhones += 1;
            addDelivery.run(id, smsId, msisdn, text, parts);
          }
        }
        writeValue.run('credit', ledger.credit - post.credit);
        writeValue.run('next_id', post.nextId);
      });
      ledger.credit -= post.credit;
      ledger.texts += recipients;
      ledger.phones += newPhones;
      for (const { alphabet, payload, entries } of post.messages) {
        if (alphabet === 'ucs2' || payload !== undefined) continue;
        for (const { text } of entries) countLost(lost, text);
      }
      ledger.nextId = post.nextId;
    },
    clear() {
      inTransaction(database, () =>
        database.exec('DELETE FROM delivery; DELETE FROM sms; DELETE FROM post;'),
      );
      // Deleted rows would stay readable in the file's free pages.
      database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
      Object.assign(ledger, countAll());
    },
    forget(which: Forgotten) {
      const texts = forgetTexts(database, which);
      if (texts > 0) Object.assign(ledger, countAll());
      return texts;
    },
    close() {
      database.close();
      closed();
    },
  };
  writeValue.run('credit', ledger.credit);
  return ledger;
}
