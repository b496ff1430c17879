import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Audience } from '../../../shared/audience/audience.ts';
import { correctable } from '../../../shared/audience/correctable.ts';

function audience(
  name: string,
  numberColumn: string,
  columns: readonly string[],
  rejected: number,
): Audience {
  return { name, numberColumn, columns, counts: { rejected } } as Audience;
}

const reasons = ['Row in file', 'Why it was left out', 'What to do'];

test('a sheet corrects the audiences whose columns it has and that have something to correct', () => {
  const audiences = [
    audience('Spring', 'Mobile', ['Name'], 3),
    audience('All well', 'Mobile', ['Name'], 0),
    audience('Wider', 'Mobile', ['Name', 'City'], 3),
    audience('Other number', 'Phone', ['Name'], 3),
  ];
  const names = (columns: string[]) => correctable(audiences, columns).map(({ name }) => name);
  assert.deepEqual(names(['Mobile', 'Name', ...reasons]), ['Spring']);
  assert.deepEqual(names([...reasons, 'City', 'Name', 'Mobile', 'Mine']), ['Spring', 'Wider']);
  assert.deepEqual(names(['Mobile', 'Name']), [], 'a plain contact list is none of it');
  assert.deepEqual(names(['Mobile', 'Name', 'Row in file']), [], 'nor is one with a column of the same name');
});
