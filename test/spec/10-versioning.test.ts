import { strict as assert } from 'node:assert';
import { ask, postTo, rules, sent, sms, withPractice } from './service.ts';

const rule = rules();

rule('Versioning 1: versioned paths carry the prefix /v2, send and balance', 'few', async () => {
  await sent(sms(), { path: '/v2/mtsms' });
  assert.equal((await ask({ method: 'GET', path: '/v2/balance' })).status, 200);
});

rule('Versioning 1: the unversioned send path is /sms/mtsms', 'few', async () => {
  await sent(sms(), { path: '/sms/mtsms' });
});

rule('Versioning 2: the send response can be extended with more data', 'practice only', async () => {
  const { body } = await withPractice({ faults: ['extra-fields'] }, (own) => postTo(own, sms()));
  assert.ok(body?.trace);
  assert.equal(body?.ids.length, 1);
});

rule('Versioning 3: other versions are not served (policy not shown)', 'practice only', async () => {
  for (const path of ['/v1/mtsms', '/v3/mtsms', '/mtsms']) {
    assert.equal((await ask({ path, json: sms() })).status, 404);
  }
});

rule('States and Events: not shown, so no path serves them', 'practice only', async () => {
  for (const path of ['/v2/mtsms/1000001', '/v2/events', '/v2/status']) {
    assert.equal((await ask({ method: 'GET', path })).status, 404);
  }
});
