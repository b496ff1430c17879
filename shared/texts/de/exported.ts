import type { Translation } from '../../language/language.ts';
import type { exported as english } from '../en/exported.ts';

/** The same in German. */
export const exported: Translation<typeof english> = {
  optOuts: {
    file: 'abmeldungen.csv',
    number: 'Nummer',
    note: 'Notiz',
    source: 'Quelle',
    added: 'Hinzugefügt',
  },
  folder: {
    moved: (day) => `Tagline Umzug ${day}.tagline`,
    backup: (day) => `Tagline Sicherung ${day}.tagline`,
  },
};
