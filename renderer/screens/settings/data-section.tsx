import { useState } from 'react';
import type { Wire } from '../../../shared/contract.ts';
import { eraseLoss, eraseWord, isEraseWord } from '../../../shared/folder/erase-words.ts';
import type { FolderStatus } from '../../../shared/folder/folder.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { shell } from '../../../shared/texts/en/shell.ts';
import { Button } from '../../components/buttons/button.tsx';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { useQuestion } from '../../components/overlays/use-question.tsx';
import { Banner } from '../../components/status/banner.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { useAct } from '../../state/use-act.ts';
import { useExport } from '../../state/use-export.ts';
import { useOperation } from '../../state/use-operation.ts';

export function DataSection() {
  const { wire } = useStores();
  const { data: status } = useOperation('folder.status', {});
  const showError = useFrom('notices', (state) => state.showError);
  const { saving, save } = useExport();
  const [isErasing, setErasing] = useState(false);

  async function open(file: File): Promise<void> {
    const opened = await openFolderFile(wire, file);
    if (!opened.ok) showError(opened.error);
  }

  const moving = useQuestion(() => ({
    title: words.askMove,
    act: words.move,
    look: 'primary' as const,
    children: words.moveAbout,
    run: () => save({ what: 'folder', as: 'moved' }),
  }));
  const opening = useQuestion((file: File) => ({
    title: words.askOpen(file.name),
    act: words.open,
    look: 'primary' as const,
    children: words.openAbout,
    run: () => open(file),
  }));

  return (
    <>
      <p className="faint selectable">{status?.path}</p>
      <div className="line">
        <Button isPending={saving} onPress={() => void save({ what: 'folder', as: 'backup' })}>
          {words.backUp}
        </Button>
        <Button isDisabled={saving} onPress={() => moving.ask(null)}>
          {words.moveAway}
        </Button>
        <Button isDisabled={saving || opening.isBusy} onPress={() => chooseFile(opening.ask, '.tagline')}>
          {words.openFile}
        </Button>
        <Button isDisabled={saving || opening.isBusy} onPress={() => setErasing(true)}>
          {words.erase}
        </Button>
      </div>
      {isErasing && <EraseEverything status={status} onClose={() => setErasing(false)} />}
      {moving.question}
      {opening.question}
    </>
  );
}

interface EraseEverythingProps {
  readonly status: FolderStatus | null;
  readonly onClose: () => void;
}

/** A person types a word to confirm; then the window starts as new. */
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

/** Sends the file to main in pieces; main opens it at the next start. */
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
