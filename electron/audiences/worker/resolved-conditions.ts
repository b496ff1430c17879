import type { DatabaseSync } from 'node:sqlite';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { type CellCondition, fromDay, testRule } from '../../../shared/sheet/condition.ts';
import { namesUnder } from '../../../shared/sheet/mapping/mapping-guess.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { readHead } from '../../store/audience-reader.ts';
import { cellsOfList, type EachCells } from './column-values.ts';
import { dayOrdersOf } from './day-orders.ts';
import { eachRow, type Watch } from './sheet-rows.ts';
import type { MadeFrom } from './source-audience.ts';

/** Finds the order of day and month in each column by all its dates; fails if a person has to choose it. */
async function resolved(
  conditions: readonly CellCondition[],
  names: readonly string[],
  today: string,
  each: EachCells,
): Promise<Result<readonly CellCondition[]>> {
  const dated = conditions.filter(({ test }) => testRule(test).isOfDate).map(({ column }) => column);
  if (dated.length === 0) return ok(conditions);
  const orders = await dayOrdersOf(dated, each);
  const all: CellCondition[] = [];
  for (const one of conditions) {
    const order = orders.get(one.column);
    const dayFirst = one.dayFirst ?? order?.shown() ?? undefined;
    const date = order?.date() ?? null;
    if (date !== null && dayFirst === undefined) {
      const message = say.audiences.dayOrderOpen(names[one.column] ?? '', date);
      return failure('bad-input', message, say.audiences.dayOrderOpenFix());
    }
    all.push(fromDay({ ...one, dayFirst }, today));
  }
  return ok(all);
}

/** A mapping whose conditions are on fixed days instead of today. */
export async function resolvedMapping(sheet: SheetStore, mapping: Mapping, now: number, watch: Watch) {
  const { only = [], headerRow } = mapping;
  if (only.length === 0) return ok(mapping);
  const names = namesUnder(sampleOf(sheet), headerRow);
  const resolution = await resolved(only, names, dayAt(now), (visit) =>
    eachRow(sheet, { headerRow }, watch, (_, cells) => visit(cells)),
  );
  return resolution.ok ? ok({ ...mapping, only: resolution.value }) : resolution;
}

export async function resolvedDerivation(
  database: DatabaseSync,
  derivation: MadeFrom,
  now: number,
  signal: AbortSignal,
): Promise<Result<MadeFrom>> {
  if (derivation.kind !== 'some') return ok(derivation);
  const head = readHead(database, derivation.audienceId);
  if (!head.ok) return head;
  const each = cellsOfList(database, head.value, signal);
  const resolution = await resolved(derivation.conditions, head.value.columns, dayAt(now), each);
  return resolution.ok ? ok({ ...derivation, conditions: resolution.value }) : resolution;
}
