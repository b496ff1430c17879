import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { doubtOfBytes } from '../../../electron/gateway/answer-bytes.ts';
import { createGateway, type SendAnswer } from '../../../electron/gateway/client.ts';
import { strictPolicy } from '../../../shared/account/answer-policy.ts';
import { describeEvidence } from '../../../shared/campaign/outcome/evidence.ts';
import { settle } from '../../../shared/campaign/outcome/outcome.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { accountOf } from '../support/practice.ts';
import { httpAnswer, onceRead, onRequest, startRawServer } from '../support/raw-server.ts';

const people = [{ msisdn: '12025550100' }, { msisdn: '12025550101' }];
const request = {
  json: JSON.stringify({ message: 'Hi', recipients: people }),
  recipients: people,
  people: 2,
  textLength: 4,
};
const ids = JSON.stringify({ ids: people.map(({ msisdn }, n) => ({ id: n + 17, msisdn })) });
const statuses = [400, 401, 403, 422, 429];
const trusting = { ...strictPolicy, retries429: true };

type Script = (socket: Socket) => unknown;

/** What comes of a request to a service that answers it so. */
async function sentTo(script: Script): Promise<SendAnswer> {
  const server = await startRawServer((socket) => onRequest(socket, () => void script(socket)));
  const gateway = createGateway(
    accountOf({ url: `http://127.0.0.1:${server.port}`, token: 'token-7f3a9c1e5b2d' }),
  );
  try {
    return await gateway.send(request);
  } finally {
    await server.close();
  }
}

const bytes =
  (...pieces: readonly (string | Buffer)[]): Script =>
  (socket) =>
    socket.end(Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))));

/** An answer with such a body and the right length of it. */
const withBody = (status: number, body: Buffer, headers = ''): Script =>
  bytes(`HTTP/1.1 ${status} X\r\ncontent-length: ${body.length}\r\n${headers}\r\n`, body);

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const chunks = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const json = '{"error":"Invalid token"}';

const hidden: readonly { readonly name: string; readonly answer: (status: number) => Script }[] = [
  { name: 'compressed', answer: (status) => withBody(status, gzipSync(ids), 'content-encoding: gzip\r\n') },
  { name: 'compressed and unsaid', answer: (status) => withBody(status, gzipSync(ids)) },
  { name: 'in UTF-16', answer: (status) => withBody(status, utf16(ids)) },
  { name: 'in UTF-16 without a mark', answer: (status) => withBody(status, utf16(ids).subarray(2)) },
  { name: 'after a mark of UTF-8', answer: (status) => withBody(status, Buffer.from(`\ufeff${json}`)) },
  {
    name: 'in UTF-7',
    answer: (status) => withBody(status, Buffer.from(json), 'content-type: text/plain; charset=utf-7\r\n'),
  },
  { name: 'in Latin-1', answer: (status) => withBody(status, Buffer.from('"søndag"', 'latin1')) },
  { name: 'twice', answer: (status) => withBody(status, Buffer.from(`${ids.slice(0, -1)},"ids":[]}`)) },
  { name: 'in capitals', answer: (status) => withBody(status, Buffer.from(ids.replace('"ids"', '"IDS"'))) },
  { name: 'deep', answer: (status) => withBody(status, Buffer.from(`{"a":[{"b":[[{"c":${ids}}]]}]}`)) },
  { name: 'as the root', answer: (status) => withBody(status, Buffer.from('[17,18]')) },
  { name: 'in XML', answer: (status) => withBody(status, Buffer.from('<r><id>17</id><id>18</id></r>')) },
  { name: 'as a form', answer: (status) => withBody(status, Buffer.from('id=17&id=18')) },
  {
    name: 'cut by a wrong length',
    answer: (status) => bytes(`HTTP/1.1 ${status} X\r\ncontent-length: 7\r\n\r\nInvalid ${ids}`),
  },
  { name: 'in a second answer', answer: (status) => bytes(httpAnswer(status, json), httpAnswer(200, ids)) },
  {
    name: 'after the last chunk',
    answer: (status) =>
      bytes(`HTTP/1.1 ${status} X\r\ntransfer-encoding: chunked\r\n\r\n${chunks(json)}${chunks('')}${ids}`),
  },
  {
    name: 'in a trailer',
    answer: (status) =>
      bytes(
        `HTTP/1.1 ${status} X\r\ntransfer-encoding: chunked\r\n\r\n${chunks(json)}0\r\nx-ids: 17\r\n\r\n`,
      ),
  },
  {
    name: 'chunks that do not end',
    answer: (status) => bytes(`HTTP/1.1 ${status} X\r\ntransfer-encoding: chunked\r\n\r\n${chunks(json)}`),
  },
  { name: 'ended by the connection', answer: (status) => bytes(`HTTP/1.1 ${status} X\r\n\r\n${json}`) },
  {
    name: 'reset midway, without a length',
    answer: (status) => (socket) =>
      socket.write(
        `HTTP/1.1 ${status} X\r\n\r\n`,
        () => void onceRead((one) => one.resetAndDestroy())(socket),
      ),
  },
  { name: 'cut', answer: (status) => bytes(`HTTP/1.1 ${status} X\r\ncontent-length: 99\r\n\r\n${json}`) },
  {
    name: 'longer than any refusal',
    answer: (status) => withBody(status, Buffer.from(JSON.stringify({ error: 'no '.repeat(50_000) }))),
  },
];

