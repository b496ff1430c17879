import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isClearNo, mayHoldNo } from '../../../shared/sheet/answers/clear-no.ts';
import {
  type ConsentColumn,
  consentColumns,
  decidedOn,
  decisionOn,
  isNoIn,
  withAnswer,
} from '../../../shared/sheet/consent/consent.ts';
import { answerIn } from '../../../shared/sheet/consent/consent-answer.ts';
import { consentHeader } from '../../../shared/sheet/consent/consent-header.ts';
import { openTally } from '../../../shared/sheet/consent/consent-tally.ts';
import type { ConsentChoice } from '../../../shared/sheet/sheet.ts';
import { CLEAR_NO, CONSENT, NO_CLEAR_NO, NO_CONSENT } from './consent-corpus.ts';

interface List {
  readonly name: string;
  /** `ja, nej*3, ` is a column of five rows, the last of them blank. */
  readonly cells: string;
}

function columnsOf(lists: readonly List[], choice?: ConsentChoice): ConsentColumn[] {
  const tallied = lists.flatMap(({ name, cells }, column) => {
    const header = consentHeader(name);
    if (header === null) return [];
    const tally = openTally(header);
    for (const cell of cells.split(',')) {
      const [value = '', rows = '1'] = cell.split('*');
      for (let row = 0; row < Number(rows); row++) tally.add(value.trim());
    }
    return [{ column, name, header, ...tally.column() }];
  });
  return consentColumns(tallied, choice);
}

const found = (name: string, cells: string, choice?: ConsentChoice): ConsentColumn | undefined =>
  columnsOf([{ name, cells }], choice)[0];

const lines = (corpus: string) =>
  corpus
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string]);

test('columns where somebody said no are asked about in many languages, with the values that mean it', (t) => {
  const wrong = lines(CONSENT).flatMap(([name, cells, expected]) => {
    const column = found(name, cells);
    const no = column?.values.filter(({ isNo }) => isNo).map(({ value }) => value || '(blank)');
    const [kind, ...values] = expected.split(/ |, (?=\S)/);
    const wanted = expected.slice(kind!.length + 1).split(', ');
    const is = column?.kind === kind && [...no!].sort().join() === [...wanted].sort().join();
    return is && values.length > 0 ? [] : [`${name} | ${cells} | ${expected} <> ${column?.kind} ${no}`];
  });
  t.diagnostic(`of ${lines(CONSENT).length} lists with a no, ${wrong.length} are missed or read otherwise`);
  assert.deepEqual(wrong, []);
});

test('at most one list in twenty that says nothing about texts is asked about', (t) => {
  const others = lines(NO_CONSENT);
  const inVain = others.filter(([name, cells]) => found(name, cells) !== undefined);
  t.diagnostic(
    `of ${others.length} such lists, ${inVain.length} are asked about: ${inVain.map(([name]) => name)}`,
  );
  assert.ok(inVain.length * 20 <= others.length, String(inVain));
});

test('a clear no is known under any heading but one about mail alone, and other texts are not taken for one', () => {
  const missed = CLEAR_NO.filter((value) => !isClearNo(value) || !mayHoldNo(JSON.stringify(['Ada', value])));
  assert.deepEqual(missed, []);
  assert.deepEqual(NO_CLEAR_NO.filter(isClearNo), []);
  for (const name of ['Status', 'Colour', 'Notes', 'Column C', '', 'E-mail/SMS status', 'Text']) {
    assert.deepEqual(
      CLEAR_NO.filter((value) => !found(name, `fine,${value}`)?.values.some(({ isNo }) => isNo)),
      [],
      name,
    );
  }
  for (const name of ['E-mail status', 'Email', 'Post', 'emailUnsubscribed'])
    assert.equal(found(name, 'fine,unsubscribed'), undefined, name);
});

test('the corpora are as large as they have to be', () => {
  const all = lines(CONSENT).length + CLEAR_NO.length;
  assert.ok(all >= 300 && lines(NO_CONSENT).length >= 140, `${all}`);
});

test('whatever begins otherwise holds no clear no', () => {
  const words = fc.array(
    fc.constantFrom(...CLEAR_NO, ...NO_CLEAR_NO, 'Ada', '"', ', ', '4', 'x_', '-', '\n'),
  );
  fc.assert(
    fc.property(words, fc.string(), (some, end) => {
      const value = `${some.join(' ')}${end}`;
      if (isClearNo(value)) assert.ok(mayHoldNo(JSON.stringify([value])), value);
    }),
  );
});

test('a column about texts goes before one about a newsletter', () => {
  const names = (...lists: [string, string][]) =>
    columnsOf(lists.map(([name, cells]) => ({ name, cells }))).map(({ name }) => name);
  assert.deepEqual(names(['SMS consent', 'yes,no'], ['Newsletter', 'yes,no']), ['SMS consent']);
  assert.deepEqual(names(['Consent', 'yes,no'], ['Newsletter', 'yes,no'], ['Robinson', 'x,']), [
    'Consent',
    'Newsletter',
    'Robinson',
  ]);
});

