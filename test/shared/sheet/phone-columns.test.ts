import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberCell } from '../../../shared/sheet/number-cell.ts';
import { labelColumns, phoneColumn, phoneLabel } from '../../../shared/sheet/phone-columns.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

function guess(header: string[], ...rows: string[][]) {
  const sheet = [header, ...rows].map((cells, at) => ({ row: at + 1, cells }));
  return guessMapping({ rows: sheet, width: header.length }, 'SE', () => null);
}

test('labels of numbers are read in many languages', () => {
  for (const label of [
    'Mobile',
    '* Mobile',
    'Cell',
    'iPhone',
    'Handy',
    'Mobil',
    'Mobil privat',
    'Móvil',
    'Portable',
    'Work mobile',
    'mobiltelefon',
    'Мобильный',
    '携帯',
    'komórka',
    'Matkapuhelin',
  ]) {
    assert.equal(phoneLabel(label), 'mobile', label);
  }
  for (const label of [
    'Home',
    '* Work',
    'Hem',
    'Privat',
    'Arbeit',
    'Bureau',
    'Domicile',
    'Casa',
    'Домашний',
    'Main',
  ]) {
    assert.equal(phoneLabel(label), 'landline', label);
  }
  for (const label of ['Home Fax', 'Work Fax', 'Pager', 'Télécopie'])
    assert.equal(phoneLabel(label), 'fax', label);
  for (const label of ['', 'Mum', 'Summer cottage', 'Google Voice'])
    assert.equal(phoneLabel(label), 'unknown', label);
});

test('the columns of one person’s numbers are known, and those of others are not', () => {
  const kind = (name: string) => phoneColumn(name)?.kind;
  for (const name of ['Mobile Phone', 'Mobiltelefon', 'Work Mobile', 'Mobile 2'])
    assert.equal(kind(name), 'mobile', name);
  for (const name of [
    'Home Phone',
    'Business Phone 2',
    'Phone 1 - Value',
    'Telefon privat',
    'Téléphone (bureau)',
    'Telefon, hem',
    'Primary Phone',
    'Teléfono particular',
    'Рабочий телефон',
  ]) {
    assert.equal(kind(name), 'phone', name);
  }
  for (const name of [
    'Home Fax',
    'Assistant’s Phone',
    "Assistant's Phone",
    'Emergency contact phone',
    'Parent 1 Mobile',
    'Home',
    'Work',
    'Car Phone',
    'Company Main Phone',
    'Home Address',
    '',
  ]) {
    assert.equal(kind(name), undefined, name);
  }
});

test('the other columns are chosen by themselves where columns name several numbers of one person', () => {
  const outlook = guess(
    [
      'First Name',
      'Business Phone',
      'Home Phone',
      'Mobile Phone',
      'Other Phone',
      'Home Fax',
      "Assistant's Phone",
    ],
    ['Anna', '08-465 004 05', '08-465 004 06', '070-174 06 05', '', '08-465 004 07', '070-174 06 99'],
    ['Bo', '', '08-465 004 08', '', '070-174 06 06', '', ''],
  );
  assert.deepEqual([outlook.mapping.numberColumn, outlook.mapping.otherColumns], [3, [1, 2, 4]]);
  assert.deepEqual(outlook.mapping.tagColumns, [0, 5, 6]);
  assert.match(
    outlook.hints.map(spoken).join(' '),
    /If the column holds no mobile number, Tagline looks for one in “Business Phone”, “Home Phone”, “Other Phone”\./,
  );
  const plain = guess(
    ['Name', 'Mobile', 'Phone'],
    ['Anna', '0701740605', '0846500401'],
    ['Bo', '', '0846500402'],
  );
  assert.deepEqual(plain.mapping.otherColumns, [], 'nothing says whose or which number “Phone” is');
  const members = guess(
    ['Namn', 'Telefon, hem', 'Mobil', 'Telefon'],
    ['Anna', '0846500401', '0701740605', '0701740606'],
  );
  assert.deepEqual([members.mapping.numberColumn, members.mapping.otherColumns], [2, [1, 3]]);
  for (const theirs of [
    'Elterntelefon',
    'Nødtelefon',
    'Butikstelefon',
    'Läkartelefon',
    'Huisartstelefoon',
    'Isänpuhelin',
  ]) {
    const { mapping } = guess(
      ['Name', 'Mobil', theirs],
      ['Anna', '', '0701740606'],
      ['Bo', '0701740605', '0701740607'],
    );
    assert.deepEqual(mapping.otherColumns, [], theirs);
  }
});

