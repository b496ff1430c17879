import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { AccountField } from '../../shared/account/account.ts';
import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { AudienceId, CampaignId, SheetId } from '../../shared/brand.ts';
import type { CampaignListFilter } from '../../shared/campaign/progress/campaign-filter.ts';
import type { HelpQuestion } from '../../shared/commands/commands.ts';
import type { ExportRequest } from '../../shared/contract.ts';
import type { OptOutsOfFile } from '../../shared/opt-out/opt-out.ts';

/** One overlay is open at a time. */
export type Overlay =
  | { readonly kind: 'campaigns' }
  /** With the focus in `field`. `after` opens when this closes. `sends`: the campaign that an account is set up for. */
  | {
      readonly kind: 'accounts';
      readonly field?: AccountField;
      readonly sends?: CampaignId;
      readonly after?: Overlay | null;
    }
  | { readonly kind: 'settings' }
  /** Makes a list, unless it `adds` to something else. */
  | { readonly kind: 'import'; readonly sheetId: SheetId; readonly adds?: 'opt-outs' | undefined }
  | { readonly kind: 'paste' }
  | { readonly kind: 'audiences' }
  /** `after` opens when this one closes. */
  | { readonly kind: 'duplicates'; readonly audienceId: AudienceId; readonly after: Overlay | null }
  | { readonly kind: 'columns'; readonly audienceId: AudienceId }
  | { readonly kind: 'list-history'; readonly audienceId: AudienceId }
  | { readonly kind: 'derive'; readonly audienceId: AudienceId }
  | { readonly kind: 'by-day'; readonly campaignId: CampaignId; readonly audienceId: AudienceId }
  | {
      readonly kind: 'export-rows';
      readonly rows: Omit<Extract<ExportRequest, { what: 'rows' }>, 'what' | 'format' | 'separator'>;
    }
  | { readonly kind: 'opt-outs'; readonly ofFile?: OptOutsOfFile }
  | { readonly kind: 'inbox'; readonly tab?: 'faults' }
  | { readonly kind: 'search'; readonly msisdn?: string }
  | { readonly kind: 'credits' }
  /** A template replaces what was `selected` in the message of this version. */
  | {
      readonly kind: 'templates';
      readonly selected: { readonly from: number; readonly to: number };
      readonly version: number;
    }
  | { readonly kind: 'commands' }
  | { readonly kind: 'help'; readonly question?: HelpQuestion }
  | { readonly kind: 'keys' }
  | { readonly kind: 'report' }
  | { readonly kind: 'licences' }
  | { readonly kind: 'about' }
  | { readonly kind: 'test'; readonly n: number | null }
  | { readonly kind: 'review'; readonly campaignId: CampaignId };

export type OverlayKind = Overlay['kind'];

export type OverlayProps<Kind extends OverlayKind> = Omit<Extract<Overlay, { kind: Kind }>, 'kind'> & {
  readonly onClose: () => void;
};

export function appStore() {
  let navigations = 0;
  const shown = {
    campaignId: null as CampaignId | null,
    overlay: null as Overlay | null,
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
    combine(shown, (set, get) => ({
      rowsChanged: () => set({ rowsRevision: get().rowsRevision + 1 }),
      /** Starts to bring something into view; the returned function is true while nothing else was requested since. */
      beginNavigation() {
        navigations += 1;
        const mine = navigations;
        return () => mine === navigations;
      },
      show: (campaignId: CampaignId | null) => set({ campaignId }),
      chooseCampaigns: (campaignChoice: CampaignListFilter) => set({ campaignChoice }),
      open: (overlay: Overlay) => set({ overlay }),
      close: () => set({ overlay: null }),
      /** Closes this overlay if it is still open: what was opened since stays. */
      leave: (overlay: Overlay) =>
        get().overlay === overlay && set({ overlay: ('after' in overlay && overlay.after) || null }),
      /** Closes an overlay of this kind; nothing opens after it. */
      closeOwn: (kind: OverlayKind) => get().overlay?.kind === kind && set({ overlay: null }),
      /** Shows the row if the whole list is visible; a list that a person filtered or sorted stays. */
      showRow: (n: number) => set({ requestedRow: { n } }),
      /** Closes the overlay and shows these rows. */
      showRows: (filter: AudienceFilter) => set({ overlay: null, requestedRows: { filter } }),
    })),
  );
}
