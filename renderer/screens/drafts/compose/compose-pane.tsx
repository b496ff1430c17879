import { memo, useCallback } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { isWritten } from '../../../../shared/draft/draft-versions.ts';
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
import { type AroundEditor, MessageSection } from './message-section.tsx';
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

interface SenderFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Who the text seems to come from; the rule is explained as it is typed. */
const SenderField = memo(function SenderField({ value, onChange }: SenderFieldProps) {
  const state = judgeSender(value);
  const mended = state.kind === 'wrong' ? state.mended : undefined;
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
      {mended !== undefined && (
        <div>
          <Button size="small" onPress={() => onChange(mended)}>
            {compose.takeSender(mended)}
          </Button>
        </div>
      )}
    </div>
  );
});
