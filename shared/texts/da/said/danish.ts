import { areasOf } from '../../translation/translation.ts';
import * as named from '../areas.ts';
import { formatTexts } from '../format.ts';
import * as saidTexts from './said.ts';

export const areas = areasOf({ format: formatTexts, areas: named, saidTexts });
