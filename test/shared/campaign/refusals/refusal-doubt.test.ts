import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { errorBody } from '../../../../electron/practice/worker/problem.ts';
import { refusalDoubt } from '../../../../shared/campaign/refusals/refusal-doubt.ts';
import { growsWithLength } from '../../../support/growth.ts';

const recipients = Array.from({ length: 12 }, (_, at) => ({ msisdn: String(4_512_345_678 + at) }));
const [first, second] = recipients.map(({ msisdn }) => msisdn) as [string, string];

const ordinary = [
  ...[
    '',
    '{}',
    '[]',
    'null',
    '"no"',
    '["One","Two"]',
    'Unauthorized',
    'Too Many Requests',
    'error code: 1020',
  ],
  ...[
    '{"error":"Invalid token"}',
    '{"error":"invalid_token"}',
    '{"code":"0x01","message":"Invalid API key"}',
  ],
  ...['{"error":{"message":"Bad sender","code":7}}', '{"errors":[{"detail":"One"},{"detail":"Two"}]}'],
  ...[
    'Bad request: the arguments are invalid.\n',
    'wrong: row 12',
    '{"success":false,"error":"No such sender"}',
  ],
  ...['{"error":"Sender ID is not allowed"}', '{"error":"The sender may have at most 11 characters"}'],
  ...[
    '{"message":"At most 10,000 recipients"}',
    '{"ids":[],"error":"no"}',
    '{"error":"no","credit_consumed":0}',
  ],
  '{"code":"0x0213","incident_uuid":"d8127429-fa0c-4316-b1f2-e610c3958f43","message":"Unauthorized IP-address: %1","variables":["1.2.3.4"]}',
  '{"type":"about:blank","title":"Bad Request","status":400,"detail":"Invalid sender"}',
  '{"timestamp":"2026-01-02T10:11:12.123+00:00","status":400,"error":"Bad Request","path":"/v2/mtsms"}',
  '{"status":429,"retry_after":30,"message":"Slow down"}',
  '{"status":"error","message":"Not enough credit","credit":0.5,"required":12}',
  '{"detail":[{"loc":["body","recipients",3,"msisdn"],"msg":"bad"}]}',
  '{"errors":{"recipients[0].msisdn":["not a mobile number"]},"index":0}',
  ...['{"recipients":{"3":{"msisdn":["bad"]}}}', '{"recipients":[{},{},{},{"msisdn":["bad"]},{}]}'],
  ...['{"source":{"pointer":"/recipients/3/msisdn"}}', '{"recipients":["too many"]}'],
  ...[
    `msisdn ${first} is invalid`,
    `{"error":"msisdn ${first} is invalid"}`,
    `{"message":"Not valid: +${first}, ${second}"}`,
  ],
  ...[
    `{"error":"Cannot send to ${first}: not a mobile number."}`,
    `{"message":"Row 4: ${first} is bad, row 9 too"}`,
  ],
  `{"code":"0x0213","message":"The value %1 of %2 is invalid.","variables":["${first}","msisdn"]}`,
  `{"message":"bad msisdn %1","variables":[${first}]}`,
  `{"message":"Error 301: invalid number ${first}"}`,
  `{"msisdn":"${first}","error":"not a mobile number"}`,
  `{"errors":{"${first}":"not a mobile number"}}`,
  `{"message":"Invalid numbers","numbers":["${first}","+${second}"]}`,
  `{"message":"Ugyldigt nummer: ${first.slice(2)}"}`,
];

// Fault (answer): status 400, 401, 403 or 422 with a whole body of plain JSON or text, a web page, or none; it may
// name the people it refuses
test('an ordinary refusal is believed, also one that names whom it refuses', () => {
  for (const body of ordinary) assert.equal(refusalDoubt(body, recipients), null, body);
  for (const body of ordinary) {
    const spread = body.startsWith('{') ? ` ${JSON.stringify(JSON.parse(body), null, 2)}\n` : body;
    assert.equal(refusalDoubt(spread, recipients), null, spread);
  }
});

test('what the practice gateway says in any shape is believed', () => {
  const problems = [
    ['invalid-api-key', 'Invalid API key or signature.', []],
    ['duplicate-msisdn', 'recipients[%1]: %2 is in the message twice.', ['3', first]],
    ['text-too-long', 'recipients[%1]: a text takes at most %2 parts.', ['3', '7']],
    ['texts-too-large', 'The texts of a request may have at most %1 characters together.', ['10000']],
    ['wrong-type', '%1 has to be a string.', ['recipients[0].msisdn']],
  ] as const;
  for (const [code, message, variables] of problems) {
    for (const shape of ['message', 'variables', 'errors-list', 'nested'] as const) {
      const body = JSON.stringify(errorBody({ status: 400, code, message, variables }, shape));
      assert.equal(refusalDoubt(body, recipients), null, body);
    }
  }
});

