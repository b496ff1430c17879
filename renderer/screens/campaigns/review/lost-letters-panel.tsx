import type { LossReview, Review } from '../../../../shared/campaign/review/review.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { characterName } from '../../../../shared/message/character-name.ts';
import { languageOfLetters } from '../../../../shared/message/letters-language.ts';
import { otherLetter } from '../../../../shared/message/other-letters.ts';
import { advice, compose } from '../../../../shared/texts/en/message.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { useFrom } from '../../../state/context.tsx';

interface LostLettersPanelProps {
  readonly review: Review;
  readonly loss: LossReview;
  readonly isBusy: boolean;
  readonly onOptions: (patch: Partial<SendOptions>) => void;
}

export function LostLettersPanel({ loss, isBusy, onOptions }: LostLettersPanelProps) {
  const openOver = useFrom('app', (state) => state.openOver);
  const showRows = useFrom('app', (state) => state.showRows);
  const { agreement, accepted, letters } = loss;
  const lost = letters.map(({ letter, people }) => `${characterName(letter)} (${count(people)})`).join(', ');
  return (
    <Banner
      tone={accepted ? 'warning' : 'danger'}
      title={accepted ? words.letters.anyway(agreement.people) : mayBeLost(loss)}
      actions={
        <>
          <Button size="small" onPress={() => showRows('outside-gsm')}>
            {words.letters.showTexts}
          </Button>
          {letters.some(({ letter }) => otherLetter(letter) !== null) && (
            <Button size="small" isDisabled={isBusy} onPress={() => onOptions({ otherLetters: 'all' })}>
              {advice.others.write}
            </Button>
          )}
          <Button size="small" onPress={() => openOver({ kind: 'account', field: 'unicodeEncoding' })}>
            {words.letters.setUp}
          </Button>
          <Button
            size="small"
            isDisabled={isBusy}
            onPress={() => onOptions({ lossAccepted: accepted ? undefined : agreement })}
          >
            {accepted ? compose.chooseAgain : words.letters.sendAnyway}
          </Button>
        </>
      }
    >
      {words.letters.missing(lost, loss.more)}
    </Banner>
  );
}

/** Names the language if the letters identify one. */
function mayBeLost({ agreement: { people, letters }, letters: most }: LossReview): string {
  const lostLanguage = languageOfLetters(letters);
  if (lostLanguage === null) return words.letters.suchAs(characterName(most[0]?.letter ?? ''), people);
  return 'script' in lostLanguage
    ? words.letters.ofScript(lostLanguage.script, people)
    : words.letters.ofLanguage(lostLanguage.language, people);
}
