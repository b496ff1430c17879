import { useState } from 'react';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { AppError } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { useStores } from '../../state/context.tsx';
import { newCampaign } from '../../state/navigate.ts';
import { refresh } from '../../state/queries.ts';

/** The making of an audience from a sheet. */
export interface AudienceWork {
  readonly building: boolean;
  readonly failure: AppError | null;
  build(mapping: Mapping, name: string): Promise<void>;
  mend(mapping: Mapping, audienceId: AudienceId): Promise<void>;
}

/** Builds or corrects an audience and gives it to the draft in view, or to a new one where no draft is. */
export function useAudience(sheetId: SheetId, isCancelled: () => boolean): AudienceWork {
  const stores = useStores();
  const { wire } = stores;
  const [building, setBuilding] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function build(mapping: Mapping, name: string): Promise<void> {
    setBuilding(true);
    setFailure(null);
    const built = await wire.call('audience.build', { sheetId, mapping, name });
    setBuilding(false);
    if (!built.ok) return setFailure(built.error);
    // Cancelled when it was just done: nothing of it is to be left behind.
    if (isCancelled()) return void (await wire.call('audience.remove', { audienceId: built.value.id }));
    // The workbench is to know it when the draft names it.
    await refresh(stores.queries, 'audience.list');
    await give(built.value.id);
  }

  async function mend(mapping: Mapping, audienceId: AudienceId): Promise<void> {
    setBuilding(true);
    setFailure(null);
    const done = await wire.call('audience.mend', { sheetId, mapping, audienceId });
    setBuilding(false);
    if (!done.ok) return setFailure(done.error);
    const { mended, left, audience } = done.value;
    stores.notices.getState().say({
      tone: left === 0 ? 'success' : 'warning',
      text: sheets.putBack(mended, audience.name),
      more: left === 0 ? undefined : sheets.stillRejected(left),
    });
    await give(audienceId);
  }

  async function give(audienceId: AudienceId): Promise<void> {
    const { draft } = stores.draft.getState();
    const inView = draft !== null && draft.id === stores.app.getState().campaignId;
    // Without a campaign of its own it would go to a draft that nobody sees.
    if (inView || (await newCampaign(stores))) stores.draft.getState().change({ audienceId });
    stores.app.getState().closeOwn('import');
    await stores.sheets.getState().discard(sheetId);
  }

  return { building, failure, build, mend };
}
