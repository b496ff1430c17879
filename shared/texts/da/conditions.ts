import type { Translation } from '../../language/language.ts';
import type { conditions as english } from '../en/conditions.ts';

export const conditions: Translation<typeof english> = {
  tests: {
    is: 'er',
    'is-not': 'er ikke',
    contains: 'indeholder',
    'is-empty': 'er tom',
    'is-filled': 'er ikke tom',
  },
  withValue: (test, value) => `${test} ${value}`,
  ofColumn: (column, test) => `${column} ${test}`,
  either: (one, other) => `${one} eller ${other}`,
  both: (one, other) => `${one}, og ${other}`,
};
