import type { AudienceId } from '../../shared/brand.ts';
import { failure, ok } from '../../shared/result.ts';
import { exported } from '../../shared/texts/en/names.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import { csvPieces } from '../exports/csv-pieces.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import type { SheetRegistry } from '../sheets/sheet-registry.ts';
import { numberCountries } from '../store/number-countries.ts';
import type { ImportThread } from '../threads/import-thread.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { areListsBehind, listOptOuts, optOutLog, optOutTables, removeOptOut } from './opt-out-list.ts';

export interface OptOutHandlers {
  readonly handlers: HandlersOf<'optOut'>;
  readonly exporters: Pick<Exporters, 'opt-outs'>;
  /** Call it when another place has added opt-outs: resolves once no request can begin that ignores them. */
  added(): Promise<void>;
}

/** `heed` resolves once no request can begin that ignores the opt-outs. */
export function createOptOutHandlers(
  context: Context,
  { ask, askToWrite }: ImportThread,
  sheets: SheetRegistry,
  heed: () => Promise<void>,
): OptOutHandlers {
  const { database } = context;
  const countriesFor = (audienceId: AudienceId | null | undefined) =>
    numberCountries(database, audienceId, context.settings.settings().country);

  /** Not awaited: every campaign leaves out people who opted out anyway. */
  function follow(): void {
    askToWrite('optOut.follow', null).then(
      (followed) => {
        if (followed.ok && followed.value > 0) context.emit({ type: 'changed', what: 'audiences' });
      },
      (bug) => context.log.bug('opt-outs in audiences', bug),
    );
  }

  if (areListsBehind(database)) follow();

  return {
    async added() {
      await heed();
      follow();
      context.emit({ type: 'changed', what: 'opt-outs' });
    },
    handlers: {
      'optOut.list': ({ search, from, count }) => ok(listOptOuts(database, search, from, count)),
      async 'optOut.add'({ audienceId, ...input }) {
        const added = await ask('optOut.add', { ...input, countries: countriesFor(audienceId) });
        await heed();
        if (added.ok && added.value.added > 0) follow();
        return added;
      },
      async 'optOut.addSheet'({ audienceId, ...input }) {
        const added = await ask('optOut.addSheet', { ...input, countries: countriesFor(audienceId) });
        await heed();
        if (!added.ok) return added;
        await sheets.discard(input.sheetId);
        if (added.value.added > 0) follow();
        return added;
      },
      'optOut.remove'({ msisdn, note }) {
        if (!removeOptOut(database, msisdn, note, context.now()))
          return failure('not-found', say.optOuts.notOnList());
        follow();
        return ok({});
      },
      'optOut.log': ({ from, count }) => ok(optOutLog(database, from, count)),
    },
    exporters: {
      'opt-outs': () =>
        ok({ name: exported.optOuts.file, type: 'text/csv', pieces: csvPieces(optOutTables(database)) }),
    },
  };
}
