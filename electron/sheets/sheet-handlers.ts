import type { AudienceId, SheetId } from '../../shared/brand.ts';
import { fail, ok, type Result, superseded } from '../../shared/result.ts';
import { importExporters } from '../audiences/audience-exports.ts';
import { getAudience, listAudiences, renameAudience } from '../audiences/audience-list.ts';
import type { AudienceChange } from '../audiences/worker/audience-editor.ts';
import type { Context } from '../context.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import { listOptOuts, optOutLog, removeOptOut } from '../opt-outs/opt-out-list.ts';
import type { ImportProgress } from '../threads/import-message.ts';
import { createImportThread, type RunningJob } from '../threads/import-thread.ts';
import type { Handlers, HandlersOf } from '../wire/dispatch.ts';
import { openSheetRegistry } from './sheet-registry.ts';

type AudienceHandlers = Pick<
  Handlers,
  | 'audience.build'
  | 'audience.mend'
  | 'audience.list'
  | 'audience.get'
  | 'audience.rename'
  | 'audience.remove'
  | 'audience.cancel'
  | 'audience.edit'
  | 'audience.exclude'
  | 'audience.choose'
  | 'audience.undo'
>;

/** From a dropped file to an audience, and everything that is done to an audience or the opt-outs by hand. */
export interface ImportHandlers {
  readonly handlers: HandlersOf<'sheet' | 'optOut'> & AudienceHandlers;
  readonly exporters: Pick<Exporters, 'rejections' | 'opt-outs'>;
  close(): Promise<void>;
}

