import type { SheetId } from '../../shared/brand.ts';
import { type AppError, failure, type Result, type Superseded } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { createNewest } from '../wire/newest.ts';

/** Work on a sheet that can be stopped. */
export type StoppableWork<Out> = (signal: AbortSignal) => Promise<Result<Out>>;

/** What is done with sheets beside reading them: of each sheet one count and one thing made at a time. */
export interface SheetWork {
  /** Counts; a newer count, or what is made of the sheet, takes its place. */
  count<Out>(sheetId: SheetId, work: StoppableWork<Out>): Promise<Result<Out, AppError | Superseded>>;
  /** Makes something of the sheet. */
  make<Out>(sheetId: SheetId, work: StoppableWork<Out>): Promise<Result<Out>>;
  /** Stops what is made of the sheet, and waits until nothing of it is left. */
  stopMaking(sheetId: SheetId): Promise<void>;
  /** Stops everything. */
  stop(sheetId: SheetId): void;
}

interface Making {
  readonly stop: AbortController;
  readonly made: Promise<unknown>;
}

/** Opens the registry of work, with none. */
export function openSheetWork(): SheetWork {
  const counting = createNewest();
  const making = new Map<SheetId, Making>();

  return {
    count: counting.run,
    async make(sheetId, work) {
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
    async stopMaking(sheetId) {
      const { stop, made } = making.get(sheetId) ?? {};
      stop?.abort();
      await made?.catch(() => undefined);
    },
    stop(sheetId) {
      counting.stop(sheetId);
      making.get(sheetId)?.stop.abort();
    },
  };
}
