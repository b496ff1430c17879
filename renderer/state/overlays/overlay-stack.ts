import type { AccountField } from '../../../shared/account/account.ts';
import type { AudienceId, CampaignId, SheetId } from '../../../shared/brand.ts';
import type { HelpQuestion } from '../../../shared/commands/commands.ts';
import type { ExportRequest } from '../../../shared/contract.ts';
import type { OptOutsOfFile } from '../../../shared/opt-out/opt-out.ts';

/** A screen above the work. */
export type Overlay =
  | { readonly kind: 'campaigns' }
  /** One account over the review, with the focus in `field`, or the account that a campaign `sends` through. */
  | { readonly kind: 'account'; readonly field?: AccountField; readonly sends?: CampaignId }
  /** Makes a list, unless it `adds` to something else. */
  | {
      readonly kind: 'import';
      readonly sheetId: SheetId;
      readonly adds?: 'opt-outs' | undefined;
      /** The country of the numbers, if the file comes with Tagline. */
      readonly country?: string | undefined;
    }
  | { readonly kind: 'paste' }
  | { readonly kind: 'add-opt-outs'; readonly ofFile: OptOutsOfFile }
  | { readonly kind: 'duplicates'; readonly audienceId: AudienceId }
  | { readonly kind: 'columns'; readonly audienceId: AudienceId }
  | { readonly kind: 'list-history'; readonly audienceId: AudienceId }
  | { readonly kind: 'derive'; readonly audienceId: AudienceId }
  | { readonly kind: 'by-day'; readonly campaignId: CampaignId; readonly audienceId: AudienceId }
  | {
      readonly kind: 'export-rows';
      readonly rows: Omit<Extract<ExportRequest, { what: 'rows' }>, 'what' | 'format' | 'separator'>;
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

/** Something above the work: an overlay, or with null a dialog that is drawn, of an overlay or of the work itself. */
export interface Layer {
  readonly id: number;
  readonly overlay: Overlay | null;
}

/** In the order in which they were opened. Of the overlays the last one is shown, and those below wait for it. */
export type OverlayStack = readonly Layer[];

interface OpenOverlay extends Layer {
  readonly overlay: Overlay;
}

const isOverlay = (layer: Layer): layer is OpenOverlay => layer.overlay !== null;

/** Without its overlays. Dialogs leave by themselves once they are no longer drawn. */
export function dialogsOf(stack: OverlayStack): OverlayStack {
  return stack.filter((layer) => !isOverlay(layer));
}

/** The overlay in view, as it was opened; null for none. */
export function topOverlay(stack: OverlayStack): OpenOverlay | null {
  return stack.findLast(isOverlay) ?? null;
}

/** True if a dialog is drawn over the work. An overlay that is still loading draws none yet. */
export function isCovered(stack: OverlayStack): boolean {
  return dialogsOf(stack).length > 0;
}

/** Takes the place of every overlay. */
export function replaced(stack: OverlayStack, layer: Layer): OverlayStack {
  return [...dialogsOf(stack), layer];
}

export function without(stack: OverlayStack, id: number): OverlayStack {
  return stack.filter((layer) => layer.id !== id);
}

/** Overlays that a request from outside the window may close, because nothing is written in them. */
const onlyRead: readonly string[] = [
  'campaigns',
  'commands',
  'keys',
  'report',
  'licences',
  'about',
] satisfies OverlayKind[];

/** True if nothing is open that may hold work. */
export function isFree(stack: OverlayStack): boolean {
  const overlays = stack.filter(isOverlay);
  // One dialog is the overlay's own. A question or another dialog may be open over it.
  return (
    overlays.every(({ overlay }) => onlyRead.includes(overlay.kind)) &&
    dialogsOf(stack).length <= Math.min(1, overlays.length)
  );
}

/** True if what was in view `before` may be replaced: anything opened since then may hold unsaved work. */
export function isAsBefore(stack: OverlayStack, before: OverlayStack): boolean {
  const top = topOverlay(stack);
  if (top === null) return !isCovered(stack);
  return top.id === topOverlay(before)?.id && dialogsOf(stack).length <= dialogsOf(before).length;
}
