import { strict as assert } from 'node:assert';
import { textsIn } from '../support/ledger.ts';
import {
  accepted,
  ask,
  assertRefused,
  numbers,
  ONE,
  rules,
  send,
  sent,
  sms,
  withPractice,
} from './service.ts';

const rule = rules();
const [first = '', second = '', third = ''] = numbers(3);

rule('What the service does 1: it delivers text messages (SMS) to mobile devices', 'practice only', () =>
  withPractice({}, async (own) => {
    const response = await fetch(`${own.url}/v2/mtsms?token=${own.token}`, {
      method: 'POST',
      body: JSON.stringify(sms({ message: 'You have mail.' })),
    });
    assert.equal(response.status, 200);
    assert.deepEqual(textsIn(own.ledger, ONE), ['You have mail.']);
    assert.equal(own.inbox.texts({ msisdn: ONE }).rows[0]?.text, 'You have mail.');
  }),
);

rule('What the service does 2: a JSON object as the root element is a single SMS', 'few', async () => {
  const { ids } = await sent(sms());
  assert.equal(ids.length, 1);
});

rule('What the service does 2: a JSON array as the root element is several SMS', 'few', async () => {
  const { ids } = await sent([
    sms({ message: 'One', recipients: [{ msisdn: first }] }),
    sms({ message: 'Two', recipients: [{ msisdn: second }] }),
  ]);
  const got = ids.map(({ msisdn, message }) => [msisdn, message]);
  assert.deepEqual(got, [
    [first, 'One'],
    [second, 'Two'],
  ]);
});

rule('What the service does 2: an array of no SMS is refused (not shown)', 'free', async () => {
  assertRefused(await send([]), 'not-an-object');
});

rule('What the service does 2: an array is taken whole or not at all', 'practice only', () =>
  withPractice({}, async (own) => {
    const response = await fetch(`${own.url}/v2/mtsms?token=${own.token}`, {
      method: 'POST',
      body: JSON.stringify([sms(), sms({ recipients: [] })]),
    });
    assert.equal(response.status, 400);
    assert.equal(own.ledger.texts, 0);
  }),
);

rule(
  'What the service does 3: one SMS may address many recipients, each with a text of its own',
  'few',
  async () => {
    const { ids } = await sent({
      message: 'Dear {name}',
      tags: ['{name}'],
      recipients: [
        { msisdn: first, tagvalues: ['Ada'] },
        { msisdn: second, tagvalues: ['Grace'] },
        { msisdn: third },
      ],
    });
    assert.deepEqual(
      ids.map(({ message }) => message),
      ['Dear Ada', 'Dear Grace', 'Dear {name}'],
    );
  },
);

rule('What the service does 4: it reports the remaining credit and the account id', 'free', async () => {
  const { status, body } = await ask({ method: 'GET', path: '/v2/balance' });
  assert.equal(status, 200);
  assert.equal(typeof body?.credit, 'number');
  assert.ok(Number.isInteger(body?.id));
});

rule('What the service does 5: a request body may be JSON', 'few', async () => {
  const { ids } = await sent(sms({ message: 'By JSON' }));
  assert.equal(ids[0]?.message, 'By JSON');
});

const FORM = {
  message: 'By form, {n}',
  'tags[]': '{n}',
  'recipients[0][msisdn]': ONE,
  'recipients[0][tagvalues][]': '7',
};

rule(
  'What the service does 5: a request body may be HTTP form data, urlencoded (notation not shown)',
  'few',
  async () => {
    const { ids } = accepted(await ask({ raw: new URLSearchParams(FORM) }));
    assert.deepEqual([ids[0]?.msisdn, ids[0]?.message], [ONE, 'By form, 7']);
  },
);

rule(
  'What the service does 5: a request body may be HTTP form data, multipart (notation not shown)',
  'few',
  async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(FORM)) form.set(name, value);
    const { ids } = accepted(await ask({ raw: form }));
    assert.deepEqual([ids[0]?.msisdn, ids[0]?.message], [ONE, 'By form, 7']);
  },
);

rule(
  'What the service does 5: form fields may nest with dots or hold JSON (notation not shown)',
  'few',
  async () => {
    const dots = accepted(
      await ask({ raw: new URLSearchParams({ message: 'Dots', 'recipients.0.msisdn': ONE }) }),
    );
    assert.deepEqual([dots.ids[0]?.msisdn, dots.ids[0]?.message], [ONE, 'Dots']);
    const recipients = JSON.stringify([{ msisdn: ONE }]);
    const held = accepted(await ask({ raw: new URLSearchParams({ message: 'JSON', recipients }) }));
    assert.deepEqual([held.ids[0]?.msisdn, held.ids[0]?.message], [ONE, 'JSON']);
  },
);

rule('What the service does 5: a request may be query arguments (notation not shown)', 'few', async () => {
  const query = { message: 'By query', 'recipients.0.msisdn': ONE, sender: 'Tests' };
  const { ids } = accepted(await ask({ query }));
  assert.deepEqual([ids[0]?.msisdn, ids[0]?.message], [ONE, 'By query']);
});

rule('What the service does 6: many recipients go in one request', 'many', async () => {
  const recipients = numbers(10_000).map((msisdn) => ({ msisdn }));
  const { ids } = await sent(sms({ recipients }));
  assert.equal(ids.length, 10_000);
  assert.equal(new Set(ids.map(({ id }) => id)).size, 10_000);
});