const odd = [
  ...['17', '"17"', '[17,18]', '[["x7"]]', '{"result":["x7","x8"]}', '{"messages":[17,18]}', '{"17":"18"}'],
  ...[
    `{"${first}":17}`,
    `{"17":"${first}"}`,
    `[["${first}",17]]`,
    `["${first}"]`,
    `{"accepted":["${first}"]}`,
  ],
  ...['{"messageId":"abc"}', '{"MSGID":17}', '{"message-id":17}', '{"batch":{"Id":"x"}}', '{"receipt":"x"}'],
  ...['{"\\u0069ds":[1]}', '{"ids":[{"id":1}],"ids":[]}', '{"error":"no","error":"yes"}', '{"ids":[{"id":1}'],
  ...[
    '{"error":"no","credit_consumed":10}',
    '{"success":true}',
    '{"status":"queued"}',
    'accepted',
    '"OK"',
    'OK 17',
  ],
  ...[
    '{"error":"{\\"ids\\":[1]}"}',
    '{"error":"[17,18] are the ones"}',
    '{"data":"eyJpZHMiOlt7ImlkIjoxfV19"}',
  ],
  ...[
    '%7B%22ids%22%3A%5B1%5D%7D',
    '&#105;ds 1',
    'eyJpZHMiOlt7ImlkIjoxfV19',
    'd8127429-fa0c-4316-b1f2-e610c3958f43',
  ],
  ...['<ids><id>1</id></ids>', 'ids:\n- id: 1', 'messages:\n- 17', 'id=abc', 'a=17&b=18'],
  ...[
    `17,${first}\n18,${second}`,
    `17 ${first}`,
    '１７ ４５１２３４５６７８',
    '١٧ are the ids',
    `to ${first} by 17`,
  ],
  ...[`{"message":"accepted ${first} by number 17"}`, `{"to":"${first}","ref":17}`, 'Your message id is 17'],
  `{"items":[{"number":"${first}","nr":17,"error":"no route there"}]}`,
  `{"message":"Hello","msisdn":"${first}","value":"17"}`,
  ...[`"${first}.0"`, '{"error":"no","ref":"177.00"}', '{"error":"no","status":"0200"}'],
  JSON.stringify({ message: 'Hello there', to: recipients.map(({ msisdn }) => msisdn) }),
  `{"a":${'['.repeat(600)}${']'.repeat(600)}}`,
];

const ofAPart = [
  '1 of 3 messages could not be sent',
  'Could not send to 1 of 3 recipients',
  'Some messages were not sent',
  'Not all messages were sent',
  'Only some of the messages have been sent',
  'Quota exceeded, the remaining 2 recipients were not sent',
  'One recipient failed, the rest went out',
  'Messages dispatched, but logging failed',
  'Some of your messages are pending',
  'Daily limit reached after sending part of the batch',
  'Stopped at recipient 2',
  '2 succeeded, 1 failed',
  '2 ok, 1 failed',
  '1 von 3 Nachrichten nicht gesendet',
  '1 ud af 3 beskeder blev ikke sendt',
  'Nogle beskeder kunne ikke sendes',
];

test('what refuses only a part is not believed', () => {
  for (const words of ofAPart) {
    assert.equal(refusalDoubt(words, recipients), 'holds-ids', words);
    assert.equal(refusalDoubt(JSON.stringify({ error: words }), recipients), 'holds-ids', words);
  }
  for (const [failed, doubt] of [
    [1, 'holds-ids'],
    [recipients.length, null],
  ]) {
    const body = JSON.stringify({
      error: 'Not a mobile number',
      failed_count: failed,
      total: recipients.length,
    });
    assert.equal(refusalDoubt(body, recipients), doubt, body);
  }
});

test('what could be an id, or could name who was accepted, is not believed', () => {
  for (const body of odd) assert.notEqual(refusalDoubt(body, recipients), null, body);
});

interface Id {
  readonly id: number | string;
  readonly msisdn: string | number;
  readonly message?: string;
}

const id = fc.oneof(
  fc.integer({ min: 1 }),
  fc.integer({ min: 1, max: 99 }),
  fc.uuid(),
  fc.constantFrom('x7', '17'),
);
const receipt: fc.Arbitrary<Id> = fc.record(
  {
    id,
    msisdn: fc
      .constantFrom(...recipients.map(({ msisdn }) => msisdn))
      .chain((msisdn) =>
        fc.constantFrom<string | number>(msisdn, Number(msisdn), `+${msisdn}`, msisdn.slice(2)),
      ),
    message: fc.constantFrom('Hi Ann', 'Hi Bo, see you at 10'),
  },
  { requiredKeys: ['id', 'msisdn'] },
);
const receipts = fc.array(receipt, { minLength: 1, maxLength: 12 });

