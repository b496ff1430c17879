import { useRef, useState } from 'react';
import type { SheetId } from '../../../shared/brand.ts';
import type { SheetOptions } from '../../../shared/sheet/sheet.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { ImportFailed } from './import-failed.tsx';
import { ImportProgress } from './import-progress.tsx';
import { MappingScreen } from './mapping-screen.tsx';

/** Brings a file from its bytes to an audience; can be stopped at any moment and then leaves nothing behind. */
export function ImportScreen({ sheetId }: { readonly sheetId: SheetId }) {
  const stores = useStores();
  const { wire } = stores;
  const sheet = useFrom('sheets', (state) => state.sheets[sheetId]);
  const [options, setOptions] = useState<SheetOptions>({});
  const cancelled = useRef(false);

  async function cancel(): Promise<void> {
    cancelled.current = true;
    stores.app.getState().close();
    await wire.call('audience.cancel', { sheetId });
    await stores.sheets.getState().discard(sheetId);
  }

  async function reread(next: SheetOptions): Promise<void> {
    if (!sheet) return;
    setOptions(next);
    const { put } = stores.sheets.getState();
    // Marked before the call, because the event that it is ready may come before the answer.
    put({ ...sheet, stage: 'reading', progress: 0 });
    const result = await wire.call('sheet.reread', { sheetId, options: next });
    if (!result.ok) {
      put({ ...sheet, stage: 'ready' });
      stores.notices.getState().sayError(result.error);
    } else if (result.value.stage !== 'reading') put(result.value);
  }

  if (!sheet) return null;
  if (sheet.stage === 'failed') return <ImportFailed sheet={sheet} onClose={() => void cancel()} />;
  if (sheet.detection) {
    return (
      <MappingScreen
        sheet={sheet}
        detection={sheet.detection}
        options={options}
        onOptions={(next) => void reread(next)}
        onCancel={() => void cancel()}
        isCancelled={() => cancelled.current}
      />
    );
  }
  return <ImportProgress sheet={sheet} onCancel={() => void cancel()} />;
}
