import type { Audience } from '../../../../shared/audience/audience.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../state/use-act.ts';

interface DoubtfulBarProps {
  readonly audience: Audience;
  readonly onSettled: () => void;
}

/** Keeps everybody whose number looks doubtful, or leaves all of them out, in one step that can be undone. */
export function DoubtfulBar({ audience, onSettled }: DoubtfulBarProps) {
  const { act, isBusy } = useAct();
  const people = peopleWords(audience.counts.doubtful);

  async function settle(keep: boolean): Promise<void> {
    if (await act('audience.settleDoubtful', { audienceId: audience.id, keep })) onSettled();
  }

  return (
    <div className="doubtful-bar line">
      <span className="grow quiet">
        {audience.counts.doubtful === 1 ? 'One number to check.' : `The numbers of ${people} to check.`}
      </span>
      <Button isDisabled={isBusy} onPress={() => void settle(true)}>
        Keep all
      </Button>
      <Button isDisabled={isBusy} onPress={() => void settle(false)}>
        Leave all out
      </Button>
    </div>
  );
}
