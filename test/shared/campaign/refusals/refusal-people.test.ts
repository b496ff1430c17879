import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { refusedPeople } from '../../../../shared/campaign/refusals/refusal-people.ts';

const people = Array.from({ length: 20 }, (_, at) => ({ msisdn: `120255501${String(at).padStart(2, '0')}` }));
const named = (body: string) => refusedPeople(body, people);

test('people are found by their number', () => {
  assert.deepEqual(named('{"message":"bad msisdn 12025550101"}'), [1]);
  assert.deepEqual(named('{"message":"bad msisdn %1","variables":[12025550101]}'), [1]);
  assert.deepEqual(named('recipients.0: bad, +12025550102 too'), [0, 2]);
  assert.deepEqual(named('1202555010 120255501011'), []);
  assert.deepEqual(refusedPeople('12025550100', people.slice(0, 1)), [0]);
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
    '{"errors":{"recipients":[true,null,"","bad",true]}}',
    '{"message":"recipients[%1]: bad","variables":["3"]}',
  ]) {
    assert.deepEqual(named(body), [3], body);
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

test('a place in words names nobody, since it does not say from what it counts', () => {
  for (const body of [
    'Row 4 is invalid',
    'Recipient #4 has no msisdn',
    'Bad value at index 4.',
    '{"row":4,"message":"bad"}',
    '{"message":"Row %1 is bad","variables":{"1":4}}',
    'the 4th recipient',
    'Unexpected token } in JSON at position 4',
    'row 12025550999',
  ]) {
    assert.deepEqual(named(body), [], body);
  }
  assert.deepEqual(named('Row 4: 12025550103 is bad, row 9 too'), [3]);
});

test('a body that lists everybody names nobody', () => {
  assert.deepEqual(named(people.map(({ msisdn }) => msisdn).join()), []);
});

test('whatever comes, only people of the request are found', () => {
  const words = fc.array(
    fc.constantFrom('recipients', '[', ']', '4', '19', '20', ' ', '#', ',', '-', '.', '/', '"', '{', ':'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        words.map((one) => one.join('')),
      ),
      (body) => {
        assert.ok(named(body).every((index) => index >= 0 && index < people.length));
      },
    ),
  );
});
