import type { TestRow } from './audience.ts';

/** One of 78,900 numbers reserved for fiction: 555-0100 to 555-0199 of every area code of the United States. */
export function fictionalNumber(n: number): string {
  return `1${201 + Math.floor(n / 100)}55501${String(n % 100).padStart(2, '0')}`;
}

/** The columns of `guests`. */
export const guestColumns = ['name', 'code'];

/** So many people: `Name 0` with the code 0 at the fictional number `first`, and on. */
export function* guests(people: number, first = 0): Generator<TestRow> {
  for (let n = 0; n < people; n++)
    yield { cells: [`Name ${n}`, String(n)], msisdn: Number(fictionalNumber(first + n)) };
}
