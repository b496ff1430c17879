import { useState } from 'react';
import type { OptOut } from '../../../shared/opt-out/opt-out.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useGroupedNumbers } from '../../components/text/use-grouped-numbers.ts';
import { useAct } from '../../state/use-act.ts';

interface RemoveOptOutProps {
  readonly optOut: OptOut;
  readonly onClose: () => void;
}

/** Takes a number off the list; that it was taken off, and why, stays on record. */
export function RemoveOptOut({ optOut, onClose }: RemoveOptOutProps) {
  const { isBusy, act } = useAct();
  const grouped = useGroupedNumbers();
  const [note, setNote] = useState('');

  async function remove(): Promise<void> {
    const { msisdn } = optOut;
    if (await act('optOut.remove', { msisdn, note })) onClose();
  }

  return (
    <Dialog
      title={optOuts.askRemove(grouped(optOut.msisdn))}
      about={optOuts.removeAbout}
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button look="danger" isPending={isBusy} onPress={() => void remove()}>
            {common.remove}
          </Button>
        </>
      }
    >
      <TextField
        label={optOuts.why}
        value={note}
        onChange={setNote}
        placeholder={optOuts.whyHint}
        autoFocus
      />
    </Dialog>
  );
}
