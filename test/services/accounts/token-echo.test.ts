import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import type { CampaignId } from '../../../shared/brand.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { everyFile } from '../support/every-byte.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { onRequest, startRawServer } from '../support/raw-server.ts';
import { holds, tokens, type Written, writings } from '../support/token-echoes.ts';

/** What a service does with the token, in what it answers to a balance reading and to a send. */
interface Echo {
  readonly text: string;
  readonly balance: { readonly status: number; readonly body: string };
  readonly send: { readonly status: number; readonly shape: 'receipts' | 'refusal' | 'page' | 'cut' };
}

const echoes = fc
  .record({
    token: tokens,
    write: fc.constantFrom(...writings),
    balanceStatus: fc.constantFrom(200, 302, 401, 500),
    status: fc.constantFrom(200, 302, 400, 429, 500),
    shape: fc.constantFrom<Echo['send']['shape']>('receipts', 'refusal', 'page', 'cut'),
  })
  .map(({ token, write, balanceStatus, status, shape }) => {
    const written = write(token);
    const { text } = written;
    const good = JSON.stringify({ credit: 100, id: text, currency: text });
    const body = balanceStatus === 200 ? good : JSON.stringify({ message: `Wrong: ${text}`, code: text });
    const echo: Echo = { text, balance: { status: balanceStatus, body }, send: { status, shape } };
    return { token, written, echo };
  });

/** An answer to the request with this body, with the token in every place that there is for a word. */
function answerTo(body: string, { text, balance, send }: Echo): string {
  if (body === '') return withHeaders(balance.status, balance.body, text);
  const people = (JSON.parse(body) as { recipients: { msisdn: unknown }[] }).recipients;
  // An error beside an id pauses, and what goes on is to be looked at too.
  const error = send.status === 200 ? {} : { error: text };
  const ids = people.map(({ msisdn }, index) => ({ id: `${text}${index}`, msisdn, message: text, ...error }));
  const whole = JSON.stringify({ ids, credit_consumed: text });
  const bodies = {
    receipts: whole,
    refusal: JSON.stringify({ message: `%1 of recipients[0]: ${text}`, variables: [text], code: text }),
    page: `<html><title>${text}</title><h1>${text}</h1></html>`,
    cut: whole.slice(0, -20),
  };
  return withHeaders(send.status, bodies[send.shape], text);
}

function withHeaders(status: number, body: string, text: string): string {
  const word = text.replaceAll(/[\r\n]/g, '');
  return `HTTP/1.1 ${status} ${word}\r\nlocation: /${word}\r\nretry-after: ${word}\r\ncontent-type: text/${word}\r\nx: ${word}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
}

/** Everything that the app answers and saves of a campaign, as one text. */
async function allThatIsTold({ app, wire }: CampaignApp, campaignId: CampaignId): Promise<string> {
  const slice = { campaignId, from: 0, count: 10 };
  const { viewId } = value(
    await wire.call('result.view', { campaignId, filter: 'all', search: '', chunk: null }),
  );
  const told = [
    await app.call('account.list', {}),
    await app.call('campaign.list', { before: null }),
    await app.call('campaign.get', { campaignId }),
    await app.call('campaign.timeline', { campaignId, before: null, count: 500 }),
    await app.call('chunk.list', slice),
    await app.call('chunk.waiting', { campaignId, preferred: 0 }),
    await app.call('result.page', { viewId, from: 0, count: 10 }),
    await app.call('result.timeline', { campaignId, position: 0 }),
    await app.call('history.find', { number: fictionalNumber(0) }),
  ];
  const files = [
    await exported(wire, { what: 'results', campaignId, filter: 'all' }),
    await exported(wire, { what: 'summary', campaignId }),
  ].map(({ bytes }) => bytes.toString('utf8'));
  const workbook = await exported(wire, { what: 'results', campaignId, filter: 'all', format: 'xlsx' });
  return [JSON.stringify(told), ...files, unpacked(workbook.bytes)].join('\n');
}

/** The texts of all members of an archive. */
function unpacked(archive: Buffer): string {
  const texts: string[] = [];
  for (
    let at = archive.indexOf('PK\u0001\u0002');
    at !== -1;
    at = archive.indexOf('PK\u0001\u0002', at + 4)
  ) {
    const [size, local] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const member = archive.subarray(from, from + size);
    texts.push((archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(member) : member).toString('utf8'));
  }
  assert.ok(texts.length > 3, 'a workbook has several members');
  return texts.join('\n');
}

// Threat: A hostile or broken service
test('a token that a service quotes, wherever, is in nothing that is shown, saved or kept', async (t) => {
  let echo: Echo | null = null;
  const server = await startRawServer((socket) => {
    onRequest(socket, (body) => socket.end(answerTo(body, echo!)));
  });
  atEnd(t, () => server.close());
  const running = await campaignApp(t);
  const { app, wire, dataDir, events, draft, start, reached, liveAccount } = running;
  const accountId = await liveAccount(`http://127.0.0.1:${server.port}`, null);
  const seen: Written[] = [];
  const shapes = new Set<string>();

  const lookThrough = (text: string, where: string): void => {
    for (const written of seen) assert.ok(!holds(text, written), `${written.text} in ${where}`);
  };
  await fc.assert(
    fc.asyncProperty(echoes, async ({ token, written, echo: next }) => {
      echo = next;
      seen.push(written);
      value(await wire.call('token.save', { accountId, token }));
      const balance = JSON.stringify(await app.call('balance.read', { accountId }));
      // What answers there may be none of the service: a review stops at it, and a send is what is looked at here.
      echo = { ...next, balance: { status: 200, body: '{"credit":100}' } };
      const campaignId = await draft(2, { accountId });
      await start(campaignId, true);
      await reached(campaignId, 'finished', 'paused');
      shapes.add(next.send.shape);
      lookThrough(`${balance}\n${await allThatIsTold(running, campaignId)}`, 'what is told and saved');
      lookThrough(JSON.stringify(events.splice(0)), 'events');
    }),
    { numRuns: 12, endOnFailure: true },
  );
  assert.equal(shapes.size, 4, [...shapes].join());
  for (const text of everyFile(dataDir)) lookThrough(text, 'a file while the app is open');
  await app.close();
  const files = everyFile(dataDir);
  for (const text of files) lookThrough(text, 'a file');
  assert.ok(files.some((text) => text.includes('Hi {name}')));
  assert.ok(
    files.some((text) => text.includes('•••') || text.includes('\u00e2\u0080\u00a2')),
    'a token was taken out',
  );
});
