import type { SendOptions } from '../../../shared/draft/draft.ts';
import { type OddChoice, withOddChoice } from '../../../shared/message/choices/odd-choice.ts';
import { compose } from '../../../shared/texts/en/message.ts';
import { Button } from './button.tsx';

interface OddChoicesProps {
  readonly of: Pick<OddChoice, 'tag' | 'kind'>;
  readonly options: SendOptions;
  readonly size?: 'small';
  readonly isBusy?: boolean;
  readonly onOptions: (patch: Pick<SendOptions, 'oddValues'>) => void;
}

/** Asks what becomes of odd values: values that would show what nobody meant. */
export function OddChoices({ of, options, size, isBusy = false, onOptions }: OddChoicesProps) {
  const presses = [
    ['mended', compose.mended[of.kind]],
    ['leave-out', compose.leaveOut],
    ['as-it-is', compose.asItIs],
  ] as const;
  return presses.map(([choice, label]) => (
    <Button
      key={choice}
      isDisabled={isBusy}
      {...(size && { size })}
      onPress={() => onOptions({ oddValues: withOddChoice(options.oddValues, of, choice) })}
    >
      {label}
    </Button>
  ));
}
