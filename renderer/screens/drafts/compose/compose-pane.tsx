import { memo, useCallback } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { isWritten } from '../../../../shared/draft/draft-versions.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { compose } from '../../../../shared/texts/en/compose.ts';
import { planning } from '../../../../shared/texts/en/review.ts';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useLettering } from '../../../state/lettering.ts';
import { type AroundEditor, MessageSection } from './message-section.tsx';
import { SenderField } from './sender-field.tsx';
import { Totals } from './totals.tsx';
import './compose-pane.css';

interface ComposePaneProps extends AroundEditor {
  readonly draft: Draft;
  readonly audience: Audience | null;
}

/** The left side of the workbench: sender, message and what they come to. */
export function ComposePane({ draft, audience, ...around }: ComposePaneProps) {
  const change = useFrom('draft', (state) => state.change);
  const lettering = useLettering(draft);
  return (
    <section className="pane compose" aria-label={common.message}>
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
