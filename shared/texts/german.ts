import * as named from './de/areas.ts';
import { formatTexts } from './de/format.ts';
import * as saidTexts from './de/said/said.ts';
import { areasOf } from './translation/translation.ts';

export const areas = areasOf({ format: formatTexts, areas: named, saidTexts });
