import { currentLanguage } from '../../../../../shared/language/language.ts';
import { hasWayOut, optOutWords, withSentence } from '../../../../../shared/message/opt-out-words.ts';
import { advice } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { ProblemLine } from './problem-line.tsx';

interface OptOutLineProps {
  readonly message: string;
  /** Writes another message. */
  readonly onChange: (message: string) => void;
}

/** Reminds of a message that says nothing of how to stop further ones, with words for it in its own language. */
export function OptOutLine({ message, onChange }: OptOutLineProps) {
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  if (draft === null) return null;
  const { sender, options } = draft;
  if (message.trim() === '' || options.noWayOut === true || hasWayOut(message)) return null;
  const words = optOutWords(message, sender, currentLanguage());
  return (
    <ul className="problems" aria-label={advice.optOut.title}>
      <ProblemLine tone="accent" title={advice.optOut.missing}>
        <Button size="small" onPress={() => onChange(withSentence(message, words))}>
          {advice.optOut.add(words)}
        </Button>
        <Button size="small" look="plain" onPress={() => change({ options: { ...options, noWayOut: true } })}>
          {advice.optOut.notHere}
        </Button>
      </ProblemLine>
    </ul>
  );
}
