import { memo, useCallback } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import type { HelpQuestion } from '../../../../shared/commands/commands.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { isWritten } from '../../../../shared/draft/draft-versions.ts';
import type { Survey } from '../../../../shared/draft/survey.ts';
import { count, percent } from '../../../../shared/format/format-count.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import { planning } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useLettering } from '../../../state/lettering.ts';
import { useSurvey } from '../../../state/survey.ts';
import { type AroundEditor, MessageSection } from './message-section.tsx';
import { WhatIs } from './what-is.tsx';
import './compose-pane.css';

interface ComposePaneProps extends AroundEditor {
  readonly draft: Draft;
  readonly audience: Audience | null;
}

export function ComposePane({ draft, audience, ...around }: ComposePaneProps) {
  const change = useFrom('draft', (state) => state.change);
  const lettering = useLettering(draft);
  return (
    <section className="pane compose" data-pane aria-label={common.message}>
      <h2 className="only-read-aloud">{common.message}</h2>
      <SenderField
        value={draft.sender}
        onChange={useCallback((sender: string) => change({ sender }), [change])}
      />
      <MessageSection key={draft.id} draft={draft} audience={audience} lettering={lettering} {...around} />
      <LabelSection
        value={draft.label}
        onChange={useCallback((label: string) => change({ label }), [change])}
      />
      {audience && <Totals audience={audience} written={isWritten(draft)} />}
    </section>
  );
}

interface LabelSectionProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const LabelSection = memo(function LabelSection({ value, onChange }: LabelSectionProps) {
  return (
    <Disclosure title={common.label} aside={value.trim() || planning.route.noLabel}>
      <TextField
        label={common.label}
        labelHidden
        placeholder={compose.labelHint}
        value={value}
        onChange={onChange}
        help={compose.labelHelp}
      />
    </Disclosure>
  );
});

interface SenderFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Explains the rule while the person types. */
const SenderField = memo(function SenderField({ value, onChange }: SenderFieldProps) {
  const state = judgeSender(value);
  const corrected = state.kind === 'wrong' ? state.corrected : undefined;
  return (
    <div className="stack">
      <TextField
        label={common.sender}
        placeholder={compose.senderHint}
        value={value}
        onChange={onChange}
        spellCheck="false"
        autoComplete="off"
        help={spoken(state.says)}
        error={state.kind === 'wrong' ? spoken(state.says) : null}
      />
      {corrected !== undefined && (
        <div>
          <Button size="small" onPress={() => onChange(corrected)}>
            {compose.takeWords(corrected)}
          </Button>
        </div>
      )}
    </div>
  );
});

interface TotalsProps {
  readonly audience: Audience;
  /** False before there is a message: then there are only people to count. */
  readonly written: boolean;
}

function Totals({ audience, written }: TotalsProps) {
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
  /** The page of the help that explains it. */
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
