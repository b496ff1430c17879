import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { columns as english } from '../en/columns.ts';

export const columns: Translation<typeof english> = {
  title: 'Spalten',
  about:
    'Welche Spalten diese Liste zeigt, und in welcher Reihenfolge. Ziehen Sie am Rand einer Überschrift, um eine breiter zu machen, oder drücken Sie Alt und eine Pfeiltaste.',
  left: (name) => `${quoted(name)} nach links`,
  right: (name) => `${quoted(name)} nach rechts`,
  reset: 'Wie sie kommen',
};
