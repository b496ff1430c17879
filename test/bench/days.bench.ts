/**
 * A list of a million rows on thirty days: filtered by a date and split into a draft for each day, beside a filter by a
 * text of the same column, and beside an `INSERT INTO ... SELECT` of the same rows.
 * Run it alone with `node test/bench/days.bench.ts [rows]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../electron/app.ts';
import { openConnection } from '../../electron/store/open-database.ts';
import { localWire } from '../../electron/wire/local-wire.ts';
import type { Derivation } from '../../shared/audience/derivation.ts';
import { dayAfter, dayAt } from '../../shared/format/sending-day.ts';
import type { CellCondition } from '../../shared/sheet/condition.ts';
import { testHost, value } from '../services/support/app.ts';
import { addAudience, type TestRow } from '../services/support/audience.ts';
import { held } from './support/goal.ts';

const DAYS = 30;
const today = dayAt(Date.now());

function* rows(count: number): Generator<TestRow> {
  for (let n = 0; n < count; n += 1) yield { cells: [`Anna ${n}`, dayAfter(today, n % DAYS)] };
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function benchDays(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'days-bench-'));
  const app = value(await createApp(testHost(folder)));
  const { call } = localWire(app);
  const database = openConnection(join(folder, 'tagline.db'), { readOnly: false });
  try {
    const audienceId = addAudience(database, ['Name', 'Visit'], rows(count));
    const filtered = (condition: Omit<CellCondition, 'column'>) => {
      const conditions = [{ column: 1, ...condition }];
      const derivation: Derivation = { kind: 'some', audienceId, conditions };
      return timed(async () => value(await call('audience.countDerived', { derivation })));
    };
    const plainMs = await filtered({ test: 'contains', value: dayAfter(today, 1) });
    const dateMs = await filtered({ test: 'is-tomorrow', value: '' });
    const wanted = { audienceId, column: 1 };
    const countMs = await timed(async () => value(await call('audience.countByDay', wanted)));
    const { parts } = value(await call('audience.countByDay', wanted));
    const { id: campaignId } = value(await call('draft.create', {}));
    value(await call('draft.save', { campaignId, patch: { audienceId, message: 'Come {Visit}' } }));
    const plan = { ...wanted, campaignId, time: null, shown: [...parts] };
    const splitMs = await timed(async () => value(await call('campaign.splitByDay', plan)));
    const last = 1000 << 24;
    const copyMs = await timed(() =>
      database.exec(
        `INSERT INTO audience_row (id, row, status, flags, msisdn, original, cells)
         SELECT id % (1 << 24) + ${last}, row, status, flags, msisdn, original, cells
         FROM audience_row WHERE id < ${(audienceId + 1) * 2 ** 24}`,
      ),
    );
    return {
      rows: count,
      plainMs,
      dateMs,
      dateRatio: held(dateMs / plainMs, 1.5),
      countMs,
      splitMs,
      copyMs,
      splitRatio: splitMs / copyMs,
    };
  } finally {
    database.close();
    await app.close();
    rmSync(folder, { recursive: true });
  }
}

console.table(await benchDays(Number(process.argv[2] ?? 1_000_000)));
