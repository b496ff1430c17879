import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { newTally, tally } from '../../../shared/draft/survey.ts';
import { surveyOf } from '../../../shared/draft/survey-findings.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';
import { fitsGsm } from '../../../shared/message/gsm.ts';
import type { Versions } from '../../../shared/message/versions.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

function survey(message: string, people: string[][], columns = ['a', 'b'], versions?: Versions) {
  const bound = bindMessage(message, columns, { versions });
  const compiled = compileMessage(bound, { encoded: true });
  const totals = newTally(compiled);
  for (const [n, cells] of people.entries()) tally(totals, n, n + 2, finalTextFor(compiled, cells));
  return surveyOf(totals, compiled, bound);
}

test('totals over an audience', () => {
  const found = survey('Hi {a}, {b|you}: {a}', [
    ['Ann', 'x'],
    ['Łukasz Łęcki', ''],
    ['', ''],
    ['{b|you}', 'x'],
    ['x'.repeat(100), ''],
  ]);
  assert.equal(found.people, 4);
  assert.equal(found.parts, 5);
  assert.deepEqual(found.byParts, [3, 1]);
  assert.equal(found.unicode, 1);
  assert.deepEqual(found.culprits, [
    { character: 'ę', people: 1, inMessage: false },
    { character: 'Ł', people: 1, inMessage: false },
  ]);
  assert.equal(found.longest?.n, 4);
  assert.equal(found.longest?.row, 6);
  assert.deepEqual(found.blanks, [{ tag: '{a}', people: 1 }]);
  assert.equal(found.refused, 1);
});

test('a character of the message itself is everybody’s', () => {
  const { culprits } = survey('Hi 😀 {a}', [['Ann'], ['😀ł'], ['🎉']]);
  assert.deepEqual(culprits, [
    { character: '😀', people: 3, inMessage: true },
    { character: 'ł', people: 1, inMessage: false },
    { character: '🎉', people: 1, inMessage: false },
  ]);
});

const value = fc.string({ unit: fc.constantFrom('a', 'ł', 'é', '😀', '€', '{', '}', ' '), maxLength: 60 });

test('the totals are the sums of what each person gets', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value), { maxLength: 12 }), (people) => {
      const message = 'Hi {a}: {b|ł}';
      const compiled = compileMessage(bindMessage(message, ['a', 'b'], {}), { encoded: true });
      const finals = people.map((cells) => finalTextFor(compiled, cells));
      const sent = finals.filter(({ unsendable }) => unsendable === null);
      const found = survey(message, people);
      assert.equal(found.people, sent.length);
      assert.equal(found.people + found.refused + found.tooLong, people.length);
      assert.equal(
        found.parts,
        sent.reduce((sum, { count }) => sum + count.parts, 0),
      );
      assert.equal(
        found.byParts.reduce((sum, count) => sum + count, 0),
        sent.length,
      );
      assert.equal(found.unicode, sent.filter(({ text }) => !fitsGsm(text)).length);
      for (const { character, people: holders } of found.culprits) {
        assert.equal(sent.filter(({ text }) => text.includes(character)).length, holders);
      }
    }),
  );
});

test('each version is counted by itself, and whoever has none of its values gets the message of the draft', () => {
  const people = [
    ['Ann', 'Polish'],
    ['Łukasz', 'POLISH '],
    ['Bo', ''],
    ['x'.repeat(200), 'Czech'],
    ['', 'polish'],
    ['{a}', 'Danish'],
  ];
  const cases = [
    { values: ['Polish'], message: 'Dzień dobry {a|}' },
    { values: ['Czech', 'Slovak'], message: 'Ahoj {a}, {b}' },
  ];
  const found = survey('Hi {a}', people, ['a', 'b'], { column: 'B', cases });
  assert.deepEqual(
    found.versions.map(({ recipients, people: sent, parts, longest }) => [
      recipients,
      sent,
      parts,
      longest?.n,
    ]),
    [
      [2, 1, 1, 5],
      [3, 3, 3, 1],
      [1, 1, 2, 3],
    ],
  );
  assert.deepEqual([found.people, found.parts, found.refused], [5, 6, 1]);
  assert.deepEqual(found.culprits, [
    { character: 'ń', people: 3, inMessage: true },
    { character: 'Ł', people: 1, inMessage: false },
  ]);
  const forgotten = survey('', people, ['a', 'b'], { column: 'b', cases });
  assert.deepEqual(
    forgotten.messageProblems.map(({ version, message }) => [version, spoken(message)]),
    [[0, '2 people have none of the values of the versions.']],
  );
  const wrong = survey('Hi', [], ['a', 'b'], { column: 'Bb', cases: [{ values: ['x'], message: ' ' }] });
  assert.deepEqual(
    wrong.messageProblems.map(({ version, ofColumn, message, replacement }) => [
      version,
      ofColumn,
      spoken(message),
      replacement,
    ]),
    [
      [0, true, 'The versions of the message go by a column called “Bb”, which is not there.', 'b'],
      [1, undefined, 'The version for “x” has no text yet.', undefined],
    ],
  );
});
