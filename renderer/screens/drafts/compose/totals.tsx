import type { Audience } from '../../../../shared/audience/audience.ts';
import type { HelpQuestion } from '../../../../shared/commands/commands.ts';
import type { Survey } from '../../../../shared/draft/survey.ts';
import { count, percent } from '../../../../shared/format/format-count.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import { useSurvey } from '../../../state/survey.ts';
import { WhatIs } from './what-is.tsx';
import './totals.css';

interface TotalsProps {
  readonly audience: Audience;
  /** False before there is a message, when there is nothing to count but the people. */
  readonly written: boolean;
}

/** What the message comes to for the whole audience. */
export function Totals({ audience, written }: TotalsProps) {
  const { survey, isRunning } = useSurvey();
  const people = written ? (survey?.people ?? audience.counts.recipients) : audience.counts.recipients;
  const parts = survey === null ? '…' : count(survey.parts);
  return (
    <section className="totals stack" aria-label={compose.totals.title} aria-busy={isRunning}>
      <dl className="totals-grid">
        <Total name={common.people} value={count(people)} />
        <Total name={common.parts} value={written ? parts : '–'} question="question.parts" />
        <Total
          name={common.credits}
          value={written ? `≈ ${parts}` : '–'}
          about={compose.totals.creditsAbout}
        />
      </dl>
      {written && survey && survey.people > 0 && <PartsBar survey={survey} />}
      {written && isRunning && survey && survey.progress < 1 && (
        <p className="totals-running number">{compose.totals.counting(percent(survey.progress))}</p>
      )}
    </section>
  );
}

interface TotalProps {
  readonly name: string;
  readonly value: string;
  readonly about?: string;
  /** The page of the help that says what it is. */
  readonly question?: HelpQuestion;
}

function Total({ name, value, about, question }: TotalProps) {
  return (
    <div className="total" title={about}>
      <dt className="line">
        {name}
        {question && <WhatIs question={question} />}
      </dt>
      <dd className="number">{value}</dd>
    </div>
  );
}

function PartsBar({ survey }: { readonly survey: Survey }) {
  const groups = survey.byParts.flatMap((people, at) => (people > 0 ? [{ parts: at + 1, people }] : []));
  const words = groups.map(({ parts, people }) => compose.totals.ofParts(parts, people));
  return (
    <div>
      <div className="parts-bar-track" role="img" aria-label={words.join(', ')}>
        {groups.map(({ parts, people }) => (
          <span key={parts} style={{ flexGrow: people }} data-parts={Math.min(parts, 4)} />
        ))}
      </div>
      <ul className="parts-bar-words" aria-hidden>
        {groups.slice(0, 4).map(({ parts, people }) => (
          <li key={parts} data-parts={Math.min(parts, 4)}>
            {common.partsOf(parts)} <span className="number faint">{count(people)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
