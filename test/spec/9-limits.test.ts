import { strict as assert } from 'node:assert';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CHOICES } from '../../electron/practice/worker/spec-choices.ts';
import { LIMITS } from '../../electron/practice/worker/stated-limits.ts';
import { until } from '../support/until.ts';
import { assertRefused, numbers, ONE, postTo, rules, send, sent, sms, withPractice } from './service.ts';

const rule = rules();

rule('Limits, recipients per message: 10,000 are taken', 'many', async () => {
  const recipients = numbers(10_000).map((msisdn) => ({ msisdn }));
  assert.equal((await sent(sms({ recipients }))).ids.length, 10_000);
});

rule('Limits, recipients per message: 10,001 are not', 'many', async () => {
  const recipients = numbers(10_001).map((msisdn) => ({ msisdn }));
  assertRefused(await send(sms({ recipients })), 'too-many-recipients');
});

rule('Limits, open connections per IP address: 40 are served, the next is rejected', 'practice only', () =>
  withPractice({}, async (own) => {
    const held = await hold(own.port, LIMITS.connectionsPerAddress - 1);
    assert.equal(await freshBalance(own.url, own.token), 200);
    held.push(...(await hold(own.port, 1)));
    assert.equal(await freshBalance(own.url, own.token), CHOICES.connectionLimitStatus);
    held.pop()?.destroy();
    await until(async () => (await freshBalance(own.url, own.token)) === 200, { what: 'room for one more' });
    for (const socket of held) socket.destroy();
  }),
);

rule('Limits, open connections per IP address: another address has 40 of its own', 'practice only', (t) =>
  withPractice({}, async (own) => {
    if (process.platform === 'darwin') return t.skip('macOS gives loopback one address');
    const held = await hold(own.port, LIMITS.connectionsPerAddress);
    assert.equal(await freshBalance(own.url, own.token, '127.0.0.3'), 200);
    for (const socket of held) socket.destroy();
  }),
);

rule('Limits, open connections per IP address: others may have taken them', 'practice only', () =>
  withPractice({}, async (own) => {
    own.takeConnections(LIMITS.connectionsPerAddress);
    assert.equal((await postTo(own, sms())).status, CHOICES.connectionLimitStatus);
    own.takeConnections(0);
    assert.equal((await postTo(own, sms())).status, 200);
  }),
);

rule('Limits, sender length: 11 alphanumeric characters or 15 digits', 'few', async () => {
  await sent(sms({ sender: 'abcdefghijk' }));
  await sent(sms({ sender: '100000000000000' }));
  assertRefused(await send(sms({ sender: 'abcdefghijkl' })), 'bad-sender');
  assertRefused(await send(sms({ sender: '1000000000000000' })), 'bad-sender');
});

rule('Limits, duplicate msisdn in one message: not allowed', 'few', async () => {
  assertRefused(await send(sms({ recipients: [{ msisdn: ONE }, { msisdn: ONE }] })), 'duplicate-msisdn');
});

rule('Limits, tagvalues length: must equal the number of tags', 'few', async () => {
  const recipients = [{ msisdn: ONE, tagvalues: ['x', 'y'] }];
  assertRefused(await send({ message: '{a}', tags: ['{a}'], recipients }), 'tag-count-mismatch');
});

rule('Limits, label: identical across all messages of a request', 'few', async () => {
  assertRefused(await send([sms({ label: 'a' }), sms({ label: 'b' }), sms()]), 'label-mismatch');
});

rule('Limits, rule 1: no rate limit unless scripted (not shown)', 'practice only', () =>
  withPractice({ faults: ['429'] }, async (own) => {
    const response = await fetch(`${own.url}/v2/mtsms?token=${own.token}`, { method: 'POST', body: '{}' });
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('retry-after'), String(CHOICES.retryAfterSeconds));
    for (let n = 0; n < 50; n += 1) assert.equal((await postTo(own, sms())).status, 200);
  }),
);

rule('Limits, rule 2: the status beyond the connection limit is a choice (not shown)', 'practice only', () =>
  withPractice({ choices: { connectionLimitStatus: 429 } }, async (own) => {
    own.takeConnections(40);
    assert.equal((await postTo(own, sms())).status, 429);
  }),
);

rule(
  'Limits: a body beyond what practice holds is refused and the next request is served (not shown)',
  'practice only',
  () =>
    withPractice({ choices: { bodyLimit: 1000 } }, async (own) => {
      const large = await postTo(own, sms({ message: 'x'.repeat(2000) }));
      assert.equal(large.status, CHOICES.bodyLimitStatus);
      assert.equal((await postTo(own, sms())).status, 200);
    }),
);

function hold(port: number, count: number): Promise<Socket[]> {
  const opening = Array.from(
    { length: count },
    () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      }),
  );
  return Promise.all(opening);
}

function freshBalance(url: string, token: string, localAddress?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, ...(localAddress === undefined ? {} : { localAddress }) } as const;
    const asking = request(`${url}/v2/balance?token=${token}`, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    asking.once('error', reject);
    asking.end();
  });
}
