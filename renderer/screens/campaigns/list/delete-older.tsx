import { useState } from 'react';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { shell } from '../../../../shared/texts/en/shell.ts';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
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
    say({ tone: 'success', text: words.deleted(done.removed) });
    onClose();
  }

  return (
    <ConfirmDialog
      title={words.deleteOld}
      about={words.deleteOldAbout}
      act={shown ? words.deleteMany(shown) : common.delete}
      isForm
      isPending={isBusy}
      isDisabled={!shown}
      onClose={onClose}
      onAct={() => shown !== null && void run(shown)}
    >
      <NumberField
        label={words.olderThan}
        value={days}
        minValue={0}
        maxValue={36500}
        onChange={setDays}
        help={<output>{olderWords(shown, days)}</output>}
        autoFocus
      />
      {error && <ErrorBanner error={error} />}
    </ConfirmDialog>
  );
}

function olderWords(shown: number | null, days: number): string {
  if (Number.isNaN(days)) return words.sayDays;
  if (shown === null) return shell.footer.counting;
  if (shown === 0) return days === 0 ? words.noneByNow : words.noneBefore(days);
  return days === 0 ? words.someByNow(shown) : words.someBefore(shown, days);
}
