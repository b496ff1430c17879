import type { DatabaseSync } from 'node:sqlite';
import type { RunningCounts } from '../../../shared/audience/audience-row.ts';
import { addDifferences, type Differences, type JudgedAgain } from '../../../shared/audience/differences.ts';
import { JUDGE_VERSION } from '../../../shared/audience/judge.ts';
import type { AudienceId } from '../../../shared/brand.ts';

/** Marks a list while rows of it are judged, so that a transaction makes one revision. */
export function openJudging(database: DatabaseSync, audienceId: number) {
  const begin = database.prepare('UPDATE audience SET judging = 1 WHERE id = ?');
  const end = database.prepare(
    'UPDATE audience SET judging = 0, revision = revision + ready WHERE id = ? RETURNING revision, ready',
  );
  return {
    begin: () => begin.run(audienceId),
    end(): { readonly revision: number; readonly ready: boolean } {
      const list = end.get(audienceId);
      return { revision: Number(list?.revision), ready: list?.ready === 1 };
    },
  };
}

/** Adds to the counts that are stored with the list. */
export function addCounts(database: DatabaseSync, audienceId: number, delta: RunningCounts): void {
  const stored = database.prepare('SELECT counts FROM audience WHERE id = ?').get(audienceId);
  const counts = JSON.parse(String(stored?.counts)) as RunningCounts;
  for (const key of Object.keys(delta) as (keyof RunningCounts)[])
    counts[key] = (counts[key] ?? 0) + delta[key];
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(JSON.stringify(counts), audienceId);
}

/** Lists that are told of at once; the next ones follow when a person has seen these. */
const AT_ONCE = 5;

/** The lists whose rows were judged by a judge of another version. */
export function listsToJudge(database: DatabaseSync): AudienceId[] {
  const lists = database.prepare('SELECT id FROM audience WHERE ready = 1 AND judge_version <> ?');
  return lists.all(JUDGE_VERSION).map(({ id }) => Number(id) as AudienceId);
}

/** Has the rows of all lists judged again. */
export function judgeAllAgain(database: DatabaseSync): void {
  database.exec('UPDATE audience SET judge_version = 0');
}

/** In the transaction that wrote the rows. */
export function addToDifferences(database: DatabaseSync, audienceId: number, more: Differences): void {
  const before = differencesIn(
    database.prepare('SELECT differences FROM audience WHERE id = ?').get(audienceId)?.differences,
  );
  database
    .prepare('UPDATE audience SET differences = ? WHERE id = ?')
    .run(JSON.stringify(addDifferences(before, more)), audienceId);
}

/** Call it in the transaction that wrote the last rows. */
export function endJudgingAgain(database: DatabaseSync, audienceId: number): void {
  database.prepare('UPDATE audience SET judge_version = ? WHERE id = ?').run(JUDGE_VERSION, audienceId);
}

/** The lists that a person has not seen since rows of them were judged again and differ. */
export function readJudgedAgain(database: DatabaseSync): JudgedAgain[] {
  const lists = database.prepare(
    `SELECT id, name, differences FROM audience
     WHERE ready = 1 AND judge_version = ? AND differences IS NOT NULL ORDER BY id LIMIT ${AT_ONCE}`,
  );
  return lists.all(JUDGE_VERSION).map(({ id, name, differences }) => ({
    audienceId: Number(id) as AudienceId,
    name: String(name),
    differences: differencesIn(differences),
  }));
}

/** A person has seen what differs in these lists. */
export function forgetDifferences(database: DatabaseSync, audienceIds: readonly AudienceId[]): void {
  const forget = database.prepare(
    'UPDATE audience SET differences = NULL WHERE id = ? AND judge_version = ?',
  );
  for (const audienceId of audienceIds) forget.run(audienceId, JUDGE_VERSION);
}

function differencesIn(stored: unknown): Differences {
  return typeof stored === 'string' ? (JSON.parse(stored) as Differences) : {};
}
