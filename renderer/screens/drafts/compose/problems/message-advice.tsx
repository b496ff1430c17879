import { Toolbar } from 'react-aria-components';
import { currentLanguage } from '../../../../../shared/language/current-language.ts';
import type { Lettering } from '../../../../../shared/message/lettering.ts';
import { hasWayOut, optOutSentence, withSentence } from '../../../../../shared/message/opt-out-sentence.ts';
import { advice } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { useDebounced } from '../../../../components/timing/use-debounced.ts';
import { useFrom } from '../../../../state/context.tsx';
import { OtherLettersLine } from './other-letters-line.tsx';
import { ProblemLine } from './problem-line.tsx';

export interface MessageAdviceProps {
  readonly message: string;
  readonly hasAudience: boolean;
  readonly lettering: Lettering;
  readonly onChange: (message: string) => void;
}

/** Advice on a message that can be sent: letters that make it expensive, and no way to opt out. */
export function MessageAdvice({ message, hasAudience, lettering, onChange }: MessageAdviceProps) {
  return (
    <>
      <OtherLettersLine message={message} hasAudience={hasAudience} lettering={lettering} />
      <OptOutLine message={message} onChange={onChange} />
    </>
  );
}

/** In ms. While a sentence is being written, nobody calls it incomplete. */
const TYPING_RESTS = 1500;

/** Shown for a message without words on how to opt out; suggests words in its language. */
function OptOutLine({ message, onChange }: Pick<MessageAdviceProps, 'message' | 'onChange'>) {
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  const rested = useDebounced(message, TYPING_RESTS);
  if (draft === null) return null;
  const { sender, options } = draft;
  if (rested.trim() === '' || options.noWayOut === true || hasWayOut(rested) || hasWayOut(message))
    return null;
  const words = optOutSentence(message, sender, currentLanguage());
  return (
    <ul className="problems" aria-label={advice.optOut.title}>
      <ProblemLine tone="accent" title={advice.optOut.missing}>
        <Toolbar aria-label={advice.optOut.title} className="problem-act">
          <Button size="small" onPress={() => onChange(withSentence(message, words))}>
            {advice.optOut.add(words)}
          </Button>
          <Button
            size="small"
            look="plain"
            onPress={() => change({ options: { ...options, noWayOut: true } })}
          >
            {advice.optOut.notHere}
          </Button>
        </Toolbar>
      </ProblemLine>
    </ul>
  );
}
