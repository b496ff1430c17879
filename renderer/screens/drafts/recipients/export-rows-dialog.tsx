import { countSpans } from '../../../../shared/audience/row-spans.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { ExportDialog } from '../../../components/lists/export-dialog.tsx';
import type { Overlay } from '../../../state/app.ts';
import { useFrom } from '../../../state/context.tsx';
import { useExport } from '../../../state/use-export.ts';
import { useExportChoice } from '../../../state/use-export-choice.ts';

interface ExportRowsDialogProps {
  readonly rows: Extract<Overlay, { kind: 'export-rows' }>['rows'];
}

/** As which file selected rows of a list are saved, with what each person is sent. */
export function ExportRowsDialog({ rows }: ExportRowsDialogProps) {
  const close = useFrom('app', (state) => state.close);
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
      onClose={close}
      onSave={() => {
        close();
        void save({ what: 'rows', ...rows, format, separator });
        void keep();
      }}
    />
  );
}
