import type { Translation } from '../../../language/language.ts';
import type { savedFiles as english } from '../../en/said/saved-files.ts';

export const savedFiles: Translation<typeof english> = {
  tooManyRows: 'Der er flere rækker, end et ark kan rumme.',
  asCsv: 'Gem dem som CSV i stedet.',
  notBeingMade: 'Denne fil er ikke længere ved at blive lavet.',
  startAgain: 'Start eksporten igen.',
};
