import { useState } from 'react';
import { countSpans } from '../../../../shared/audience/row-spans.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { paste, columns as words } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ColumnsChooser } from '../../../components/lists/columns-chooser.tsx';
import { ExportDialog } from '../../../components/lists/export-dialog.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { useLeave } from '../../../components/overlays/use-leave.tsx';
import { useStores } from '../../../state/context.tsx';
import { importText } from '../../../state/navigate.ts';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { useExport } from '../../../state/use-export.ts';
import { useExportChoice } from '../../../state/use-export-choice.ts';
import { useWholeList } from '../../../state/use-operation.ts';
import { recipientColumns } from './recipient-columns.tsx';
import { useListColumns } from './use-list-columns.ts';

export function PasteDialog({ onClose }: OverlayProps<'paste'>) {
  const stores = useStores();
  const [text, setText] = useState('');
  const { leave, question } = useLeave(text.trim() === '' ? null : paste.unsaved);
  const rows = text.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <Dialog
      title={commandName('import.paste')}
      about={paste.about}
      onClose={() => leave(onClose)}
      footer={
        <>
          <span className="grow quiet number">{rows > 0 && paste.lines(rows)}</span>
          <Button onPress={onClose}>{common.cancel}</Button>
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

export function ColumnsDialog({ audienceId, onClose }: OverlayProps<'columns'>) {
  const audience = useWholeList('audience.list').data?.find(({ id }) => id === audienceId);
  const { layout, change } = useListColumns(audienceId);
  if (!audience) return null;
  return (
    <ColumnsChooser
      about={words.about}
      columns={recipientColumns(audience)}
      layout={layout}
      onChange={change}
      onClose={onClose}
    />
  );
}

export function ExportRowsDialog({ rows, onClose }: OverlayProps<'export-rows'>) {
  const { save } = useExport();
  const { choice, isKnown, change, keep } = useExportChoice();
  const { format, separator } = choice;
  return (
    <ExportDialog
      title={commandName('rows.export')}
      about={results.saving.rows(countSpans(rows.spans))}
      format={format}
      separator={separator}
      isDisabled={!isKnown}
      onChange={change}
      onClose={onClose}
      onSave={() => {
        onClose();
        void save({ what: 'rows', ...rows, format, separator });
        void keep();
      }}
    />
  );
}
