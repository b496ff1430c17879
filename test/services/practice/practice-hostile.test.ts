import { strict as assert } from 'node:assert';
import { connect } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Practice } from '../../../electron/practice/worker/gateway.ts';
import { CHOICES } from '../../../electron/practice/worker/spec-choices.ts';
import { sized } from '../../support/full.ts';
import { textsIn } from '../../support/ledger.ts';
import { soon, until } from '../../support/until.ts';
import { practiceFor } from '../support/practice.ts';

const ADA = '12025550100';
const ONE = [{ msisdn: ADA }];
const MANY = Array.from({ length: 10_000 }, (_, index) => ({ msisdn: String(999_000_000_000 + index) }));
const FORM = 'application/x-www-form-urlencoded';

test('whatever bytes come, the next request is served', async (t) => {
  const own = await practiceFor(t);
  const starts = [
    '',
    'GET ',
    'POST /v2/mtsms?token=practice-token HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n',
  ];
  const noise = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }));
  await fc.assert(
    fc.asyncProperty(noise, async ([start, bytes]) => {
      await raw(own, Buffer.concat([Buffer.from(start), bytes]));
      await assertServes(own);
    }),
    { numRuns: 60 },
  );
});

test('a head that is too long gets 431', async (t) => {
  const own = await practiceFor(t);
  const head = `GET /v2/balance HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(200_000)}\r\n\r\n`;
  assert.match(await raw(own, Buffer.from(head)), /^HTTP\/1\.1 431 /);
  await assertServes(own);
});

