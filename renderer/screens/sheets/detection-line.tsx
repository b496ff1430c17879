import { DELIMITERS } from '../../../shared/sheet/delimiter.ts';
import { delimiterName, encodingName } from '../../../shared/sheet/detection-words.ts';
import type { Detection, Mapping, SheetOptions } from '../../../shared/sheet/sheet.ts';
import { ENCODINGS } from '../../../shared/sheet/text-encodings.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Select } from '../../components/fields/select.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import './detection-line.css';

interface DetectionLineProps {
  readonly detection: Detection;
  readonly options: SheetOptions;
  readonly mapping: Mapping;
  readonly onOptions: (options: SheetOptions) => void;
  readonly onHeaderRow: (row: number | null) => void;
}

/** Each item can be changed. */
export function DetectionLine(props: DetectionLineProps) {
  const { detection, options, mapping, onOptions, onHeaderRow } = props;
  return (
    <div className="detection">
      {detection.encoding !== undefined && (
        <Select
          label={sheets.encoding}
          value={detection.encoding.toLowerCase()}
          choices={withPresent(
            ENCODINGS.map((one) => ({
              key: one.label,
              text: encodingName(one),
              about: readIn(one.label, detection),
            })),
            detection.encoding.toLowerCase(),
            detection.encoding,
          )}
          onChange={(encoding) => onOptions({ ...options, encoding })}
        />
      )}
      {detection.delimiter !== undefined && (
        <Select
          label={sheets.delimiter}
          value={detection.delimiter}
          choices={withPresent(
            DELIMITERS.map(({ value }) => ({ key: value, text: delimiterName(value) })),
            detection.delimiter,
            delimiterName(detection.delimiter),
          )}
          onChange={(delimiter) => onOptions({ ...options, delimiter })}
        />
      )}
      {detection.worksheet !== undefined && (
        <Select
          label={sheets.worksheet}
          value={detection.worksheet}
          choices={detection.worksheets.map(({ name, hidden }) => ({
            key: name,
            text: name,
            about: hidden ? sheets.hidden : undefined,
          }))}
          onChange={(worksheet) => onOptions({ ...options, worksheet })}
        />
      )}
      <Select
        label={sheets.headerRow}
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
            {hiddenWords(detection)}
          </Switch>
        </div>
      )}
      {(detection.mergedDown ?? 0) > 0 && (
        <div className="detection-switch">
          <Switch
            isSelected={options.fillMerged === true}
            onChange={(fillMerged) => onOptions({ ...options, fillMerged })}
          >
            {sheets.fillMerged}
          </Switch>
        </div>
      )}
    </div>
  );
}

/** The words that two encodings read differently, in this one. */
function readIn(label: string, { otherEncodings = [] }: Detection): string | undefined {
  const words = otherEncodings.find(({ encoding }) => encoding === label)?.words;
  return words?.join(', ');
}

/** Adds the current one where it is unusual. */
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
  return [
    { key: '0', text: sheets.noHeader },
    ...rows.map((row) => ({ key: String(row), text: common.rowOf(row) })),
  ];
}

/** Null where nothing is hidden. */
function hiddenWords({ hiddenRows, hiddenColumns, worksheets }: Detection): string | null {
  const hiddenSheets = worksheets.filter(({ hidden }) => hidden).length;
  if (hiddenRows + hiddenColumns.length + hiddenSheets === 0) return null;
  return sheets.includeHidden(hiddenRows, hiddenColumns.length, hiddenSheets);
}
