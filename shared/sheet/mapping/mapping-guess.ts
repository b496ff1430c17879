import { UNKNOWN_COUNTRY } from '../../number/country-text.ts';
import { digitsOf } from '../../number/latin-digits.ts';
import {
  alsoHeld,
  type CountryDecision,
  type CountrySigns,
  decideCountry,
  namedCountries,
} from '../../number/list-country.ts';
import { scriptCountries } from '../../number/script-countries.ts';
import { unnamed } from '../../texts/en/names.ts';
import { say } from '../../texts/say.ts';
import { columnLetters, columnNames } from '../column-name.ts';
import { type ColumnProfile, profileColumn } from '../column-profile.ts';
import { countriesInColumns, countryColumn, fitOfRows } from '../country-column.ts';
import { isReasonColumn } from '../exported-columns.ts';
import { headerNames, type MergedAcross } from '../header-groups.ts';
import { headerCountries } from '../header-language.ts';
import { findHeaderRow } from '../header-row.ts';
import { columnsForCountry, labelColumns, numbersIn } from '../phone-columns.ts';
import type { Mapping } from '../sheet.ts';
import { applyChoices, type MappingChoices } from './mapping-choices.ts';
import { dataHints, headersOf } from './mapping-hints.ts';
import { chooseNumberColumn } from './number-column-guess.ts';

export interface SheetSample {
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  /** Rows further down, to find the country of their numbers. */
  readonly more?: readonly (readonly string[])[];
  /** How many columns the widest row of the whole sheet has; hidden ones that are not wanted have no text. */
  readonly width: number;
  /** Merged cells in the rows that may be a header; absent for none. */
  readonly merged?: readonly MergedAcross[];
  /** Keeps results about all columns while a person makes choices; absent if nobody makes any. */
  readonly once?: Once;
}

/** Returns the kept value of this name, or computes and keeps it. */
export type Once = <Value>(name: string, find: () => Value) => Value;

/** Use one for as long as a sheet does not change. */
export function rememberOnce(): Once {
  const results = new Map<string, unknown>();
  return <Value>(name: string, find: () => Value): Value => {
    if (!results.has(name)) results.set(name, find());
    return results.get(name) as Value;
  };
}

/** A person must choose more tags by hand, because every row stores the value of each tag. */
const MOST_TAGS = 50;
/** How many cells of a sheet, and of a column, are read as numbers to compare columns: a sheet may have 16,384. */
const MOST_READ = 150_000;
const LEAST_READ = 30;
const MOST_COUNTRIES = 4;

function dataRows(sample: SheetSample, headerRow: number | null): readonly (readonly string[])[] {
  return sample.rows.filter(({ row }) => headerRow === null || row > headerRow).map(({ cells }) => cells);
}

export function namesUnder(sample: SheetSample, headerRow: number | null): string[] {
  return columnNames(headerNames(sample.rows, headerRow, sample.merged ?? []), sample.width);
}

/**
 * Guesses what the person has not chosen. The exception is the country of numbers without a code: it is
 * `UNKNOWN_COUNTRY` until a person chooses one, unless it is their `home`. The hints give the reasons.
 */
