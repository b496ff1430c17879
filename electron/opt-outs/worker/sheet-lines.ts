import { numberHeader } from '../../../shared/sheet/header-words.ts';
import { guessMapping } from '../../../shared/sheet/mapping-guess.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';

/**
 * The cells that hold a sheet's numbers as lines: those of its number column, if it says which, and of every other
 * column with such a name, since nobody's opt-out may be missed; else whole rows.
 */
export function* numberLines(store: SheetStore, country: string): Generator<string> {
  const { mapping, names } = guessMapping(sampleOf(store), country, () => null);
  const { headerRow, numberColumn } = mapping;
  const columns = names.flatMap((name, column) =>
    column === numberColumn || ['mobile', 'phone'].includes(numberHeader(name)) ? [column] : [],
  );
  for (let block = store.blockAt(0); block !== undefined; ) {
    for (const [at, text] of block.cells.entries()) {
      const cells = JSON.parse(text) as string[];
      if (headerRow !== null && block.rows[at]! <= headerRow) continue;
      const lines = numberColumn === null ? [cells.join('\t')] : columns.map((column) => cells[column] ?? '');
      for (const line of lines) yield line.replace(/[\r\n]+/g, ' / ');
    }
    block = store.blockAt(block.from + block.rows.length);
  }
}
