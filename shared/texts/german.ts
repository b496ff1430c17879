import { formatTexts } from '../format/texts/de.ts';
import type { Areas } from '../language/language.ts';
import * as named from './de/areas.ts';
import * as said from './de/said/said.ts';

/** The texts in German, by the names that their areas have in English. */
export const areas: Areas = {
  format: formatTexts,
  ...named,
  ...Object.fromEntries(Object.entries(said).map(([name, area]) => [`said/${name}`, area])),
};

// A bundle of its own speaks by itself.
export { speak } from '../language/language.ts';
