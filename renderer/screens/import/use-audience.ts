import { useState } from 'react';
import type { SheetId } from '../../../shared/brand.ts';
import type { Wire } from '../../../shared/contract.ts';
import type { AppError } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet.ts';
import { newCampaign } from '../../state/navigate.ts';
import type { Stores } from '../../state/stores.ts';

/** The making of an audience from a sheet. */
export interface AudienceWork {
  readonly building: boolean;
  readonly failure: AppError | null;
  build(mapping: Mapping, name: string): Promise<void>;
}

/** Builds an audience and gives it to the draft in view, or to a new one where no draft is. */
export function useAudience(stores: Stores, wire: Wire, sheetId: SheetId): AudienceWork {
  const [building, setBuilding] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  async function build(mapping: Mapping, name: string): Promise<void> {
    setBuilding(true);
    setFailure(null);
    const built = await wire.call('audience.build', { sheetId, mapping, name });
    setBuilding(false);
    if (!built.ok) {
      if (built.error.kind !== 'busy') setFailure(built.error);
      return;
    }
    const audience = built.value;
    stores.audiences.getState().put(audience);
    const { draft } = stores.draft.getState();
    if (draft === null || draft.id !== stores.app.getState().campaignId) await newCampaign(stores);
    stores.draft.getState().change({ audienceId: audience.id });
    stores.app.getState().close();
    await stores.sheets.getState().discard(sheetId);
  }

  return { building, failure, build };
}
