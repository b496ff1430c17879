import { strict as assert } from 'node:assert';
import { assertRefused, numbers, ONE, rules, send, sent, sms } from './service.ts';

const rule = rules();
const [first = '', second = ''] = numbers(2);

rule('Recipient, msisdn: required', 'free', async () => {
  assertRefused(await send(sms({ recipients: [{}] })), 'bad-msisdn');
});

rule('Recipient, msisdn: the full mobile phone number, nothing else', 'practice only', async () => {
  for (const msisdn of [
    '',
    '+12025550100',
    '0012025550100',
    '202 555 0100',
    'Ada',
    '1234567890123456',
    1.5,
    -1,
    true,
  ]) {
    assertRefused(await send(sms({ recipients: [{ msisdn }] })), 'bad-msisdn');
  }
});

rule('Recipient, msisdn: a string is echoed as a string', 'few', async () => {
  const { ids } = await sent(sms());
  assert.equal(ids[0]?.msisdn, ONE);
});

rule('Recipient, msisdn: a JSON number is echoed as a number', 'few', async () => {
  const { ids } = await sent(sms({ recipients: [{ msisdn: Number(ONE) }] }));
  assert.equal(ids[0]?.msisdn, Number(ONE));
});

rule('Recipient, msisdn: strings and numbers may be mixed, each echoed as it was sent', 'few', async () => {
  const { ids } = await sent(sms({ recipients: [{ msisdn: Number(first) }, { msisdn: second }] }));
  assert.deepEqual(new Set(ids.map(({ msisdn }) => msisdn)), new Set([Number(first), second]));
});

rule('Recipient, msisdn: duplicates inside the same message are not allowed', 'few', async () => {
  assertRefused(await send(sms({ recipients: [{ msisdn: ONE }, { msisdn: ONE }] })), 'duplicate-msisdn');
});

rule(
  'Recipient, msisdn: a string and a number of the same digits are duplicates (not shown)',
  'few',
  async () => {
    assertRefused(
      await send(sms({ recipients: [{ msisdn: ONE }, { msisdn: Number(ONE) }] })),
      'duplicate-msisdn',
    );
  },
);

rule(
  'Recipient, msisdn: the same number in two messages of a request is allowed (not shown)',
  'few',
  async () => {
    const { ids } = await sent([sms(), sms()]);
    assert.equal(ids.length, 2);
  },
);

rule('Recipient, charge: an object, not required (fields not shown)', 'practice only', async () => {
  await sent(sms({ recipients: [{ msisdn: ONE, charge: { amount: 1 } }] }));
  assertRefused(await send(sms({ recipients: [{ msisdn: ONE, charge: 'much' }] })), 'wrong-type');
});

rule('Recipient, tagvalues: the count must match the tags exactly', 'few', async () => {
  const message = { message: '{a} {b}', tags: ['{a}', '{b}'] };
  for (const tagvalues of [[], ['1'], ['1', '2', '3']]) {
    assertRefused(await send({ ...message, recipients: [{ msisdn: ONE, tagvalues }] }), 'tag-count-mismatch');
  }
});

rule('Recipient, tagvalues: values without tags do not match', 'few', async () => {
  assertRefused(await send(sms({ recipients: [{ msisdn: ONE, tagvalues: ['x'] }] })), 'tag-count-mismatch');
});

rule('Recipient, tagvalues: the order must match the tags exactly', 'few', async () => {
  const recipients = [{ msisdn: ONE, tagvalues: ['1', '2'] }];
  const { ids } = await sent({ message: '{b}{a}', tags: ['{a}', '{b}'], recipients });
  assert.equal(ids[0]?.message, '21');
});

rule('Recipient, tagvalues: an array of strings', 'practice only', async () => {
  for (const tagvalues of [[5], '5', [null]]) {
    const recipients = [{ msisdn: ONE, tagvalues }];
    assertRefused(await send({ message: '{a}', tags: ['{a}'], recipients }), 'wrong-type');
  }
});
