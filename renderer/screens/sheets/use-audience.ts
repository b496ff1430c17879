import { useState } from 'react';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { Operations } from '../../../shared/contract.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import type { AppError } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { useStores } from '../../state/context.tsx';
import { newCampaign, showCampaign } from '../../state/navigate.ts';
import { refresh } from '../../state/query-client.ts';

/** Makes a list for the draft in view, or for a new draft if there is none. */
export function useAudience(sheetId: SheetId, isCancelled: () => boolean, onClose: () => void) {
  const stores = useStores();
  const { wire } = stores;
  const { isBusy: building, during } = useBusy();
  const [failure, setFailure] = useState<AppError | null>(null);

  async function build(mapping: Mapping, name: string, optOutSaidNo: boolean): Promise<void> {
    setFailure(null);
    const before = draftInView();
    const input = { sheetId, mapping, name, draft: before?.id ?? ('new' as const), optOutSaidNo };
    const built = await wire.call('audience.build', input);
    if (!built.ok) return setFailure(built.error);
    if (isCancelled()) return takeBack(built.value, before);
    // The workbench must know the list before the draft refers to it.
    await refresh(stores.queries, 'audience.list');
    if (before === null) await showCampaign(stores, built.value.draft!.id);
    // If the draft could not take the list, saving the draft shows the reason.
    else if (draftInView()?.id === before.id) stores.draft.getState().change({ audienceId: built.value.id });
    await close();
  }

  /** Runs if the person cancelled just after the list was made: leaves nothing behind. */
  async function takeBack({ id, draft }: Operations['audience.build']['out'], before: Draft | null) {
    if (before !== null) {
      const patch = { audienceId: before.audienceId };
      await wire.call('draft.save', { campaignId: before.id, patch });
    } else if (draft !== null) await wire.call('campaign.remove', { campaignId: draft.id, phase: 'draft' });
    await wire.call('audience.remove', { audienceId: id });
  }

  async function correct(mapping: Mapping, audienceId: AudienceId): Promise<void> {
    setFailure(null);
    const done = await wire.call('audience.correct', { sheetId, mapping, audienceId });
    if (!done.ok) return setFailure(done.error);
    const { corrected, stillRejected, audience } = done.value;
    stores.notices.getState().say({
      tone: stillRejected === 0 ? 'success' : 'warning',
      text: sheets.putBack(corrected, audience.name),
      more: stillRejected === 0 ? undefined : sheets.stillRejected(stillRejected),
    });
    await give(audienceId);
  }

  /** Without a campaign in view, the list would go to a draft that nobody sees. */
  function draftInView(): Draft | null {
    const { draft } = stores.draft.getState();
    return draft?.id === stores.app.getState().visits.now.campaignId ? draft : null;
  }

  async function give(audienceId: AudienceId): Promise<void> {
    if (draftInView() !== null || (await newCampaign(stores))) stores.draft.getState().change({ audienceId });
    await close();
  }

  /** Shows the draft, which has the list now. */
  async function close(): Promise<void> {
    stores.app.getState().visit(null);
    onClose();
    await stores.sheets.getState().discard(sheetId);
  }

  return {
    building,
    failure,
    build: (...asked: Parameters<typeof build>) => during(() => build(...asked)),
    correct: (...asked: Parameters<typeof correct>) => during(() => correct(...asked)),
  };
}
