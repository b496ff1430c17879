import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import type { CountryDecision } from '../../../shared/number/list-country.ts';
import type { SheetCounts } from '../../../shared/operations/sheet-operations.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Segments } from '../../components/fields/segments.tsx';
import { Banner } from '../../components/status/banner.tsx';

const texts = sheets.country;

interface CountryLineProps {
  readonly decision: CountryDecision;
  /** True if nobody has chosen yet which country most numbers are from. */
  readonly asksHome: boolean;
  /** `UNKNOWN_COUNTRY` until a country is chosen. */
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
}

/** Asks which country numbers without a country code are from; stays once this is decided. */
export function CountryLine({ decision: { fits, looked }, asksHome, chosen, onChoose }: CountryLineProps) {
  return (
    <Banner
      tone={chosen === UNKNOWN_COUNTRY ? 'warning' : 'neutral'}
      title={asksHome ? texts.home : texts.asked}
    >
      {chosen === UNKNOWN_COUNTRY && <p>{asksHome ? `${texts.about} ${texts.homeAbout}` : texts.about}</p>}
      <Segments
        label={texts.choose}
        value={chosen}
        choices={fits.map(({ country, numbers }) => ({
          key: country,
          text: texts.fit(country, numbers, looked),
        }))}
        onChange={onChoose}
      />
    </Banner>
  );
}

interface ElsewhereLineProps {
  readonly counts: Pick<SheetCounts, 'elsewhere' | 'rows'>;
  readonly isEach: boolean;
  readonly onEach: (isEach: boolean) => void;
  /** Absent if rows are not shown by their kind. */
  readonly onShow?: (() => void) | undefined;
}

/** Shown if a list also holds another country's mobile numbers. */
export function ElsewhereLine({
  counts: { elsewhere, rows: all },
  isEach,
  onEach,
  onShow,
}: ElsewhereLineProps) {
  return (
    <Banner
      tone={isEach ? 'neutral' : 'warning'}
      title={elsewhere.map(({ country, rows }) => texts.elsewhere(country, rows, all)).join(' ')}
    >
      <p>{texts.eachAbout}</p>
      <div className="line">
        {!isEach && onShow && <Button onPress={onShow}>{texts.show}</Button>}
        <Button onPress={() => onEach(!isEach)}>{isEach ? texts.eachUndo : texts.each}</Button>
      </div>
    </Banner>
  );
}
