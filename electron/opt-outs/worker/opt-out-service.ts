import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { OptOutOrigin } from '../../../shared/opt-out/opt-out.ts';
import { ok } from '../../../shared/result.ts';
import { numberHeader } from '../../../shared/sheet/header-words.ts';
import { guessMapping } from '../../../shared/sheet/mapping/mapping-guess.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
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
        const { lines, fits } = numbersOfSheet(sheet.value, origin.countries[0] ?? '');
        // Where the country is in doubt, numbers are read as those of each, so that no opt-out is missed.
        const countries = [...new Set([...fits, ...origin.countries])];
        return ok(await addOptOuts(database, lines, { ...origin, countries }, Date.now()));
      }),
    async 'optOut.follow'() {
      return ok(await followOptOuts(database, numbersOf, Date.now()));
    },
  };
}

/** Takes the number column, and every other column with such a name, so that no opt-out is missed; otherwise whole rows. */
function numbersOfSheet(store: SheetStore, country: string) {
  const { mapping, names, ofCountry } = guessMapping(sampleOf(store), country, () => null);
  const fits = ofCountry.country === null ? ofCountry.fits.map((fit) => fit.country) : [ofCountry.country];
  return { lines: numberLines(store, mapping, names), fits };
}

function* numberLines(
  store: SheetStore,
  { headerRow, numberColumn }: Mapping,
  names: readonly string[],
): Generator<string> {
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
