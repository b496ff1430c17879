import { accountMeant } from '../../../../../shared/campaign/progress/account-meant.ts';
import type { Survey } from '../../../../../shared/draft/survey.ts';
import { characterName, MOST_LETTERS_NAMED } from '../../../../../shared/message/character-name.ts';
import { outsideGsm } from '../../../../../shared/message/gsm.ts';
import type { Lettering } from '../../../../../shared/message/lettering.ts';
import {
  messageInOtherLetters,
  type OtherLetters,
  otherLetter,
} from '../../../../../shared/message/other-letters.ts';
import { countParts } from '../../../../../shared/message/parts.ts';
import { advice } from '../../../../../shared/texts/en/message.ts';
import { recipients } from '../../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { useOperation, useWholeList } from '../../../../state/use-operation.ts';
import { useSurvey } from '../../../../state/use-survey.ts';
import { ProblemLine } from './problem-line.tsx';

const words = advice.others;

interface OtherLettersLineProps {
  readonly message: string;
  readonly hasAudience: boolean;
  readonly lettering: Lettering;
}

/** Offers simpler characters for letters that GSM 03.38 lacks, with the saving, and an undo. */
export function OtherLettersLine({ message, hasAudience, lettering }: OtherLettersLineProps) {
  const draft = useFrom('draft', (state) => state.draft);
  const change = useFrom('draft', (state) => state.change);
  const showRows = useFrom('app', (state) => state.showRows);
  const survey = useSurvey().survey;
  const accounts = useOperation('account.list', {}).data ?? [];
  const campaigns = useWholeList('campaign.list', accounts.length > 2).data ?? [];
  if (draft === null || message.trim() === '') return null;
  const of = hasAudience ? survey : null;
  const { other } = lettering;
  const meant = accountMeant(accounts, draft, campaigns);
  const through = meant === null || meant.id === draft.accountId ? null : meant.name;
  const encoded = meant === null ? lettering.encoded : meant.unicodeEncoding !== '';

  function choose(otherLetters: OtherLetters | undefined): void {
    if (draft !== null) change({ options: { ...draft.options, otherLetters } });
  }

  if (other !== undefined) {
    return (
      <ul className="problems" aria-label={recipients.states['other-letters']}>
        <ProblemLine tone="accent" title={chosenWords(other, of)} more={leftWords(of)}>
          <Button size="small" onPress={() => choose(undefined)}>
            {words.asWritten}
          </Button>
          {(of?.rows['other-letters'] ?? 0) > 0 && (
            <Button size="small" look="plain" onPress={() => showRows('other-letters')}>
              {words.show}
            </Button>
          )}
          {other === 'message' && (
            <Button size="small" onPress={() => choose('all')}>
              {words.valuesToo}
            </Button>
          )}
        </ProblemLine>
      </ul>
    );
  }
  const odd = of === null ? outsideGsm(message) : of.culprits.map(({ character }) => character);
  const replaced = odd.flatMap((letter) => {
    const plain = otherLetter(letter);
    return plain === null ? [] : [{ letter: characterName(letter), plain }];
  });
  if (replaced.length === 0) return null;
  const [only] = replaced;
  const write =
    replaced.length === 1 && only!.plain.trim() !== '' ? words.writeOne(only!.plain) : words.write;
  const wouldDo = words.wouldDo(
    replaced
      .slice(0, MOST_LETTERS_NAMED)
      .map(({ letter, plain }) => words.letterAs(letter, plain.trim() === '' ? words.space : plain)),
    replaced.length > MOST_LETTERS_NAMED,
  );
  const cost = costWords(
    message,
    of,
    encoded,
    replaced.slice(0, MOST_LETTERS_NAMED).map(({ letter }) => letter),
  );
  // The version in the editor may lack such letters that others have.
  const inVersion = of?.culprits.some((one) => one.inMessage && otherLetter(one.character) !== null);
  const inMessage = messageInOtherLetters(message) !== message || (inVersion ?? false);
  const inValues = of?.culprits.some(({ inMessage: isWritten }) => !isWritten) ?? false;
  return (
    <ul className="problems" aria-label={recipients.states['other-letters']}>
      <ProblemLine
        tone="accent"
        title={cost ?? wouldDo}
        more={cost === null ? savedWords(of, encoded, through) : wouldDo}
      >
        {(of?.rows['outside-gsm'] ?? 0) > 0 && (
          <Button size="small" look="plain" onPress={() => showRows('outside-gsm')}>
            {words.see}
          </Button>
        )}
        {inMessage && (
          <Button size="small" onPress={() => choose('message')}>
            {inValues ? words.inMessage : write}
          </Button>
        )}
        {inValues && (
          <Button size="small" onPress={() => choose('all')}>
            {inMessage ? words.inValues : write}
          </Button>
        )}
      </ProblemLine>
    </ul>
  );
}

function chosenWords(other: OtherLetters, survey: Survey | null): string {
  const all = other === 'all';
  return survey === null ? words.chosen(all) : words.chosenFor(all, survey.asWritten.outside);
}

function leftWords(survey: Survey | null): string | undefined {
  if (survey === null || survey.culprits.length === 0) return undefined;
  const names = survey.culprits.slice(0, MOST_LETTERS_NAMED).map(({ character }) => characterName(character));
  return words.kept(survey.unicode + survey.lost, names);
}

/** Null if the letters cost nothing. */
function costWords(message: string, survey: Survey | null, encoded: boolean, letters: readonly string[]) {
  if (!encoded) return null;
  if (survey === null) {
    const written = countParts(message, { encoded }).parts;
    const other = countParts(messageInOtherLetters(message), { encoded }).parts;
    return written === other
      ? null
      : words.costOne(letters, words.sms(written, written), words.sms(other, other));
  }
  const { asWritten, inOtherLetters } = survey;
  if (asWritten.parts === inOtherLetters.parts) return null;
  return words.cost(
    letters,
    asWritten.outside,
    words.sms(asWritten.least, asWritten.most),
    words.sms(inOtherLetters.least, inOtherLetters.most),
  );
}

/** The saving besides parts: Unicode if an encoding is set, letters if not. */
function savedWords(survey: Survey | null, encoded: boolean, through: string | null): string | undefined {
  if (survey === null) return encoded ? words.longerPart : undefined;
  const { outside } = survey.asWritten;
  return encoded ? words.noUnicode(outside) : words.mayShow(outside, through);
}
