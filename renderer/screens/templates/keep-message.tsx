import { useState } from 'react';
import { templates as texts } from '../../../shared/texts/en/message.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useStores } from '../../state/context.tsx';
import { useAct } from '../../state/use-act.ts';

/** Keeps the message of the draft under a name. */
export function KeepMessage({ message }: { readonly message: string }) {
  const { notices } = useStores();
  const { act, isBusy } = useAct();
  const [name, setName] = useState('');

  async function keep(): Promise<void> {
    const kept = await act('template.add', { name, message });
    if (kept === null) return;
    setName('');
    notices.getState().say({ tone: 'success', text: texts.wasKept(kept.name) });
  }

  return (
    <form
      className="template-keep line"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void keep();
      }}
    >
      <TextField
        label={texts.name}
        placeholder={texts.nameHint}
        value={name}
        onChange={setName}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" isDisabled={name.trim() === ''} isPending={isBusy} aria-label={texts.keep}>
        {texts.keepShort}
      </Button>
    </form>
  );
}
