import { useState } from 'react';
import { eraseLoss, eraseWord, isEraseWord } from '../../../shared/folder/erase-words.ts';
import type { FolderStatus } from '../../../shared/folder/folder.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { Banner } from '../../components/status/banner.tsx';
import { useAct } from '../../state/use-act.ts';

interface EraseEverythingProps {
  readonly status: FolderStatus | null;
  readonly onClose: () => void;
}

/** Asks for a typed word before everything goes; the window then begins as new. */
export function EraseEverything({ status, onClose }: EraseEverythingProps) {
  const { isBusy, act } = useAct();
  const [typed, setTyped] = useState('');
  const loss = status && eraseLoss(status);

  async function erase(): Promise<void> {
    if (!(await act('folder.erase', { typed }))) onClose();
  }

  return (
    <Dialog
      title={words.askErase}
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            isDisabled={!isEraseWord(typed)}
            isPending={isBusy}
            onPress={() => void erase()}
          >
            {words.erase}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
