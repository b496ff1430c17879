import { formatTexts } from '../format/texts/da.ts';
import type { Areas } from '../language/language.ts';
import * as named from './da/areas.ts';
import * as said from './da/said/said.ts';

/** The texts in Danish, by the names that their areas have in English. */
export const areas: Areas = {
  format: formatTexts,
  ...named,
  ...Object.fromEntries(Object.entries(said).map(([name, area]) => [`said/${name}`, area])),
};

// A bundle of its own speaks by itself.
export { speak } from '../language/language.ts';