test('an export of Google is read by its labels', () => {
  const { mapping, names } = guess(
    ['First Name', 'Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label', 'Phone 2 - Value', 'Notes'],
    ['Anna', 'Home', '08-465 004 05', '* Mobile', '070-174 06 05', 'Likes tea'],
    ['Bo', 'Mobile', '070-174 06 06', '', '', ''],
    ['Cia', 'Work ::: Mobile', '070-174 06 07 ::: 070-174 06 08', 'Home', '08-465 004 07', ''],
    ['Dan', 'Work', '070-174 06 09', 'Mobil', '070-174 06 10', ''],
    ['Eva', 'Home Fax', '08-465 004 08', '', '', ''],
    ['Flo', 'Mobile', '070-174 06 11 ::: 070-174 06 12', '', '', ''],
    ['Gun', 'Work Fax', '070-174 06 13', 'Home', '08-465 004 09', ''],
  );
  assert.deepEqual([mapping.numberColumn, mapping.otherColumns, mapping.tagColumns], [2, [4], [0, 5]]);
  const labels = labelColumns(names, [2, 4]);
  assert.deepEqual(labels, [1, 3]);
  const of = (cells: string[]) => {
    const { original, source } = numberCell(mapping, (column) => cells[column] ?? '', labels);
    return `${source} ${original}`;
  };
  assert.equal(of(['', 'Home', '08-465 004 05', '* Mobile', '070-174 06 05']), '1 070-174 06 05');
  assert.equal(of(['', 'Mobile', '070-174 06 06']), '0 070-174 06 06');
  assert.equal(of(['', 'Work ::: Mobile', '070-174 06 07 ::: 070-174 06 08']), '0 070-174 06 08');
  assert.equal(of(['', 'Work', '070-174 06 09', 'Mobil', '070-174 06 10']), '1 070-174 06 10');
  assert.equal(of(['', 'Home Fax', '08-465 004 08']), '0 ', 'a fax is no number');
  assert.equal(of(['', 'Mobile', '070-174 06 11 ::: 070-174 06 12']), '0 070-174 06 11 ::: 070-174 06 12');
  assert.equal(of(['', 'Work Fax', '070-174 06 13', 'Home', '08-465 004 09']), '1 08-465 004 09');
  assert.equal(of(['', 'Mobile', '12 ::: x']), '0 12 ::: x', 'there to be corrected');
});

test('labels decide in an export of few rows, even for a number that is not known to be in use', () => {
  const header = ['Name', 'Phone 1 - Type', 'Phone 1 - Value', 'Phone 2 - Type', 'Phone 2 - Value'];
  for (const [country, landline, mobile] of [
    ['SE', '08-465 004 05', '070-174 06 05'],
    ['GB', '020 7946 0123', '07700 900123'],
    ['US', '(202) 555-0123', '(202) 555-0145'],
  ] as const) {
    const row = ['Anna', 'Home', landline, 'Mobile', mobile];
    const rows = [header, row].map((cells, at) => ({ row: at + 1, cells }));
    const { mapping, names } = guessMapping({ rows, width: row.length }, 'SE', () => null, { country });
    const labels = labelColumns(names, [mapping.numberColumn!, ...mapping.otherColumns]);
    assert.equal(numberCell(mapping, (column) => row[column]!, labels).original, mobile);
  }
});

test('where a country’s mobile numbers look like its landlines the labels decide', () => {
  const mapping = { numberColumn: 1, otherColumns: [3], country: 'US' };
  const cells = ['Home', '(202) 555-0123', 'Cell', '(202) 555-0124'];
  assert.deepEqual(
    numberCell(mapping, (column) => cells[column]!, [0, 2]),
    { original: '(202) 555-0124', source: 1 },
  );
});
