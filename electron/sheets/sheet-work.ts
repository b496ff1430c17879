import type { SheetId } from '../../shared/brand.ts';
import { failure, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { createNewest } from '../wire/newest.ts';

export type StoppableWork<Out> = (signal: AbortSignal) => Promise<Result<Out>>;

interface Making {
  readonly stop: AbortController;
  readonly made: Promise<unknown>;
}

export type SheetWork = ReturnType<typeof openSheetWork>;

/** Work on sheets besides reading: per sheet, one count and one making at a time. */
export function openSheetWork() {
  const counting = createNewest();
  const making = new Map<SheetId, Making>();

  return {
    /** A newer count, or a making, takes its place. */
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
    /** Waits until nothing of it is left. */
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
