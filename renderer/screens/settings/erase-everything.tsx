import { useState } from 'react';
import { eraseLoss, eraseWord, isEraseWord } from '../../../shared/folder/erase-words.ts';
import type { FolderStatus } from '../../../shared/folder/folder.ts';
import { quoted } from '../../../shared/format/quoted.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
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
      title="Erase everything?"
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            look="danger"
            isDisabled={!isEraseWord(typed)}
            isPending={isBusy}
            onPress={() => void erase()}
          >
            Erase everything
          </Button>
        </>
      }
    >
      {loss && <Banner tone="warning" title={loss} />}
      <p className="quiet">
        Lists, campaigns, results, opt-outs, the practice inbox, accounts with their tokens, settings and the
        log go for good, also what was set aside here. Tagline then begins as new. Files that you saved, and
        backups, keep what is in them.
      </p>
      <p className="quiet">
        Only random ids and counts of requests stay on this computer, of no person, so that an older copy of
        this data is known as one and texts nobody twice.
      </p>
      <TextField
        label={`Type ${quoted(eraseWord)}`}
        value={typed}
        onChange={setTyped}
        autoFocus
        autoComplete="off"
      />
    </Dialog>
  );
}
