import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHeaderRow } from '../../../shared/sheet/header-row.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

const NUMBER = '+46701740605';

function guess(
  rows: readonly string[][],
  merged: readonly { row: number; left: number; right: number }[] = [],
) {
  const width = Math.max(...rows.map((cells) => cells.length));
  const sample = { rows: rows.map((cells, at) => ({ row: at + 1, cells })), width, merged };
  return guessMapping(sample, 'SE', () => null);
}

function namesOf(rows: readonly string[][], merged?: Parameters<typeof guess>[1]) {
  const { mapping, names } = guess(rows, merged);
  return [mapping.headerRow, ...names];
}

const person = ['Ida', '3A', 'Anna', NUMBER, 'Bo', NUMBER];

test('a row of groups above the header goes in front of each name under it', () => {
  const groups = ['', '', 'Parent 1', '', 'Parent 2', ''];
  const names = ['Child', 'Class', 'Name', 'Mobile', 'Name', 'Mobile'];
  const expected = [
    2,
    'Child',
    'Class',
    'Parent 1 Name',
    'Parent 1 Mobile',
    'Parent 2 Name',
    'Parent 2 Mobile',
  ];
  assert.deepEqual(namesOf([groups, names, person]), expected, 'names that come twice');
  const merged = [
    { row: 1, left: 2, right: 3 },
    { row: 1, left: 4, right: 5 },
  ];
  assert.deepEqual(namesOf([groups, names, person], merged), expected, 'merged cells');
  const beside = ['Child', 'Class', 'Parent 1', '', 'Parent 2', ''];
  assert.deepEqual(namesOf([beside, ['', '', ...names.slice(2)], person]), expected, 'names of two rows');
  const repeated = ['', '', 'Parent 1', 'Parent 1', 'Parent 2', 'Parent 2'];
  assert.deepEqual(namesOf([repeated, names, person]), expected, 'groups written out');
  assert.equal(guess([groups, names, person]).mapping.numberColumn, 3);
});

test('a header is read below instructions, and beside years when the name of its numbers is long', () => {
  const told = 'Please fill in what we may call this person when we write to them';
  const names = ['Name', 'Mobile', 'City'];
  const people = [
    ['Ida', NUMBER, 'Lund'],
    ['Bo', NUMBER, 'Umeå'],
  ];
  assert.deepEqual(namesOf([[told, told, told], names, ...people]), [2, ...names]);
  const years = ['2024', '2025', 'Mobile number for reminders'];
  assert.deepEqual(namesOf([years, ['1', '2', '0701740605']]), [1, ...years]);
});

test('merged cells say how far a group reaches', () => {
  const rows = [
    ['', 'Contact', '', 'Visit', ''],
    ['Name', 'Mobile', 'Email', 'Day', 'Place'],
    ['Ida', NUMBER, 'a@b.se', 'Monday', 'Lund'],
  ];
  const across = [{ row: 1, left: 1, right: 2 }];
  assert.deepEqual(namesOf(rows, across), [
    2,
    'Name',
    'Contact Mobile',
    'Contact Email',
    'Visit Day',
    'Place',
  ]);
  assert.deepEqual(
    namesOf(rows),
    [2, 'Name', 'Mobile', 'Email', 'Day', 'Place'],
    'nothing tells without them',
  );
});

test('a title is no group, merged or not', () => {
  const names = ['Name', 'Mobile', 'City'];
  const people = ['Ida', NUMBER, 'Lund'];
  const title = ['Members of the club', '', ''];
  const plain = [2, ...names];
  assert.deepEqual(namesOf([title, names, people]), plain);
  assert.deepEqual(namesOf([title, names, people], [{ row: 1, left: 0, right: 2 }]), plain);
  assert.deepEqual(namesOf([title, names, people], [{ row: 1, left: 0, right: 1 }]), plain);
  assert.deepEqual(namesOf([title, [], names, people].filter((cells) => cells.length > 0)), plain);
});

