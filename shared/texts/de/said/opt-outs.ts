import type { Translation } from '../../../language/language.ts';
import type { optOuts as english } from '../../en/said/opt-outs.ts';

export const optOuts: Translation<typeof english> = {
  notOnList: 'Diese Nummer steht nicht auf der Liste.',
  keptOnErasing: 'beim Löschen behalten',
};
