import { useState } from 'react';
import { plural } from '../../../shared/format/format-count.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { useStores } from '../../state/context.tsx';
import { valueOrNotice } from '../../state/notices.ts';

/** Deletes everything that ended longer ago than some days, for good. */
export function DeleteOlder({ onClose }: { readonly onClose: () => void }) {
  const stores = useStores();
  const [days, setDays] = useState(365);
  const [working, setWorking] = useState(false);

  async function run(): Promise<void> {
    setWorking(true);
    const done = valueOrNotice(stores.notices, await stores.wire.call('campaign.removeOlder', { days }));
    setWorking(false);
    if (!done) return;
    stores.notices.getState().say({
      tone: 'success',
      text: `${plural(done.removed, 'campaign was', 'campaigns were')} deleted.`,
    });
    await stores.campaigns.getState().load();
    onClose();
  }

  return (
    <Dialog
      title="Delete old campaigns"
      about="Campaigns that ended longer ago are deleted with their people, texts and ids, from the database file too. This cannot be taken back, and what they received can no longer be searched."
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            look="danger"
            isPending={working}
            isDisabled={Number.isNaN(days)}
            onPress={() => void run()}
          >
            Delete
          </Button>
        </>
      }
    >
      <NumberField
        label="Older than, in days"
        value={days}
        minValue={0}
        maxValue={36_500}
        onChange={setDays}
        autoFocus
      />
    </Dialog>
  );
}
