import { useState } from 'react';
import { commandName } from '../../../../shared/commands/commands.ts';
import { paste } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useLeave } from '../../../components/overlays/use-leave.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { importText } from '../../../state/navigate.ts';

/** Takes rows that were copied in a spreadsheet. */
export function PasteDialog() {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const [text, setText] = useState('');
  const { leave, question } = useLeave(text.trim() === '' ? null : paste.unsaved);
  const rows = text.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <Dialog
      title={commandName('import.paste')}
      about={paste.about}
      onClose={() => leave(close)}
      footer={
        <>
          <span className="grow quiet number">{rows > 0 && paste.lines(rows)}</span>
          <Button onPress={close}>{common.cancel}</Button>
          <Button look="primary" isDisabled={rows === 0} onPress={() => void importText(stores, text)}>
            {common.import}
          </Button>
        </>
      }
    >
      <TextField
        label={paste.rows}
        labelHidden
        rows={12}
        value={text}
        onChange={setText}
        autoFocus
        spellCheck="false"
      />
      {question}
    </Dialog>
  );
}
