import { isMoving } from '../../shared/campaign/progress/phase.ts';
import { eraseWord, isEraseWord } from '../../shared/folder/erase-words.ts';
import { type AppError, fail, failure, ok } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import { phaseIn } from '../store/phase-in.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { orderErasing } from './erase-all.ts';

/** Answers that everything is to be erased, which whoever runs the app then does. */
export function createEraseHandler(context: Context): Pick<HandlersOf<'folder'>, 'folder.erase'> {
  const { database, host, settings } = context;
  const sending = database.prepare(`SELECT name FROM campaign WHERE ${phaseIn(isMoving)} LIMIT 1`);
  return {
    async 'folder.erase'({ typed }) {
      if (!isEraseWord(typed)) return otherWord();
      const campaign = sending.get();
      if (campaign !== undefined) return stillSending(String(campaign.name));
      orderErasing(host.dataDir);
      for (const { id } of settings.accounts()) await host.vault.forget(id);
      return ok({});
    },
  };
}

function otherWord() {
  return fail<AppError>({
    kind: 'bad-input',
    message: say.folder.nothingErased(),
    where: say.folder.confirmation(),
    fix: say.folder.typeToErase(eraseWord()),
  });
}

function stillSending(name: string) {
  return failure('not-ready', say.folder.eraseWhileSending(name), say.folder.eraseWhileSendingFix());
}
