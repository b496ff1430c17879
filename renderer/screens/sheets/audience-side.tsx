import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import { countWords } from '../../../shared/audience/count-words.ts';
import { count } from '../../../shared/format/format-count.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping-choices.ts';
import { FOUND_KINDS, type FoundKind, type Mapping, type SheetColumn } from '../../../shared/sheet/sheet.ts';
import { settings } from '../../../shared/texts/en/settings.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { CountryPicker } from '../../components/fields/country-picker.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { CorrectingChoice } from './use-correcting.ts';
import './audience-side.css';

interface AudienceSideProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly mapping: Mapping;
  readonly columns: readonly SheetColumn[];
  readonly onChange: (choice: MappingChoices) => void;
  readonly counts: AudienceCounts | null;
  readonly lastCounts: AudienceCounts | null;
  readonly correcting: CorrectingChoice;
  /** The condition on rows, and its editor. */
  readonly onlyRows: ReactNode;
  /** Null for the first rows. */
  readonly found: FoundKind | null;
  readonly onFind: (kind: FoundKind | null) => void;
}

/** The rules that turn rows into people, and the counts. */
export function AudienceSide(props: AudienceSideProps) {
  const { counts, lastCounts, mapping, correcting, onlyRows, found, onFind } = props;
  return (
    <aside className="audience-side stack">
      <CountsCard
        counts={counts ?? lastCounts}
        counting={counts === null}
        missing={
          mapping.numberColumn === null
            ? sheets.chooseNumber
            : mapping.country === UNKNOWN_COUNTRY
              ? sheets.country.first
              : null
        }
        corrects={correcting.target !== null}
        found={found}
        onFind={onFind}
      />
      {correcting.target === null && onlyRows}
      {correcting.targets.length > 0 && <CorrectingSelect {...correcting} />}
      {correcting.target === null && <AudienceRules {...props} />}
    </aside>
  );
}

/** The column with the row in the file identifies corrected rows. */
function CorrectingSelect({ targets, target, choose }: CorrectingChoice) {
  return (
    <Select
      label={sheets.corrected}
      value={target === null ? ownAudience : String(target.id)}
      choices={[
        ...targets.map(({ id, name }) => ({
          key: String(id),
          text: sheets.putThemBack(name),
          about: sheets.putThemBackAbout,
        })),
        { key: ownAudience, text: sheets.makeOwn },
      ]}
      onChange={(key) => choose(targets.find(({ id }) => String(id) === key)?.id ?? null)}
    />
  );
}

const ownAudience = 'own';
const defaultCountry = 'default';

function AudienceRules({ name, onName, mapping, columns, onChange }: AudienceSideProps) {
  const ofCountries = columns.filter(({ countries }) => countries);
  return (
    <>
      <TextField label={sheets.name} value={name} onChange={onName} maxLength={200} />
      <CountryPicker
        label={settings.country}
        value={mapping.country}
        onChange={(country) => onChange({ country })}
        help={settings.countryHelp}
      />
      {ofCountries.length > 0 && (
        <Select
          label={sheets.countryOfRow}
          value={String(mapping.countryColumn ?? defaultCountry)}
          choices={[
            { key: defaultCountry, text: sheets.theDefault },
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
      <Select
        label={sheets.sameNumber}
        value={mapping.duplicates}
        choices={[
          { key: 'first', text: sheets.keepFirst },
          { key: 'last', text: sheets.keepLast },
          { key: 'ask', text: sheets.askMe, about: sheets.askMeAbout },
        ]}
        onChange={(duplicates) => onChange({ duplicates })}
      />
      <NumberField
        label={sheets.skipRecent}
        value={mapping.skipRecentDays}
        minValue={0}
        maxValue={3650}
        onChange={(days) => onChange({ skipRecentDays: Number.isNaN(days) ? 0 : days })}
        help={mapping.skipRecentDays === 0 ? sheets.skipNone : sheets.skipDays}
      />
    </>
  );
}

function isFoundKind(key: string): key is FoundKind {
  return (FOUND_KINDS as readonly string[]).includes(key);
}

interface CountsCardProps {
  readonly counts: AudienceCounts | null;
  readonly counting: boolean;
  /** What must be chosen before people can be counted. */
  readonly missing: string | null;
  /** The audience being corrected then decides column and country. */
  readonly corrects: boolean;
  readonly found: FoundKind | null;
  readonly onFind: (kind: FoundKind | null) => void;
}

function CountsCard({ counts, counting, missing, corrects, found, onFind }: CountsCardProps) {
  if (missing !== null) {
    return (
      <div className="counts-card">
        <p className="quiet">{missing}</p>
      </div>
    );
  }
  const [, ...others] = counts === null ? [] : countWords(counts);
  return (
    <div className="counts-card" aria-busy={counting} data-counting={counting || undefined}>
      <div className="counts-people number">{counts === null ? '–' : count(counts.recipients)}</div>
      <div className="quiet">
        {counts === null ? sheets.counting : sheets.peopleOfRows(counts.recipients, counts.rows)}
      </div>
      {counts?.recipients === 0 && counts.rejected > 0 && !corrects && (
        <p className="counts-nobody">{sheets.nobody}</p>
      )}
      {others.length > 0 && (
        <ul className="counts-others number">
          {others.map(({ key, label }) => (
            <li key={key} className={`count-${key}`}>
              {isFoundKind(key) ? (
                <ToggleButton
                  className="counts-find"
                  isSelected={found === key}
                  onChange={(isOn) => onFind(isOn ? key : null)}
                >
                  {label}
                </ToggleButton>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
