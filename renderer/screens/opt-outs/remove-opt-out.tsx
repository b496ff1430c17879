import { useState } from 'react';
import type { OptOut } from '../../../shared/opt-out/opt-out.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useStores } from '../../state/context.tsx';
import { valueOrNotice } from '../../state/notices.ts';

interface RemoveOptOutProps {
  readonly optOut: OptOut;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Takes a number off the list; that it was taken off, and why, stays on record. */
export function RemoveOptOut({ optOut, onClose, onRemoved }: RemoveOptOutProps) {
  const stores = useStores();
  const [note, setNote] = useState('');
  const [working, setWorking] = useState(false);

  async function remove(): Promise<void> {
    const { msisdn } = optOut;
    setWorking(true);
    const removed = valueOrNotice(stores.notices, await stores.wire.call('optOut.remove', { msisdn, note }));
    setWorking(false);
    if (!removed) return;
    onRemoved();
    onClose();
  }

  return (
    <Dialog
      title={`Remove ${optOut.msisdn}?`}
      about="This number can be texted again. The removal is recorded in the log."
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="danger" isPending={working} onPress={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <TextField
        label="Why"
        value={note}
        onChange={setNote}
        placeholder="For example: asked by e-mail to be added again"
        autoFocus
      />
    </Dialog>
  );
}
