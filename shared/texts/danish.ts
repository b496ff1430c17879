import * as named from './da/areas.ts';
import { formatTexts } from './da/format.ts';
import * as saidTexts from './da/said/said.ts';
import { areasOf } from './translation/translation.ts';

export const areas = areasOf({ format: formatTexts, areas: named, saidTexts });
