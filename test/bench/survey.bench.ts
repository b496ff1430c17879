/**
 * A live survey of a million people, beside the plainest loop that could write their texts: rows of node:sqlite
 * one by one, JSON.parse, and String.replaceAll for each tag, which counts no parts and finds no problems.
 * Run it alone with `node test/bench/survey.bench.ts [people]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { openAudienceRows } from '../../electron/store/audience-rows.ts';
import { openDatabase } from '../../electron/store/open-database.ts';
import { rowKey } from '../../electron/store/row-key.ts';
import { openSurveyThread } from '../../electron/survey-thread.ts';
import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Result } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { addAudience, type TestRow } from '../services/support/audience.ts';
import { held } from './support/goal.ts';

const COLUMNS = ['Name', 'City', 'Code', 'When', 'Times', 'Parking'];
const MESSAGE =
  'Hi {Name|there}, your order is ready in {City}. Show code {Code} at the desk before Friday. Thank you!';

const FORMATTED = MESSAGE.replace('Friday', '{When:weekday-date}, {When:time}');

/** A date, a column of joined rows, words by a yes and words by a value. */
const CONDITIONAL = FORMATTED.replace(
  'Thank you!',
  'Your times: {Times}. {Parking?Bring your permit.|Take bus 12.} {City=Lund?Use the back door.} Thank you!',
);

const LIKE =
  "SELECT n FROM audience_row WHERE id >= ? AND id < ? AND cells LIKE '%göteborg%' AND cells LIKE '%999%'";

/** What a run measured; times in ms, sizes in bytes. */
export interface SurveyFigures {
  readonly people: number;
  readonly firstMs: number;
  readonly wholeMs: number;
  /** The plain loop on the same rows. */
  readonly peerMs: number;
  /** `wholeMs` by `peerMs`: below 1 the survey is faster than the plain loop. */
  readonly ratio: number;
  /** Twenty keystrokes, each until the totals are whole: the median and the slowest, also by `peerMs`. */
  readonly keyMs: number;
  readonly slowestKeyMs: number;
  readonly keyRatio: string;
  readonly slowestKeyRatio: string;
  /** A date in two formats: the first totals, which read the cells, and the median of twenty keystrokes, by `peerMs`. */
  readonly formattedMs: number;
  readonly formattedRatio: number;
  readonly formattedKeyRatio: string;
  /** The same with words for some people and a column of joined rows as well. */
  readonly conditionalMs: number;
  readonly conditionalRatio: number;
  readonly conditionalKeyRatio: string;
  readonly filterMs: number;
  /** The first search, which may wait until the list is kept for searches, and the median of ten more; by a `LIKE` over the same rows. */
  readonly firstSearchMs: number;
  readonly searchMs: number;
  readonly searchRatio: string;
  /** The slowest of a hundred pages of 200 rows, from all over the longest-first list. */
  readonly slowestPageMs: number;
  /** The longest that the main thread was kept from its other work during survey, filter and search. */
  readonly mainBlockedMs: number;
  readonly residentBytes: number;
}

