import type { Translation } from '../../language/language.ts';
import type { exported as english } from '../en/exported.ts';

/** The same in Danish. */
export const exported: Translation<typeof english> = {
  optOuts: { file: 'frameldinger.csv', number: 'Nummer', note: 'Note', source: 'Kilde', added: 'Tilføjet' },
  folder: {
    moved: (day) => `Tagline til flytning ${day}.tagline`,
    backup: (day) => `Tagline sikkerhedskopi ${day}.tagline`,
  },
};