test('a title right above a list of one or two columns is not its header', () => {
  for (const title of ['Members', 'Mobile numbers', 'Contacts', 'Phone list spring', 'Kunder']) {
    assert.deepEqual(namesOf([[title], ['Mobile'], [NUMBER], [NUMBER]]), [2, 'Mobile'], title);
    assert.deepEqual(
      namesOf([[title], ['Name', 'Mobile'], ['Ida', NUMBER], ['Leo', NUMBER]]),
      [2, 'Name', 'Mobile'],
      title,
    );
  }
  assert.deepEqual(namesOf([['Mobile'], [NUMBER]]), [1, 'Mobile']);
  assert.deepEqual(
    namesOf([
      ['Name', 'Mobile'],
      ['Ad', ''],
      ['Ida', NUMBER],
    ]),
    [1, 'Name', 'Mobile'],
    'a person called Ad',
  );
});

test('a person’s own number goes before that of somebody called for them', () => {
  const rows = [
    ['Emergency phone', 'Name', 'Phone'],
    [NUMBER, 'Ida', '+4684650040'],
    [NUMBER, 'Leo', NUMBER],
  ];
  assert.equal(guess(rows).mapping.numberColumn, 2);
  const fax = [
    ['Name', 'Fax'],
    ['Ida', NUMBER],
  ];
  assert.equal(guess(fax).mapping.numberColumn, null);
});

test('of more than fifty columns those without a value give way, not the last ones', () => {
  const names = ['Mobile', ...Array.from({ length: 60 }, (_, at) => `Field ${at + 1}`)];
  const cells = names.map((_, at) => (at === 0 ? NUMBER : at > 10 && at <= 30 ? '' : 'x'));
  const { mapping, hints } = guess([names, cells]);
  assert.equal(mapping.tagColumns.length, 50);
  assert.deepEqual(
    mapping.tagColumns.slice(-30),
    Array.from({ length: 30 }, (_, at) => at + 31),
  );
  assert.ok(
    hints.some((hint) => spoken(hint).includes('those with values first; 10 more')),
    JSON.stringify(hints),
  );
});

test('names that hold a number, or stand beside days, are names still where one of them names the numbers', () => {
  const under = (names: string[], number = 1) =>
    ['0701740605', '0701740606'].map((phone) => names.map((_, column) => (column === number ? phone : 'x')));
  const header = (...rows: string[][]) => findHeaderRow(rows.map((cells, at) => ({ row: at + 1, cells })));
  for (const names of [
    ['Name', 'Mobile (e.g. 07700 900123)'],
    ['Name', 'Handynr. (0171/1234567)'],
    ['Name', 'Phone 2 (2024-2025)'],
    ['Name (as of 01.01.2025)', 'Mobile'],
    ['Name', 'Mobile', '01.01.2025', '20250201'],
    ['Order #10001', 'Mobile'],
    ['E-mail like anna@example.org', 'Mobile number, for example 0701 740 605, please'],
    ['Geburtstag, z. B. 01.02.1990', 'Handynummer, z.B.: +49 (171) 123 45 67'],
    ['Vem är du? Skriv t.ex. Anna 19900131', 'Ditt mobilnummer t ex 070-174 06 05'],
    ['Name 2024-2025', 'Mobile 2024/2025'],
  ]) {
    assert.equal(header(names, ...under(names)), 1, names.join());
  }
  // Somebody's own row is none, whatever stands in it.
  for (const first of [
    ['Anna', 'mob 0701740604'],
    ['Anna', '(0701740604)'],
    ['Anna (0701740604)', '0701740604'],
    ['Anna', '0701740604', 'Mobile'],
    ['Anna 2024-2025', 'mob 0701740604'],
    ['Anna', '2024-2025'],
    ['Anna', 'e.g. 0701740604'],
    ['Alex 0701740603', 'mobile 0701740604'],
    ['Anna, example street 12345', '0701740604'],
  ]) {
    assert.equal(header(first, ...under(first)), null, first.join());
  }
});
