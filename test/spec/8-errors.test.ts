import { strict as assert } from 'node:assert';
import { CHOICES } from '../../electron/practice/worker/spec-choices.ts';
import { ask, numbers, ONE, postTo, rules, send, sent, service, sms, withPractice } from './service.ts';

const rule = rules();
const json = { 'content-type': 'application/json' };

rule('Errors, 200 OK, send: returns message ids', 'few', async () => {
  assert.equal((await sent(sms())).ids.length, 1);
});

rule('Errors, 200 OK, balance: returns account info', 'free', async () => {
  const { status, body } = await ask({ method: 'GET', path: '/v2/balance' });
  assert.equal(status, 200);
  assert.ok(body);
});

rule('Errors, 400 Bad Request: invalid arguments, details in the JSON body', 'free', async () => {
  const answer = await send({ recipients: [{ msisdn: ONE }] });
  assert.equal(answer.status, 400);
  assert.match(answer.type, /^application\/json/);
  assert.ok(answer.body);
});

rule('Errors, 401 Unauthorized, send: invalid API key', 'few', async () => {
  assert.equal((await send(sms(), { token: 'wrong' })).status, 401);
});

rule('Errors, 401 Unauthorized, balance: invalid API key', 'free', async () => {
  assert.equal((await ask({ method: 'GET', path: '/v2/balance', token: 'wrong' })).status, 401);
});

rule('Errors, 403 Forbidden, send and balance: unauthorized IP address', 'practice only', () =>
  withPractice({ allowIp: [] }, async (own) => {
    assert.equal((await postTo(own, sms())).status, 403);
    assert.equal((await fetch(`${own.url}/v2/balance?token=${own.token}`)).status, 403);
  }),
);

rule('Errors, 422 Unprocessable Entity: invalid JSON request body', 'free', async () => {
  for (const raw of ['{"message": "Hi"', 'hello', '{"message":}', '[1,]']) {
    assert.equal((await ask({ raw, headers: json })).status, 422, raw);
  }
});

rule('Errors, 422 Unprocessable Entity: an empty body is no JSON (not shown)', 'free', async () => {
  assert.equal((await ask({ raw: '', headers: json })).status, 422);
});

rule('Errors, 422 Unprocessable Entity: JSON that is not UTF-8 is no JSON', 'practice only', async () => {
  const raw = Buffer.from(JSON.stringify(sms({ message: 'Blåbær' })), 'latin1');
  const { url, token } = service();
  const response = await fetch(`${url}/v2/mtsms?token=${token}`, {
    method: 'POST',
    headers: json,
    body: raw,
  });
  assert.equal(response.status, 422);
});

rule(
  'Errors, 500 Internal Server Error, send: an exception, its details in the JSON body',
  'practice only',
  () =>
    withPractice({ faults: ['500-before', '500-after'] }, async (own) => {
      for (const texts of [0, 1]) {
        const answer = await postTo(own, sms());
        assert.equal(answer.status, 500);
        assert.equal(answer.body?.code, 'exception');
        assert.equal(own.ledger.texts, texts);
      }
    }),
);

rule(
  'Errors, 500 Internal Server Error, balance: an exception, its details in the JSON body',
  'practice only',
  () =>
    withPractice({ balanceFaults: '500-before' }, async (own) => {
      const response = await fetch(`${own.url}/v2/balance?token=${own.token}`);
      assert.equal(response.status, 500);
      assert.ok(await response.json());
    }),
);

rule('Errors, rule 1: the shape of the error body is a choice (not shown)', 'practice only', async () => {
  const shapes = {
    message: ['code', 'message', 'variables'],
    variables: ['code', 'message', 'variables'],
    'errors-list': ['errors'],
    nested: ['error'],
  } as const;
  for (const [shape, keys] of Object.entries(shapes)) {
    const errorShape = shape as keyof typeof shapes;
    const { body, text } = await withPractice({ choices: { errorShape } }, (own) =>
      postTo(own, sms({ recipients: [{ msisdn: ONE }, { msisdn: ONE }] })),
    );
    assert.deepEqual(Object.keys(body ?? {}), keys);
    assert.match(text, new RegExp(ONE));
  }
});

rule('Errors, rule 2: every refusal has a code of its own (list not shown)', 'practice only', async () => {
  const { body } = await send(sms({ sender: 'much too long a sender' }));
  assert.equal(body?.code, 'bad-sender');
});

rule('Errors, rule 3: the status of each violation is a choice (not shown)', 'practice only', async () => {
  const statusOf = { ...CHOICES.statusOf, 'duplicate-msisdn': 409, 'tag-count-mismatch': 422 };
  await withPractice({ choices: { statusOf } }, async (own) => {
    assert.equal((await postTo(own, sms({ recipients: [{ msisdn: ONE }, { msisdn: ONE }] }))).status, 409);
    assert.equal((await postTo(own, sms({ recipients: [{ msisdn: ONE, tagvalues: ['x'] }] }))).status, 422);
    assert.equal((await postTo(own, [sms({ label: 'a' }), sms({ label: 'b' })])).status, 400);
    const recipients = numbers(10_001).map((msisdn) => ({ msisdn }));
    assert.equal((await postTo(own, sms({ recipients }))).status, 400);
  });
});
