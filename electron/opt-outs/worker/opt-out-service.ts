import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../../shared/brand.ts';
import { ok } from '../../../shared/result.ts';
import type { NumberColumn } from '../../audiences/worker/number-column.ts';
import type { SheetService } from '../../sheets/worker/sheet-service.ts';
import type { ImportAnswers } from '../../threads/import-contract.ts';
import { addOptOuts } from './opt-out-add.ts';
import { followOptOuts } from './opt-out-follow.ts';
import { numberLines } from './sheet-lines.ts';

/** Opens the service on the sheets that opt-outs come from and the audiences that follow them. */
export function openOptOutService(
  database: DatabaseSync,
  sheets: SheetService,
  numbersOf: (audienceId: AudienceId) => NumberColumn,
): Pick<ImportAnswers, 'optOut.add' | 'optOut.addSheet' | 'optOut.follow'> {
  return {
    async 'optOut.add'({ text, ...origin }) {
      return ok(await addOptOuts(database, text.split(/\r\n|\r|\n/), origin, Date.now()));
    },
    'optOut.addSheet': ({ sheetId, ...origin }) =>
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
