import { joinedCells, namesDiffer, ruleOf } from '../../../shared/audience/join.ts';
import { namesUnder } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { nameColumns } from '../../../shared/sheet/name-header.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { detached } from '../../sheets/worker/reader/rows/detached-text.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { withOrders } from './day-orders.ts';
import type { RowJoins, RowJudgements } from './row-judgements.ts';
import { RowText } from './row-text.ts';
import { eachRow, tagCells } from './sheet-rows.ts';

/** In characters. The rows of numbers whose texts would take more wait for a choice. */
const MOST_HELD = 2 ** 28;

/**
 * Makes one text of the rows of each number. If their names differ or a column cannot be joined, the rows wait for a
 * choice.
 */
export async function joinRows(
  sheet: SheetStore,
  mapping: Mapping,
  judgements: RowJudgements,
  signal: AbortSignal,
  mostHeld = MOST_HELD,
): Promise<RowJoins> {
  const { tagColumns, headerRow, join = { language: 'en', ways: [] } } = mapping;
  const names = namesUnder(sampleOf(sheet), headerRow);
  const columns = tagColumns.map((column) => names[column] ?? '');
  const ofNames = nameColumns(columns);
  const tags = tagCells(mapping, sheet.locale);
  const each = (visit: (cells: () => string) => void) =>
    eachRow(sheet, mapping, { signal, progress: () => undefined }, (_, cells, plain) =>
      visit(() => tags(cells, plain)),
    );
  const row = new RowText();
  const rule = await withOrders(ruleOf(join, tagColumns), (visit) =>
    each((cells) => {
      row.read(cells());
      visit(row);
    }),
  );
  const lasts = lastRows(judgements);
  const open = new Map<number, string[]>();
  /** By the row that gets the text. */
  const made = new Map<number, NonNullable<ReturnType<typeof textOf>>>();
  let held = 0;
  let n = 0;
  await each((cells) => {
    const first = n < judgements.count ? judgements.keptOf(n) : n;
    const last = lasts[first] ?? 0;
    n += 1;
    if (last === 0 || last === WAITS) return;
    const rows = open.get(first) ?? [];
    const own = detached(cells());
    rows.push(own);
    held += own.length;
    if (n <= last && held < mostHeld) {
      open.set(first, rows);
      return;
    }
    open.delete(first);
    held -= rows.reduce((sum, row) => sum + row.length, 0);
    const text = n <= last ? null : textOf(rows);
    if (text === null) lasts[first] = WAITS;
    else made.set(first, text);
    held += text?.cells.length ?? 0;
  });

  function textOf(written: readonly string[]) {
    const rows = written.map((cells) => {
      row.read(cells);
      return columns.map((_, column) => row.cell(column));
    });
    const merged = namesDiffer(rows, ofNames, rule) ? null : joinedCells(rows, rule);
    return merged === null || 'fault' in merged
      ? null
      : { cells: JSON.stringify(merged.cells), rows: rows.length };
  }

  const counts = rule.ways.includes('count');
  const start = JSON.stringify(rule).slice(0, -1);
  return {
    rule,
    waits: (first) => lasts[first] === WAITS,
    of(first, own) {
      const isAlone = lasts[first] === 0;
      if (isAlone && !counts) return null;
      const joined = isAlone ? textOf([own]) : made.get(first);
      return joined ? { cells: joined.cells, joined: `${start},"own":${own},"rows":${joined.rows}}` } : null;
    },
  };
}

/** Stands for the last of the rows if they wait for a choice. */
const WAITS = 2 ** 32 - 1;

/** By the `n` of the row that others are joined to: the last of those; 0 for other rows. */
function lastRows(judgements: RowJudgements): Uint32Array {
  const lasts = new Uint32Array(judgements.count);
  for (let n = 0; n < judgements.count; n++) {
    const first = judgements.keptOf(n);
    if (first !== n) lasts[first] = n;
  }
  return lasts;
}
