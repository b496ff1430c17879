import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { orderedJson } from '../../../shared/format/ordered-json.ts';
import { mayHoldNo } from '../../../shared/sheet/answers/clear-no.ts';
import { type ConsentColumn, consentColumns, isNoIn } from '../../../shared/sheet/consent/consent.ts';
import { consentHeader } from '../../../shared/sheet/consent/consent-header.ts';
import { openTally } from '../../../shared/sheet/consent/consent-tally.ts';
import { namesUnder } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { mayHoldOdd, openOddColumns } from '../../../shared/sheet/odd-columns.ts';
import type { ConsentChoice, Mapping } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { readBarredNumbers } from './barred-numbers.ts';
import { joinRows } from './join-rows.ts';
import { type BarredNumbers, openJudgements, type RowJudgements } from './row-judgements.ts';
import { rowNumbers } from './row-numbers.ts';
import { openReadings, type RowReadings } from './row-readings.ts';
import type { RowText } from './row-text.ts';
import { eachRow, type Watch } from './sheet-rows.ts';

/** Most rows and barred numbers that are kept, at about thirty bytes each. */
const MOST_KEPT = 2_000_000;
/** Rows judged before the thread handles other messages. */
const STEP = 20_000;

export type SheetJudgements = ReturnType<typeof openSheetJudgements>;

interface Kept {
  readonly count: number;
  readonly merged: SheetStore['merged'];
  readonly read: string;
  readonly readings: RowReadings;
  readonly rules: string;
  readonly barred: BarredNumbers;
  readonly judgements: RowJudgements;
}

/** Keeps the latest result with its sheet: after counting, a person usually builds the audience or changes little. */
export function openSheetJudgements(database: DatabaseSync) {
  let latest = new WeakMap<SheetStore, Kept>();

  async function readingsOf(sheet: SheetStore, mapping: Mapping, watch: Watch): Promise<RowReadings> {
    const readings = openReadings(mapping, sheet.count);
    const numbers = rowNumbers(sheet, mapping);
    const tallies = openConsentTallies(sheet, mapping);
    const odd = openOddColumns(sheet.width);
    await eachRow(sheet, mapping, watch, (row, cells) => {
      readings.read(row, numbers.find(cells));
      tallies.add(cells);
      if (mayHoldOdd(cells.text)) odd.add((column) => cells.cell(column));
    });
    readings.odd = odd.columns();
    readings.consent = tallies.columns();
    if (readings.consent.length === 0) return readings;
    const saysNo = noTest(readings.consent, mapping.consent);
    let n = 0;
    await eachRow(sheet, mapping, { ...watch, progress: () => undefined }, (_, cells) => {
      if (saysNo(cells)) readings.saysNo(n);
      n += 1;
    });
    return readings;
  }

  return {
    async of(sheet: SheetStore, mapping: Mapping, now: number, watch: Watch): Promise<RowJudgements> {
      const { count, merged } = sheet;
      const rules = rulesOf(mapping);
      const read = readOf(mapping);
      const kept = latest.get(sheet);
      const isRead = kept?.count === count && kept.merged === merged && kept.read === read;
      if (!isRead) latest.delete(sheet);
      const readings = isRead ? kept.readings : await readingsOf(sheet, mapping, watch);
      const barred = readBarredNumbers(database, mapping.skipRecentDays, now);
      if (isRead && kept.rules === rules && isSame(kept.barred, barred)) return kept.judgements;
      const judgements = openJudgements(readings, mapping, barred);
      while (judgements.judge(STEP)) {
        await setImmediate();
        watch.signal.throwIfAborted();
      }
      if (mapping.duplicates === 'join')
        judgements.join(await joinRows(sheet, mapping, judgements, watch.signal));
      const size = count + (barred.optedOut?.size ?? 0) + (barred.recent?.size ?? 0);
      latest = new WeakMap();
      if (size <= MOST_KEPT) {
        latest.set(sheet, { count, merged, read, readings, rules, barred, judgements });
      }
      return judgements;
    },
  };
}

function readOf(mapping: Mapping): string {
  const { tagColumns: _t, formats: _f, duplicates: _d, join: _j, skipRecentDays: _s, ...read } = mapping;
  // Only the meaning of answers is read: whether people who said no are left out changes no number.
  return orderedJson({ ...read, consent: undefined, values: mapping.consent?.values ?? [] });
}

function rulesOf({ duplicates, consent, join, tagColumns, formats }: Mapping): string {
  return orderedJson([duplicates, consent, duplicates === 'join' && [join, tagColumns, formats]]);
}

function isSame(before: BarredNumbers, now: BarredNumbers): boolean {
  return holdSame(before.optedOut, now.optedOut) && holdSame(before.recent, now.recent);
}

function holdSame(before: BarredNumbers['recent'], now: BarredNumbers['recent']): boolean {
  return before === null || now === null ? before === now : before.equals(now);
}

/** Counts the values about texts; in the column of the number, as in `0701740605 (no SMS)`, only a clear no. */
export function openConsentTallies(sheet: SheetStore, { headerRow, numberColumn, consent }: Mapping) {
  const names = namesUnder(sampleOf(sheet), headerRow);
  const counted = names.flatMap((name, column) => {
    const isNumber = column === numberColumn;
    const header = consentHeader(isNumber ? '' : name);
    return header === null ? [] : [{ column, name, header, tally: openTally(header, isNumber) }];
  });
  return {
    add(cells: RowText): void {
      const mayBeNo = mayHoldNo(cells.text);
      for (const { column, tally } of counted) {
        if (mayBeNo || !tally.wantsClearNo) tally.add(cells.cell(column));
      }
    },
    columns: () =>
      consentColumns(
        counted.map(({ tally, ...one }) => ({ ...one, ...tally.column() })),
        consent,
      ),
  };
}

/** True if a row has a no in any of the columns. */
function noTest(
  columns: readonly ConsentColumn[],
  choice: ConsentChoice | undefined,
): (cells: RowText) => boolean {
  const tests = columns.map((one) => ({ column: one.column, isNo: isNoIn(one, choice) }));
  return (cells) => tests.some(({ column, isNo }) => isNo(cells.cell(column)));
}
