import { plural } from '../../../shared/format/format-count.ts';
import { DELIMITERS } from '../../../shared/sheet/delimiter.ts';
import { delimiterName } from '../../../shared/sheet/detection-words.ts';
import type { Detection, Mapping, SheetOptions } from '../../../shared/sheet/sheet.ts';
import { ENCODINGS } from '../../../shared/sheet/text-encodings.ts';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import './detection-line.css';

interface DetectionLineProps {
  readonly detection: Detection;
  readonly options: SheetOptions;
  readonly mapping: Mapping;
  readonly onOptions: (options: SheetOptions) => void;
  readonly onHeaderRow: (row: number | null) => void;
}

/** What was found out about the file, each item of which can be changed. */
export function DetectionLine(props: DetectionLineProps) {
  const { detection, options, mapping, onOptions, onHeaderRow } = props;
  return (
    <div className="detection">
      {detection.encoding !== undefined && (
        <Select
          label="Encoding"
          value={detection.encoding.toLowerCase()}
          choices={withPresent(
            ENCODINGS.map(({ label, name }) => ({ key: label, text: name, about: readIn(label, detection) })),
            detection.encoding.toLowerCase(),
            detection.encoding,
          )}
          onChange={(encoding) => onOptions({ ...options, encoding })}
        />
      )}
      {detection.delimiter !== undefined && (
        <Select
          label="Delimiter"
          value={detection.delimiter}
          choices={withPresent(
            DELIMITERS.map(({ value, name }) => ({ key: value, text: name })),
            detection.delimiter,
            delimiterName(detection.delimiter),
          )}
          onChange={(delimiter) => onOptions({ ...options, delimiter })}
        />
      )}
      {detection.worksheet !== undefined && (
        <Select
          label="Worksheet"
          value={detection.worksheet}
          choices={detection.worksheets.map(({ name, hidden }) => ({
            key: name,
            text: name,
            about: hidden ? 'Hidden' : undefined,
          }))}
          onChange={(worksheet) => onOptions({ ...options, worksheet })}
        />
      )}
      <Select
        label="Header row"
        value={String(mapping.headerRow ?? 0)}
        choices={headerChoices(mapping.headerRow)}
        onChange={(row) => onHeaderRow(row === '0' ? null : Number(row))}
      />
      {hiddenWords(detection) !== null && (
        <div className="detection-switch">
          <Switch
            isSelected={options.includeHidden === true}
            onChange={(includeHidden) => onOptions({ ...options, includeHidden })}
          >
            Include {hiddenWords(detection)}
          </Switch>
        </div>
      )}
      {(detection.mergedDown ?? 0) > 0 && (
        <div className="detection-switch">
          <Switch
            isSelected={options.fillMerged === true}
            onChange={(fillMerged) => onOptions({ ...options, fillMerged })}
          >
            Fill merged cells down
          </Switch>
        </div>
      )}
    </div>
  );
}

/** How a likely encoding reads the first words that another reads differently. */
function readIn(label: string, { otherEncodings = [] }: Detection): string | undefined {
  const words = otherEncodings.find(({ encoding }) => encoding === label)?.words;
  return words?.join(', ');
}

/** The choices, with the present one in front where it is an unusual one. */
function withPresent<Choice extends { readonly key: string; readonly text: string }>(
  choices: readonly Choice[],
  key: string,
  text: string,
): readonly (Choice | { key: string; text: string })[] {
  return choices.some((choice) => choice.key === key) ? choices : [{ key, text }, ...choices];
}

function headerChoices(present: number | null) {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  if (present !== null && !rows.includes(present)) rows.push(present);
  return [{ key: '0', text: 'None' }, ...rows.map((row) => ({ key: String(row), text: `Row ${row}` }))];
}

/** `12 hidden rows and 1 hidden column`; null when nothing is hidden. */
function hiddenWords({ hiddenRows, hiddenColumns, worksheets }: Detection): string | null {
  const sheets = worksheets.filter(({ hidden }) => hidden).length;
  const pieces = [
    hiddenRows > 0 && plural(hiddenRows, 'hidden row', 'hidden rows'),
    hiddenColumns.length > 0 && plural(hiddenColumns.length, 'hidden column', 'hidden columns'),
    sheets > 0 && plural(sheets, 'hidden worksheet', 'hidden worksheets'),
  ].filter((piece) => piece !== false);
  return pieces.length === 0 ? null : new Intl.ListFormat('en').format(pieces);
}
