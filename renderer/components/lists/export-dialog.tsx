import type { ReactNode } from 'react';
import type { CsvSeparator } from '../../../shared/sheet/csv-safe.ts';
import { results } from '../../../shared/texts/en/results.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Segments } from '../fields/segments.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import './export-dialog.css';

const { saving: words } = results;

interface FileKind {
  readonly format: 'xlsx' | 'csv';
  readonly separator: CsvSeparator;
}

interface ExportDialogProps extends FileKind {
  readonly title: string;
  readonly about: ReactNode;
  readonly isDisabled: boolean;
  readonly onChange: (patch: Partial<FileKind>) => void;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly children?: ReactNode;
}

export function ExportDialog(props: ExportDialogProps) {
  const { title, about, format, separator, isDisabled, onChange, onClose, onSave, children } = props;
  return (
    <ConfirmDialog
      title={title}
      about={about}
      role="dialog"
      act={words.save}
      look="primary"
      isForm
      isDisabled={isDisabled}
      onClose={onClose}
      onAct={onSave}
    >
      <div className="export-choice stack">
        <span className="field-label">{words.format}</span>
        <Segments
          label={words.format}
          choices={[
            { key: 'xlsx', text: sheets.formats.xlsx },
            { key: 'csv', text: sheets.formats.csv },
          ]}
          value={format}
          onChange={(chosen) => onChange({ format: chosen })}
        />
      </div>
      {format === 'csv' && (
        <div className="export-choice stack">
          <span className="field-label">{words.separator}</span>
          <Segments
            label={words.separator}
            choices={[
              { key: ';', text: words.semicolons },
              { key: ',', text: words.commas },
            ]}
            value={separator}
            onChange={(chosen) => onChange({ separator: chosen })}
          />
        </div>
      )}
      {children}
    </ConfirmDialog>
  );
}
