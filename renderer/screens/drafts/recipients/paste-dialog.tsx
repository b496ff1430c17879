import { useState } from 'react';
import { plural } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useLeave } from '../../../components/use-leave.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { importText } from '../../../state/navigate.ts';

/** Takes rows that were copied in a spreadsheet. */
export function PasteDialog() {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const [text, setText] = useState('');
  const { leave, question } = useLeave(
    text.trim() === '' ? null : 'The rows you pasted are not imported yet.',
  );
  const rows = text.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <Dialog
      title="Paste rows"
      about="Copy the rows in your spreadsheet, with their header, and paste them here."
      onClose={() => leave(close)}
      footer={
        <>
          <span className="grow quiet number">{rows > 0 && plural(rows, 'line', 'lines')}</span>
          <Button onPress={close}>Cancel</Button>
          <Button look="primary" isDisabled={rows === 0} onPress={() => void importText(stores, text)}>
            Import
          </Button>
        </>
      }
    >
      <TextField
        label="Rows"
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
