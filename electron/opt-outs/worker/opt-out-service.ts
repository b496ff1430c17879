import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { OptOutOrigin } from '../../../shared/opt-out/opt-out.ts';
import { ok } from '../../../shared/result.ts';
import { numberHeader } from '../../../shared/sheet/header-words.ts';
import { guessMapping } from '../../../shared/sheet/mapping-guess.ts';
import type { NumberColumn } from '../../audiences/worker/number-column.ts';
import type { SheetService } from '../../sheets/worker/sheet-service.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { sampleOf } from '../../sheets/worker/sheet-view.ts';
import { addOptOuts } from './opt-out-add.ts';
import { followOptOuts } from './opt-out-follow.ts';

export function openOptOutService(
  database: DatabaseSync,
  sheets: SheetService,
  numbersOf: (audienceId: AudienceId) => NumberColumn,
) {
  return {
    async 'optOut.add'({ text, ...origin }: OptOutOrigin & { readonly text: string }) {
      return ok(await addOptOuts(database, text.split(/\r\n|\r|\n/), origin, Date.now()));
    },
    'optOut.addSheet': ({ sheetId, ...origin }: OptOutOrigin & { readonly sheetId: SheetId }) =>
      sheets.during(sheetId, async () => {
        const sheet = sheets.whole(sheetId);
        if (!sheet.ok) return sheet;
        const [country = ''] = origin.countries;
        return ok(await addOptOuts(database, numberLines(sheet.value, country), origin, Date.now()));
      }),
    async 'optOut.follow'() {
      return ok(await followOptOuts(database, numbersOf, Date.now()));
    },
  };
}

/** Takes the number column, and every other column with such a name, so that no opt-out is missed; otherwise whole rows. */
function* numberLines(store: SheetStore, country: string): Generator<string> {
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
