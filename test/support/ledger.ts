import type { Ledger, LedgerEntry } from '../../electron/practice/worker/ledger.ts';

type Ledgered = Pick<Ledger, 'database'>;

export function postsIn({ database }: Ledgered) {
  const rows = database.prepare('SELECT id, at, path, recipients, credit FROM post ORDER BY id').all();
  return rows.map((row) => ({ ...row }));
}

/** In the order of acceptance, read lazily. */
export function entriesIn({ database }: Ledgered) {
  const rows = database.prepare(
    `SELECT delivery.id, msisdn, text, parts, sms.post FROM delivery JOIN sms ON sms.id = delivery.sms
     ORDER BY delivery.id`,
  );
  return rows.iterate() as unknown as IterableIterator<LedgerEntry & { post: number }>;
}

/** Who was texted more than once. */
export function duplicatesIn({ database }: Ledgered) {
  const rows = database.prepare(
    'SELECT msisdn, count(*) AS times FROM delivery GROUP BY msisdn HAVING times > 1 ORDER BY msisdn',
  );
  return rows.all().map(({ msisdn, times }) => ({ msisdn: String(msisdn), times: Number(times) }));
}

export function textsIn({ database }: Ledgered, msisdn: string) {
  const rows = database.prepare('SELECT text FROM delivery WHERE msisdn = ? ORDER BY id').all(msisdn);
  return rows.map((row) => String(row.text));
}
