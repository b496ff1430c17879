import { isMoving } from '../../shared/campaign/phase.ts';
import { eraseWord, isEraseWord } from '../../shared/folder/erase-words.ts';
import { quoted } from '../../shared/format/quoted.ts';
import { type AppError, fail, ok } from '../../shared/result.ts';
import { phaseIn } from '../campaigns/records/delivery-state-sql.ts';
import type { Context } from '../context.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { orderErasing } from './erase-all.ts';

/** Answers that everything is to be erased, which whoever runs the app then does. */
export function createEraseHandler(context: Context): Pick<HandlersOf<'folder'>, 'folder.erase'> {
  const { database, host, settings } = context;
  const sending = database.prepare(`SELECT name FROM campaign WHERE ${phaseIn(isMoving)} LIMIT 1`);
  return {
    async 'folder.erase'({ typed }) {
      if (!isEraseWord(typed)) return otherWord;
      const campaign = sending.get();
      if (campaign !== undefined) return stillSending(String(campaign.name));
      orderErasing(host.dataDir);
      for (const { id } of settings.accounts()) await host.vault.forget(id);
      return ok({});
    },
  };
}

const otherWord = fail<AppError>({
  kind: 'bad-input',
  message: 'Nothing was erased.',
  where: 'Confirmation',
  fix: `Type ${quoted(eraseWord)} to erase everything.`,
});

function stillSending(name: string) {
  return fail<AppError>({
    kind: 'not-ready',
    message: `${quoted(name || 'Untitled')} is being sent at this moment, so nothing was erased.`,
    fix: 'Pause it, or let it end, then erase everything.',
  });
}
