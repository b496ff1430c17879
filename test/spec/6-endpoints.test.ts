import { strict as assert } from 'node:assert';
import { accepted, ask, assertRefused, numbers, ONE, rules, send, sent, service, sms } from './service.ts';

const rule = rules();

rule('Send SMS, method: POST', 'few', async () => {
  await sent(sms());
});

rule('Send SMS, method: no other (not shown)', 'free', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const { status, body } = await ask({ method });
    assert.ok(status >= 400 && status < 500);
    assert.equal(body?.ids, undefined);
  }
});

rule('Send SMS, path: /v2/mtsms', 'few', async () => {
  assert.equal((await sent(sms(), { path: '/v2/mtsms' })).ids.length, 1);
});

rule('Send SMS, path: /v2/mtsms/', 'few', async () => {
  assert.equal((await sent(sms(), { path: '/v2/mtsms/' })).ids.length, 1);
});

rule('Send SMS, path: /sms/mtsms', 'few', async () => {
  assert.equal((await sent(sms(), { path: '/sms/mtsms' })).ids.length, 1);
});

rule('Send SMS, path: /sms/mtsms/', 'few', async () => {
  assert.equal((await sent(sms(), { path: '/sms/mtsms/' })).ids.length, 1);
});

rule('Send SMS, path: any other is not found (not shown)', 'free', async () => {
  assert.equal((await ask({ path: '/v2/nothing-here', json: {} })).status, 404);
});

rule('Send SMS, request: an SMS object or an array as JSON', 'few', async () => {
  await sent(sms());
  await sent([sms()]);
});

rule('Send SMS, request: as form data or query arguments (notation not shown)', 'few', async () => {
  accepted(await ask({ raw: new URLSearchParams({ message: 'Form', 'recipients[0][msisdn]': ONE }) }));
  accepted(await ask({ query: { message: 'Query', 'recipients[0][msisdn]': ONE } }));
});

rule(
  'Send SMS, request: an array of SMS objects as form data or query arguments (notation not shown)',
  'practice only',
  async () => {
    const [one, two] = numbers(2);
    const array: Record<string, string> = {
      '0[message]': 'First',
      '0[recipients][0][msisdn]': one!,
      '1[message]': 'Second',
      '1[recipients][0][msisdn]': two!,
    };
    const dots = Object.fromEntries(
      Object.entries(array).map(([name, value]) => [name.replace(/\[(\w+)\]/g, '.$1'), value]),
    );
    const brackets = Object.fromEntries(
      Object.entries(array).map(([name, value]) => [name.replace(/^\d/, '[$&]'), value]),
    );
    for (const fields of [array, dots, brackets]) {
      for (const answer of [await ask({ raw: new URLSearchParams(fields) }), await ask({ query: fields })]) {
        const { ids } = accepted(answer);
        assert.deepEqual(
          ids.map(({ msisdn, message }) => [msisdn, message]),
          [
            [one, 'First'],
            [two, 'Second'],
          ],
        );
      }
    }
    const { token } = service();
    const inEach = new URLSearchParams({ ...array, '0[token]': token, '1[token]': token });
    accepted(await ask({ raw: inEach, token: null }));
    const oneWrong = new URLSearchParams({ ...array, '0[token]': token, '1[token]': 'wrong' });
    assert.equal((await ask({ raw: oneWrong, token: null })).status, 401);
    assertRefused(await ask({ raw: new URLSearchParams({ ...array, '1[message]': '' }) }), 'missing-message');
  },
);

rule('Send SMS, query: token may carry the credential', 'few', async () => {
  await sent(sms(), { token: service().token });
});

rule(
  'Send SMS, content type: application/json, with an Accept header of application/json, text/javascript',
  'few',
  async () => {
    const answer = await send(sms(), { headers: { accept: 'application/json, text/javascript' } });
    accepted(answer);
    assert.match(answer.type, /^application\/json/);
  },
);

rule(
  'Send SMS, content type: a body that is no form is read as JSON whatever its type (not shown)',
  'practice only',
  async () => {
    accepted(await ask({ raw: JSON.stringify(sms()), headers: { 'content-type': 'text/plain' } }));
  },
);

rule('Send SMS, success response: 200 with ids and credit_consumed', 'few', async () => {
  const body = await sent(sms());
  assert.ok(Array.isArray(body.ids));
  assert.ok(Number.isInteger(body.credit_consumed));
});

rule('Send SMS, success response: and usage in basic usage', 'few', async () => {
  const body = await sent(sms(), { path: '/sms/mtsms/' });
  assert.ok(body.usage);
});

rule('Send SMS, rule 1: more than 10,000 entries in one message violate the limit', 'many', async () => {
  const recipients = numbers(10_001).map((msisdn) => ({ msisdn }));
  assertRefused(await send(sms({ recipients })), 'too-many-recipients');
});

rule('Send SMS, rule 1: two messages of one request may hold 10,000 entries each', 'many', async () => {
  const recipients = numbers(20_000).map((msisdn) => ({ msisdn }));
  const { ids } = await sent([
    sms({ recipients: recipients.slice(0, 10_000) }),
    sms({ recipients: recipients.slice(10_000) }),
  ]);
  assert.equal(ids.length, 20_000);
});

rule('Send SMS, rule 2: with message and payload both set the request is invalid', 'few', async () => {
  assertRefused(await send(sms({ message: 'x', payload: 'y' })), 'message-and-payload');
});

rule('Send SMS, rule 3: label must be identical on all messages that give it', 'few', async () => {
  assertRefused(await send([sms({ label: 'x' }), sms({ label: 'X' })]), 'label-mismatch');
});

rule('Get balance, method: GET', 'free', async () => {
  assert.equal((await ask({ method: 'GET', path: '/v2/balance' })).status, 200);
});

rule('Get balance, method: no other (not shown)', 'free', async () => {
  assert.ok((await ask({ method: 'POST', path: '/v2/balance' })).status >= 400);
});

rule('Get balance, path: /v2/balance', 'free', async () => {
  assert.equal((await ask({ method: 'GET', path: '/v2/balance' })).status, 200);
});

rule('Get balance, path: a trailing slash is allowed too (not shown)', 'practice only', async () => {
  assert.equal((await ask({ method: 'GET', path: '/v2/balance/' })).status, 200);
});

rule(
  'Get balance, path: /me is not served (its relation to /v2/balance is not shown)',
  'practice only',
  async () => {
    assert.equal((await ask({ method: 'GET', path: '/me' })).status, 404);
  },
);

rule('Get balance, request: no body or parameters beside the token', 'free', async () => {
  assert.equal((await ask({ method: 'GET', path: '/v2/balance', token: service().token })).status, 200);
});

rule('Get balance, success response: 200 with credit and id as JSON', 'free', async () => {
  const answer = await ask({ method: 'GET', path: '/v2/balance' });
  assert.match(answer.type, /^application\/json/);
  assert.equal(typeof answer.body?.credit, 'number');
  assert.ok(Number.isInteger(answer.body?.id));
});
