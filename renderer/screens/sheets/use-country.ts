import { useState } from 'react';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import type { CountryDecision } from '../../../shared/number/list-country.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import { useSettings } from '../../state/use-settings.ts';

/** Asks which country numbers without a code are from. The very first answer is also the home country. */
export function useCountry(preview: SheetPreview | null, choose: (choice: MappingChoices) => void) {
  const { settings, change } = useSettings();
  const [home, setHome] = useState<CountryDecision | null>(null);
  const found = preview?.ofCountry;
  const isAsked = found !== undefined && found.country === null && found.looked > 0;
  // The question stays as it was asked: once the home country is known, the list may no longer ask.
  if (isAsked && settings?.home === null && home === null) setHome(found);
  return {
    asked: isAsked ? found : home,
    asksHome: home !== null,
    isOpen: isAsked && preview?.mapping.country === UNKNOWN_COUNTRY,
    onChoose(country: string): void {
      if (home !== null) void change({ home: country });
      choose({ country });
    },
  };
}
