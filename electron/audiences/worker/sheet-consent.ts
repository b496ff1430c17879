import { type ConsentColumn, consentColumns, isNoIn } from '../../../shared/sheet/consent/consent.ts';
import { consentHeader } from '../../../shared/sheet/consent/consent-header.ts';
import { namesUnder } from '../../../shared/sheet/mapping/mapping-guess.ts';
import type { ConsentChoice, Mapping } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { countedValues } from './column-values.ts';
import type { RowText } from './row-text.ts';
import { eachRow } from './sheet-rows.ts';

interface Candidate {
  readonly name: string;
  readonly column: number;
}

/** Columns of consent by their names. */
export function consentCandidates(
  sheet: SheetStore,
  { headerRow, numberColumn }: Mapping,
): readonly Candidate[] {
  if (headerRow === null) return [];
  return namesUnder(sampleOf(sheet), headerRow).flatMap((name, column) =>
    column === numberColumn || consentHeader(name) === null ? [] : [{ name, column }],
  );
}

/** Those that are columns of consent by all their values too. */
export async function readConsent(
  sheet: SheetStore,
  mapping: Mapping,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<readonly ConsentColumn[]> {
  const counted = candidates.map((one) => ({ ...one, counting: countedValues(one.column) }));
  let rows = 0;
  await eachRow(sheet, mapping, { signal, progress: () => undefined }, (_, cells) => {
    rows += 1;
    for (const { counting } of counted) counting.add(cells);
  });
  return consentColumns(
    counted.map(({ name, column, counting }) => {
      const { values, isWhole } = counting.values();
      const filled = values.reduce((sum, one) => sum + one.rows, 0);
      return { name, column, values, isWhole, blank: isWhole ? rows - filled : 0 };
    }),
    mapping.consent,
  );
}

/** Whether a row says no in any of the columns. */
export function noTest(
  columns: readonly ConsentColumn[],
  choice: ConsentChoice | undefined,
): (cells: RowText) => boolean {
  const tests = columns.map((one) => ({ column: one.column, isNo: isNoIn(one, choice) }));
  return (cells) => tests.some(({ column, isNo }) => isNo(cells.cell(column)));
}
