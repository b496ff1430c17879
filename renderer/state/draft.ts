import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import type { Draft, DraftPatch } from '../../shared/draft/draft.ts';
import type { AppError, Result } from '../../shared/result.ts';
import { type NoticesState, valueOrNotice } from './notices.ts';

const SAVE_AFTER_MS = 400;

/** The draft in the editor, which saves itself a moment after each change. */
export interface DraftState {
  readonly draft: Draft | null;
  readonly saving: 'saved' | 'saving' | 'failed';
  readonly error: AppError | null;
  /** Brings a draft into the editor; false when it cannot be read, or another was asked for since. */
  load(id: CampaignId): Promise<boolean>;
  /** Makes a new draft, ready to be edited; null when it cannot be made, or another was asked for since. */
  create(): Promise<Draft | null>;
  change(patch: DraftPatch): void;
  /** Takes in what was saved by any window; what is being written in this one comes first. */
  hear(draft: Draft): void;
  /** Reads the draft in the editor once more, in case another window saved it unheard. */
  again(): Promise<void>;
  /** Saves what waits, now; false when that failed. */
  flush(): Promise<boolean>;
}

/** Makes the store of the draft. */
export function draftStore(wire: Wire, notices: StoreApi<NoticesState>): StoreApi<DraftState> {
  let waiting: DraftPatch = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<boolean> = Promise.resolve(true);
  let turn = 0;
  const heard = new Map<CampaignId, Draft>();

  return createStore<DraftState>((set, get) => {
    // One save at a time, in order, so that an older text can never overwrite a newer one.
    async function save(): Promise<boolean> {
      const { draft } = get();
      const patch = waiting;
      if (!draft || Object.keys(patch).length === 0) return true;
      waiting = {};
      set({ saving: 'saving' });
      const result = await wire.call('draft.save', { campaignId: draft.id, patch });
      if (!result.ok) {
        waiting = { ...patch, ...waiting };
        set({ saving: 'failed', error: result.error });
        return false;
      }
      const settled = Object.keys(waiting).length === 0;
      if (settled && get().draft?.id === draft.id)
        set({ draft: newest(result.value), saving: 'saved', error: null });
      return true;
    }

    function flush(): Promise<boolean> {
      clearTimeout(timer);
      last = last.then(save);
      return last;
    }

    // What is gone or already sent cannot be saved any more; what failed otherwise must not be left unsaved.
    async function leave(): Promise<boolean> {
      if (await flush()) return true;
      const { error } = get();
      if (error?.kind !== 'internal') return true;
      notices.getState().sayError(error);
      return false;
    }

    function take(draft: Draft): void {
      waiting = {};
      set({ draft: newest(draft), saving: 'saved', error: null });
    }

    /** An answer may come after what was saved since it was given, in this window or another. */
    function newest(draft: Draft): Draft {
      const known = [get().draft, heard.get(draft.id)].filter((one) => one?.id === draft.id);
      return known.reduce<Draft>((best, one) => (one && one.updatedAt > best.updatedAt ? one : best), draft);
    }

    /** Of several drafts asked for at once only the one asked for last comes into the editor. */
    async function bring(ask: () => Promise<Result<Draft>>): Promise<Draft | null> {
      turn += 1;
      const mine = turn;
      if (!(await leave())) return null;
      const draft = valueOrNotice(notices, await ask());
      // What was written while the answer was on its way belongs to the draft still in view.
      if (!(await leave()) || mine !== turn) return null;
      if (draft) take(draft);
      return draft;
    }

    return {
      draft: null,
      saving: 'saved',
      error: null,
      load: async (id) => (await bring(() => wire.call('draft.get', { campaignId: id }))) !== null,
      create: () => bring(() => wire.call('draft.create', {})),
      hear: (saved) => {
        const { draft, saving } = get();
        if (saved.updatedAt >= (heard.get(saved.id)?.updatedAt ?? 0)) heard.set(saved.id, saved);
        if (draft?.id === saved.id && saving === 'saved' && saved.updatedAt >= draft.updatedAt)
          set({ draft: saved });
      },
      again: async () => {
        const { draft } = get();
        const result = draft && (await wire.call('draft.get', { campaignId: draft.id }));
        // What is no draft any more shows as what it has become.
        if (result?.ok) get().hear(result.value);
      },
      change: (patch) => {
        const { draft } = get();
        if (!draft) return;
        waiting = { ...waiting, ...patch };
        set({ draft: { ...draft, ...patch }, saving: 'saving' });
        clearTimeout(timer);
        timer = setTimeout(() => void flush(), SAVE_AFTER_MS);
      },
      flush,
    };
  });
}
