import { useState } from 'react';
import type { Wire } from '../../../shared/contract.ts';
import { eraseLoss, eraseWord, isEraseWord } from '../../../shared/folder/erase-words.ts';
import type { FolderStatus } from '../../../shared/folder/folder.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { shell } from '../../../shared/texts/en/shell.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { Banner } from '../../components/status/banner.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';
import { useAct } from '../../state/use-act.ts';
import { useExport } from '../../state/use-export.ts';

type Asked =
  | { readonly what: 'move' }
  | { readonly what: 'erase' }
  | { readonly what: 'open'; readonly file: File };

export function DataSection() {
  const { wire } = useStores();
  const { data: status } = useOperation('folder.status', {});
  const sayError = useFrom('notices', (state) => state.sayError);
  const { saving, save } = useExport();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { isBusy: opening, during } = useBusy();

  async function open(file: File): Promise<void> {
    const opened = await openFolderFile(wire, file);
    setAsked(null);
    if (!opened.ok) sayError(opened.error);
  }

  async function move(): Promise<void> {
    await save({ what: 'folder', as: 'moved' });
    setAsked(null);
  }

  return (
    <>
      <p className="faint selectable">{status?.path}</p>
      <div className="line">
        <Button isPending={saving} onPress={() => void save({ what: 'folder', as: 'backup' })}>
          {words.backUp}
        </Button>
        <Button isDisabled={saving} onPress={() => setAsked({ what: 'move' })}>
          {words.moveAway}
        </Button>
        <Button
          isDisabled={saving || opening}
          onPress={() => chooseFile((file) => setAsked({ what: 'open', file }), '.tagline')}
        >
          {words.openFile}
        </Button>
        <Button isDisabled={saving || opening} onPress={() => setAsked({ what: 'erase' })}>
          {words.erase}
        </Button>
      </div>
      {asked?.what === 'erase' && <EraseEverything status={status} onClose={() => setAsked(null)} />}
      {(asked?.what === 'move' || asked?.what === 'open') && (
        <ConfirmDialog
          title={asked.what === 'move' ? words.askMove : words.askOpen(asked.file.name)}
          act={asked.what === 'move' ? words.move : words.open}
          look="primary"
          isPending={saving || opening}
          onClose={() => setAsked(null)}
          onAct={() => void (asked.what === 'move' ? move() : during(() => open(asked.file)))}
        >
          {asked.what === 'move' ? words.moveAbout : words.openAbout}
        </ConfirmDialog>
      )}
    </>
  );
}

interface EraseEverythingProps {
  readonly status: FolderStatus | null;
  readonly onClose: () => void;
}

/** Needs a typed word; the window then starts as new. */
function EraseEverything({ status, onClose }: EraseEverythingProps) {
  const { isBusy, act } = useAct();
  const [typed, setTyped] = useState('');
  const loss = status && eraseLoss(status);

  async function erase(): Promise<void> {
    if (!(await act('folder.erase', { typed }))) onClose();
  }

  return (
    <ConfirmDialog
      title={words.askErase}
      act={words.erase}
      isForm
      isDisabled={!isEraseWord(typed)}
      isPending={isBusy}
      onClose={onClose}
      onAct={() => void erase()}
    >
      {loss && <Banner tone="warning" title={loss} />}
      <p className="quiet">{words.eraseAbout}</p>
      <p className="quiet">{words.eraseKeeps}</p>
      <TextField
        label={words.type(eraseWord())}
        value={typed}
        onChange={setTyped}
        autoFocus
        autoComplete="off"
      />
    </ConfirmDialog>
  );
}

const PIECE = 1 << 20;

/** Sends the file to main in pieces; it is opened at the next start. */
async function openFolderFile(wire: Wire, file: File): Promise<Result<null>> {
  const begun = await wire.call('folder.begin', {});
  if (!begun.ok) return begun;
  for (let from = 0; from < file.size; from += PIECE) {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer());
    } catch {
      return failure('bad-input', shell.files.unreadAnyMore(file.name), shell.files.chooseAgain);
    }
    const appended = await wire.call('folder.append', { bytes });
    if (!appended.ok) return appended;
  }
  const opened = await wire.call('folder.open', {});
  return opened.ok ? ok(null) : opened;
}
