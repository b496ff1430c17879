import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { value } from '../support/app.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { httpAnswer, onRequest, startRawServer } from '../support/raw-server.ts';

const theApp = sharedCampaignApp();

/** A service that answers sends with these, one after the other, and the balance as it should. */
async function answering(test: Ending, answers: string[]): Promise<string> {
  const server = await startRawServer((socket) =>
    onRequest(socket, (_body, head) =>
      socket.end(
        head.startsWith('GET') ? httpAnswer(200, '{"credit":1000,"id":1}') : (answers.shift() ?? ''),
      ),
    ),
  );
  atEnd(test, () => server.close());
  return `http://127.0.0.1:${server.port}`;
}

const exception = JSON.stringify({
  error: { message: 'Out of %1', variables: ['memory'], code: 'E7' },
  trace: ['x'.repeat(5000)],
});
const cut = (status: number, body: string) => `HTTP/1.1 ${status} X\r\ncontent-length: 9999\r\n\r\n${body}`;
const page = '<html><head><title>Gone away</title></head><body><p>for good</body></html>';
const compressed = '\x1f\ufffd\b\0\0letters by chance';

const cases: readonly { name: string; answer: string; words: string | null }[] = [
  { name: 'exception details', answer: httpAnswer(500, exception), words: 'Out of memory' },
  { name: 'exception details, cut', answer: cut(500, exception.slice(0, 24)), words: 'Out…' },
  { name: 'a page', answer: httpAnswer(404, page), words: 'Gone away' },
  { name: 'plain text', answer: httpAnswer(413, 'Too\n large'), words: 'Too large' },
  { name: 'nothing', answer: httpAnswer(503, ''), words: null },
  { name: 'JSON without words', answer: httpAnswer(500, '{"code":7}'), words: null },
  { name: 'a compressed body', answer: httpAnswer(200, compressed), words: null },
  { name: 'a compressed body, cut', answer: cut(200, compressed), words: null },
  { name: 'a list', answer: httpAnswer(200, '["Queued", "for later"]'), words: 'Queued for later' },
  { name: 'a redirect', answer: httpAnswer(303, 'See other', { location: '/x' }), words: 'See other' },
  { name: 'the token', answer: httpAnswer(500, '{"error":"No live-token"}'), words: 'No •••' },
  {
    name: 'letters that run from right to left, and a quote',
    answer: httpAnswer(502, '{"detail":"\u202eשגיאה ”x” end!"}'),
    words: 'שגיאה ”x” end!',
  },
  {
    name: 'words beside ids for some',
    answer: httpAnswer(
      207,
      '{"message":"Half of it","ids":[{"id":5,"msisdn":"46701740605","message":null}]}',
    ),
    words: 'Half of it',
  },
  {
    name: 'words before ids that were cut',
    answer: cut(500, '{"error":"Broken off","ids":[{"id":5,"msisdn":"46701740605","message":"Hi Name'),
    words: 'Broken off',
  },
  {
    name: 'ids that cannot be read, and no words',
    answer: httpAnswer(200, 'cb({"ids":["4670174"]})'),
    words: null,
  },
];

// Fault (answer): status 500 and every other without ids
test('the own words of a service that left a request in doubt stand wherever somebody rules on it or looks back', async (t) => {
  const url = await answering(
    t,
    cases.map(({ answer }) => answer),
  );
  const { wire, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(url, 'live-token');
  for (const { name, words } of cases) {
    const campaignId = await draft(2, { accountId, message: `${name} {name}` });
    await start(campaignId, true);
    const { pause } = await reached(campaignId, 'paused');
    assert.deepEqual([pause?.kind, pause?.words ?? null], ['unknown', words], name);
    const { row } = value(await wire.call('chunk.waiting', { campaignId, preferred: 0 }));
    assert.equal(row?.attempts.at(-1)?.words, words, name);
    const told = [
      value(await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }))
        .rows.toReversed()
        .at(-1)?.message ?? '',
      value(await wire.call('result.timeline', { campaignId, position: 1 })).at(-1)?.words ?? '',
      (await exported(wire, { what: 'results', campaignId, filter: 'unknown' })).bytes.toString(),
    ];
    for (const one of told.map((words) => spoken(words))) {
      if (words === null) assert.doesNotMatch(one, /It said/, name);
      else {
        // Words that may run from right to left stand isolated, so that they turn nothing around them.
        const quoted = `\u2068?${words.replaceAll('”', '"+')}\u2069?`;
        assert.match(one, new RegExp(`It said: “+${quoted}”`), name);
      }
      assert.doesNotMatch(one, /live-token|xxx|\u202e/, name);
    }
    value(await wire.call('campaign.cancel', { campaignId }));
  }
});

test('of several requests that stop a campaign together the timeline tells the words of each', async (t) => {
  const answers = ['One', 'Two', 'Three'].map((word) => httpAnswer(500, JSON.stringify({ error: word })));
  const url = await answering(t, answers);
  const { wire, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(url, 'live-token');
  const { options } = value(await wire.call('draft.create', {}));
  const campaignId = await draft(3, {
    accountId,
    options: { ...options, canary: 0, chunkSize: 1, connections: 3 },
  });
  await start(campaignId);
  const { counts } = await reached(campaignId, 'paused');
  const lines = value(await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }))
    .rows.toReversed()
    .map(({ message }) => spoken(message));
  const said = lines.flatMap((line) => /It said: “(.*)”/.exec(line)?.[1] ?? []);
  assert.equal(said.length, counts.unknown);
  assert.equal(new Set(said).size, said.length);
});
