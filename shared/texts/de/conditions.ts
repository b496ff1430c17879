import type { Translation } from '../../language/language.ts';
import type { conditions as english } from '../en/conditions.ts';

export const conditions: Translation<typeof english> = {
  tests: {
    is: 'ist',
    'is-not': 'ist nicht',
    contains: 'enthält',
    'is-empty': 'ist leer',
    'is-filled': 'ist nicht leer',
  },
  withValue: (test, value) => `${test} ${value}`,
  ofColumn: (column, test) => `${column} ${test}`,
  either: (one, other) => `${one} oder ${other}`,
  both: (one, other) => `${one}, und ${other}`,
};
