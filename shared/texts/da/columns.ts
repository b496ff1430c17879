import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { columns as english } from '../en/columns.ts';

export const columns: Translation<typeof english> = {
  title: 'Kolonner',
  about:
    'Hvilke kolonner listen viser, og i hvilken rækkefølge. Træk i kanten af en overskrift for at gøre en bredere, eller tryk på Alt og en piletast.',
  left: (name) => `Flyt ${quoted(name)} til venstre`,
  right: (name) => `Flyt ${quoted(name)} til højre`,
  reset: 'Som de kommer',
};
