import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { type PathsTo, type ProxySetting, pathsOfEnvironment } from '../../../shared/network/proxy.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { officeTls } from '../support/office-tls.ts';
import { practiceFor } from '../support/practice.ts';
import { startProxy } from '../support/proxy.ts';
import { tempFolder } from '../support/temp-folder.ts';

// What the system trusts is read once in a process, so that this has to stand before anything asks.
const authority = join(tempFolder({ after }), 'office.pem');
writeFileSync(authority, officeTls.authority);
process.env.SSL_CERT_FILE = authority;

test('a campaign goes through the system’s proxy by the system’s certificates, follows the setting, and texts nobody twice', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const practice = await practiceFor(t, { token: 'live-token', takesCampaigns: true });
  const front = createTlsServer(officeTls, (socket) => {
    socket.on('error', () => undefined);
    const onward = connect(Number(new URL(practice.url).port), '127.0.0.1');
    onward.on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  front.listen(0, 'localhost');
  await once(front, 'listening');
  atEnd(t, () => front.close());
  const address = front.address();
  assert.ok(typeof address === 'object' && address !== null);
  const proxy = await startProxy(t, { port: address.port });
  const refusing = await startProxy(t, { answer: () => 'HTTP/1.1 407 Who are you\r\n\r\n' });
  const asked: string[] = [];
  const systemPaths: PathsTo = async (origin) => {
    asked.push(origin);
    return pathsOfEnvironment({ HTTPS_PROXY: `http://localhost:${proxy.server.port}` }, origin);
  };

  const { wire, draft, reached, liveAccount } = await campaignApp(t, { systemPaths });
  // Nobody but the proxy knows this name.
  const accountId = await liveAccount('https://sms.test', practice.token);
  // A busy machine may need longer for a thread, the system's certificates and the connection than one try has.
  const { credit } = await until(
    async () => {
      const read = await wire.call('balance.read', { accountId });
      return read.ok && read.value;
    },
    { what: 'the balance' },
  );
  assert.ok(credit > 0);
  const campaignId = await draft(30, { accountId });
  const use = async (proxy: ProxySetting) => value(await wire.call('settings.save', { settings: { proxy } }));
  await use(`http://localhost:${refusing.server.port}`);
  const review = value(await wire.call('campaign.review', { campaignId }));
  value(
    await wire.call('campaign.start', { campaignId, people: 30, hash: review.hash, includeRecent: false }),
  );
  const paused = await reached(campaignId, 'paused');
  assert.equal(paused.pause?.kind, 'unreachable');
  assert.match(spoken(paused.pause?.message) ?? '', /The proxy localhost:\d+ answered 407/);
  assert.match(spoken(paused.pause?.fix) ?? '', /or choose another proxy in the settings\. Then resume\.$/);
  assert.deepEqual([practice.ledger.texts, paused.counts.accepted, paused.counts.unknown], [0, 0, 0]);

  await use('system');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(paused.pause) }));
  const { counts } = await reached(campaignId, 'finished');
  assert.equal(counts.accepted, 30);
  assert.deepEqual([practice.ledger.texts, duplicatesIn(practice.ledger)], [30, []]);
  assert.deepEqual([...new Set(asked)], ['https://sms.test:443']);
  assert.ok(proxy.heads.length >= 4 && proxy.heads.every((head) => head.startsWith('CONNECT sms.test:443 ')));
  for (const secret of ['live-token', 'token=', 'mtsms']) assert.ok(!proxy.bytes().includes(secret), secret);
});

test('the practice gateway and this computer’s own services are reached without a proxy', async (t) => {
  const systemPaths: PathsTo = () => Promise.reject(new Error('asked'));
  const { draft, start, reached, liveAccount } = await campaignApp(t, { systemPaths });
  const campaignId = await draft(4);
  await start(campaignId);
  assert.equal((await reached(campaignId, 'finished')).counts.accepted, 4);
  const here = await practiceFor(t, { token: 'live-token', takesCampaigns: true });
  const live = await draft(2, { accountId: await liveAccount(here.url, here.token) });
  await start(live, true);
  assert.equal((await reached(live, 'finished')).counts.accepted, 2);
});
