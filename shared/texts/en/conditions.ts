import { texts } from '../../language/language.ts';

/** What is asked of the cells of a row. */
export const conditions = texts('conditions', {
  tests: {
    is: 'is',
    'is-not': 'is not',
    contains: 'contains',
    'is-empty': 'is empty',
    'is-filled': 'is not empty',
  },
  withValue: (test: string, value: string) => `${test} ${value}`,
  ofColumn: (column: string, test: string) => `${column} ${test}`,
  either: (one: string, other: string) => `${one} or ${other}`,
  both: (one: string, other: string) => `${one}, and ${other}`,
});
