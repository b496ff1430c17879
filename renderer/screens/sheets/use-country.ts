import { useState } from 'react';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import type { CountryDecision } from '../../../shared/number/list-country.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import { useSettings } from '../../state/use-settings.ts';

interface AnsweredQuestion {
  readonly decision: CountryDecision;
  readonly asksHome: boolean;
  /** The column and worksheet that it is about. */
  readonly of: string;
}

/** Asks which country numbers without a code are from. The very first answer is also the home country. */
export function useCountry(
  preview: SheetPreview | null,
  choose: (choice: MappingChoices) => void,
  knownCountry?: string,
) {
  const { settings, change } = useSettings();
  const [answered, setAnswered] = useState<AnsweredQuestion | null>(null);
  const decision = preview?.ofCountry;
  const of = `${preview?.mapping.numberColumn} ${preview?.state.detection?.worksheet}`;
  const isAsked =
    knownCountry === undefined && decision !== undefined && decision.country === null && decision.looked > 0;
  // An answered question keeps its words and buttons: once home is known, the list may no longer ask, or in another order.
  const kept = answered?.of === of ? answered : null;
  const asked = kept?.decision ?? (isAsked ? decision : null);
  const asksHome = kept?.asksHome ?? settings?.home === null;
  return {
    asked,
    asksHome,
    isOpen: isAsked && preview?.mapping.country === UNKNOWN_COUNTRY,
    onChoose(country: string): void {
      if (asked !== null) setAnswered({ decision: asked, asksHome, of });
      if (asksHome) void change({ home: country });
      choose({ country });
    },
  };
}
