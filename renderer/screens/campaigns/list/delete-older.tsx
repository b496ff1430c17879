import { useState } from 'react';
import { count, plural } from '../../../../shared/format/format-count.ts';
import { ErrorBanner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';

/** Deletes everything that ended longer ago than some days, for good, having said how many campaigns that is. */
export function DeleteOlder({ onClose }: { readonly onClose: () => void }) {
  const say = useFrom('notices', (state) => state.say);
  const [days, setDays] = useState(365);
  const { isBusy, act } = useAct();
  const { data, isPrevious, error, refetch } = useOperation(
    'campaign.older',
    Number.isNaN(days) ? null : { days },
  );
  const shown = isPrevious ? null : (data?.campaigns ?? null);

  async function run(campaigns: number): Promise<void> {
    const done = await act('campaign.removeOlder', { days, shown: campaigns });
    // What was not as it was shown is counted again.
    if (!done) return refetch();
    const text = `${plural(done.removed, 'campaign was', 'campaigns were')} deleted.`;
    say({ tone: 'success', text });
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
            isPending={isBusy}
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
      {error && <ErrorBanner error={error} />}
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
