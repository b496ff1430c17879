import type { DatabaseSync } from 'node:sqlite';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { textedOf } from '../../../shared/campaign/progress/delivery-state.ts';
import type { SendOptions } from '../../../shared/draft/draft.ts';
import { readWords } from '../../../shared/language/said.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { fictionalNumber } from '../../services/support/people.ts';
import type { LedgerLine } from './messages.ts';

/** What one finished campaign came to, and everything that breaks the promise; `wrongs` is empty when it holds. */
export interface Verification {
  readonly people: number;
  readonly accepted: number;
  readonly treatedAsSent: number;
  readonly twiceOnPurpose: number;
  readonly wrongs: readonly string[];
}

/**
 * Compares the store with the gateway's ledger, person by person: nobody got more texts than one and the
 * verdicts "send again" on their chunk, and nobody without a text is called accepted.
 */
export function verify(database: DatabaseSync, ledger: readonly LedgerLine[]): Verification {
  const texts = new Map<string, { id: string; text: string }[]>();
  for (const [id, msisdn, text] of ledger) {
    const list = texts.get(msisdn) ?? [];
    list.push({ id: String(id), text });
    texts.set(msisdn, list);
  }
  const again = sendAgainVerdicts(database);
  const expected = expectedTexts(database);
  const wrongs: string[] = [];
  let people = 0;
  let accepted = 0;
  let treatedAsSent = 0;
  let twiceOnPurpose = 0;
  const rows = database
    .prepare(
      `SELECT r.position, r.msisdn, t.id, c.chunk, c.state
       FROM recipient r LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
       JOIN chunk c ON c.campaign_id = r.campaign_id AND r.position >= c.from_position AND r.position < c.to_position`,
    )
    .iterate();
  for (const row of rows) {
    people++;
    const got = texts.get(String(row.msisdn)) ?? [];
    texts.delete(String(row.msisdn));
    const who = `position ${row.position} in request ${row.chunk} (${row.state})`;
    const verdicts = again.get(Number(row.chunk)) ?? 0;
    if (got.length > 1 + verdicts)
      wrongs.push(`${who}: ${got.length} texts with ${verdicts} verdicts to send again`);
    if (got.length > 1) twiceOnPurpose++;
    const shown = expected.get(String(row.msisdn));
    if (got.some(({ text }) => text !== shown)) wrongs.push(`${who}: another text than the one shown`);
    if (row.id !== null) {
      accepted++;
      if (got.length === 0) wrongs.push(`${who}: accepted, but nothing was sent`);
    } else if (row.state === 'treated-as-sent') treatedAsSent++;
    else wrongs.push(`${who}: finished without an outcome`);
  }
  for (const msisdn of texts.keys()) wrongs.push(`a text to somebody who is not in the campaign (${msisdn})`);
  wrongs.push(...tallyWrongs(database), ...shownWrongs(database, ledger));
  return { people, accepted, treatedAsSent, twiceOnPurpose, wrongs };
}

/** The text of each number, worked out of what was written and of how the guests are made. */
function expectedTexts(database: DatabaseSync): ReadonlyMap<string, string> {
  const campaign = database.prepare('SELECT message, options, people FROM campaign WHERE id = 1').get();
  const { versions } = JSON.parse(String(campaign?.options)) as SendOptions;
  const byCode = new Map(
    versions?.cases.flatMap(({ values, message }) => values.map((value) => [value, message] as const)),
  );
  return new Map(
    Array.from({ length: Number(campaign?.people) }, (_, n) => {
      const message = byCode.get(String(n)) ?? String(campaign?.message);
      return [fictionalNumber(n), message.replace('{name}', `Name ${n}`)];
    }),
  );
}

/**
 * Everybody who got a text, or whose request was ever in doubt, and whom the results show as not texted all the same;
 * none at any moment, also in what a killed app left behind.
 */
export function shownWrongs(database: DatabaseSync, ledger: readonly LedgerLine[]): string[] {
  const texted = new Set(ledger.map(([, msisdn]) => msisdn));
  const doubted = new Set(
    database
      .prepare(everInDoubt)
      .all()
      .map(({ position }) => Number(position)),
  );
  const positions = database
    .prepare('SELECT position FROM recipient WHERE campaign_id = 1 ORDER BY position')
    .all()
    .map(({ position }) => Number(position));
  return openResultReader(database)
    .at(1 as CampaignId, positions)
    .flatMap((row, at) => {
      if (textedOf(row) !== 'no') return [];
      const who = `position ${positions[at]} is shown as ${row.state}`;
      if (texted.has(row.msisdn)) return [`${who}, and got a text`];
      return doubted.has(positions[at]!) ? [`${who}, and was in doubt`] : [];
    });
}

/** Nobody is taken out and nothing is halved here, so that a request always held the same people. */
const everInDoubt = `
  SELECT r.position FROM attempt a
  JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk
  JOIN recipient r ON r.campaign_id = c.campaign_id AND r.position >= c.from_position AND r.position < c.to_position
  WHERE a.outcome = 'unknown'`;

function sendAgainVerdicts(database: DatabaseSync): Map<number, number> {
  const again = new Map<number, number>();
  for (const { message } of database.prepare("SELECT message FROM timeline WHERE kind = 'verdict'").all()) {
    const found = /^Batch (\d+): goes again/.exec(spoken(readWords(String(message))));
    if (found === null) continue;
    const chunk = Number(found[1]) - 1;
    again.set(chunk, (again.get(chunk) ?? 0) + 1);
  }
  return again;
}

/** The tallies must be what counting the rows gives. */
function tallyWrongs(database: DatabaseSync): string[] {
  const counted = database
    .prepare(
      `SELECT state, sum(people) AS people FROM (
         SELECT 'accepted' AS state, count(*) AS people FROM receipt
         UNION ALL SELECT 'skipped', count(*) FROM skipped
         UNION ALL SELECT state, sum(people) FROM chunk WHERE state NOT IN ('accepted', 'skipped') GROUP BY state)
       GROUP BY state HAVING people > 0 ORDER BY state`,
    )
    .all();
  const kept = database.prepare('SELECT state, people FROM tally WHERE people <> 0 ORDER BY state').all();
  const [a, b] = [JSON.stringify(counted), JSON.stringify(kept)];
  return a === b ? [] : [`the tally is ${b}, counting gives ${a}`];
}
