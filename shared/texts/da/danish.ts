import { areasOf } from '../translation/translation.ts';
import * as named from './areas.ts';
import { formatTexts } from './format.ts';
import * as said from './said/said.ts';

export const areas = areasOf({ format: formatTexts, areas: named, said });