export function guessMapping(
  sample: SheetSample,
  home: string | null,
  recall: (names: readonly string[]) => MappingChoices | null,
  chosen: MappingChoices,
  { computer, zone }: Pick<CountrySigns, 'computer' | 'zone'>,
) {
  const find: Once = sample.once ?? ((_, find) => find());
  const headerRow =
    chosen.headerRow === undefined
      ? find('header row', () => findHeaderRow(sample.rows, sample.merged))
      : chosen.headerRow;
  const once: Once = (name, make) => find(`${name} under ${headerRow}`, make);
  const names = once('names', () => namesUnder(sample, headerRow));
  const data = dataRows(sample, headerRow);
  const { only, ...remembered } = (headerRow === null ? null : recall(names)) ?? {};
  const spoken = once('countries spoken in', () => {
    const ofNames = headerRow === null ? [] : headerCountries(names);
    return ofNames.length > 0 ? ofNames : scriptCountries([...names, ...data.slice(0, 50).flat()]);
  });
  const inColumns = once('countries in columns', () => countriesInColumns(data, names, MOST_COUNTRIES));
  const before = remembered.country;
  const signs: CountrySigns = {
    home,
    computer,
    zone,
    spoken,
    inColumns,
    ...(before !== undefined && before !== UNKNOWN_COUNTRY && { before }),
  };
  const numbersOf = (columns: readonly number[], countryColumn?: number) =>
    once(`numbers of ${columns} beside ${countryColumn}`, () =>
      numbersIn([...data, ...(sample.more ?? [])], columns, countryColumn),
    );
  const decide = (columns: readonly number[], countryColumn?: number) =>
    once(`country of ${columns} from ${home} beside ${countryColumn}`, () =>
      decideCountry(numbersOf(columns, countryColumn), signs),
    );
  const decided = decide(
    once('columns for the country', () => columnsForCountry(names, data, headerRow !== null)),
  );
  const country = chosen.country ?? decided.country;
  const likely = [
    ...(country === null ? [computer, ...decided.fits.slice(0, 1).map((fit) => fit.country)] : [country]),
    ...likelyCountries(data, names.length),
  ];
  const countries = [...new Set([...likely, ...inColumns])];
  const mostRead = Math.max(LEAST_READ, Math.ceil(MOST_READ / names.length));
  const profiles = once(`columns by ${countries}`, () =>
    names.map((_, index) => profileColumn(data, index, countries, mostRead)),
  );
  const placed = (mapping: Mapping): { ofCountry: CountryDecision; mapping: Mapping } => {
    const { numberColumn, otherColumns, countryColumn } = mapping;
    const columns = numberColumn === null ? [] : [numberColumn, ...otherColumns];
    const ofCountry = decide(columns, countryColumn);
    const country = chosen.country ?? ofCountry.country ?? UNKNOWN_COUNTRY;
    const others =
      country === UNKNOWN_COUNTRY
        ? []
        : once(`also held beside ${country} from ${home} in ${columns} beside ${countryColumn}`, () =>
            alsoHeld(numbersOf(columns, countryColumn), country, signs),
          );
    const held = others.length > 0 ? { others } : {};
    return { ofCountry, mapping: { ...mapping, country, ...held } };
  };
  /** While the country is asked, the hints assume the likeliest one. */
  const hintsOf = (mapping: Mapping, { fits }: CountryDecision) => {
    const isOpen = mapping.country === UNKNOWN_COUNTRY;
    const judged = isOpen ? { ...mapping, country: fits[0]?.country ?? computer } : mapping;
    return dataHints(
      data,
      names,
      judged,
      once('headers', () => headersOf(names)),
    );
  };
  const undecided: Mapping = {
    ...{ headerRow, numberColumn: null, otherColumns: [], tagColumns: [] },
    ...{ country: UNKNOWN_COUNTRY, duplicates: 'ask', skipRecentDays: 0 },
  };
  const recalled = applyChoices(undecided, names, remembered);
  if (recalled.numberColumn !== null) {
    const { countryColumn, ...others } = applyChoices(recalled, names, chosen);
    const ofHome = { ...others, country: chosen.country ?? home ?? UNKNOWN_COUNTRY };
    const isTaken =
      countryColumn !== undefined &&
      (chosen.countryColumn !== undefined || fitOfRows(data, ofHome, countryColumn).mayDecide);
    const { mapping, ofCountry } = placed(isTaken ? { ...others, countryColumn } : others);
    const hints = [say.mapping.asLastFile(), ...hintsOf(mapping, ofCountry)];
    const earlier = only === undefined ? null : { only, duplicates: recalled.duplicates };
    return { mapping, asBefore: true, earlier, names, profiles, ofCountry, hints };
  }
  const number = once(`number by ${countries}`, () =>
    chooseNumberColumn(names, profiles, headerRow !== null),
  );
  const ofNumbers = number.numberColumn === null ? [] : [number.numberColumn, ...number.otherColumns];
  const taken = new Set([...ofNumbers, ...labelColumns(names, ofNumbers)]);
  const offered = offeredColumns(headerRow, names, profiles).filter((index) => !taken.has(index));
  const { hints: ofNumber, ...columns } = number;
  const guess = { ...undecided, ...columns, tagColumns: mostFilled(offered, profiles) };
  const applied = applyChoices(guess, names, chosen);
  const { numberColumn } = applied;
  const ofRows =
    numberColumn === null || chosen.countryColumn !== undefined
      ? undefined
      : countryColumn(data, names, { ...applied, country: chosen.country ?? home ?? UNKNOWN_COUNTRY });
  const { mapping, ofCountry } = placed(
    ofRows === undefined ? applied : { ...applied, countryColumn: ofRows },
  );
  const more = offered.length - MOST_TAGS;
  const hints = [
    // The reasons for a guess do not matter once another column is chosen.
    ...(numberColumn === number.numberColumn ? ofNumber : []),
    ...(ofRows === undefined ? [] : [say.mapping.countryOfRows(names[ofRows]!)]),
    ...(more > 0 ? [say.mapping.tooManyTags(MOST_TAGS, more)] : []),
    ...hintsOf(mapping, ofCountry),
  ];
  return { mapping, asBefore: false, earlier: null, names, profiles, ofCountry, hints };
}

/** No list that people write has more; exports of programs have a column for everything. */
const MOST_WRITTEN = 20;

/**
 * The columns that may be tags. If most columns of an export are empty, only those with different values mean something
 * to a recipient.
 */
function offeredColumns(
  headerRow: number | null,
  names: readonly string[],
  profiles: readonly ColumnProfile[],
): number[] {
  const own = [...names.keys()].filter((index) => !isReasonColumn(names[index]!));
  const filled = own.filter((index) => profiles[index]!.filled > 0);
  if (own.length > MOST_WRITTEN && filled.length * 2 < own.length)
    return filled.filter((index) => !profiles[index]!.isOneValue);
  const isNamed = (index: number) =>
    headerRow !== null && names[index] !== unnamed.column(columnLetters(index));
  return own.filter((index) => profiles[index]!.filled > 0 || isNamed(index));
}

/** At most `MOST_TAGS` columns, in their order; columns without a value are dropped first. */
function mostFilled(columns: readonly number[], profiles: readonly ColumnProfile[]): number[] {
  const isFilled = (index: number) => profiles[index]!.filled > 0;
  const first = [...columns.filter(isFilled), ...columns.filter((index) => !isFilled(index))];
  return first.slice(0, MOST_TAGS).sort((left, right) => left - right);
}

function likelyCountries(data: readonly (readonly string[])[], width: number): string[] {
  const some = data.slice(0, 200);
  const cells = some.flatMap((row) =>
    row.slice(0, Math.min(width, 40)).filter((cell) => /\p{Nd}{4}/u.test(cell)),
  );
  return namedCountries(cells.filter((cell) => digitsOf(cell).length >= 9)).slice(0, 3);
}
