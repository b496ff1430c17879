import { CircleQuestionMark } from 'lucide-react';
import { commandName, type HelpQuestion } from '../../../../shared/commands/commands.ts';
import type { Survey } from '../../../../shared/draft/survey.ts';
import { characterName, MOST_LETTERS_NAMED } from '../../../../shared/message/character-name.ts';
import { outsideGsm } from '../../../../shared/message/gsm.ts';
import { type Lettering, messageAsSent } from '../../../../shared/message/lettering.ts';
import { countParts } from '../../../../shared/message/parts.ts';
import { compose } from '../../../../shared/texts/en/message.ts';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useSurvey } from '../../../state/use-survey.ts';
import './part-counter.css';

interface PartCounterProps {
  readonly message: string;
  readonly version: number;
  readonly hasAudience: boolean;
  readonly lettering: Lettering;
}

/** Counts the message alone, or all final texts once there are people. */
export function PartCounter({ message, version, hasAudience, lettering }: PartCounterProps) {
  const { survey: ofAll, isRunning } = useSurvey();
  const survey = ofAll && ofVersion(ofAll, version);
  if (message === '') {
    return <p className="part-counter">{compose.counter.empty}</p>;
  }
  const size = hasAudience && survey?.longest ? surveyedSize(survey) : messageSize(message, lettering);
  const odd = hasAudience && survey ? surveyedOdd(survey) : messageOdd(message, lettering);
  return (
    <div className="part-counter" aria-busy={isRunning}>
      <span className="part-counter-parts number">{size.sms}</span>
      {/* Read aloud when the number of parts changes; the number of characters would be read with every letter. */}
      <span className="only-read-aloud" aria-live="polite">
        {size.aloud}
      </span>
      <span className="faint number">{size.fill}</span>
      <p aria-live="polite" data-weight={lettering.encoded ? undefined : 'bad'}>
        {odd}
      </p>
      {odd !== null && <WhatIs question="question.parts" />}
    </div>
  );
}

/** If there are several versions, the longest text is that of one version. */
function ofVersion(survey: Survey, version: number): Survey {
  const { versions } = survey;
  return versions.length === 1
    ? survey
    : { ...survey, byParts: [], longest: versions[version]?.longest ?? null };
}

interface Size {
  readonly sms: string;
  readonly aloud: string;
  readonly fill: string | null;
}

function messageSize(written: string, lettering: Lettering): Size {
  const message = messageAsSent(written, lettering);
  const { parts, units, remaining } = countParts(message, lettering);
  const { size, aloud, charactersLeft } = compose.counter;
  return { sms: size(units, parts), aloud: aloud(parts), fill: charactersLeft(remaining) };
}

function surveyedSize(survey: Survey): Size {
  const longest = survey.longest!.count;
  const least = survey.byParts.findIndex((people) => people > 0) + 1;
  const most = survey.byParts.length;
  const { each, longest: ofLongest, longestSize, aloud } = compose.counter;
  if (least > 0 && least < most)
    return { sms: each(least, most), aloud: each(least, most), fill: ofLongest(longest.units) };
  return { sms: longestSize(longest.units, longest.parts), aloud: aloud(longest.parts), fill: null };
}

function messageOdd(message: string, lettering: Lettering): string | null {
  const { encoded } = lettering;
  const odd = outsideGsm(messageAsSent(message, lettering));
  if (odd.length === 0) return null;
  return encoded ? compose.counter.unicode(named(odd)) : compose.counter.lost(named(odd));
}

function surveyedOdd({ unicode, lost, people, culprits }: Survey): string | null {
  const texts = unicode + lost;
  if (texts === 0) return null;
  const odd = named(culprits.map(({ character }) => character));
  const { unicode: all, unicodeFor, lost: allLost, lostFor } = compose.counter;
  if (texts === people) return lost === 0 ? all(odd) : allLost(odd);
  return lost === 0 ? unicodeFor(texts, odd) : lostFor(texts, odd);
}

function named(characters: readonly string[]): string {
  const names = characters.slice(0, MOST_LETTERS_NAMED).map(characterName).join(', ');
  const more = characters.length - MOST_LETTERS_NAMED;
  return more > 0 ? compose.counter.more(names, more) : names;
}

/** Opens the help page that explains a term. */
function WhatIs({ question }: { readonly question: HelpQuestion }) {
  const open = useFrom('app', (state) => state.open);
  return (
    <IconButton
      icon={CircleQuestionMark}
      size="small"
      label={commandName(question)}
      onPress={() => open({ kind: 'help', question })}
    />
  );
}
