import { formatTexts } from '../format/translations/de.ts';
import type { Areas } from '../language/current-language.ts';
import * as named from './de/areas.ts';
import * as said from './de/said/said.ts';

/** By the English names of the areas. */
export const areas: Areas = {
  format: formatTexts,
  ...named,
  ...Object.fromEntries(Object.entries(said).map(([name, area]) => [`said/${name}`, area])),
};
