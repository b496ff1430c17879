import { strict as assert } from 'node:assert';
import { request } from 'node:http';
import { ask, ONE, rules, send, sent, service, sms, withPractice } from './service.ts';

const rule = rules();
const balance = { method: 'GET', path: '/v2/balance' } as const;

rule('Authentication 1: the token is sent as the query argument token', 'free', async () => {
  assert.equal((await ask(balance)).status, 200);
});

rule('Authentication 1: the token is sent as the body field token', 'few', async () => {
  await sent(sms({ token: service().token }), { token: null });
});

rule(
  'Authentication 1: the token is sent as the body field token of each SMS of an array (place not shown)',
  'few',
  async () => {
    const { token } = service();
    await sent([sms({ token }), sms({ token })], { token: null });
  },
);

rule('Authentication 1: the token is sent as a form field (notation not shown)', 'few', async () => {
  const form = new URLSearchParams({ token: service().token, message: 'Form', 'recipients[0][msisdn]': ONE });
  assert.equal((await ask({ token: null, raw: form })).status, 200);
});

rule('Authentication 1: no token gets 401, balance (not shown)', 'free', async () => {
  assert.equal((await ask({ ...balance, token: null })).status, 401);
});

rule('Authentication 1: no token gets 401, send (not shown)', 'few', async () => {
  assert.equal((await send(sms(), { token: null })).status, 401);
});

rule('Authentication 1: a wrong token gets 401, balance', 'free', async () => {
  assert.equal((await ask({ ...balance, token: 'wrong' })).status, 401);
});

rule('Authentication 1: a wrong token gets 401, send', 'few', async () => {
  assert.equal((await send(sms(), { token: 'wrong' })).status, 401);
  assert.equal((await send(sms({ token: 'wrong' }), { token: null })).status, 401);
});

rule('Authentication 1: two tokens that disagree get 401 (not shown)', 'practice only', async () => {
  assert.equal((await send(sms({ token: 'wrong' }))).status, 401);
});

rule('Authentication 2: a signature is no token (signature scheme not shown)', 'practice only', async () => {
  const answer = await ask({ ...balance, token: null, query: { signature: service().token } });
  assert.equal(answer.status, 401);
});

rule('Authentication 3: an unauthorized address gets 403', 'practice only', () =>
  withPractice({ allowIp: ['127.0.0.2'] }, async (own) => {
    assert.equal(await statusFrom('127.0.0.1', own.url, '/v2/mtsms', own.token), 403);
    assert.equal(await statusFrom('127.0.0.1', own.url, '/v2/balance', own.token), 403);
    assert.equal(own.ledger.texts, 0);
  }),
);

rule('Authentication 3: an authorized address is served', 'practice only', () =>
  withPractice({ allowIp: ['127.0.0.2', '127.0.0.1'] }, async (own) => {
    assert.equal(await statusFrom('127.0.0.1', own.url, '/v2/mtsms', own.token), 200);
  }),
);

rule('Authentication 4: a header is no place for the token (header not shown)', 'practice only', async () => {
  const { token } = service();
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': token, token };
  assert.equal((await ask({ ...balance, token: null, headers })).status, 401);
});

function statusFrom(
  localAddress: string,
  url: string,
  path: string,
  token: string,
): Promise<number | undefined> {
  const sends = path !== '/v2/balance';
  return new Promise((resolve, reject) => {
    const asking = request(
      `${url}${path}?token=${token}`,
      { method: sends ? 'POST' : 'GET', localAddress, agent: false },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    asking.once('error', reject);
    asking.end(sends ? JSON.stringify(sms()) : undefined);
  });
}
