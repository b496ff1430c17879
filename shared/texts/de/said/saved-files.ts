import type { Translation } from '../../../language/language.ts';
import type { savedFiles as english } from '../../en/said/saved-files.ts';

export const savedFiles: Translation<typeof english> = {
  tooManyRows: 'Es sind mehr Zeilen, als ein Arbeitsblatt fassen kann.',
  asCsv: 'Speichern Sie sie stattdessen als CSV.',
  notBeingMade: 'Diese Datei wird nicht mehr erstellt.',
  startAgain: 'Starten Sie den Export noch einmal.',
};
