import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { SheetId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import { appError, type Result } from '../../shared/result.ts';
import type { SheetState } from '../../shared/sheet/sheet.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { type NoticesStore, valueOrNotice } from './notices-store.ts';

const SLICE = 2 << 20;
/** One slice is read while another travels and a third is written. */
const IN_FLIGHT = 3;

/** Bytes go to main in slices; the results come back as events. */
export function sheetsStore(wire: Wire, notices: NoticesStore) {
  const initial = {
    sheets: {} as { readonly [sheetId: string]: SheetState },
    /** 0 to 1: the progress of each audience being built, by its sheet. */
    building: {} as { readonly [sheetId: string]: number },
  };
  return createStore(
    combine(initial, (set, get) => {
      async function append(slice: Blob, sheetId: SheetId, at: number): Promise<void> {
        const bytes = new Uint8Array(await slice.arrayBuffer());
        const appended = await wire.call('sheet.append', { sheetId, at, bytes });
        if (!appended.ok) fail(sheetId, appended.error);
      }

      async function upload(file: Blob, sheetId: SheetId): Promise<void> {
        let next = 0;
        // A discarded or failed sheet takes no more bytes.
        const isTaken = (): boolean => get().sheets[sheetId]?.stage === 'receiving';
        async function carry(): Promise<void> {
          while (next < file.size && isTaken()) {
            const at = next;
            next += SLICE;
            await append(file.slice(at, at + SLICE), sheetId, at);
          }
        }
        await Promise.all(Array.from({ length: IN_FLIGHT }, carry));
        if (!isTaken()) return;
        const result = await wire.call('sheet.end', { sheetId });
        if (!result.ok) fail(sheetId, result.error);
        // Events may be newer than this answer.
        else if (get().sheets[sheetId]?.stage === 'receiving') put(result.value);
      }

      function take(opened: Result<SheetState>): SheetId | null {
        const sheet = valueOrNotice(notices, opened);
        // Events may be newer than this answer.
        if (sheet !== null && get().sheets[sheet.id] === undefined) put(sheet);
        return sheet?.id ?? null;
      }

      function fail(sheetId: SheetId, error: SheetState['error']): void {
        const sheet = get().sheets[sheetId];
        if (sheet) put({ ...sheet, stage: 'failed', ...(error && { error }) });
      }

      function put(sheet: SheetState): void {
        const before = get().sheets[sheet.id];
        // The event for the last bytes may come after the event that all arrived.
        if (sheet.stage === 'receiving' && before !== undefined && before.stage !== 'receiving') return;
        // The last reading's detection stays until the next reading has ended.
        const earlier = sheet.stage === 'reading' ? before?.detection : undefined;
        const shown = sheet.detection || !earlier ? sheet : { ...sheet, detection: earlier };
        set({ sheets: { ...get().sheets, [sheet.id]: shown } });
      }

      return {
        /** Returns the id as soon as main knows it, null if it fails; the import continues in the background. */
        async receive(file: Blob, name: string): Promise<SheetId | null> {
          // If possible, main reads the file from its path, and adds it to the recent files.
          const fileId = file instanceof File ? await wire.give?.(file).catch(() => null) : null;
          if (fileId) return take(await wire.call('sheet.openExternal', { fileId }));
          const begun = valueOrNotice(notices, await wire.call('sheet.begin', { name, size: file.size }));
          if (begun === null) return null;
          const { sheetId } = begun;
          put({ id: sheetId, name, size: file.size, stage: 'receiving', progress: 0, rows: 0 });
          upload(file, sheetId).catch(() =>
            fail(sheetId, appError('bad-input', shell.files.unread(name), shell.files.unreadFix)),
          );
          return sheetId;
        },
        openExternal: async (fileId: string) => take(await wire.call('sheet.openExternal', { fileId })),
        openRecent: async (recentId: string) => take(await wire.call('sheet.openRecent', { recentId })),
        async discard(sheetId: SheetId): Promise<void> {
          const { [sheetId]: _discarded, ...sheets } = get().sheets;
          set({ sheets });
          await wire.call('sheet.discard', { sheetId });
        },
        put,
        progress: (sheetId: SheetId, progress: number) =>
          set({ building: { ...get().building, [sheetId]: progress } }),
      };
    }),
  );
}
