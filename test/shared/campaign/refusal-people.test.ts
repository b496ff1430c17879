import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { refusedPeople } from '../../../shared/campaign/refusal-people.ts';

const people = Array.from({ length: 20 }, (_, at) => ({ msisdn: `120255501${String(at).padStart(2, '0')}` }));
const named = (body: string) => refusedPeople(body, people).named;
const told = (body: string) =>
  refusedPeople(body, people).places.map(({ said, fromOne, fromZero }) => [said, fromOne, fromZero]);

test('people are found by their number', () => {
  assert.deepEqual(named('{"message":"bad msisdn 12025550101"}'), [1]);
  assert.deepEqual(named('{"message":"bad msisdn %1","variables":[12025550101]}'), [1]);
  assert.deepEqual(named('recipients.0: bad, +12025550102 too'), [0, 2]);
  assert.deepEqual(named('1202555010 120255501011'), []);
  assert.deepEqual(refusedPeople('12025550100', people.slice(0, 1)).named, [0]);
});

test('a path counts from 0, however it is written', () => {
  for (const body of [
    '{"recipients[3].msisdn":"bad"}',
    'recipients[3]',
    '{"path":"$.recipients[3].msisdn"}',
    `$['recipients'][3]`,
    '{"source":{"pointer":"/recipients/3/msisdn"}}',
    '{"source":{"pointer":"\\/recipients\\/3"}}',
    '{"errors":{"recipients.3.msisdn":["bad"]}}',
    '{"detail":[{"loc":["body","recipients",3,"msisdn"],"msg":"bad"}]}',
    '{"recipients":{"3":{"msisdn":["bad"]}}}',
    '{"recipients":[{},{},{},{"msisdn":["bad"]},{}]}',
    '{"errors":{"recipients":[null,null,null,"bad"]}}',
    '{"message":"recipients[%1]: bad","variables":["3"]}',
  ]) {
    assert.deepEqual(named(body), [3], body);
    assert.deepEqual(told(body), [], body);
  }
  assert.deepEqual(named('{"recipients":{"3":"bad","5":"bad"}}'), [3, 5]);
  for (const body of [
    'recipients[20]',
    '{"recipients":["too many"]}',
    '{"recipients":{"max":3}}',
    'Too many recipients, 12 given',
    'Version 2 of recipients.json',
    'recipients.3.1',
  ]) {
    assert.deepEqual(named(body), [], body);
  }
});

test('a place in words is given as both of its readings, and is nobody for certain', () => {
  for (const [body, said] of [
    ['Row 4 is invalid', 'row 4'],
    ['error in line 4', 'line 4'],
    ['Recipient #4 has no msisdn', 'recipient 4'],
    ['recipient no. 4', 'recipient 4'],
    ['recipient number 4: bad', 'recipient 4'],
    ['Bad value at index 4.', 'index 4'],
    ['{"row":4,"message":"bad"}', 'row 4'],
    ['{"errors":[{"position":"4","message":"bad"}]}', 'position 4'],
    ['{"message":"item (4) is bad"}', 'item 4'],
    ['{"message":"Row %1 is bad","variables":{"1":4}}', 'row 4'],
    ['the 4th recipient', '4th recipient'],
    ['{"message":"row\\u00a04"}', 'row 4'],
  ]) {
    assert.deepEqual(told(body!), [[said, 3, 4]], body);
    assert.deepEqual(named(body!), [], body);
  }
  assert.deepEqual(told('rows 4, 7 and 9'), [
    ['row 4', 3, 4],
    ['row 7', 6, 7],
    ['row 9', 8, 9],
  ]);
  assert.deepEqual(
    told('entries 4-6').map(([said]) => said),
    ['entry 4', 'entry 5', 'entry 6'],
  );
});

test('at the ends only one reading is left', () => {
  assert.deepEqual(told('index 0'), [['index 0', null, 0]]);
  assert.deepEqual(told('row 20'), [['row 20', 19, null]]);
  assert.deepEqual(told('row 21, row 0x10, row 99999'), [['row 0', null, 0]]);
});

test('what only looks like a place is none', () => {
  for (const body of [
    'Expecting value: line 1 column 5 (char 4)',
    'Unexpected token } in JSON at position 4',
    'Parse error on line 3, column 4',
    'Error 4, see the documentation',
    'row 12025550999',
    'row 4.5',
    'browser 4',
    '{"code":4,"message":"Bad sender"}',
  ]) {
    assert.deepEqual(refusedPeople(body, people), { named: [], places: [] }, body);
  }
});

test('who is named by number is not asked about again', () => {
  assert.deepEqual(refusedPeople('Row 4: 12025550103 is bad', people), { named: [3], places: [] });
  assert.deepEqual(refusedPeople('Row 5: 12025550103 is bad, row 9 too', people).places, [
    { said: 'row 5', fromOne: 4, fromZero: 5 },
    { said: 'row 9', fromOne: 8, fromZero: 9 },
  ]);
});

test('a body that lists everybody names nobody', () => {
  assert.deepEqual(refusedPeople(people.map(({ msisdn }) => msisdn).join(), people).named, []);
});

test('whatever comes, only people of the request are found', () => {
  const words = fc.array(
    fc.constantFrom(
      'row',
      'recipients',
      '[',
      ']',
      '4',
      '19',
      '20',
      ' ',
      '#',
      ',',
      '-',
      '.',
      '/',
      '"',
      '{',
      ':',
      'to',
    ),
  );
  const within = (index: number | null) => index === null || (index >= 0 && index < people.length);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        words.map((one) => one.join('')),
      ),
      (body) => {
        const found = refusedPeople(body, people);
        assert.ok(found.named.every(within));
        assert.ok(found.places.every(({ fromOne, fromZero }) => within(fromOne) && within(fromZero)));
      },
    ),
  );
});
