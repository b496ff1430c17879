import type { Translation } from '../../../language/language.ts';
import type { optOuts as english } from '../../en/said/opt-outs.ts';

export const optOuts: Translation<typeof english> = {
  notOnList: 'Dette nummer står ikke på listen.',
  keptOnErasing: 'beholdt ved sletning',
};