/** Wires the import thread, the open sheets and the audiences. */
export function createImportHandlers(context: Context): ImportHandlers {
  const { database, host, settings } = context;
  const thread = createImportThread(context.databasePath, (bug) => {
    context.log.bug('import thread', bug);
    sheets.broken();
  });
  const sheets = openSheetRegistry(host.dataDir, host.locale, thread, (sheet) =>
    context.emit({ type: 'sheet', sheet }),
  );
  const counting = new Map<SheetId, RunningJob<unknown>>();
  const building = new Map<SheetId, RunningJob<unknown>>();
  const country = () => settings.settings().country;

  let longWrites = 0;
  /** Keeps main from copying the long log of a large write into the database, which the thread does by itself. */
  async function spared<Value>(write: Promise<Value>): Promise<Value> {
    longWrites += 1;
    database.exec('PRAGMA wal_autocheckpoint = 0');
    try {
      return await write;
    } finally {
      longWrites -= 1;
      if (longWrites === 0 && database.isOpen) database.exec('PRAGMA wal_autocheckpoint = 1000');
    }
  }

  /** Makes something of a sheet, one thing at a time, so that it can be followed and stopped. */
  async function making<Made>(
    sheetId: SheetId,
    start: (told: (progress: ImportProgress) => void) => RunningJob<Made>,
  ): Promise<Result<Made>> {
    if (building.has(sheetId)) {
      return fail({ kind: 'not-ready', message: 'These people are being made already.' });
    }
    counting.get(sheetId)?.stop();
    const job = start(({ fraction }) => context.emit({ type: 'audience', sheetId, progress: fraction }));
    building.set(sheetId, job);
    try {
      return await spared(job.result);
    } finally {
      building.delete(sheetId);
    }
  }

  function removeLater(audienceId: AudienceId | null): void {
    const { result } = thread.start('remove', { audienceId });
    spared(result).catch((bug) => context.log.bug('audience removal', bug));
  }

  /** Nobody need wait for it: whoever is opted out is left out of every campaign in any case. */
  function followOptOuts(): void {
    spared(thread.start('followOptOuts', {}).result).then(
      (followed) => {
        if (followed.ok && followed.value > 0) context.emit({ type: 'changed', what: 'audiences' });
      },
      (bug) => context.log.bug('opt-outs in audiences', bug),
    );
  }

  // A build that a crash cut short is nobody's audience.
  if (database.prepare('SELECT 1 FROM audience WHERE ready = 0').get() !== undefined) removeLater(null);

  async function change(audienceId: AudienceId, change: AudienceChange) {
    const before = getAudience(database, audienceId);
    if (!before.ok) return before;
    const row = await thread.start('change', { audienceId, change }).result;
    if (!row.ok) return row;
    const audience = getAudience(database, audienceId);
    return audience.ok ? ok({ row: row.value, audience: audience.value }) : audience;
  }

  function isUsed(audienceId: AudienceId): boolean {
    const used =
      "SELECT 1 FROM campaign WHERE audience_id = ? AND phase IN ('scheduled', 'preparing') LIMIT 1";
    return database.prepare(used).get(audienceId) !== undefined;
  }

  return {
    handlers: {
      'sheet.begin': ({ name, size }) => sheets.begin(name, size),
      'sheet.append': ({ sheetId, bytes }) => sheets.append(sheetId, bytes),
      'sheet.end': ({ sheetId }) => sheets.end(sheetId),
      'sheet.reread': ({ sheetId, options }) => sheets.reread(sheetId, options),
      async 'sheet.preview'(input) {
        const view = await thread.start('preview', { ...input, country: country() }).result;
        if (!view.ok) return view;
        const state = sheets.state(input.sheetId);
        return state.ok ? ok({ ...view.value, state: state.value }) : state;
      },
      async 'sheet.count'({ sheetId, mapping }) {
        counting.get(sheetId)?.stop();
        const job = thread.start('count', { sheetId, mapping });
        counting.set(sheetId, job);
        const counts = await job.result;
        if (counting.get(sheetId) === job) counting.delete(sheetId);
        // Whatever stopped it, a newer count or what is made of the sheet, took its place.
        return counts.ok || counts.error.kind !== 'stopped' ? counts : superseded;
      },
      async 'sheet.discard'({ sheetId }) {
        counting.get(sheetId)?.stop();
        building.get(sheetId)?.stop();
        await sheets.discard(sheetId);
        return ok({});
      },

      async 'audience.build'({ sheetId, mapping, name }) {
        const state = sheets.state(sheetId);
        if (!state.ok) return state;
        const input = {
          sheetId,
          mapping,
          name: name.trim() || state.value.name,
          sheetName: state.value.name,
        };
        const built = await making(sheetId, (told) => thread.start('build', input, told));
        if (!built.ok) return built;
        // The file has served its purpose, and a copy of it should not lie about.
        await sheets.discard(sheetId);
        return getAudience(database, built.value);
      },
      async 'audience.mend'({ sheetId, mapping, audienceId }) {
        const before = getAudience(database, audienceId);
        if (!before.ok) return before;
        const mended = await making(sheetId, (told) =>
          thread.start('mend', { sheetId, mapping, audienceId }, told),
        );
        if (!mended.ok) return mended;
        await sheets.discard(sheetId);
        const audience = getAudience(database, audienceId);
        return audience.ok ? ok({ audience: audience.value, ...mended.value }) : audience;
      },
      async 'audience.cancel'({ sheetId }) {
        const job = building.get(sheetId);
        job?.stop();
        await job?.result.catch(() => undefined);
        return ok({});
      },
      'audience.list': () => ok(listAudiences(database)),
      'audience.get': ({ audienceId }) => getAudience(database, audienceId),
      'audience.rename': ({ audienceId, name }) => renameAudience(database, audienceId, name),
      async 'audience.remove'({ audienceId }) {
        if (isUsed(audienceId)) {
          const fix = 'Wait until the campaign has started, or cancel it.';
          return fail({
            kind: 'not-ready',
            message: 'A campaign that is about to start needs these people.',
            fix,
          });
        }
        database.prepare('UPDATE audience SET ready = 0 WHERE id = ?').run(audienceId);
        // Out of every list by now; erasing a million rows takes some seconds that nobody need wait for.
        removeLater(audienceId);
        return ok({});
      },
      'audience.edit': ({ audienceId, n, column, value }) =>
        change(audienceId, { kind: 'edit', n, column, value }),
      'audience.exclude': ({ audienceId, n, excluded }) =>
        change(audienceId, { kind: 'exclude', n, excluded }),
      'audience.choose': ({ audienceId, n }) => change(audienceId, { kind: 'choose', n }),
      async 'audience.undo'({ audienceId }) {
        const undone = await thread.start('undo', { audienceId }).result;
        return undone.ok ? getAudience(database, audienceId) : undone;
      },

      'optOut.list': ({ search, from, count }) => ok(listOptOuts(database, search, from, count)),
      async 'optOut.add'(input) {
        const added = await thread.start('addOptOuts', { ...input, country: country() }).result;
        if (added.ok && added.value.added > 0) followOptOuts();
        return added;
      },
      async 'optOut.addSheet'(input) {
        const added = await thread.start('addSheetOptOuts', { ...input, country: country() }).result;
        if (!added.ok) return added;
        await sheets.discard(input.sheetId);
        if (added.value.added > 0) followOptOuts();
        return added;
      },
      'optOut.remove'({ msisdn, note }) {
        if (!removeOptOut(database, msisdn, note, context.now()))
          return fail({ kind: 'not-found', message: 'This number is not on the list.' });
        followOptOuts();
        return ok({});
      },
      'optOut.log': ({ from, count }) => ok(optOutLog(database, from, count)),
    },
    exporters: importExporters(context, thread, sheets.folder),
    async close() {
      await thread.close();
      sheets.close();
    },
  };
}
