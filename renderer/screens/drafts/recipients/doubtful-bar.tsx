import type { Audience } from '../../../../shared/audience/audience.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useAct } from '../../../state/use-act.ts';

interface DoubtfulBarProps {
  readonly audience: Audience;
  readonly onSettled: () => void;
}

/** Keeps everybody whose number looks doubtful, or leaves all of them out, in one step that can be undone. */
export function DoubtfulBar({ audience, onSettled }: DoubtfulBarProps) {
  const { act, isBusy } = useAct();

  async function settle(keep: boolean): Promise<void> {
    if (await act('audience.settleDoubtful', { audienceId: audience.id, keep })) onSettled();
  }

  return (
    <div className="doubtful-bar line">
      <span className="grow quiet">{recipients.toCheck(audience.counts.doubtful)}</span>
      <Button isDisabled={isBusy} onPress={() => void settle(true)}>
        {recipients.keepAll}
      </Button>
      <Button isDisabled={isBusy} onPress={() => void settle(false)}>
        {recipients.leaveAllOut}
      </Button>
    </div>
  );
}
