import { encodingWords } from '../../../shared/format/display-names.ts';
import { currentLanguage } from '../../../shared/language/current-language.ts';
import { DELIMITERS, delimiterName } from '../../../shared/sheet/delimiter.ts';
import { type MappingChoices, onColumns } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type {
  Detection,
  JoinChoice,
  Mapping,
  PreviewRow,
  SheetColumn,
  SheetOptions,
} from '../../../shared/sheet/sheet.ts';
import { ENCODINGS } from '../../../shared/sheet/text-encodings.ts';
import { audiences } from '../../../shared/texts/en/audiences.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { encodings, sheets } from '../../../shared/texts/en/sheets.ts';
import { CountryPicker } from '../../components/fields/country-picker.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { JoinOptions } from './join-options.tsx';
import './import-options.css';

const { duplicates: joining } = audiences;

interface ImportOptionsProps extends CountryRulesProps, AudienceRulesProps {
  readonly detection: Detection;
  readonly options: SheetOptions;
  readonly onOptions: (options: SheetOptions) => void;
  /** Reasons for the choices that were made. */
  readonly reasons: readonly string[];
  /** Corrected rows go to an audience that has its own rules; opt-outs only need countries. */
  readonly rules: 'all' | 'countries' | 'none';
}

/** Shows how the file is read and its rows become people; each choice can be changed. */
export function ImportOptions(props: ImportOptionsProps) {
  const { detection, options, mapping, onOptions, onChange, reasons, rules } = props;
  return (
    <section className="import-choices" aria-label={sheets.choices}>
      {detection.encoding !== undefined && (
        <Select
          label={sheets.encoding}
          value={detection.encoding.toLowerCase()}
          choices={withPresent(
            ENCODINGS.map((one) => ({
              key: one.label,
              text: encodingWords(encodings, one.shown),
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
            [...DELIMITERS.keys()].map((key) => ({ key, text: delimiterName(key) })),
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
        onChange={(row) => onChange({ headerRow: row === '0' ? null : Number(row) })}
      />
      {rules === 'all' && (
        <TextField label={sheets.name} value={props.name} onChange={props.onName} maxLength={200} />
      )}
      {rules !== 'none' && <CountryRules {...props} />}
      {rules === 'all' && <AudienceRules {...props} />}
      {reasons.length > 0 && <p className="import-reasons quiet">{reasons.join(' ')}</p>}
    </section>
  );
}

interface HiddenOptionsProps extends Pick<ImportOptionsProps, 'detection' | 'options' | 'onOptions'> {}

/** Shown only if something is hidden or merged. */
export function HiddenOptions({ detection, options, onOptions }: HiddenOptionsProps) {
  const hidden = hiddenWords(detection);
  const isMerged = (detection.mergedDown ?? 0) > 0;
  if (hidden === null && !isMerged) return null;
  return (
    <div className="line">
      {hidden !== null && (
        <Switch
          isSelected={options.includeHidden === true}
          onChange={(includeHidden) => onOptions({ ...options, includeHidden })}
        >
          {hidden}
        </Switch>
      )}
      {isMerged && (
        <Switch
          isSelected={options.fillMerged === true}
          onChange={(fillMerged) => onOptions({ ...options, fillMerged })}
        >
          {sheets.fillMerged}
        </Switch>
      )}
    </div>
  );
}

interface CountryRulesProps {
  readonly mapping: Mapping;
  readonly columns: readonly SheetColumn[];
  readonly onChange: (choice: MappingChoices) => void;
}

interface AudienceRulesProps extends CountryRulesProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly rows: readonly PreviewRow[];
  readonly joinedDayFirst: readonly (boolean | null)[];
}

const oneCountry = 'one';

function CountryRules({ mapping, columns, onChange }: CountryRulesProps) {
  const ofCountries = columns.filter(({ countries }) => countries);
  return (
    <>
      <CountryPicker
        label={sheets.country.choose}
        value={mapping.country}
        onChange={(country) => onChange({ country })}
      />
      {ofCountries.length > 0 && (
        <Select
          label={sheets.countryOfRow}
          value={String(mapping.countryColumn ?? oneCountry)}
          choices={[
            { key: oneCountry, text: sheets.sameForAll },
            ...ofCountries.map(({ index, name }) => ({
              key: String(index),
              text: sheets.asColumnSays(name),
            })),
          ]}
          onChange={(key) =>
            onChange({ countryColumn: ofCountries.find(({ index }) => String(index) === key)?.name ?? null })
          }
        />
      )}
    </>
  );
}

/** The rules that turn rows into people. */
function AudienceRules({ mapping, columns, rows, joinedDayFirst, onChange }: AudienceRulesProps) {
  const names = columns.map((column) => column.name);
  const join = mapping.join ?? { language: currentLanguage(), ways: [] };
  const named = (join: JoinChoice) => ({ ...join, ways: onColumns(join.ways, (column) => names[column]) });
  const tags = mapping.tagColumns.flatMap((column) => columns[column] ?? []);
  return (
    <>
      <Select
        label={sheets.sameNumber}
        value={mapping.duplicates}
        choices={[
          { key: 'first', text: joining.keepFirst },
          { key: 'last', text: joining.keepLast },
          { key: 'ask', text: sheets.askMe, about: sheets.askMeAbout },
          { key: 'join', text: joining.join, about: sheets.joinAbout },
        ]}
        onChange={(duplicates) =>
          onChange({ duplicates, ...(duplicates === 'join' && { join: named(join) }) })
        }
      />
      {mapping.duplicates === 'join' && (
        <JoinOptions
          join={join}
          tags={tags}
          rows={rows}
          joinedDayFirst={joinedDayFirst}
          onChange={(join) => onChange({ join: named(join) })}
        />
      )}
      <NumberField
        label={sheets.skipRecent}
        value={mapping.skipRecentDays}
        minValue={0}
        maxValue={3650}
        onChange={(days) => onChange({ skipRecentDays: Number.isNaN(days) ? 0 : days })}
      />
    </>
  );
}

/** The words that two encodings read differently, as this one reads them. */
function readIn(label: string, { otherEncodings = [] }: Detection): string | undefined {
  const words = otherEncodings.find(({ encoding }) => encoding === label)?.words;
  return words?.join(', ');
}

/** Adds the current choice if it is unusual. */
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
    { key: '0', text: common.none },
    ...rows.map((row) => ({ key: String(row), text: common.rowOf(row) })),
  ];
}

/** Null if nothing is hidden. */
function hiddenWords({ hiddenRows, hiddenColumns, worksheets }: Detection): string | null {
  const hiddenSheets = worksheets.filter(({ hidden }) => hidden).length;
  if (hiddenRows + hiddenColumns.length + hiddenSheets === 0) return null;
  return sheets.includeHidden(hiddenRows, hiddenColumns.length, hiddenSheets);
}
