import { useEffect, useState } from 'react';
import { count, plural } from '../../../../shared/format/format-count.ts';
import type { Result } from '../../../../shared/result.ts';
import { ErrorBanner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { useFrom, useStores, useWire } from '../../../state/context.tsx';

/** Deletes everything that ended longer ago than some days, for good, having said how many campaigns that is. */
export function DeleteOlder({ onClose }: { readonly onClose: () => void }) {
  const stores = useStores();
  const [days, setDays] = useState(365);
  const [working, setWorking] = useState(false);
  const older = useOlder(days);
  const shown = older?.ok ? older.value.campaigns : null;

  async function run(campaigns: number): Promise<void> {
    setWorking(true);
    const done = await stores.wire.call('campaign.removeOlder', { days, shown: campaigns });
    setWorking(false);
    if (done.ok) {
      stores.notices.getState().say({
        tone: 'success',
        text: `${plural(done.value.removed, 'campaign was', 'campaigns were')} deleted.`,
      });
      onClose();
    } else stores.notices.getState().sayError(done.error);
    // A list that was not as it was shown is counted again too.
    await stores.campaigns.getState().load();
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
            isDisabled={!shown}
            onPress={() => shown !== null && void run(shown)}
          >
            {shown ? `Delete ${plural(shown, 'campaign', 'campaigns')}` : 'Delete'}
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
        help={<output>{olderWords(shown, days)}</output>}
        autoFocus
      />
      {older?.ok === false && <ErrorBanner error={older.error} />}
    </Dialog>
  );
}

function olderWords(shown: number | null, days: number): string {
  if (Number.isNaN(days)) return 'Say how many days.';
  if (shown === null) return 'Counting…';
  const ago = days === 0 ? 'by now' : `more than ${plural(days, 'day', 'days')} ago`;
  if (shown === 0) return `No campaign ended ${ago}.`;
  return `${count(shown)} of your campaigns ended ${ago}.`;
}

/** How many campaigns ended that long ago, counted again whenever the list changes; null while it is counted. */
function useOlder(days: number): Result<{ readonly campaigns: number }> | null {
  const wire = useWire();
  const campaigns = useFrom('campaigns', (state) => state.campaigns);
  const [counted, setCounted] = useState<{
    readonly days: number;
    readonly older: Result<{ readonly campaigns: number }>;
  } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of campaigns may hold more that have ended.
  useEffect(() => {
    if (Number.isNaN(days)) return;
    let gone = false;
    void wire.call('campaign.older', { days }).then((older) => {
      if (!gone) setCounted({ days, older });
    });
    return () => {
      gone = true;
    };
  }, [wire, days, campaigns]);
  return counted?.days === days ? counted.older : null;
}
