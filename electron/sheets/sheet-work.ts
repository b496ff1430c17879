import type { SheetId } from '../../shared/brand.ts';
import { type AppError, fail, type Result, type Superseded, superseded } from '../../shared/result.ts';

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
  const counting = new Map<SheetId, AbortController>();
  const making = new Map<SheetId, Making>();

  return {
    async count(sheetId, work) {
      counting.get(sheetId)?.abort();
      const stop = new AbortController();
      counting.set(sheetId, stop);
      const counts = await work(stop.signal);
      if (counting.get(sheetId) === stop) counting.delete(sheetId);
      return counts.ok || counts.error.kind !== 'stopped' ? counts : superseded;
    },
    async make(sheetId, work) {
      if (making.has(sheetId)) {
        return fail({ kind: 'not-ready', message: 'These people are being made already.' });
      }
      counting.get(sheetId)?.abort();
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
      counting.get(sheetId)?.abort();
      making.get(sheetId)?.stop.abort();
    },
  };
}
