import type { CountryDecision } from '../../../shared/number/country-guess.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Segments } from '../../components/fields/segments.tsx';
import { Banner } from '../../components/status/banner.tsx';

const texts = sheets.country;

interface CountryLineProps {
  readonly found: CountryDecision;
  /** `UNKNOWN_COUNTRY` until one is chosen. */
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
}

/** Asks which country numbers without a code are from; stays once it is decided. */
export function CountryLine({ found: { fits, looked }, chosen, onChoose }: CountryLineProps) {
  return (
    <Banner tone={chosen === UNKNOWN_COUNTRY ? 'warning' : 'neutral'} title={texts.asked}>
      <p>{texts.about}</p>
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
