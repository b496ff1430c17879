/**
 * Sorting a million people by each column of their list, beside `Array.sort` with one `Intl.Collator` over the same values in
 * memory. Run it alone with `node test/bench/sort.bench.ts [people]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../electron/store/open-database.ts';
import { openSurveyThread } from '../../electron/survey-thread.ts';
import type { SortedBy } from '../../shared/audience/row-sort.ts';
import type { Result } from '../../shared/result.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { addAudience } from '../services/support/audience.ts';
import { seededDice } from './support/dice.ts';
import { held, median } from './support/goal.ts';

const COLUMNS = ['Name', 'City', 'Code'];
const MESSAGE = 'Hi {Name|there}, your order is ready in {City}. Show code {Code}.';
const SYLLABLES = 'an ber ka lo mi ner os pe ri sø tor ul vé xi yn zoë åg mc ø al'.split(' ');
const LOCALE = 'da';

/** What a run measured of one column; times in ms. */
interface SortFigures {
  readonly column: string;
  /** Until the rows are in order for the first time, and the median of ten times after it, in turns upwards and downwards. */
  readonly firstMs: number;
  readonly laterMs: number;
  readonly peerMs: number;
  readonly first: string;
  readonly later: string;
}

async function benchSort(people: number): Promise<SortFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sort-bench-'));
  const path = join(folder, 'tagline.db');
  const database = value(openDatabase(path));
  const { ask, close } = openSurveyThread(path, (bug) => {
    throw bug;
  });
  try {
    const rows = madeUpRows(people);
    const audienceId = addAudience(database, COLUMNS, rows);
    const message = { audienceId, message: MESSAGE, lettering: { encoded: true } };
    value(await ask('survey', message, { progress: () => undefined }));
    const sort = async (by: SortedBy, descending: boolean) => {
      const began = performance.now();
      const wanted = {
        ...message,
        filter: 'all',
        search: '',
        sort: { by, descending, locale: LOCALE },
      } as const;
      const ns = value(await ask('list', wanted));
      return { ns, ms: performance.now() - began };
    };
    const figures: SortFigures[] = [];
    for (const [by, column] of [...COLUMNS.entries(), ['number', 'Number'] as const]) {
      const texts = rows.map(({ cells, msisdn }) => (by === 'number' ? String(msisdn) : cells[by]!));
      const first = await sort(by, false);
      const times: number[] = [];
      for (let at = 0; at < 10; at += 1) times.push((await sort(by, at % 2 === 0)).ms);
      const laterMs = median(times);
      const began = performance.now();
      const peer = [...texts].sort(new Intl.Collator(LOCALE, { numeric: true }).compare);
      const peerMs = performance.now() - began;
      if (peer.some((text, at) => texts[first.ns[at]!] !== text))
        throw new Error(`${column} is in another order.`);
      figures.push({
        column,
        firstMs: first.ms,
        laterMs,
        peerMs,
        first: held(first.ms / peerMs, 0.5),
        later: held(laterMs / peerMs, 0.05),
      });
    }
    return figures;
  } finally {
    await close();
    database.close();
    rmSync(folder, { recursive: true });
  }
}

function madeUpRows(count: number) {
  const { below: roll, pick } = seededDice(1);
  const word = (): string => Array.from({ length: 2 + roll(3) }, () => pick(SYLLABLES)).join('');
  const cities = Array.from({ length: 300 }, word);
  return Array.from({ length: count }, () => ({
    cells: [`${word()} ${word()}`, pick(cities), `X${roll(1_000_000)}`],
    msisdn: 45_20_00_00_00 + roll(70_000_000),
  }));
}

function value<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(spoken(result.error.message));
  return result.value;
}

console.table(await benchSort(Number(process.argv[2] ?? 1_000_000)));