for (const { name, answer } of hidden) {
  // Fault (answer): a refusal or 429 whose body is cut, compressed, not UTF-8, of uncertain end, followed by
  // anything, XML or another format, or holds anything that could be an id -> unknown -> pauses and says which
  // of these it was; bisecting stops
  test(`a refusal with what cannot be read for certain is none: ${name}`, async () => {
    for (const status of statuses) {
      const { evidence, receipts } = await sentTo(answer(status));
      assert.equal(settle(evidence, trusting), 'unknown', `${status} ${JSON.stringify(evidence)}`);
      assert.deepEqual(receipts, []);
      assert.match(
        spoken(describeEvidence(evidence)),
        /may have accepted texts|after \d+ bytes of the answer/,
      );
    }
  });
}

// Fault (answer): status 400, 401, 403 or 422 with a whole body of plain JSON or text, a web page, or none; it may
// name the people it refuses -> refused -> pauses with the service's own words
test('a refusal that came whole is believed, with its length or in chunks, behind early hints too', async () => {
  for (const status of statuses) {
    const outcome = status === 429 ? 'not-sent' : 'refused';
    for (const body of [
      '',
      json,
      'Invalid token\n',
      `{"message":"msisdn ${people[0]!.msisdn} is invalid"}`,
      '"Ugyldigt nummer på listen"',
      '{"ids":[],"error":"Invalid token: token-7f3a9c1e5b2d"}',
      '<html><head><title>403 Forbidden</title></head><body><h1>403 Forbidden</h1></body></html>',
    ]) {
      const head = `HTTP/1.1 ${status} X\r\ncontent-type: application/json; charset="UTF-8"\r\n`;
      const inChunks = [...Buffer.from(body)].map((byte) => Buffer.from([byte]).toString('latin1'));
      for (const script of [
        bytes(httpAnswer(status, body)),
        bytes(`HTTP/1.1 103 X\r\nlink: <x>\r\n\r\n${httpAnswer(status, body)}`),
        bytes(`HTTP/1.1 100 Continue\r\n\r\n${httpAnswer(status, body)}`),
        bytes(
          Buffer.from(
            `${head}transfer-encoding: chunked\r\n\r\n${inChunks.map(chunks).join('')}0\r\n\r\n`,
            'latin1',
          ),
        ),
      ]) {
        const { evidence } = await sentTo(script);
        assert.equal(settle(evidence, trusting), outcome, JSON.stringify(evidence));
      }
    }
  }
});

// Fault (answer): ids for some people only, ids that cannot be read, ids in a page of HTML or under a key that occurs
// twice
test('a page that happens to hold ids accepts nobody, and ids that are there twice are nobody’s', async () => {
  for (const body of [
    `<html><script>var answer = ${ids};</script></html>`,
    `<!doctype html>\n${ids}`,
    `<p>Down</p>${ids}`,
    `${ids.slice(0, -1)},"ids":[]}`,
    `{"ids":[],"\\u0069ds"${ids.slice(6)}`,
    ids.replace('"id":17', '"id":17,"id":18'),
    ids.replace('"msisdn":"12025550100"', '"msisdn":"12025550100","msisdn":"12025550101"'),
    `callback(${ids.slice(0, -1)},"ids":[{"id":9}]})`,
  ]) {
    const { evidence, receipts } = await sentTo(bytes(httpAnswer(200, body)));
    assert.equal(settle(evidence), 'unknown', body);
    assert.deepEqual(receipts, [], body);
    assert.match(spoken(describeEvidence(evidence)), /ids that cannot be read as anybody’s/);
  }
});

test('bytes are one whole answer only as they are: one more, one less or another one is none', () => {
  const whole = [
    httpAnswer(400, json),
    `HTTP/1.1 400 X\r\ntransfer-encoding: chunked\r\n\r\n${chunks(json)}${chunks('')}`,
    httpAnswer(429, ''),
  ].map((text) => Buffer.from(text));
  for (const one of whole) {
    assert.equal(doubtOfBytes(one), null);
    for (let cut = 0; cut < one.length; cut++)
      assert.equal(doubtOfBytes(one.subarray(0, cut)), 'unended', String(cut));
    for (const other of whole) assert.equal(doubtOfBytes(Buffer.concat([one, other])), 'unended');
  }
  fc.assert(
    fc.property(fc.constantFrom(...whole), fc.uint8Array({ minLength: 1, maxLength: 20 }), (one, more) => {
      assert.equal(doubtOfBytes(Buffer.concat([one, more])), 'unended');
    }),
  );
  fc.assert(fc.property(fc.uint8Array(), (any) => assert.notEqual(doubtOfBytes(Buffer.from(any)), null)));
});
