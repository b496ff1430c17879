import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
import { connectionsPerAddress, connectionsToSend } from '../../../shared/campaign/plan/connections.ts';
import { settle, until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';

/**
 * A practice gateway behind a counter of the connections that are open at once, as a service counts them: when a request
 * comes. A connection may be seen to begin before the end of another that is long past, where this process stood still.
 */
async function countedPractice(test: Ending, faults: string) {
  const practice = await practiceFor(test, { token: 'live-token', faults, balanceFaults: 'slow:50*' });
  const counted = { open: 0, most: 0, made: 0 };
  const answering = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    counted.made++;
    counted.open++;
    socket.once('data', async () => {
      // What has ended before is heard of by then; what is one too many lasts as long as a request.
      for (let turn = 0; turn < 3; turn += 1) await settle();
      counted.most = Math.max(counted.most, counted.open);
    });
    let isOpen = true;
    for (const end of ['end', 'close']) {
      socket.once(end, () => {
        if (isOpen) counted.open--;
        isOpen = false;
      });
    }
    const onward = connect(practice.port, '127.0.0.1');
    socket.pipe(onward);
    socket.once('data', (data) => {
      // What answers a text is held until the test lets it go; a balance is not.
      if (data.toString('latin1').startsWith('POST')) void answering.promise.then(() => onward.pipe(socket));
      else onward.pipe(socket);
    });
    for (const end of [socket, onward]) end.on('error', () => undefined);
    socket.once('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(test, () => void server.close());
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return { practice, counted, answer: answering.resolve, url: `http://127.0.0.1:${address.port}` };
}

// Fault (account): everything together needs more than 40 connections to one address, under one name or several ->
// the later ones wait before anything is on record, and say so
test('two campaigns of 30 connections and readings of the balance never open more than 40 together', async (t) => {
  const { practice, counted, answer, url } = await countedPractice(t, 'slow:200*');
  const { app, wire, draft, start, reached, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(url, 'live-token');
  let mostWaiting = 0;
  app.subscribe((event) => {
    if (event.type === 'campaign') mostWaiting = Math.max(mostWaiting, event.campaign.connectionsWaiting);
  });
  const { options } = value(await wire.call('draft.create', {}));
  const many = { ...options, canary: 0, chunkSize: 1, connections: 30 };
  const people = 70;
  const messages = ['Hi {name}', 'Hello {name}'];
  const campaigns = await Promise.all(
    messages.map((message) => draft(people, { accountId, message, options: many })),
  );
  const tested = await draft(1, { accountId, message: 'A test' });
  const shown = value(await wire.call('campaign.testText', { campaignId: tested, n: 0 }));
  await Promise.all(campaigns.map((campaignId) => start(campaignId)));
  // However slowly the second begins, both are at it at once.
  await until(() => counted.open >= connectionsToSend, {
    what: 'all connections in use',
    seen: () => counted,
  });
  answer();
  const readings: string[] = [];
  let sending = true;
  const reading = (async () => {
    while (sending) readings.push((await wire.call('balance.read', { accountId })).ok ? 'read' : 'not read');
  })();
  const tests = [0, 1, 2].map(async (n) => {
    const number = `+${fictionalNumber(200 + n)}`;
    const { id } = value(await wire.call('campaign.test', { campaignId: tested, number, shown }));
    return reached(id, 'finished', 'paused');
  });
  const ended = await Promise.all(campaigns.map((campaignId) => reached(campaignId, 'finished', 'paused')));
  sending = false;
  await reading;
  assert.deepEqual(
    ended.map(({ phase, pause, counts }) => [phase, pause, counts.accepted]),
    [
      ['finished', null, people],
      ['finished', null, people],
    ],
  );
  for (const { phase, pause } of await Promise.all(tests))
    assert.deepEqual([phase, pause], ['finished', null]);
  assert.ok(counted.most <= 40, `${counted.most} connections were open at once`);
  assert.ok(counted.most > 30, `only ${counted.most} were used`);
  assert.ok(mostWaiting > 0, 'what waits says so');
  assert.ok(readings.length > 0 && readings.every((one) => one === 'read'));
  assert.equal(practice.ledger.texts, 2 * people + 3);
});

// Fault (account): everything together needs more than 40 connections to one address, under one name or several
test('one service under two names is one service: together they open no more than 36', async (t) => {
  const { practice, counted, answer, url } = await countedPractice(t, 'slow:100*');
  const { wire, draft, start, reached, liveAccount } = await campaignApp(t);
  const { options } = value(await wire.call('draft.create', {}));
  const many = { ...options, canary: 0, chunkSize: 1, connections: 30 };
  const campaigns = await Promise.all(
    [url, url.replace('127.0.0.1', 'localhost')].map(async (named, n) => {
      const accountId = await liveAccount(named, 'live-token');
      return draft(60, { accountId, message: `Hi {name}, ${n}`, options: many });
    }),
  );
  await Promise.all(campaigns.map((campaignId) => start(campaignId)));
  await until(() => counted.open >= connectionsToSend, {
    what: 'all connections in use',
    seen: () => counted,
  });
  answer();
  for (const campaignId of campaigns) {
    const { phase, counts } = await reached(campaignId, 'finished', 'paused');
    assert.deepEqual([phase, counts.accepted], ['finished', 60]);
  }
  assert.ok(counted.most <= connectionsPerAddress, `${counted.most} connections were open at once`);
  assert.equal(practice.ledger.texts, 120);
});

test('two rehearsals of 30 connections share those of practice, and nobody of them is in doubt', async (t) => {
  const { wire, draft, reached, practise } = await campaignApp(t);
  await practise('slow:50*');
  const { options } = value(await wire.call('draft.create', {}));
  const many = { ...options, canary: 0, chunkSize: 1, connections: 30 };
  const drafts = await Promise.all(
    ['Hi {name}', 'Hello'].map((message) => draft(90, { message, options: many })),
  );
  const rehearsals = await Promise.all(
    drafts.map(async (campaignId) =>
      value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false })),
    ),
  );
  for (const { id } of rehearsals) {
    const { phase, pause, counts } = await reached(id, 'finished', 'paused');
    assert.deepEqual([phase, pause, counts.accepted], ['finished', null, 90]);
  }
});
