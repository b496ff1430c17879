import type { SheetId } from '../../shared/brand.ts';
import type { Operations } from '../../shared/contract.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { firstCountry } from '../../shared/settings/first-country.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import type { WritingThread } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createNewestCalls } from '../wire/newest-call.ts';
import { openExternalFiles } from './given-files.ts';
import { openSheetRegistry } from './sheet-registry.ts';
import type { SheetCalls } from './worker/sheet-service.ts';

type Judged = 'sheet.count' | 'sheet.find' | 'sheet.values';

/** What the import thread answers of a sheet's rows where lists are judged. */
type JudgedCalls = { readonly [K in Judged]: Pick<Operations[K], 'in' | 'out'> };

export type SheetHandlers = ReturnType<typeof createSheetHandlers>;

export function createSheetHandlers(
  context: Pick<Context, 'host' | 'settings' | 'recent' | 'emit' | 'log'>,
  { ask, start, endIfStuck }: Pick<WritingThread<SheetCalls & JudgedCalls>, 'ask' | 'start' | 'endIfStuck'>,
) {
  const { dataDir, locale } = context.host;
  const sheets = openSheetRegistry(dataDir, locale, { ask, start }, (sheet) => {
    external.followed(sheet);
    context.emit({ type: 'sheet', sheet });
  });
  const external = openExternalFiles({
    sheets,
    recent: context.recent,
    waiting: () => context.emit({ type: 'external-files' }),
    failed: (bug) => context.log.bug('external file', bug),
  });
  const work = openSheetWork();
  const finding = createNewestCalls();
  const listing = createNewestCalls();

  const handlers: HandlersOf<'sheet'> = {
    ...external.handlers,
    'sheet.begin': ({ name, size }) => sheets.begin(name, size),
    'sheet.append': ({ sheetId, at, bytes }) => sheets.append(sheetId, bytes, at),
    'sheet.end': ({ sheetId }) => sheets.end(sheetId),
    'sheet.reread': ({ sheetId, options }) => sheets.reread(sheetId, options),
    async 'sheet.preview'(input) {
      const { home } = context.settings.settings();
      const view = await ask('sheet.preview', { ...input, home, computer: firstCountry(locale) });
      if (!view.ok) return view;
      const state = sheets.state(input.sheetId);
      return state.ok ? ok({ ...view.value, state: state.value }) : state;
    },
    'sheet.count': (input) => work.count(input.sheetId, (signal) => ask('sheet.count', input, { signal })),
    'sheet.find': (input) => finding.run(input.sheetId, (signal) => ask('sheet.find', input, { signal })),
    'sheet.values': (input) => listing.run(input.sheetId, (signal) => ask('sheet.values', input, { signal })),
    async 'sheet.discard'({ sheetId }) {
      work.stop(sheetId);
      finding.stop(sheetId);
      listing.stop(sheetId);
      await Promise.all([sheets.discard(sheetId), endIfStuck()]);
      return ok({});
    },
  };
  return {
    sheets,
    work,
    fromOutside: { give: external.give, take: external.take },
    pathOf: external.pathOf,
    /** Drops what a page sent in part and may have left; a file that main copies soon is whole, or failed. */
    async discardHalf(): Promise<void> {
      for (const id of sheets.half()) if (!external.isReading(id)) await sheets.discard(id);
    },
    handlers,
  };
}

type StoppableWork<Out> = (signal: AbortSignal) => Promise<Result<Out>>;

interface Making {
  readonly stop: AbortController;
  readonly made: Promise<unknown>;
}

/** Work on sheets besides reading: per sheet, one count and one making at a time. */
export function openSheetWork() {
  const counting = createNewestCalls();
  const making = new Map<SheetId, Making>();

  return {
    /** A newer count, or the making of a list, replaces the count. */
    count: counting.run,
    async make<Out>(sheetId: SheetId, work: StoppableWork<Out>): Promise<Result<Out>> {
      if (making.has(sheetId)) {
        return failure('not-ready', say.sheets.beingMade());
      }
      counting.stop(sheetId);
      const stop = new AbortController();
      const made = work(stop.signal);
      making.set(sheetId, { stop, made });
      try {
        return await made;
      } finally {
        making.delete(sheetId);
      }
    },
    /** Waits until nothing of the list is left. */
    async stopMaking(sheetId: SheetId): Promise<void> {
      const { stop, made } = making.get(sheetId) ?? {};
      stop?.abort();
      await made?.catch(() => undefined);
    },
    stop(sheetId: SheetId): void {
      counting.stop(sheetId);
      making.get(sheetId)?.stop.abort();
    },
  };
}
