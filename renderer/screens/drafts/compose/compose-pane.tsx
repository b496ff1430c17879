import { memo, useCallback, useState } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { compose } from '../../../../shared/texts/en/message.ts';
import { planning } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useLettering } from '../../../state/use-lettering.ts';
import { useOperation } from '../../../state/use-operation.ts';
import { type AroundEditor, MessageSection } from './message-section.tsx';
import './compose-pane.css';

interface ComposePaneProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
  readonly around: AroundEditor;
}

export function ComposePane({ draft, audience, around }: ComposePaneProps) {
  const change = useFrom('draft', (state) => state.change);
  const lettering = useLettering(draft);
  const { data: accounts } = useOperation('account.list', {});
  const changeLabel = useCallback((label: string) => change({ label }), [change]);
  // Most services need no invoice reference. Once it had a text, the field stays visible when emptied.
  const [hadLabel, setHadLabel] = useState(draft.label !== '');
  if (!hadLabel && draft.label !== '') setHadLabel(true);
  const isLabelUsed = hadLabel || accounts?.some(({ label }) => label !== '');
  return (
    <section className="pane compose" data-pane aria-label={common.message}>
      <h2 className="only-read-aloud">{common.message}</h2>
      <SenderField
        value={draft.sender}
        onChange={useCallback((sender: string) => change({ sender }), [change])}
      />
      <MessageSection
        key={draft.id}
        draft={draft}
        audience={audience}
        lettering={lettering}
        around={around}
      />
      {isLabelUsed && <LabelSection value={draft.label} onChange={changeLabel} />}
    </section>
  );
}

interface FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const LabelSection = memo(function LabelSection({ value, onChange }: FieldProps) {
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

/** Explains the rule while the person types. */
const SenderField = memo(function SenderField({ value, onChange }: FieldProps) {
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
