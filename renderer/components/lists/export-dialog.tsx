import type { ComponentProps, ReactNode } from 'react';
import type { CsvSeparator } from '../../../shared/format/csv-safe.ts';
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
      <FileChoice
        label={words.format}
        choices={(['xlsx', 'csv'] as const).map((key) => ({ key, text: sheets.formats[key] }))}
        value={format}
        onChange={(chosen) => onChange({ format: chosen })}
      />
      {format === 'csv' && (
        <FileChoice
          label={words.separator}
          choices={[
            { key: ';', text: words.semicolons },
            { key: ',', text: words.commas },
          ]}
          value={separator}
          onChange={(chosen) => onChange({ separator: chosen })}
        />
      )}
      {children}
    </ConfirmDialog>
  );
}

function FileChoice<Key extends string>(props: ComponentProps<typeof Segments<Key>>) {
  return (
    <div className="export-choice stack">
      <span className="field-label">{props.label}</span>
      <Segments {...props} />
    </div>
  );
}
