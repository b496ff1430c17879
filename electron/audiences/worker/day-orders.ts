import type { DatabaseSync } from 'node:sqlite';
import { datedColumns } from '../../../shared/audience/join.ts';
import { dayOrders } from '../../../shared/format/written-date.ts';
import type { JoinRule } from '../../../shared/sheet/sheet.ts';
import type { AudienceHead } from '../../store/audience-reader.ts';
import { cellsOfList, type EachCells } from './column-values.ts';

/** The order of day and month in each of these columns, by all its dates. */
export async function dayOrdersOf(columns: readonly number[], each: EachCells) {
  const orders = new Map(columns.map((column) => [column, dayOrders()]));
  if (orders.size > 0) {
    await each((cells) => {
      for (const [column, order] of orders) order.add(cells.cell(column));
    });
  }
  return orders;
}

/** For each of these columns: true if dates start with the day, null if nobody knows. */
export async function dayOrdersIn(database: DatabaseSync, head: AudienceHead, columns: readonly number[]) {
  const orders = await dayOrdersOf(columns, cellsOfList(database, head));
  return head.columns.map((_, column) => orders.get(column)?.shown() ?? null);
}

/** Adds the order of day and month in each column that is joined by date, if nobody chose one. */
export async function withOrders(rule: JoinRule, each: EachCells): Promise<JoinRule> {
  const orders = await dayOrdersOf(datedColumns(rule), each);
  const { language, ways, dayFirst } = rule;
  if (orders.size === 0) return { language, ways };
  return {
    language,
    ways,
    dayFirst: ways.map((_, column) => dayFirst?.[column] ?? orders.get(column)?.shown() ?? null),
  };
}
