/**
 * What a person decides in a list of a million rows: 50,000 left out, that undone, and 100,000 opt-outs followed, beside the
 * plainest way to store what becomes of the same rows: an `UPDATE` for each, without what was decided, without a judge.
 * Of the processor; run it alone with `node test/bench/audience.bench.ts [rows]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { excludeRows } from '../../electron/audiences/worker/leave-rows-out.ts';
import { moveSteps } from '../../electron/audiences/worker/list-steps.ts';
import { openNumberColumns } from '../../electron/audiences/worker/number-column.ts';
import { followOptOuts } from '../../electron/opt-outs/worker/opt-out-service.ts';
import { openDatabase, transact } from '../../electron/store/open-database.ts';
import { rowKey } from '../../electron/store/row-key.ts';
import { EXCLUDED, noCounts, OPTED_OUT, RECIPIENT } from '../../shared/audience/audience-row.ts';
import { value } from '../services/support/app.ts';
import { addAudience } from '../services/support/audience.ts';
import { held, heldTime } from './support/goal.ts';

const LEFT_OUT = 50_000;
const OPT_OUTS = 100_000;
/** Rows of one transaction of the peer. */
const TOGETHER = 1000;

/** The longest time that one transaction took of the processor, in ms. */
function watchLocks() {
  const { exec } = DatabaseSync.prototype;
  let began: NodeJS.CpuUsage | null = null;
  let longest = 0;
  DatabaseSync.prototype.exec = function (sql: string) {
    if (sql === 'BEGIN IMMEDIATE') began = process.threadCpuUsage();
    const answer = exec.call(this, sql);
    if (sql === 'COMMIT' && began !== null) {
      const { user, system } = process.threadCpuUsage(began);
      longest = Math.max(longest, (user + system) / 1000);
    }
    return answer;
  };
  return () => {
    const taken = longest;
    longest = 0;
    return taken;
  };
}

async function benchAudience(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'audience-bench-'));
  const database = value(openDatabase(join(folder, 'tagline.db')));
  // As the thread that changes lists has it.
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -4000;');
  try {
    const people = function* () {
      for (let n = 0; n < count; n++) yield { cells: [`Anna ${n}`, 'Lund'], msisdn: 46_700_000_000 + n * 7 };
    };
    const audienceId = addAudience(database, ['Name', 'City'], people());
    const counts = JSON.stringify({ ...noCounts(), rows: count, recipients: count });
    database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts, audienceId);
    const every = (rows: number) => Array.from({ length: rows }, (_, at) => Math.floor((at * count) / rows));
    const longestLock = watchLocks();
    const measured = async (work: () => unknown) => {
      longestLock();
      const began = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(began);
      return { ms: (user + system) / 1000, lockMs: longestLock() };
    };
    const write = database.prepare('UPDATE audience_row SET status = ? WHERE id = ?');
    const plainly = (ns: readonly number[], status: number) => () => {
      for (let from = 0; from < ns.length; from += TOGETHER)
        transact(database, () => {
          for (const n of ns.slice(from, from + TOGETHER)) write.run(status, rowKey(audienceId, n));
        });
    };
    const columns = openNumberColumns(database);
    const numbers = columns.numbersOf(audienceId);
    const ns = every(Math.min(LEFT_OUT, count));
    const excluded = { ns: Uint32Array.from(ns), excluded: true };
    const [plainOut, plainIn] = [
      await measured(plainly(ns, EXCLUDED)),
      await measured(plainly(ns, RECIPIENT)),
    ];
    const out = await measured(async () => value(await excludeRows(database, numbers, excluded, 0)));
    const undone = await measured(async () => value(await moveSteps(database, numbers, 'undo')));
    const optedOut = every(Math.min(OPT_OUTS, count));
    const plainFollow = await measured(plainly(optedOut, OPTED_OUT));
    plainly(optedOut, RECIPIENT)();
    const add = database.prepare("INSERT INTO opt_out VALUES (?, '', '', 0)");
    transact(database, () => {
      for (const n of optedOut) add.run(46_700_000_000 + n * 7);
    });
    const followed = await measured(() => followOptOuts(database, columns));
    const left = database
      .prepare(`SELECT count(*) AS rows FROM audience_row WHERE status = ${OPTED_OUT}`)
      .get();
    if (left?.rows !== optedOut.length)
      throw new Error(`${left?.rows} rows follow ${optedOut.length} opt-outs`);
    return {
      rows: count,
      'leave out, ms': out.ms,
      'leave out, by the plain way': held(out.ms / plainOut.ms, 4),
      'undo, ms': undone.ms,
      'undo, by the plain way': held(undone.ms / plainIn.ms, 3),
      'follow, ms': followed.ms,
      'follow, by the plain way': held(followed.ms / plainFollow.ms, 3),
      'longest lock': heldTime(Math.max(out.lockMs, undone.lockMs, followed.lockMs), 20),
    };
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

console.table(await benchAudience(Number(process.argv[2] ?? 1_000_000)));
