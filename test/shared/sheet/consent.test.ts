import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answerIn, type ConsentColumn, consentColumns } from '../../../shared/sheet/consent/consent.ts';
import { CONSENT, NO_CONSENT } from './consent-corpus.ts';

/** `ja, nej*3, ` is a column of five rows, the last of them blank. */
function columnOf(header: string, cells: string) {
  const counted = cells.split(',').map((cell) => {
    const [value = '', rows = '1'] = cell.split('*');
    return { value: value.trim(), rows: Number(rows) };
  });
  const values = counted.filter(({ value }) => value !== '');
  const blank = counted.filter(({ value }) => value === '').reduce((sum, { rows }) => sum + rows, 0);
  return { column: 0, name: header, values, blank, isWhole: true };
}

const found = (header: string, cells: string): ConsentColumn | undefined =>
  consentColumns([columnOf(header, cells)], undefined)[0];

const lines = (corpus: string) =>
  corpus
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string]);

test('columns of consent are known in many languages, and which of their values mean no', () => {
  const wrong = lines(CONSENT).flatMap(([header, cells, expected]) => {
    const column = found(header, cells);
    const no = column?.values.filter(({ isNo }) => isNo).map(({ value }) => value || '(blank)');
    const is = column === undefined ? 'none' : `${column.kind} ${no?.join(', ')}`.trim();
    return is === expected ? [] : [`${header} | ${cells} | ${expected} <> ${is}`];
  });
  assert.deepEqual(wrong, []);
});

test('columns that only look like consent are left alone', () => {
  const wrong = lines(NO_CONSENT).filter(([header, cells]) => found(header, cells) !== undefined);
  assert.deepEqual(wrong, []);
});

test('the corpus is as large as it has to be', () => {
  const [known, others] = [lines(CONSENT).length, lines(NO_CONSENT).length];
  assert.ok(known + others >= 150 && others >= 50, `${known} and ${others}`);
});

test('a column about texts goes before one about a newsletter', () => {
  const names = (...columns: [string, string][]) =>
    consentColumns(
      columns.map(([name, cells], column) => ({ ...columnOf(name, cells), column })),
      undefined,
    ).map(({ name }) => name);
  assert.deepEqual(names(['SMS consent', 'yes,no'], ['Newsletter', 'yes,no']), ['SMS consent']);
  assert.deepEqual(names(['Consent', 'yes,no'], ['Newsletter', 'yes,no'], ['Robinson', 'x,']), [
    'Consent',
    'Newsletter',
    'Robinson',
  ]);
});

test('a no in a column about texts counts however many different values it has', () => {
  const many = Array.from({ length: 200 }, (_, at) => `yes ${at}`).join(',');
  const isFound = (header: string, isWhole: boolean) =>
    consentColumns([{ ...columnOf(header, `no,${many}`), isWhole }], undefined).length > 0;
  assert.deepEqual([isFound('SMS consent', false), isFound('SMS consent', true)], [true, true]);
  assert.deepEqual([isFound('Permission', false), isFound('Text', false)], [false, false]);
});

test('a choice decides over the rule, in any case and spacing', () => {
  const choice = {
    leaveOut: true,
    values: [
      { column: 0, value: 'MAYBE ', isNo: false },
      { column: 0, value: 'ja', isNo: true },
    ],
  };
  const [column] = consentColumns([columnOf('Samtykke', 'ja, maybe, nej, ')], choice);
  assert.deepEqual(
    column?.values.map(({ value, isNo }) => [value, isNo]),
    [
      ['ja', true],
      ['maybe', false],
      ['nej', true],
      ['', true],
    ],
  );
});

test('whatever is written, only a clear yes allows texts where a yes is needed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const answer = answerIn('allow', value);
      assert.equal(answerIn('allow', ` ${value.toUpperCase()} `) === 'no' && answer === 'yes', false);
      if (value.trim() === '') assert.equal(answer, 'unclear');
    }),
  );
  for (const value of ['', '-', '?', 'n/a', 'maybe', 'ask', '7', 'yes until May 2020']) {
    assert.notEqual(answerIn('allow', value), 'yes', value);
  }
});