/** Surveys, filters, searches and pages an audience of so many people in a temporary folder. */
async function benchSurvey(people: number): Promise<SurveyFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'survey-bench-'));
  const path = join(folder, 'tagline.db');
  const database = value(openDatabase(path));
  const { ask, close } = openSurveyThread(path, (bug) => {
    throw bug;
  });

  async function survey(
    audienceId: AudienceId,
    message = MESSAGE,
  ): Promise<{ firstMs: number; wholeMs: number }> {
    const began = performance.now();
    let firstMs = 0;
    const progress = (): void => {
      firstMs ||= performance.now() - began;
    };
    value(await ask('survey', { audienceId, message, lettering: { encoded: true } }, { progress }));
    progress();
    return { firstMs, wholeMs: performance.now() - began };
  }

  async function list(audienceId: AudienceId, filter: AudienceFilter, search: string) {
    const began = performance.now();
    const lettering = { encoded: true };
    const ns = value(
      await ask('list', { audienceId, message: MESSAGE, lettering, filter, search, sort: null }),
    );
    return { ns, ms: performance.now() - began };
  }

  try {
    const audienceId = addAudience(database, COLUMNS, rows(people));
    const other = addAudience(database, COLUMNS, rows(people));
    // Starts the thread, as the first look at any audience does.
    await survey(addAudience(database, COLUMNS, rows(1)));

    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { firstMs, wholeMs } = await survey(audienceId);
    async function typed(message: string, of = audienceId): Promise<number[]> {
      const keys: number[] = [];
      for (let key = 1; key <= 20; key += 1) {
        keys.push((await survey(of, message + 'x'.repeat(key))).wholeMs);
      }
      return keys.sort((left, right) => left - right);
    }
    const keys = await typed(MESSAGE);
    const { wholeMs: formattedMs } = await survey(audienceId, FORMATTED);
    const formattedKeys = await typed(FORMATTED);
    const { wholeMs: conditionalMs } = await survey(other, CONDITIONAL);
    const conditionalKeys = await typed(CONDITIONAL, other);
    const longest = await list(audienceId, 'longest', '');
    const firstSearchMs = (await list(audienceId, 'all', 'göteborg 999')).ms;
    const searches: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      searches.push((await list(audienceId, 'all', at % 2 === 0 ? `göteborg 99${at}` : `+46 70 1${at}2`)).ms);
    }
    searches.sort((left, right) => left - right);
    delay.disable();

    const likeMs = timed(() => database.prepare(LIKE).all(audienceId << 24, (audienceId + 1) << 24));
    const peerMs = timed(() => plainLoop(database, audienceId));
    return {
      people,
      firstMs,
      wholeMs,
      peerMs,
      ratio: wholeMs / peerMs,
      keyMs: keys[10]!,
      slowestKeyMs: keys[19]!,
      keyRatio: held(keys[10]! / peerMs, 0.03),
      slowestKeyRatio: held(keys[19]! / peerMs, 0.06),
      formattedMs,
      formattedRatio: formattedMs / peerMs,
      formattedKeyRatio: held(formattedKeys[10]! / peerMs, 0.03),
      conditionalMs,
      conditionalRatio: conditionalMs / peerMs,
      conditionalKeyRatio: held(conditionalKeys[10]! / peerMs, 0.03),
      filterMs: longest.ms,
      firstSearchMs,
      searchMs: searches[5]!,
      searchRatio: held(searches[5]! / likeMs, 0.3),
      slowestPageMs: slowestPage(database, audienceId, longest.ns),
      mainBlockedMs: delay.max / 1e6,
      residentBytes: process.memoryUsage.rss(),
    };
  } finally {
    await close();
    database.close();
    rmSync(folder, { recursive: true });
  }
}

function value<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(spoken(result.error.message));
  return result.value;
}

function* rows(count: number): Generator<TestRow> {
  for (let n = 0; n < count; n += 1) {
    const times = n % 10 === 0 ? '09:00 and 13:30' : '09:00';
    const parking = n % 3 === 0 ? 'yes' : 'no';
    yield {
      cells: [
        n % 11 === 0 ? 'Łukasz' : `Anna ${n}`,
        n % 2 ? 'Göteborg' : 'Lund',
        `X${n}`,
        whenOf(n),
        times,
        parking,
      ],
    };
  }
}

/** Each of a year's days, every quarter of an hour. */
function whenOf(n: number): string {
  return new Date(Date.UTC(2026, 0, 1 + (n % 365), 8, (n % 36) * 15))
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
}

function plainLoop(database: DatabaseSync, audienceId: AudienceId): number {
  const statement = database.prepare('SELECT cells FROM audience_row WHERE id >= ? AND id < ? ORDER BY id');
  let characters = 0;
  for (const row of statement.iterate(rowKey(audienceId, 0), rowKey(audienceId + 1, 0))) {
    const cells = JSON.parse(String(row.cells)) as string[];
    const text = MESSAGE.replaceAll('{Name|there}', cells[0]!)
      .replaceAll('{City}', cells[1]!)
      .replaceAll('{Code}', cells[2]!);
    characters += text.length;
  }
  return characters;
}

function slowestPage(database: DatabaseSync, audienceId: AudienceId, ns: Uint32Array): number {
  const rows = openAudienceRows(database);
  let slowest = 0;
  for (let page = 0; page < 100; page += 1) {
    const from = Math.floor((ns.length * page) / 100);
    slowest = Math.max(
      slowest,
      timed(() => ns.subarray(from, from + 200).map((n) => rows.at(audienceId, n)?.row ?? 0)),
    );
  }
  return slowest;
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

if (process.argv[1] === import.meta.filename) {
  console.table(await benchSurvey(Number(process.argv[2] ?? 1_000_000)));
}