test('an address that is no address is not found', async (t) => {
  const own = await practiceFor(t);
  for (const target of ['//', '///', '/\\\\', '//[/', 'http://', 'http://[/v2/balance', '/%', '/%00', '*']) {
    const answer = await raw(
      own,
      Buffer.from(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    assert.match(answer, /^HTTP\/1\.1 404 /, target);
  }
});

test('JSON of any value is answered with 200 or a refusal, never an exception', async (t) => {
  const own = await practiceFor(t);
  const token = { token: own.token };
  const message = fc.oneof(fc.constant('Hi'), fc.anything());
  const recipients = fc.oneof(
    fc.array(fc.record({ msisdn: fc.oneof(fc.constant(ADA), fc.anything()), tagvalues: fc.anything() }), {
      maxLength: 3,
    }),
    fc.anything(),
  );
  const sms = fc
    .record({ message, recipients, payload: fc.anything(), tags: fc.anything() }, { requiredKeys: [] })
    .map((fields) => ({ ...fields, ...token }));
  const root = fc.oneof(sms, fc.array(sms, { maxLength: 3 }), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(root, async (value) => {
      const { status } = await post(own, writable(value));
      assert.ok([200, 400, 422].includes(status), String(status));
    }),
    { numRuns: sized(60, 200) },
  );
});

test('names of a prototype are names like any other', async (t) => {
  const own = await practiceFor(t);
  const body = `{"__proto__":{"tags":["x"]},"constructor":{"prototype":{"polluted":1}},"message":"Hi",
    "recipients":[{"msisdn":"${ADA}","__proto__":{"tagvalues":["a"]}}]}`;
  assert.equal((await post(own, body)).status, 200);
  const form = `__proto__[polluted]=1&constructor[prototype][polluted]=1&message=Hi&recipients[0][msisdn]=${ADA}`;
  assert.equal((await post(own, form, FORM)).status, 200);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
});

test('what nests too deeply is refused', async (t) => {
  const own = await practiceFor(t);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const bodies: [string, number][] = [
    [deep, 400],
    [`{"payload":${deep},"recipients":[{"msisdn":"${ADA}"}]}`, 400],
    [`{"token":${deep},"message":"Hi","recipients":[{"msisdn":"${ADA}"}]}`, 401],
    [`{"token":{"toString":1},"message":"Hi","recipients":[{"msisdn":"${ADA}"}]}`, 401],
  ];
  for (const [body, status] of bodies)
    assert.equal((await post(own, body)).status, status, body.slice(0, 30));
  assert.equal((await post(own, `a${'[0]'.repeat(100_000)}=1&message=Hi`, FORM)).status, 400);
  assert.equal(own.ledger.texts, 0);
});

test('a text longer than a phone can join is refused, also when tags blow it up', async (t) => {
  const own = await practiceFor(t);
  const longest = CHOICES.partsLimit * 153;
  assert.equal((await post(own, { message: 'x'.repeat(longest), recipients: ONE })).status, 200);
  const over = await post(own, { message: 'x'.repeat(longest + 1), recipients: ONE });
  assert.match(over.text, /text-too-long/);
  const tags = Array.from({ length: 30 }, () => 'a');
  const recipients = [{ msisdn: ADA, tagvalues: tags.map(() => 'aaaaaaaaaa') }];
  for (const replacement of ['tag-by-tag', 'one-pass'] as const) {
    const other = await practiceFor(t, { choices: { replacement } });
    const bomb = await post(other, { message: 'a'.repeat(10_000), tags, recipients });
    assert.match(bomb.text, /text-too-long/);
  }
});

test('texts that are too much for one answer are refused before anything is accepted', async (t) => {
  const own = await practiceFor(t);
  const answer = await post(own, { message: 'x'.repeat(20_000), recipients: MANY });
  assert.equal(answer.status, CHOICES.bodyLimitStatus);
  assert.match(answer.text, /texts-too-large/);
  assert.deepEqual([own.ledger.texts, own.credit()], [0, 10_000_000]);
});

test('a form of too many fields is refused', async (t) => {
  const own = await practiceFor(t, { choices: { formFieldLimit: 1000 } });
  const form = `message=Hi&recipients[0][msisdn]=${ADA}`;
  assert.equal((await post(own, `${form}${'&a[]=1'.repeat(900)}`, FORM)).status, 200);
  assert.equal((await post(own, `${form}${'&a[]=1'.repeat(1100)}`, FORM)).status, 413);
  const part = '--b\r\ncontent-disposition: form-data; name="a[]"\r\n\r\n1\r\n';
  const parts = await post(own, `${part.repeat(1100)}--b--\r\n`, 'multipart/form-data; boundary=b');
  assert.equal(parts.status, 413);
});

test('JSON of too many values is refused before it is read, in a form too', async (t) => {
  const own = await practiceFor(t, { choices: { jsonValueLimit: 1000 } });
  const sms = { message: 'One, two, [three], {four}, "five" \\'.repeat(500), recipients: ONE };
  assert.equal((await post(own, sms)).status, 200, 'commas and brackets within a text are no values');
  const objects = (many: number) => `[${'{},'.repeat(many)}{}]`;
  assert.equal((await post(own, objects(400))).status, 400);
  for (const body of [objects(600), '['.repeat(1100), `{"message":"Hi","recipients":${objects(600)}}`]) {
    const answer = await post(own, body);
    assert.deepEqual([answer.status, JSON.parse(answer.text).code], [413, 'too-many-values']);
  }
  const charge = (index: number, many: number) => `recipients[${index}][charge]=${objects(many)}`;
  assert.equal((await post(own, `message=Hi&${charge(0, 600)}`, FORM)).status, 413);
  const together = [0, 1, 2].map((index) => charge(index, 200)).join('&');
  assert.equal((await post(own, `message=Hi&${together}`, FORM)).status, 413, 'all fields count together');
  assert.equal(own.ledger.texts, 1);
});

test('forms and queries that are not UTF-8 are refused, and a bare percent sign is one', async (t) => {
  const own = await practiceFor(t);
  const to = `recipients[0][msisdn]=${ADA}`;
  const latin1 = Buffer.from(`message=Caf\u00e9&${to}`, 'latin1');
  for (const body of [`message=Caf%E9&${to}`, latin1]) {
    const answer = await post(own, body, FORM);
    assert.deepEqual([answer.status, JSON.parse(answer.text).code], [400, 'not-utf8']);
  }
  assert.equal((await post(own, `message=Caf%C3%A9 at 100%&${to}`, FORM)).status, 200);
  assert.deepEqual(textsIn(own.ledger, ADA), ['Café at 100%']);
});

test('a token that is written twice in a form must be right both times', async (t) => {
  const own = await practiceFor(t);
  const answer = await post(
    own,
    `token=wrong&token=${own.token}&message=Hi&recipients[0][msisdn]=${ADA}`,
    FORM,
  );
  assert.equal(answer.status, 401);
});

test('a refused method is told which one the path takes', async (t) => {
  const own = await practiceFor(t);
  for (const [path, allowed] of [
    ['/v2/mtsms', 'POST'],
    ['/v2/balance', 'GET'],
  ]) {
    const { status, headers } = await fetch(`${own.url}${path}`, { method: 'OPTIONS' });
    assert.deepEqual([status, headers.get('allow')], [405, allowed]);
  }
});

test('bodies beyond what is held at once wait their turn, and all are served', async (t) => {
  const own = await practiceFor(t, { choices: { bodyLimit: 3_000_000, bodiesLimit: 5_000_000 } });
  const body = { message: 'Hi', recipients: ONE, label: 'l'.repeat(2_000_000) };
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(own, body)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(own.ledger.texts, 12);
});

test('bodies that never end do not keep small requests waiting', async (t) => {
  const own = await practiceFor(t, { choices: { bodyLimit: 3_000_000, bodiesLimit: 5_000_000 } });
  const head = 'POST /v2/mtsms HTTP/1.1\r\nhost: x\r\ncontent-length: 2900000\r\n\r\n{';
  const endless = Array.from({ length: 10 }, () => connect(own.port, '127.0.0.1').on('error', () => {}));
  await Promise.all(endless.map((socket) => new Promise((written) => socket.write(head, written))));
  await assertServes(own);
  assert.equal((await post(own, { message: 'Hi', recipients: ONE })).status, 200);
  for (const socket of endless) socket.destroy();
});

test('requests that stand still with a wrong token, or before their token comes, keep nobody waiting', async (t) => {
  const choices = { bodyLimit: 3_000_000, bodiesLimit: 12_000_000 };
  const own = await practiceFor(t, { choices });
  const chunked = (query: string) =>
    `POST /v2/mtsms${query} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`;
  for (const query of ['?token=wrong', '', `?token=${own.token}`]) {
    const idle = Array.from({ length: 8 }, () => connect(own.port, '127.0.0.1').on('error', () => {}));
    await Promise.all(idle.map((socket) => new Promise((written) => socket.write(chunked(query), written))));
    await assertServes(own);
    // Larger than any room that is shared out by what is announced.
    const label = 'l'.repeat(choices.bodyLimit / 2);
    const sent = post(own, { message: 'Hi', recipients: ONE, label });
    const { status } = await soon(sent, { what: `an answer beside idle requests ${query}` });
    assert.equal(status, 200, query);
    for (const socket of idle) socket.destroy();
  }
});

test('bodies that fill the room before their token comes do not keep those waiting who brought it', async (t) => {
  const choices = { bodyLimit: 1_000_000, bodiesLimit: 2_000_000, requestSeconds: 30 };
  const own = await practiceFor(t, { choices });
  const head = 'POST /v2/mtsms HTTP/1.1\r\nhost: x\r\ncontent-length: 999999\r\n\r\n';
  const full = Array.from({ length: 4 }, () => connect(own.port, '127.0.0.1').on('error', () => {}));
  for (const socket of full) socket.write(`${head}{"message":"${'x'.repeat(900_000)}`);
  const label = 'l'.repeat(900_000);
  for (let n = 0; n < 3; n += 1) {
    const sent = post(own, { message: 'Hi', recipients: ONE, label });
    assert.equal((await soon(sent, { what: 'an answer' })).status, 200);
  }
  for (const socket of full) socket.destroy();
});

test('requests written behind one another on a connection hold one body at a time', async (t) => {
  const own = await practiceFor(t, { choices: { bodyLimit: 200_000, bodiesLimit: 400_000 } });
  const body = JSON.stringify({ message: 'Hi', recipients: ONE, label: 'l'.repeat(150_000) });
  const head = `POST /v2/mtsms?token=${own.token} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n`;
  const requests = [...Array(5).fill(`${head}\r\n${body}`), `${head}connection: close\r\n\r\n${body}`];
  const answers = await raw(own, Buffer.from(requests.join('')));
  assert.equal(answers.match(/HTTP\/1\.1 200 /g)?.length, 6);
  assert.equal(own.ledger.texts, 6);
});

test('what is no HTTP is refused with a JSON body, in the chosen shape', async (t) => {
  const own = await practiceFor(t);
  const nested = await practiceFor(t, { choices: { errorShape: 'nested' } });
  const long = 'y'.repeat(200_000);
  const cases: [string, number][] = [
    ['hello\r\n\r\n', 400],
    ['GET /v2/balance HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n', 400],
    ['GET /v2/balance HTTP/1.1\r\n\r\n', 400],
    ['POST /v2/mtsms HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n', 400],
    ['POST /v2/mtsms HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 400],
    [`GET /v2/balance HTTP/1.1\r\nhost: x\r\nx-long: ${long}\r\n\r\n`, 431],
    ['POST /v2/mtsms HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n', 417],
  ];
  for (const [bytes, status] of cases) {
    const answer = await raw(own, Buffer.from(bytes));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `), bytes.slice(0, 60));
    assert.match(head, /content-type: application\/json/i);
    assert.ok(JSON.parse(body).code, body);
  }
  const [, body = ''] = (await raw(nested, Buffer.from('hello\r\n\r\n'))).split('\r\n\r\n');
  assert.equal(JSON.parse(body).error.type, 'invalid-http');
  await assertServes(own);
});

test('half a surrogate pair is refused wherever a text may be, and whatever is kept is what was echoed', async (t) => {
  const own = await practiceFor(t);
  const half = '\ud83d';
  const tagged = (tag: string, value: string) => ({
    message: 'Hi {n}',
    tags: [tag],
    recipients: [{ msisdn: ADA, tagvalues: [value] }],
  });
  const texts = [
    { message: half, recipients: ONE },
    { message: 'Hi', sender: half, recipients: ONE },
    { message: 'Hi', label: half, recipients: ONE },
    tagged(half, 'Ada'),
    tagged('{n}', half),
  ];
  for (const sms of texts) {
    const { status, text } = await post(own, sms);
    assert.deepEqual([status, JSON.parse(text).code], [400, 'lone-surrogate']);
  }
  assert.equal(own.ledger.texts, 0);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), async (message) => {
      own.clear();
      const { status, text } = await post(own, { message, encoding: 'UCS2', recipients: ONE });
      assert.equal(status, 200, text);
      assert.equal(JSON.parse(text).ids[0].message, message);
      assert.deepEqual(textsIn(own.ledger, ADA), [message]);
      assert.equal(own.inbox.texts({ msisdn: ADA }).rows[0]?.text, message);
    }),
    { numRuns: sized(8, 60) },
  );
});

test('a multipart form that is not UTF-8 is refused', async (t) => {
  const own = await practiceFor(t);
  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const form = `${part('message', 'Caf\u00e9')}${part('recipients[0][msisdn]', ADA)}--b--\r\n`;
  const type = 'multipart/form-data; boundary=b';
  assert.equal((await post(own, Buffer.from(form, 'latin1'), type)).status, 400);
  assert.equal((await post(own, Buffer.from(form), type)).status, 200);
  assert.deepEqual(textsIn(own.ledger, ADA), ['Café']);
});

test('who sends a request drop by drop is let go in time, and who waits for an answer is not', async (t) => {
  const own = await practiceFor(t, { choices: { requestSeconds: 1 }, faults: 'hang:2500' });
  const began = performance.now();
  const waiting = post(own, { message: 'Hi', recipients: ONE }).catch(() => performance.now() - began);
  // The script's one step is for the request that waits.
  await until(() => own.scriptLeft() === '', { what: 'the request that waits' });
  const heads = ['', 'POST /v2/mtsms HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n', 'GET /v2/bal'];
  const lives = await Promise.all(heads.map((head) => drip(own, head)));
  for (const life of lives) assert.ok(life > 800, String(life));
  const waited = await waiting;
  assert.ok(typeof waited === 'number' && waited > 2200, String(waited));
  await assertServes(own);
});

test('an address that holds hundreds of connections gets no more of them', async (t) => {
  const own = await practiceFor(t);
  const sockets = Array.from({ length: 450 }, () => connect(own.port, '127.0.0.1').on('error', () => {}));
  await until(() => sockets.filter(({ readyState }) => readyState === 'closed').length >= 50, {
    what: 'the last fifty let go',
  });
  for (const socket of sockets) socket.destroy();
  // Until the gateway has heard that they are gone, it lets nobody in.
  const serves = () =>
    assertServes(own).then(
      () => true,
      () => false,
    );
  await until(serves, { what: 'room for others' });
});

async function assertServes(own: Practice): Promise<void> {
  const response = await fetch(`${own.url}/v2/balance?token=${own.token}`);
  assert.equal(response.status, 200);
  await response.arrayBuffer();
}

async function post(
  own: Practice,
  body: unknown,
  type = 'application/json',
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${own.url}/v2/mtsms?token=${own.token}`, {
    method: 'POST',
    // A connection kept open may be closed for its age by a busy machine just as the next request is written.
    headers: { 'content-type': type, connection: 'close' },
    body:
      body instanceof Buffer ? new Uint8Array(body) : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** `fc.anything()` holds what JSON cannot write. */
function writable(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null'
    );
  } catch {
    return 'null';
  }
}

/** Writes bytes and gives back what is answered until the gateway hangs up. */
function raw(own: Practice, bytes: Buffer): Promise<string> {
  const answered = new Promise<string>((resolve) => {
    let got = '';
    const socket = connect(own.port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (data) => {
      got += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(got));
  });
  return soon(answered, { what: 'the gateway to hang up' });
}

/** Writes a byte now and then, and gives back how long the gateway put up with it, in ms. */
function drip(own: Practice, head: string): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(own.port, '127.0.0.1', () => socket.write(head));
    const dripping = setInterval(() => head !== '' && socket.writable && socket.write('x'), 50);
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - began);
    });
    socket.resume();
  });
}