const capitals: readonly ((key: string) => string)[] = [
  (key) => key,
  (key) => key.toUpperCase(),
  (key) => key.charAt(0).toUpperCase() + key.slice(1),
];
const keys = fc.record({
  ids: fc.constantFrom('ids', 'messages', 'result', 'data', 'recipients', 'message', 'accepted', 'values'),
  id: fc.constantFrom('id', 'message_id', 'messageId', 'msgid', 'ref', 'uuid', 'nr', 'value'),
  msisdn: fc.constantFrom('msisdn', 'number', 'to', 'recipient'),
  inCapitals: fc.constantFrom(...capitals),
});
const words = fc.constantFrom({}, { error: 'Invalid arguments' }, { code: 7, message: 'No such sender' });

const escapedKeys = (json: string): string =>
  json.replace(/"(\w+)":/g, (_, key: string) => {
    const [first, ...rest] = key;
    return `"\\u${first!.charCodeAt(0).toString(16).padStart(4, '0')}${rest.join('')}":`;
  });
const base64 = (text: string): string => btoa(text);

/** What a service may make of its receipts, by where and in what form. */
const formats: readonly ((json: string, list: readonly Record<string, unknown>[]) => string)[] = [
  (json) => json,
  escapedKeys,
  (json) => ` ${json}\n`,
  (json) => `callback(${json});`,
  (json) => JSON.stringify({ error: json }),
  (json) => JSON.stringify({ errors: { 0: [json] } }),
  (json) => JSON.stringify([[{ a: JSON.parse(json) }]]),
  (json) => base64(json),
  (json) => JSON.stringify({ error: base64(json) }),
  (json) => encodeURIComponent(json),
  (json) => json.slice(0, -1),
  (json) => `${json}${json}`,
  (json) => `{"error":"no"}\n${json}`,
  (json) => `Invalid arguments: ${json}`,
  (_, list) =>
    `<ids>${list
      .map(
        (one) =>
          `<sms>${Object.entries(one)
            .map(([k, v]) => `<${k}>${v}</${k}>`)
            .join('')}</sms>`,
      )
      .join('')}</ids>`,
  (_, list) =>
    list
      .map((one) =>
        Object.entries(one)
          .map(([k, v]) => `${k}: ${v}`)
          .join('\n  '),
      )
      .map((one) => `- ${one}`)
      .join('\n'),
  (_, list) => list.map((one) => new URLSearchParams(one as Record<string, string>).toString()).join('&'),
  (_, list) => list.map((one) => Object.values(one).join(',')).join('\n'),
  (_, list) => list.map((one) => Object.values(one).slice(0, 2).join(' ')).join('\n'),
];

// Fault (answer): a refusal or 429 whose body is cut, compressed, not UTF-8, of uncertain end, followed by anything,
// XML or another format, or holds anything that could be an id
test('receipts are seen in whatever form, under whatever names and wherever they stand', () => {
  fc.assert(
    fc.property(receipts, keys, words, fc.constantFrom(...formats), (found, names, beside, format) => {
      const list = found.map((one) => ({
        [names.inCapitals(names.id)]: one.id,
        [names.inCapitals(names.msisdn)]: one.msisdn,
        ...(one.message === undefined ? {} : { message: one.message }),
      }));
      const json = JSON.stringify({ ...beside, [names.inCapitals(names.ids)]: list });
      const body = format(json, list);
      assert.notEqual(refusalDoubt(body, recipients), null, body);
    }),
    { numRuns: 3000 },
  );
});

test('bare ids and a map of ids by number are seen, wherever they stand', () => {
  fc.assert(
    fc.property(
      receipts,
      words,
      fc.constantFrom('result', 'ids', 'numbers', ''),
      fc.boolean(),
      (found, beside, key, isMap) => {
        const value = isMap
          ? Object.fromEntries(found.map((one) => [one.msisdn, one.id]))
          : found.map((one) => one.id);
        const body = JSON.stringify(key === '' ? value : { ...beside, [key]: value });
        assert.notEqual(refusalDoubt(body, recipients), null, body);
      },
    ),
  );
});

test('a page of many headings is read as fast as its length', () => {
  for (const piece of ['<h1></title>', '<title></title>', '<h1>a</h1>', '<script></script>']) {
    growsWithLength(piece, 240_000, (length) =>
      refusalDoubt(`<html>${piece.repeat(length / piece.length)}`, recipients),
    );
  }
});

test('no body makes it fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (body) => {
      refusalDoubt(body, recipients);
    }),
  );
  assert.notEqual(refusalDoubt('{"error":"no %1","params":["b",[{"toString":1}]]}', recipients), null);
});