test('of a column of free text its clear no is shown, and under a heading of consent any no', () => {
  const many = (word: string) => Array.from({ length: 200 }, (_, at) => `${word} ${at}`).join(',');
  const shown = (name: string, cells: string) =>
    found(name, cells)?.values.map(({ value, rows, hasOthers, isNo }) => [value, rows, hasOthers, isNo]);
  assert.deepEqual(shown('Notes', `${many('note')},Do not text,STOP,no`), [['Do not text', 2, true, true]]);
  assert.deepEqual(shown('Order status', `${many('note')},no`), undefined);
  assert.deepEqual(shown('SMS consent', `no,${many('yes')},`), [
    ['yes 0', 200, true, true],
    ['no', 1, false, true],
    ['', 1, false, true],
  ]);
  assert.deepEqual(shown('Opted out because', `${many('reason')},`), [
    ['reason 0', 200, true, true],
    ['', 1, false, false],
  ]);
});

test('all dates of a refusing column are one value, whichever they are', () => {
  const dates = Array.from({ length: 28 }, (_, at) => `2026-05-${at + 1}`);
  const column = found('Unsubscribed at', `${dates},12 May 2026, `)!;
  assert.deepEqual(
    column.values.map(({ value, rows, hasOthers, isNo }) => [value, rows, hasOthers, isNo]),
    [
      ['2026-05-1', 29, true, true],
      ['', 1, false, false],
    ],
  );
  assert.equal(isNoIn(column, undefined)('03.02.2027'), true);
});

test('what stands for nothing, or for a fault, is never a blank', () => {
  for (const value of ['NULL', '#N/A', '#REF!', 'undefined', 'nan', 'n/a', '\\N'])
    assert.ok(found('Do not contact', `${value},no`), value);
  for (const value of ['NULL', '#N/A', 'nan'])
    assert.equal(found('SMS consent', `yes,${value}`)?.values.find((one) => one.value === value)?.isNo, true);
  assert.equal(found('Do not contact', 'no,'), undefined, 'nobody said no');
});

test('a choice decides over the rule, in any case and spacing', () => {
  const choice = {
    leaveOut: true,
    values: [
      { column: 0, value: 'MAYBE ', isNo: false },
      { column: 0, value: 'ja', isNo: true },
    ],
  };
  assert.deepEqual(
    found('Samtykke', 'ja, maybe, nej, ', choice)?.values.map(({ value, isNo }) => [value, isNo]),
    [
      ['ja', true],
      ['maybe', false],
      ['nej', true],
      ['', true],
    ],
  );
});

test('a decision holds for the values it was made about, and a new one asks again', () => {
  const before = columnsOf([{ name: 'SMS status', cells: 'active*3,STOP' }]);
  for (const leaveOut of [true, false]) {
    const choice = decidedOn(before, leaveOut, undefined);
    const decision = (...lists: List[]) => decisionOn(columnsOf(lists, choice), choice);
    assert.equal(decision({ name: 'SMS status', cells: 'Active,stop,stop' }), leaveOut, 'in any case');
    assert.equal(decision({ name: 'SMS status', cells: 'STOP' }), leaveOut, 'fewer of them');
    assert.equal(decision({ name: 'SMS status', cells: 'active,STOP,paused' }), null, 'another value');
    assert.equal(decision({ name: 'SMS status', cells: 'active,STOP,' }), null, 'a blank');
    const other = { name: 'Notes', cells: 'unsubscribed' };
    assert.equal(decision({ name: 'SMS status', cells: 'active,STOP' }, other), null, 'another column');
  }
  const ofHeading = columnsOf([{ name: 'SMS OK', cells: 'ja*3,nej' }]);
  const choice = decidedOn(ofHeading, true, undefined);
  for (const cells of ['ja,kanske', 'ja,NULL']) {
    const later = columnsOf([{ name: 'SMS OK', cells }], choice);
    assert.deepEqual([later.length, decisionOn(later, choice)], [1, null], cells);
  }
  const changed = withAnswer(before, decidedOn(before, true, undefined), {
    column: 0,
    value: 'active',
    isNo: true,
  });
  assert.equal(isNoIn(before[0]!, changed)('ACTIVE'), true);
  assert.equal(isNoIn(before[0]!, changed)('stop'), true);
});

test('whatever is written, only a clear yes allows texts where a yes is needed', () => {
  const allow = (value: string) => answerIn({ kind: 'allow', says: 'sure' }, value);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      assert.equal(allow(` ${value.toUpperCase()} `) === 'no' && allow(value) === 'yes', false);
      if (value.trim() === '') assert.equal(allow(value), 'unclear');
    }),
  );
  for (const value of ['', '-', '?', 'n/a', 'maybe', 'ask', '7', 'yes until May 2020'])
    assert.notEqual(allow(value), 'yes', value);
});
