import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Audience, AudienceRow } from '../../shared/audience/audience.ts';
import type { AudienceId, SheetId } from '../../shared/brand.ts';
import type { Operations, Wire } from '../../shared/contract.ts';
import type { Result } from '../../shared/result.ts';
import type { Mapping } from '../../shared/sheet/sheet.ts';
import { newestRead } from './newest-read.ts';
import { type NoticesState, valueOrNotice } from './notices.ts';

type Changed = Result<{ readonly row: AudienceRow; readonly audience: Audience }>;

/** The kept audiences, and the changes made to their rows in the grid. */
export interface AudiencesState {
  readonly audiences: readonly Audience[];
  /** Goes up whenever rows changed, so that views and surveys are made again. */
  readonly revision: number;
  load(): Promise<void>;
  /** Reads the audiences again after a change in any window; rows that another one changed are shown anew. */
  hear(): Promise<void>;
  /** Takes in an audience that was just made or changed. */
  put(audience: Audience): void;
  rename(audienceId: AudienceId, name: string): Promise<boolean>;
  remove(audienceId: AudienceId): Promise<boolean>;
  edit(audienceId: AudienceId, n: number, column: number | 'number', value: string): Promise<Changed>;
  exclude(audienceId: AudienceId, n: number, excluded: boolean): Promise<Changed>;
  choose(audienceId: AudienceId, n: number): Promise<Changed>;
  undo(audienceId: AudienceId): Promise<boolean>;
  /** Puts mended rows of a sheet back into the audience they came from. */
  mend(
    sheetId: SheetId,
    mapping: Mapping,
    audienceId: AudienceId,
  ): Promise<Result<Operations['audience.mend']['out']>>;
}

/** Makes the store of audiences. */
export function audiencesStore(wire: Wire, notices: StoreApi<NoticesState>): StoreApi<AudiencesState> {
  return createStore<AudiencesState>((set, get) => {
    function changed(result: Changed): Changed {
      if (!result.ok) notices.getState().sayError(result.error);
      else {
        get().put(result.value.audience);
        set({ revision: get().revision + 1 });
      }
      return result;
    }

    return {
      audiences: [],
      revision: 0,
      load: newestRead(
        () => wire.call('audience.list', {}),
        (result) => {
          const audiences = valueOrNotice(notices, result);
          if (audiences) set({ audiences });
        },
      ),
      hear: async () => {
        const before = get().audiences;
        await get().load();
        const now = new Set(get().audiences.map((audience) => JSON.stringify(audience)));
        // One that is new was looked at by nobody yet.
        if (before.some((audience) => !now.has(JSON.stringify(audience))))
          set({ revision: get().revision + 1 });
      },
      put: (audience) => {
        const { audiences } = get();
        const known = audiences.some(({ id }) => id === audience.id);
        const replaced = audiences.map((other) => (other.id === audience.id ? audience : other));
        set({ audiences: known ? replaced : [audience, ...audiences] });
      },
      rename: async (audienceId, name) => {
        const audience = valueOrNotice(notices, await wire.call('audience.rename', { audienceId, name }));
        if (audience) get().put(audience);
        return audience !== null;
      },
      remove: async (audienceId) => {
        const removed = valueOrNotice(notices, await wire.call('audience.remove', { audienceId }));
        if (removed) set({ audiences: get().audiences.filter(({ id }) => id !== audienceId) });
        return removed !== null;
      },
      edit: async (audienceId, n, column, value) =>
        changed(await wire.call('audience.edit', { audienceId, n, column, value })),
      exclude: async (audienceId, n, excluded) =>
        changed(await wire.call('audience.exclude', { audienceId, n, excluded })),
      choose: async (audienceId, n) => changed(await wire.call('audience.choose', { audienceId, n })),
      mend: async (sheetId, mapping, audienceId) => {
        const result = await wire.call('audience.mend', { sheetId, mapping, audienceId });
        if (!result.ok) return result;
        get().put(result.value.audience);
        set({ revision: get().revision + 1 });
        return result;
      },
      undo: async (audienceId) => {
        const audience = valueOrNotice(notices, await wire.call('audience.undo', { audienceId }));
        if (!audience) return false;
        get().put(audience);
        set({ revision: get().revision + 1 });
        return true;
      },
    };
  });
}
