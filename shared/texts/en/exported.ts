import { texts } from '../../language/language.ts';

/** The heads of columns, and the names, of files that are exported. */
export const exported = texts('exported', {
  optOuts: { file: 'opt-outs.csv', number: 'Number', note: 'Note', source: 'Source', added: 'Added' },
  folder: {
    moved: (day: string) => `Tagline to move ${day}.tagline`,
    backup: (day: string) => `Tagline backup ${day}.tagline`,
  },
});
