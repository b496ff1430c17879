import { strict as assert } from 'node:assert';
import { ask, assertRefused, ONE, postTo, rules, send, sent, service, sms, withPractice } from './service.ts';

const rule = rules();

rule('SMS, message: the content of the SMS, given in UTF-8', 'few', async () => {
  const { ids } = await sent(sms({ message: 'Blåbær på Østerbro' }));
  assert.equal(ids[0]?.message, 'Blåbær på Østerbro');
});

rule('SMS, message: required unless payload is specified', 'few', async () => {
  assertRefused(await send(sms({ message: undefined })), 'missing-message');
});

rule('SMS, message: an empty one is refused (not shown)', 'few', async () => {
  assertRefused(await send(sms({ message: '' })), 'missing-message');
});

rule('SMS, message: what is no string is refused (not shown)', 'few', async () => {
  assertRefused(await send(sms({ message: 5 })), 'wrong-type');
});

rule('SMS, payload: an alternative to message', 'practice only', async () => {
  const { ids } = await sent(sms({ message: undefined, payload: 'AB12' }));
  assert.equal(ids.length, 1);
});

rule('SMS, payload: message and payload cannot both be set', 'few', async () => {
  assertRefused(await send(sms({ payload: 'AB12' })), 'message-and-payload');
});

rule('SMS, encoding: the default is GSM 03.38', 'practice only', () =>
  withPractice({}, async (own) => {
    const answer = await postTo(own, sms({ message: 'Łódź' }));
    assert.equal(answer.body?.ids[0]?.message, 'Łódź');
    const [text] = own.inbox.texts({ msisdn: ONE }).rows;
    assert.deepEqual([text?.text, text?.damaged], ['??d?', true]);
  }),
);

rule('SMS, encoding: selects the transcoding of message', 'practice only', () =>
  withPractice({}, async (own) => {
    await postTo(own, sms({ message: 'Łódź', encoding: 'UCS2' }));
    const [text] = own.inbox.texts({ msisdn: ONE }).rows;
    assert.deepEqual([text?.text, text?.damaged], ['Łódź', false]);
  }),
);

rule('SMS, encoding: an unknown value is refused (allowed values not shown)', 'few', async () => {
  assertRefused(await send(sms({ encoding: 'MORSE' })), 'unknown-encoding');
});

rule('SMS, sender: up to 11 alphanumeric characters', 'few', async () => {
  await sent(sms({ sender: 'Elevenchars' }));
  assertRefused(await send(sms({ sender: 'Twelve4chars' })), 'bad-sender');
  assertRefused(await send(sms({ sender: 'No-hyphens' })), 'bad-sender');
});

rule('SMS, sender: or up to 15 digits', 'few', async () => {
  await sent(sms({ sender: '123456789012345' }));
  assertRefused(await send(sms({ sender: '1234567890123456' })), 'bad-sender');
});

rule('SMS, sender: shown to the recipient as the sender', 'practice only', () =>
  withPractice({}, async (own) => {
    await postTo(own, sms({ sender: 'Bakery' }));
    assert.equal(own.inbox.phones().rows[0]?.sender, 'Bakery');
  }),
);

rule('SMS, sender: not required', 'few', async () => {
  await sent(sms());
});

rule('SMS, tags: strings found in message are replaced for each recipient', 'few', async () => {
  const recipients = [{ msisdn: ONE, tagvalues: ['Ada', '3'] }];
  const { ids } = await sent({ message: '%N% has %C%', tags: ['%N%', '%C%'], recipients });
  assert.equal(ids[0]?.message, 'Ada has 3');
});

rule('SMS, tags: what is no array of strings is refused (not shown)', 'few', async () => {
  assertRefused(await send(sms({ tags: '{name}' })), 'wrong-type');
  assertRefused(await send(sms({ tags: [1] })), 'wrong-type');
});

rule('SMS, tags: an empty tag is refused (not shown)', 'practice only', async () => {
  const recipients = [{ msisdn: ONE, tagvalues: ['x'] }];
  assertRefused(await send(sms({ tags: [''], recipients })), 'empty-tag');
});

rule('SMS, label: added to each sent message', 'practice only', () =>
  withPractice({}, async (own) => {
    await postTo(own, sms({ label: 'Invoice 7' }));
    assert.equal(own.inbox.texts({ msisdn: ONE }).rows[0]?.label, 'Invoice 7');
  }),
);

rule('SMS, label: the same for all messages in one request', 'few', async () => {
  await sent([sms({ label: 'A' }), sms({ label: 'A' })]);
  assertRefused(await send([sms({ label: 'A' }), sms({ label: 'B' })]), 'label-mismatch');
});

rule('SMS, label: some messages may leave it out (not shown)', 'practice only', async () => {
  await sent([sms({ label: 'A' }), sms()]);
});

rule('SMS, recipients: required', 'free', async () => {
  assertRefused(await send(sms({ recipients: undefined })), 'missing-recipients');
});

rule('SMS, recipients: an empty array is refused (not shown)', 'free', async () => {
  assertRefused(await send(sms({ recipients: [] })), 'missing-recipients');
});

rule('SMS, recipients: what is no array of recipient is refused (not shown)', 'few', async () => {
  assertRefused(await send(sms({ recipients: ONE })), 'wrong-type');
  assertRefused(await send(sms({ recipients: [ONE] })), 'wrong-type');
});

rule('SMS, token: accepted in the body of the request', 'few', async () => {
  await sent(sms({ token: service().token }), { token: null });
});

rule('SMS, token: accepted in the query string of the request', 'few', async () => {
  await sent(sms());
});

rule(
  'SMS, dry_run: the string form of one delivers nothing and takes no credit (effect not shown)',
  'practice only',
  () =>
    withPractice({ credit: 10 }, async (own) => {
      const answer = await postTo(own, sms({ dry_run: '1' }));
      assert.equal(answer.body?.ids.length, 1);
      assert.equal(answer.body?.credit_consumed, 0);
      assert.deepEqual([own.ledger.texts, own.credit()], [0, 10]);
    }),
);

rule('SMS, dry_run: can be chosen to have no effect', 'practice only', () =>
  withPractice({ credit: 10, choices: { dryRun: 'ignored' } }, async (own) => {
    await postTo(own, sms({ dry_run: '1' }));
    assert.deepEqual([own.ledger.texts, own.credit()], [1, 9]);
  }),
);

rule('SMS: an element that is no object is refused', 'free', async () => {
  assertRefused(await send(['hello']), 'not-an-object');
  assertRefused(
    await ask({ raw: '"hello"', headers: { 'content-type': 'application/json' } }),
    'not-an-object',
  );
});
