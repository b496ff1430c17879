import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Operation, Wire } from '../../../shared/contract.ts';
import { startTestApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { tempFolder } from '../support/temp-folder.ts';

const token = 'hush-4711-Geheim';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

/** Stands between the app and a service, and writes down what passes. */
async function recorder(t: TestContext, target: string): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      const body = Buffer.concat(pieces);
      const { method = '', url = '', headers } = incoming;
      seen.push({ method, url, headers: JSON.stringify(headers), body: body.toString() });
      const onward = request(new URL(url, target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      onward.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** Every file of a folder and its folders, as bytes in one string. */
function everyFile(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

async function finish(wire: Wire, campaignId: CampaignId): Promise<void> {
  for (;;) {
    const { phase, pause } = value(await wire.call('campaign.get', { campaignId }));
    if (phase === 'finished') return;
    assert.notEqual(phase, 'paused', pause?.message);
    await new Promise((next) => setTimeout(next, 10));
  }
}

test('a token goes to the service in the body of a POST and turns up nowhere else', async (t) => {
  const practice = await practiceFor(t, { token });
  const service = await recorder(t, practice.url);
  const dataDir = tempFolder(t);
  const { app, wire, events } = await startTestApp(dataDir);
  t.after(app.close);
  const answers: unknown[] = [];
  const call: Wire['call'] = async (operation, input) => {
    const answer = await wire.call(operation, input);
    answers.push([operation, answer]);
    return answer;
  };

  const [sample] = value(await call('account.list', {}));
  assert.ok(sample);
  const account = value(
    await call('account.save', { account: { ...sample, id: null, name: 'Live', baseUrl: service.url } }),
  );
  value(await call('token.save', { accountId: account.id, token }));
  value(await call('balance.read', { accountId: account.id }));

  const rows = Array.from({ length: 20 }, (_, n) => ({
    cells: [`Name ${n}`],
    msisdn: Number(fictionalNumber(n)),
  }));
  const audienceId = addAudience(besideApp(t, dataDir), ['name'], rows);
  const draft = value(await call('draft.create', {}));
  const options = { ...draft.options, canary: 0, chunkSize: 10 };
  value(
    await call('draft.save', {
      campaignId: draft.id,
      patch: { accountId: account.id, audienceId, message: 'Hi {name}', options },
    }),
  );
  const { people, hash } = value(await call('campaign.review', { campaignId: draft.id }));
  value(await call('campaign.start', { campaignId: draft.id, people, hash, includeRecent: false }));
  await finish(wire, draft.id);

  const campaignId = draft.id;
  const looks: readonly (readonly [Operation, unknown])[] = [
    ['app.info', {}],
    ['settings.read', {}],
    ['account.list', {}],
    ['campaign.list', {}],
    ['campaign.get', { campaignId }],
    ['campaign.timeline', { campaignId }],
    ['chunk.list', { campaignId, from: 0, count: 10 }],
    ['chunk.get', { campaignId, chunk: 0 }],
    ['result.view', { campaignId, filter: 'all', search: '', chunk: null }],
    ['history.find', { number: fictionalNumber(3) }],
  ];
  for (const [operation, input] of looks) answers.push([operation, await app.call(operation, input)]);
  answers.push(await call('token.save', { accountId: account.id, token: `${token} ` }));
  answers.push(await app.call('token.save', { accountId: account.id, token: [token] }));

  const posts = service.seen.filter(({ method }) => method === 'POST');
  assert.equal(posts.length, 2);
  for (const post of posts) {
    assert.equal((JSON.parse(post.body) as { token: string }).token, token);
    assert.doesNotMatch(post.url, /4711/);
    assert.doesNotMatch(post.headers, /4711/);
  }
  assert.doesNotMatch(JSON.stringify(answers), /4711/);
  assert.doesNotMatch(JSON.stringify(events), /4711/);
  assert.ok(events.length > 0);
  await app.close();
  assert.doesNotMatch(everyFile(dataDir), /4711/);
  assert.match(everyFile(dataDir), /Hi \{name\}/);
});

test('an error that quotes the token loses it on the way to the person', async (t) => {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      outgoing.writeHead(401, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: `The token ${token} is not known`, url: incoming.url }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  const { app, wire } = await startTestApp(tempFolder(t));
  t.after(app.close);
  const [sample] = value(await wire.call('account.list', {}));
  assert.ok(sample);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = value(
    await wire.call('account.save', { account: { ...sample, id: null, name: 'Live', baseUrl } }),
  );
  value(await wire.call('token.save', { accountId: account.id, token }));
  const refused = await wire.call('balance.read', { accountId: account.id });
  assert.ok(!refused.ok && refused.error.kind === 'refused');
  assert.match(refused.error.message, /is not known/);
  assert.doesNotMatch(JSON.stringify(refused), /4711/);
});
