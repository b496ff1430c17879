import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { JOINED, RECIPIENT, UNDECIDED } from '../../../shared/audience/audience-row.ts';
import { joinedCells, namesDiffer, ruleOf, type StoredJoin } from '../../../shared/audience/join.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { rowKey } from '../../store/audience-keys.ts';
import { transact } from '../../store/open-database.ts';
import type { AudiencePlan } from '../records/audience-writer.ts';
import { withOrders } from './column-values.ts';
import type { RowJudgements } from './row-judgements.ts';

/** Rows joined in one transaction. */
const AT_ONCE = 2000;

/**
 * Makes one text of the written rows of each number. They wait for a choice where their names differ or a column cannot be
 * joined, and it returns how many. At any time it holds the rows of one number.
 */
export async function joinWritten(
  database: DatabaseSync,
  audienceId: AudienceId,
  judgements: RowJudgements,
  { mapping, columns }: Pick<AudiencePlan, 'mapping' | 'columns'>,
  signal: AbortSignal,
): Promise<number> {
  const chosen = ruleOf(mapping.join ?? { language: 'en', ways: [] }, mapping.tagColumns);
  const head = { id: audienceId, columns, rows: judgements.count };
  const rule = await withOrders(database, head, chosen, signal);
  const read = database.prepare('SELECT cells FROM audience_row WHERE id = ?');
  const write = database.prepare('UPDATE audience_row SET cells = ?, joined = ? WHERE id = ?');
  const wait = database.prepare(`UPDATE audience_row SET status = ${UNDECIDED} WHERE id = ?`);
  let waiting = 0;
  const join = (ns: readonly number[]): void => {
    const keys = ns.map((n) => rowKey(audienceId, n));
    const rows = keys.map((key) => JSON.parse(String(read.get(key)?.cells)) as string[]);
    const made = namesDiffer(rows, columns, rule) ? null : joinedCells(rows, rule);
    if (made === null || 'fault' in made) {
      for (const key of keys.slice(1)) wait.run(key);
      waiting += keys.length - 1;
      return;
    }
    const joined: StoredJoin = { ...rule, own: rows[0]!, rows: rows.length };
    write.run(JSON.stringify(made.cells), JSON.stringify(joined), keys[0]!);
  };
  const groups = groupsOf(judgements, rule.ways.includes('count'));
  for (let group = groups.next(); group.done !== true; ) {
    transact(database, () => {
      for (let rows = 0; group.done !== true && rows < AT_ONCE; group = groups.next()) {
        join(group.value);
        rows += group.value.length;
      }
    });
    await setImmediate();
    signal.throwIfAborted();
  }
  return waiting;
}

/** The `n` of the rows of each number that is joined, in the order of the file; `alone` adds those on one row only. */
function* groupsOf(judgements: RowJudgements, alone: boolean): Generator<readonly number[]> {
  const { count } = judgements;
  /** By `n`: the next row of its number, and for a row that others give way to the last of these; 0 for none. */
  const next = new Uint32Array(count);
  const last = new Uint32Array(count);
  for (let n = 0; n < count; n++) {
    const { status, kept } = judgements.at(n);
    if (status !== JOINED) continue;
    next[last[kept!] || kept!] = n;
    last[kept!] = n;
  }
  for (let n = 0; n < count; n++) {
    if (last[n] === 0 && !(alone && judgements.at(n).status === RECIPIENT)) continue;
    const rows = [n];
    for (let at = next[n]!; at !== 0; at = next[at]!) rows.push(at);
    yield rows;
  }
}
