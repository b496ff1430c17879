import type { LossReview } from '../../../../shared/campaign/review.ts';
import type { SendOptions as Options } from '../../../../shared/draft/draft.ts';
import { peopleWords, plural } from '../../../../shared/format/format-count.ts';
import { characterName } from '../../../../shared/message/character-name.ts';
import { otherLetter } from '../../../../shared/message/other-letters.ts';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { useFrom } from '../../../state/context.tsx';

interface LettersPanelProps {
  readonly loss: LossReview;
  readonly isBusy: boolean;
  readonly onOptions: (patch: Partial<Options>) => void;
}

/** Which letters may be lost, and the ways that a person can choose before anything is sent. */
export function LettersPanel({ loss, isBusy, onOptions }: LettersPanelProps) {
  const open = useFrom('app', (state) => state.open);
  const showRows = useFrom('app', (state) => state.showRows);
  const { agreement, accepted, letters } = loss;
  const title = accepted
    ? `Sent knowingly: ${plural(agreement.people, 'text', 'texts')} may lose letters.`
    : `Letters may be lost: ${peopleWords(agreement.people)} may get “?” in their place.`;
  return (
    <Banner
      tone={accepted ? 'warning' : 'danger'}
      title={title}
      actions={
        <div className="stack">
          <Button size="small" onPress={() => showRows('outside-gsm')}>
            Show these texts
          </Button>
          {letters.some(({ letter }) => otherLetter(letter) !== null) && (
            <Button size="small" isDisabled={isBusy} onPress={() => onOptions({ otherLetters: 'all' })}>
              Write other letters
            </Button>
          )}
          <Button size="small" onPress={() => open({ kind: 'accounts' })}>
            Ask for an encoding
          </Button>
          <Button
            size="small"
            isDisabled={isBusy}
            onPress={() => onOptions({ lossAccepted: accepted ? undefined : agreement })}
          >
            {accepted ? 'Choose again' : 'Send knowingly'}
          </Button>
        </div>
      }
    >
      The account asks for no encoding, and GSM 03.38 has no{' '}
      {letters.map(({ letter, people }) => `${characterName(letter)} (${people})`).join(', ')}
      {loss.more > 0 && ` and ${plural(loss.more, 'other letter', 'other letters')}`}.
    </Banner>
  );
}
