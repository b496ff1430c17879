import { FileX, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { byteSize } from '../../../shared/format/format-count.ts';
import { spoken } from '../../../shared/language/spoken.ts';
import type { SheetOptions, SheetState } from '../../../shared/sheet/sheet.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { EmptyState } from '../../components/status/empty-state.tsx';
import { Progress } from '../../components/status/progress.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport } from '../../state/navigate.ts';
import type { OverlayProps } from '../../state/overlays/overlay-stack.ts';
import { MappingScreen } from './mapping-screen.tsx';
import { OptOutMapping } from './opt-out-mapping.tsx';

/** An import can be cancelled at any time, and then leaves nothing behind. */
export function ImportScreen({ sheetId, adds, country, onClose }: OverlayProps<'import'>) {
  const stores = useStores();
  const { wire } = stores;
  const sheet = useFrom('sheets', (state) => state.sheets[sheetId]);
  const [options, setOptions] = useState<SheetOptions>({});
  const cancelled = useRef(false);
  const latest = useRef<SheetOptions>(options);

  async function cancel(): Promise<void> {
    cancelled.current = true;
    onClose();
    await wire.call('audience.cancel', { sheetId });
    await stores.sheets.getState().discard(sheetId);
  }

  async function reread(next: SheetOptions): Promise<void> {
    if (!sheet) return;
    setOptions(next);
    latest.current = next;
    const { put } = stores.sheets.getState();
    // This is set before the call, because the event that the sheet is ready may come before the answer.
    put({ ...sheet, stage: 'reading', progress: 0 });
    const result = await wire.call('sheet.reread', { sheetId, options: next });
    if (latest.current !== next) return;
    if (!result.ok) {
      put({ ...sheet, stage: 'ready' });
      stores.notices.getState().showError(result.error);
    } else if (result.value.stage !== 'reading') put(result.value);
  }

  if (!sheet) return null;
  if (sheet.stage === 'failed')
    return <ImportFailed sheet={sheet} adds={adds} onClose={() => void cancel()} />;
  if (sheet.detection) {
    const shown = {
      ...{ sheet, detection: sheet.detection, options },
      onOptions: (next: SheetOptions) => void reread(next),
      onCancel: () => void cancel(),
    };
    if (adds === 'opt-outs') return <OptOutMapping {...shown} />;
    return (
      <MappingScreen {...shown} country={country} isCancelled={() => cancelled.current} onClose={onClose} />
    );
  }
  return <ImportProgress sheet={sheet} onClose={() => void cancel()} />;
}

interface StageProps {
  readonly sheet: SheetState;
  readonly onClose: () => void;
}

function ImportFailed({ sheet, adds, onClose }: StageProps & Pick<OverlayProps<'import'>, 'adds'>) {
  const stores = useStores();
  const error = sheet.error;
  const where = error?.kind === 'bad-input' ? error.where : undefined;
  return (
    <Dialog
      title={sheets.importFile(sheet.name)}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{sheets.cancelImport}</Button>
          <Button look="primary" icon={FolderOpen} onPress={() => chooseImport(stores, adds)}>
            {sheets.chooseAnother}
          </Button>
        </>
      }
    >
      <div role="alert" className="selectable">
        <EmptyState icon={FileX} title={spoken(error?.message) ?? sheets.couldNotBeRead}>
          {where && <p>{spoken(where)}</p>}
          {error?.fix && <p>{spoken(error.fix)}</p>}
        </EmptyState>
      </div>
    </Dialog>
  );
}

function ImportProgress({ sheet, onClose }: StageProps) {
  const reading = sheet.stage === 'reading';
  return (
    <Dialog
      title={sheets.importFile(sheet.name)}
      about={byteSize(sheet.size)}
      size="small"
      dismissable={false}
      onClose={onClose}
      footer={<Button onPress={onClose}>{sheets.cancelImport}</Button>}
    >
      <Progress
        label={reading ? sheets.readingRows : sheets.receiving}
        value={sheet.progress}
        says={reading ? common.rowsOf(sheet.rows) : undefined}
      />
    </Dialog>
  );
}
