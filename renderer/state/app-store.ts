import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignListFilter } from '../../shared/campaign/progress/campaign-filter.ts';
import { dialogsOf, type Overlay, type OverlayStack, replaced, without } from './overlays/overlay-stack.ts';
import { exchanged, firstVisit, type Place, reopened, type Visits, visited } from './places/places.ts';

export function appStore() {
  let navigations = 0;
  let layers = 0;
  const layerOf = (overlay: Overlay | null) => ({ id: ++layers, overlay });
  const shown = {
    visits: firstVisit,
    overlays: [] as OverlayStack,
    /** Rows requested from another screen; a new object for each request. */
    requestedRows: null as { readonly filter: AudienceFilter } | null,
    /** A row by its place in the whole list. */
    requestedRow: null as { readonly n: number } | null,
    /** Kept as long as the window is open. */
    campaignChoice: { filter: 'all', tests: false } as CampaignListFilter,
    /** Goes up whenever rows of an audience may have changed, in any window. */
    rowsRevision: 0,
  };
  return createStore(
    combine(shown, (set, get) => {
      function visit(place: Place | null): void {
        const { visits, overlays } = get();
        const open = place && (reopened(visits, place) ?? { id: ++layers, place });
        const { campaignId } = visits.now;
        set({ overlays: dialogsOf(overlays), visits: visited(visits, { campaignId, place: open }) });
      }
      return {
        rowsChanged: () => set({ rowsRevision: get().rowsRevision + 1 }),
        /** Starts to bring something into view; the returned function is true while nothing else was requested since. */
        beginNavigation() {
          navigations += 1;
          const mine = navigations;
          return () => mine === navigations;
        },
        show: (campaignId: CampaignId) => set({ visits: visited(get().visits, { campaignId, place: null }) }),
        /** In place of a campaign that is gone. */
        exchange: (campaignId: CampaignId | null) => set({ visits: exchanged(get().visits, campaignId) }),
        step: (visits: Visits) => set({ visits }),
        /** Closes every overlay. A place that was left is as it was, unless something else is asked of it. */
        visit,
        chooseCampaigns: (campaignChoice: CampaignListFilter) => set({ campaignChoice }),
        /** In place of every open overlay. */
        open: (overlay: Overlay) => set({ overlays: replaced(get().overlays, layerOf(overlay)) }),
        /** Over what is open, which is in view again afterwards. */
        openOver: (overlay: Overlay) => set({ overlays: [...get().overlays, layerOf(overlay)] }),
        /** Closes this layer if it is still open; what was opened since stays. */
        leave: (id: number) => set({ overlays: without(get().overlays, id) }),
        /** Closes every overlay. */
        close: () => set({ overlays: dialogsOf(get().overlays) }),
        /** A dialog is drawn until the returned function is called. */
        cover() {
          const layer = layerOf(null);
          set({ overlays: [...get().overlays, layer] });
          return () => set({ overlays: without(get().overlays, layer.id) });
        },
        /** Shows the row if the whole list is visible; a list that a person filtered or sorted stays. */
        showRow: (n: number) => set({ requestedRow: { n } }),
        /** Shows these rows of the draft. */
        showRows(filter: AudienceFilter) {
          visit(null);
          set({ requestedRows: { filter } });
        },
      };
    }),
  );
}
