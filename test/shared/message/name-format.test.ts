import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstName, nameInCase } from '../../../shared/message/name-format.ts';

const sure: readonly (readonly [name: string, first: string])[] = [
  ['Ada Lovelace', 'Ada'],
  ['ADA LOVELACE', 'Ada'],
  ['ada lovelace', 'Ada'],
  ['lovelace, ada', 'Ada'],
  ['LOVELACE, ADA', 'Ada'],
  ['Lovelace,Ada', 'Ada'],
  ['Mrs Ada B. Lovelace', 'Ada'],
  ['MRS ADA B LOVELACE', 'Ada'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Prof. Dr. Ada Lovelace', 'Ada'],
  ['Lovelace, Mrs Ada B.', 'Ada'],
  ['Frau Ada Lovelace', 'Ada'],
  ['Hr. Bo Jensen', 'Bo'],
  ['Ada LOVELACE', 'Ada'],
  ['BO JENSEN', 'Bo'],
  ['Bo', 'Bo'],
  ['ADA', 'Ada'],
  ['ada', 'Ada'],
  ['ANNE-MARIE JENSEN', 'Anne-Marie'],
  ['anne-marie jensen', 'Anne-Marie'],
  ['Anne-marie Jensen', 'Anne-marie'],
  ['SØREN ØSTERGÅRD', 'Søren'],
  ['ÅSA ÖBERG', 'Åsa'],
  ['JÜRGEN MÜLLER', 'Jürgen'],
  ['ŁUCJA NOWAK', 'Łucja'],
  ['JOSÉ GARCÍA', 'José'],
  ['Jensen-Holm, Ida', 'Ida'],
  ['de la Cruz, Ada', 'Ada'],
  ['van Dijk, Ada', 'Ada'],
  ["O'Brien, Ada", 'Ada'],
  ['McDonald, Ada', 'Ada'],
  ['LeRoy Brown', 'LeRoy'],
  ['Ada B Lovelace', 'Ada'],
];

const unsure = [
  ...['MCDONALD', 'MCDONALD ADA', 'ADA MCDONALD', 'Ada McDonald', "O'BRIEN", "Ada O'Brien", 'MACKENZIE'],
  ...['de la Cruz', 'Ada de la Cruz', 'DE LA CRUZ ADA', 'van Dijk', 'Jan van Dijk', 'VAN DIJK', 'Von Trapp'],
  ...['Anna Maria Jensen', 'ANNA MARIA JENSEN', 'Jensen, Anna Maria', 'Ada Garcia Lopez'],
  ...['李雷', 'Ада Лавлейс', 'علي', 'Αda', '김민준', 'Wang Xiaoming', 'NGUYEN ANH', 'Nagy Anna'],
  ...['A. Lovelace', 'A Lovelace', 'A. B.', 'JP', 'JP Morgan', 'AJ SMITH', 'Lovelace, A.'],
  ...['LOVELACE Ada', 'Ada & Bo', 'Ada and Bo', 'Ada og Bo', 'Ada/Bo', 'Ada + 1', 'Ada, Bo, Cia'],
  ...['Acme Ltd', 'Jensen ApS', 'The Bakery', 'Firma Holm', 'Ada Lovelace2', '4512345678', 'ada@example.com'],
  ...['Mrs Lovelace', 'Herr Müller', 'DR. LOVELACE', 'Frau Dr. Müller', 'Ms Ada', 'Mr. B. Smith'],
  ...['Familie Müller', 'Family Smith', 'Familien Holm', 'Eheleute Müller', 'FAM. MÜLLER', 'Ng Wei'],
  ...['', ',', ', Ada B', 'Mr', 'Mrs.', 'Dr. med.', 'Lovelace, Jr.', 'Ada (Lovelace)', 'Ada "Ad" L'],
];

test('the first name is taken out of a full name where that is certain', () => {
  for (const [name, first] of sure) assert.equal(firstName(name, false), first, name);
  for (const name of unsure) {
    const found = firstName(name, false);
    assert.equal(found, null, `${name} as ${found}`);
  }
});

test('a column of given names holds no family names: two are two first names', () => {
  for (const [name, first] of [
    ['ADA', 'Ada'],
    ['Ada B.', 'Ada'],
    ['Mrs Ada', 'Ada'],
    ['Lovelace, Mrs Ada', 'Ada'],
    ['Anna Maria', null],
    ['ADA LOVELACE', null],
  ] as const)
    assert.equal(firstName(name, true), first, name);
});

test('a name in large letters is written with small ones where that is certain, and one with both stays', () => {
  for (const [name, shown] of [
    ['ADA LOVELACE', 'Ada Lovelace'],
    ['ada lovelace', 'Ada Lovelace'],
    ['LOVELACE, ADA B.', 'Lovelace, Ada B.'],
    ['ANNE-MARIE ØSTERGÅRD', 'Anne-Marie Østergård'],
    ['Ada McDonald', 'Ada McDonald'],
    ['Jan van Dijk', 'Jan van Dijk'],
    ["Ada O'Brien", "Ada O'Brien"],
    ...[
      'ADA MCDONALD',
      'JAN VAN DIJK',
      "ADA O'BRIEN",
      'JP MORGAN',
      'ADA LOVELACE III',
      '李雷',
      'ADA 2',
      '',
    ].map((name) => [name, null] as const),
  ] as const)
    assert.equal(nameInCase(name), shown, name);
});

test('no letter of a first name is another one than in its cell', () => {
  const word = fc.string({ unit: fc.constantFrom(..."ADBadbøÅ-.',& "), maxLength: 24 });
  fc.assert(
    fc.property(word, fc.boolean(), (name, given) => {
      const first = firstName(name, given);
      assert.ok(first === null || name.toLowerCase().includes(first.toLowerCase()));
      const cased = nameInCase(name);
      assert.ok(cased === null || cased.toLowerCase() === name.toLowerCase());
    }),
  );
});
