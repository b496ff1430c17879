import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { CampaignId, SheetId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import type { AppInfo, Settings } from '../../shared/settings/settings.ts';
import { newestRead } from './newest-read.ts';
import { type NoticesState, valueOrNotice } from './notices.ts';

/** What stands over the workbench; one at a time. */
export type Overlay =
  | { readonly kind: 'campaigns' }
  | { readonly kind: 'accounts' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'import'; readonly sheetId: SheetId }
  | { readonly kind: 'paste' }
  | { readonly kind: 'audiences' }
  | { readonly kind: 'opt-outs' }
  | { readonly kind: 'inbox'; readonly tab?: 'faults' }
  | { readonly kind: 'search'; readonly number?: string }
  | { readonly kind: 'test'; readonly n: number | null }
  | { readonly kind: 'review'; readonly campaignId: CampaignId };

/** The window as a whole: facts about the app, settings, the campaign in view and what stands over it. */
export interface AppState {
  readonly info: AppInfo | null;
  readonly settings: Settings | null;
  readonly campaignId: CampaignId | null;
  readonly overlay: Overlay | null;
  /** The rows of the draft's people that were last asked for from elsewhere; a new object with each asking. */
  readonly wishedRows: { readonly filter: AudienceFilter } | null;
  load(): Promise<void>;
  saveSettings(change: Partial<Settings>): Promise<boolean>;
  /** Sets out to bring something else into view; what it gives tells whether nothing else was set out for since. */
  setOut(): () => boolean;
  show(campaignId: CampaignId | null): void;
  open(overlay: Overlay): void;
  close(): void;
  /** Closes what stands over the workbench if it still is this: what was opened since is another matter. */
  closeOwn(kind: Overlay['kind']): void;
  /** Closes what stands over the workbench and shows these rows in it. */
  showRows(filter: AudienceFilter): void;
}

/** Makes the store of the window as a whole. */
export function appStore(wire: Wire, notices: StoreApi<NoticesState>): StoreApi<AppState> {
  let turn = 0;
  return createStore<AppState>((set, get) => ({
    info: null,
    settings: null,
    campaignId: null,
    overlay: null,
    wishedRows: null,
    load: newestRead(
      () => Promise.all([wire.call('app.info', {}), wire.call('settings.read', {})]),
      ([info, settings]) =>
        set({ info: valueOrNotice(notices, info), settings: valueOrNotice(notices, settings) }),
    ),
    saveSettings: async (change) => {
      const saved = valueOrNotice(notices, await wire.call('settings.save', { settings: change }));
      if (saved) await get().load();
      return saved !== null;
    },
    setOut: () => {
      turn += 1;
      const mine = turn;
      return () => mine === turn;
    },
    show: (campaignId) => set({ campaignId }),
    open: (overlay) => set({ overlay }),
    close: () => set({ overlay: null }),
    closeOwn: (kind) => get().overlay?.kind === kind && set({ overlay: null }),
    showRows: (filter) => set({ overlay: null, wishedRows: { filter } }),
  }));
}
