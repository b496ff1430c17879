import { type Page, pageOf } from '../../../shared/page.ts';
import { numberSearched, openWordSearch, plainText } from '../../search/words-in-sql.ts';
import type { Ledger } from './ledger.ts';
import type { Choices } from './spec-choices.ts';
import { type Alphabet, asShown, countLost, namedLostLetters, newLostCount } from './text/practice-parts.ts';

/** Latest first: `limit` rows after the row `before`. */
export interface Paging {
  readonly before?: number | null;
  readonly limit?: number;
}

const PAGE = 100;
const END = Number.MAX_SAFE_INTEGER;

export type Inbox = ReturnType<typeof openInbox>;

export function openInbox(ledger: Ledger, choices: Choices) {
  const { database } = ledger;
  // A phone's row is its latest matching delivery. Walking back by id makes any page cheap, however many there are.
  const phonesWhere = (mine: string, newer: string) => `
    SELECT d.id, d.msisdn, d.text, s.sender, s.alphabet, s.payload, p.at,
      (SELECT count(*) FROM delivery c WHERE c.msisdn = d.msisdn) AS texts
    FROM delivery d JOIN sms s ON s.id = d.sms JOIN post p ON p.id = s.post
    WHERE d.id < :before ${mine}
      AND NOT EXISTS (SELECT 1 FROM delivery n WHERE n.msisdn = d.msisdn AND n.id > d.id ${newer})
    ORDER BY d.id DESC`;
  const { holds, terms } = openWordSearch(database, plainText);
  database.function('payload_text', { deterministic: true }, (payload) => payloadText(String(payload)));
  // Payloads belong to SMS objects, which are few: one pass serves all recipients.
  const matches = (row: string) =>
    `AND (${holds(`${row}.text`)} OR instr(${row}.msisdn, nullif(:digits, ''))
      OR ${row}.sms IN (SELECT id FROM sms WHERE payload IS NOT NULL AND ${holds('payload_text(payload)')}))`;
  const allPhones = database.prepare(phonesWhere('', ''));
  const foundPhones = database.prepare(phonesWhere(matches('d'), matches('n')));
  const textsOf = database.prepare(`
    SELECT d.id, d.text, d.parts, s.sender, s.label, s.alphabet, s.payload, p.at
    FROM delivery d JOIN sms s ON s.id = d.sms JOIN post p ON p.id = s.post
    WHERE d.msisdn = :msisdn AND d.id < :before ORDER BY d.id DESC`);

  const shown = (row: Row) =>
    row.payload === null ? asShown(row.text, row.alphabet) : payloadText(row.payload);

  const isDamaged = (row: Row) => row.payload === null && shown(row) !== row.text;
  const textsOfIds = database.prepare(`
    SELECT count(*) AS texts, json_group_array(d.text) FILTER (WHERE s.alphabet = 'gsm' AND s.payload IS NULL) AS gsm
    FROM delivery d JOIN sms s ON s.id = d.sms WHERE d.id BETWEEN ? AND ?`);

  const toPhone = database.prepare('SELECT count(*) AS texts FROM delivery WHERE msisdn = ?');
  const before = database.prepare(
    'SELECT count(*) AS texts FROM post p JOIN sms s ON s.post = p.id JOIN delivery d ON d.sms = s.id WHERE p.at < ?',
  );

  return {
    phones({ search = '', before, limit = PAGE }: Paging & { readonly search?: string } = {}) {
      const sought = search.trim();
      const wanted = { before: before ?? END };
      const storedPhones =
        sought === ''
          ? allPhones.iterate(wanted)
          : foundPhones.iterate({ ...wanted, ...terms(sought), digits: numberSearched(sought) });
      return page(storedPhones as unknown as Iterable<Row>, limit, (row) => ({
        msisdn: row.msisdn,
        texts: row.texts,
        latest: shown(row),
        sender: row.sender ?? choices.defaultSender,
        damaged: isDamaged(row),
        at: row.at,
      }));
    },
    texts({ msisdn, before, limit = PAGE }: Paging & { readonly msisdn: string }) {
      const storedTexts = textsOf.iterate({ msisdn, before: before ?? END });
      return page(storedTexts as unknown as Iterable<Row>, limit, (row) => ({
        id: String(row.id),
        text: shown(row),
        sender: row.sender ?? choices.defaultSender,
        label: row.label,
        at: row.at,
        parts: row.parts,
        damaged: isDamaged(row),
        payload: row.payload !== null,
      }));
    },
    lostAmong(ranges: readonly (readonly [first: number, last: number])[]) {
      const lost = newLostCount();
      let texts = 0;
      for (const [from, to] of ranges) {
        const storedTexts = textsOfIds.get(from, to);
        texts += Number(storedTexts?.texts);
        for (const text of JSON.parse(String(storedTexts?.gsm)) as string[]) countLost(lost, text);
      }
      return { ...namedLostLetters(lost), of: texts };
    },
    countTo: (msisdn: string) => Number(toPhone.get(msisdn)?.texts),
    countBefore: (at: number) => Number(before.get(at)?.texts),
    totals: () => ({ phones: ledger.phones, texts: ledger.texts, lost: namedLostLetters(ledger.lost) }),
  };
}

interface Row {
  readonly id: number;
  readonly msisdn: string;
  readonly text: string;
  readonly parts: number;
  readonly sender: string | null;
  readonly label: string | null;
  readonly alphabet: Alphabet;
  readonly payload: string | null;
  readonly at: number;
  readonly texts: number;
}

function page<Out>(pageRows: Iterable<Row>, limit: number, show: (row: Row) => Out): Page<Out> {
  const { rows, next } = pageOf(pageRows, limit, ({ id }) => id);
  return { rows: rows.map(show), next };
}

/** A string payload as that string, any other as JSON. */
function payloadText(payload: string): string {
  const value: unknown = JSON.parse(payload);
  return typeof value === 'string' ? value : payload;
}
