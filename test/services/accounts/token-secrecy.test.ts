import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation, Wire } from '../../../shared/contract.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { proveAccount } from '../support/account.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { everyFile } from '../support/every-byte.ts';
import { fictionalNumber, guestColumns, guests } from '../support/people.ts';
import { relayed } from '../support/relay.ts';
import { serve } from '../support/server.ts';

const token = 'hush-4711-Geheim';

// Threat: A reader of logs and error reports
test('a token goes to the service in the body of a POST and turns up nowhere else', async (t) => {
  const service = await relayed(t, { token });
  const { app, wire, events, dataDir, database, reached } = await campaignApp(t);
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
  proveAccount(database, account.id, account.baseUrl);
  value(await call('token.save', { accountId: account.id, token }));
  value(await call('balance.read', { accountId: account.id }));

  const audienceId = addAudience(database, guestColumns, guests(20));
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

  const campaignId = draft.id;
  await reached(campaignId, 'finished');
  const looks: readonly (readonly [Operation, unknown])[] = [
    ['app.info', {}],
    ['settings.read', {}],
    ['account.list', {}],
    ['campaign.list', { before: null }],
    ['campaign.get', { campaignId }],
    ['campaign.timeline', { campaignId, before: null, count: 500 }],
    ['chunk.list', { campaignId, from: 0, count: 10 }],
    ['chunk.waiting', { campaignId, preferred: 0 }],
    ['result.view', { campaignId, filter: 'all', search: '', chunk: null }],
    ['history.find', { number: fictionalNumber(3) }],
  ];
  for (const [operation, input] of looks) answers.push([operation, await app.call(operation, input)]);
  answers.push(await call('token.save', { accountId: account.id, token: `${token} ` }));
  answers.push(await app.call('token.save', { accountId: account.id, token: [token] }));

  assert.equal(service.posts().length, 2);
  for (const post of service.posts()) {
    assert.equal((JSON.parse(post.body) as { token: string }).token, token);
    assert.doesNotMatch(post.url, /4711/);
    assert.doesNotMatch(JSON.stringify(post.headers), /4711/);
  }
  assert.doesNotMatch(JSON.stringify(answers), /4711/);
  assert.doesNotMatch(JSON.stringify(events), /4711/);
  assert.ok(events.length > 0);
  await app.close();
  const kept = everyFile(dataDir).join('\n');
  assert.doesNotMatch(kept, /4711/);
  assert.match(kept, /Hi \{name\}/);
});

test('an error that quotes the token loses it on the way to the person', async (t) => {
  const service = await serve(t, ({ url }, outgoing) => {
    outgoing.writeHead(401, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ message: `The token ${token} is not known`, url }));
  });
  const { wire, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(service, token);
  const refused = await wire.call('balance.read', { accountId });
  assert.ok(!refused.ok && refused.error.kind === 'refused');
  assert.match(spoken(refused.error.message), /is not known/);
  assert.doesNotMatch(JSON.stringify(refused), /4711/);
});
