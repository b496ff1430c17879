import type { Survey } from '../../../../shared/draft/survey.ts';
import { count, plural } from '../../../../shared/format/format-count.ts';
import { characterName } from '../../../../shared/message/character-name.ts';
import { outsideGsm } from '../../../../shared/message/gsm.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import type { OtherLetters } from '../../../../shared/message/other-letters.ts';
import { messageInOtherLetters, otherLetter } from '../../../../shared/message/other-letters.ts';
import { Button } from '../../../components/button.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useSurvey } from '../../../state/survey.ts';
import { ProblemLine } from './problem-line.tsx';

interface OtherLettersLineProps {
  readonly message: string;
  readonly hasAudience: boolean;
  readonly lettering: Lettering;
}

/** Offers to write letters that GSM 03.38 lacks in their customary plain form, with what that saves, and takes it back. */
export function OtherLettersLine({ message, hasAudience, lettering }: OtherLettersLineProps) {
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  const showRows = useFrom('app', (state) => state.showRows);
  const survey = useSurvey().survey;
  if (draft === null || message.trim() === '') return null;
  const of = hasAudience ? survey : null;
  const { other } = lettering;

  function choose(otherLetters: OtherLetters | undefined): void {
    if (draft !== null) change({ options: { ...draft.options, otherLetters } });
  }

  if (other !== undefined) {
    return (
      <ul className="problems" aria-label="Other letters">
        <ProblemLine tone="accent" title={chosenWords(other, of)} more={leftWords(of)}>
          <Button size="small" onPress={() => choose(undefined)}>
            Send as written
          </Button>
          {(of?.rows['other-letters'] ?? 0) > 0 && (
            <Button size="small" look="plain" onPress={() => showRows('other-letters')}>
              Show the texts
            </Button>
          )}
          {other === 'message' && (
            <Button size="small" onPress={() => choose('all')}>
              Values too
            </Button>
          )}
        </ProblemLine>
      </ul>
    );
  }
  const odd = of === null ? outsideGsm(message) : of.culprits.map(({ character }) => character);
  const replaced = odd.flatMap((letter) => {
    const plain = otherLetter(letter);
    return plain === null ? [] : [`${characterName(letter)} as ${plain.trim() === '' ? 'space' : plain}`];
  });
  if (replaced.length === 0) return null;
  const inMessage = messageInOtherLetters(message) !== message;
  const inValues = of?.culprits.some(({ inMessage: isWritten }) => !isWritten) ?? false;
  return (
    <ul className="problems" aria-label="Other letters">
      <ProblemLine
        tone="accent"
        title={`Other letters would do: ${replaced.slice(0, 5).join(', ')}${replaced.length > 5 ? ' and more' : ''}.`}
        more={savedWords(of, lettering)}
      >
        {inMessage && (
          <Button size="small" onPress={() => choose('message')}>
            {inValues ? 'In the message' : 'Write other letters'}
          </Button>
        )}
        {inValues && (
          <Button size="small" onPress={() => choose('all')}>
            {inMessage ? 'In values too' : 'Write other letters'}
          </Button>
        )}
      </ProblemLine>
    </ul>
  );
}

function chosenWords(other: OtherLetters, survey: Survey | null): string {
  const what = other === 'all' ? 'Message and values are' : 'The message is';
  const texts =
    survey === null
      ? ''
      : `: ${plural(survey.asWritten.outside, 'text', 'texts')} had letters that GSM 03.38 lacks`;
  return `${what} sent in other letters${texts}.`;
}

/** What other letters could not help. */
function leftWords(survey: Survey | null): string | undefined {
  if (survey === null || survey.culprits.length === 0) return undefined;
  const names = survey.culprits.slice(0, 5).map(({ character }) => characterName(character));
  return `${plural(survey.unicode + survey.lost, 'text keeps', 'texts keep')} ${names.join(', ')}.`;
}

/** What other letters save: parts where an encoding is asked for, letters where none is. */
function savedWords(survey: Survey | null, { encoded }: Lettering): string | undefined {
  if (survey === null) return encoded ? 'Then a part holds 160 characters instead of 70.' : undefined;
  const { asWritten, inOtherLetters } = survey;
  const texts = plural(asWritten.outside, 'text', 'texts');
  if (!encoded)
    return `As written, ${plural(asWritten.outside, 'phone', 'phones')} may show “?” in their place.`;
  if (asWritten.parts === inOtherLetters.parts) return `${texts} would need no Unicode, at as many parts.`;
  return `They make ${texts} longer: all texts take ${count(asWritten.parts)} parts as written, ${count(inOtherLetters.parts)} in other letters.`;
}
