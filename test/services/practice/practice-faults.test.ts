import { strict as assert } from 'node:assert';
import { request as ask } from 'node:http';
import { test } from 'node:test';
import type { Practice } from '../../../electron/practice/worker/gateway.ts';
import { FAULTS, type FaultName, RANDOM_FAULTS, readScript } from '../../../shared/practice/faults.ts';
import { textsIn } from '../../support/ledger.ts';
import { until } from '../../support/until.ts';
import { practiceFor } from '../support/practice.ts';

interface Met {
  /** Undefined when no whole answer came. */
  readonly status: number | undefined;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The error's code when no whole answer came. */
  readonly error: string | undefined;
}

interface Expected {
  /** Undefined where no whole answer may come. */
  readonly status?: number;
  readonly accepted: boolean;
  readonly error?: RegExp;
  /** With a time, so that the test does not wait for ever. */
  readonly step?: string;
  readonly also?: (met: Met, own: Practice) => void;
}

const NUMBERS = ['12025550100', '12025550101', '12025550102'];
const DROPPED = /ECONNRESET|ECONNREFUSED|EPIPE|aborted/;

const expected: Record<FaultName, Expected> = {
  ok: { status: 200, accepted: true, also: (met) => assert.deepEqual(msisdnsOf(met), NUMBERS) },
  refuse: { accepted: false, error: /ECONNREFUSED/, step: 'refuse:150' },
  'connect-drop': { accepted: false, error: DROPPED },
  'accept-drop': { accepted: false, error: DROPPED },
  'drop-unread': { accepted: false, error: DROPPED },
  'drop-midway': { accepted: false, error: DROPPED },
  'drop-before': { accepted: false, error: DROPPED },
  'drop-after': { accepted: true, error: DROPPED },
  hang: { accepted: false, error: DROPPED, step: 'hang:30' },
  'hang-after': { accepted: true, error: DROPPED, step: 'hang-after:30' },
  slow: { status: 200, accepted: true, step: 'slow:30' },
  trickle: {
    status: 200,
    accepted: true,
    step: 'trickle:40',
    also: (met) => assert.equal(idsOf(met).length, 3),
  },
  '500-before': { status: 500, accepted: false },
  '500-after': { status: 500, accepted: true },
  'html-502': { status: 502, accepted: false, also: isHtml },
  'html-200': { status: 200, accepted: true, also: isHtml },
  '503': { status: 503, accepted: false, also: isEmpty },
  '504-after': { status: 504, accepted: true, also: isHtml },
  '303-after': {
    status: 303,
    accepted: true,
    also: (met) => assert.equal(met.headers.location, '/accepted'),
  },
  '404': { status: 404, accepted: false, also: isHtml },
  '201': { status: 201, accepted: true, also: hasAllIds },
  '202': { status: 202, accepted: true, also: hasAllIds },
  '206': { status: 206, accepted: true, also: hasAllIds },
  '207': { status: 207, accepted: true, also: hasAllIds },
  '400-ids': { status: 400, accepted: true, also: hasAllIds },
  '400-missing-ids': { status: 400, accepted: true, also: (met) => assert.equal(idsOf(met).length, 2) },
  '400-half-ids': { accepted: true, error: DROPPED },
  '429-ids': { status: 429, accepted: true, also: hasAllIds },
  '500-ids': { status: 500, accepted: true, also: hasAllIds },
  '100-continue': { status: 200, accepted: true, also: hasAllIds },
  'stranger-ids': { status: 200, accepted: true, also: (met) => assert.equal(idsOf(met).length, 4) },
  'zero-id': { status: 200, accepted: true, also: (met) => assert.equal(idsOf(met).at(-1)?.id, 0) },
  'error-id': { status: 200, accepted: true, also: ({ text }) => assert.match(text, /"error":"No route/) },
  'huge-credit': {
    status: 200,
    accepted: true,
    also: ({ text }) => assert.match(text, /"credit_consumed":9223372036854775808\}/),
  },
  'no-credit': {
    status: 200,
    accepted: true,
    also: ({ text }) => assert.ok(!('credit_consumed' in JSON.parse(text))),
  },
  'usage-only': {
    status: 200,
    accepted: true,
    also: ({ text }) => assert.match(text, /"usage":\{"messages":3,"total_cost":3\}\}$/),
  },
  'odd-credit': {
    status: 200,
    accepted: true,
    also: ({ text }) => assert.match(text, /"credit_consumed":\{"amount":3\}/),
  },
  'half-body': { accepted: true, error: DROPPED },
  'invalid-json': { status: 200, accepted: true, also: ({ text }) => assert.throws(() => JSON.parse(text)) },
  'empty-body': { status: 200, accepted: true, also: isEmpty },
  'no-ids': {
    status: 200,
    accepted: true,
    also: ({ text }) => assert.equal(JSON.parse(text).ids, undefined),
  },
  'missing-ids': {
    status: 200,
    accepted: true,
    also: (met) => assert.deepEqual(msisdnsOf(met), NUMBERS.slice(0, 2)),
  },
  'duplicate-ids': {
    status: 200,
    accepted: true,
    also: (met) => assert.deepEqual(msisdnsOf(met), [NUMBERS[0], NUMBERS[1], NUMBERS[0]]),
  },
  'same-id': {
    status: 200,
    accepted: true,
    also: (met) => assert.equal(new Set(idsOf(met).map(({ id }) => id)).size, 1),
  },
  'reordered-ids': {
    status: 200,
    accepted: true,
    also: (met) => assert.deepEqual(msisdnsOf(met), NUMBERS.toReversed()),
  },
  'other-msisdn': {
    status: 200,
    accepted: true,
    also: (met) => assert.ok(!NUMBERS.includes(String(msisdnsOf(met)[2]))),
  },
  'numeric-echo': {
    status: 200,
    accepted: true,
    also: (met) => assert.deepEqual(msisdnsOf(met), NUMBERS.map(Number)),
  },
  'big-ids': { status: 200, accepted: true, also: ({ text }) => assert.match(text, /"id":9007199\d{9},/) },
  'string-ids': {
    status: 200,
    accepted: true,
    also: (met) => assert.equal(typeof idsOf(met)[0]?.id, 'string'),
  },
  'extra-fields': {
    status: 200,
    accepted: true,
    also: (met) => assert.ok(Object.keys(idsOf(met)[0] ?? {}).length > 3),
  },
  'wrong-text': {
    status: 200,
    accepted: true,
    also(met, own) {
      assert.deepEqual(textsOf(met), ['Hi a', 'Hi b', 'Hi c (altered)']);
      assert.deepEqual(textsIn(own.ledger, NUMBERS[2]!), ['Hi c (altered)']);
    },
  },
  'swapped-text': {
    status: 200,
    accepted: true,
    also(met, own) {
      assert.deepEqual(textsOf(met), ['Hi c', 'Hi b', 'Hi a']);
      assert.deepEqual(textsIn(own.ledger, NUMBERS[0]!), ['Hi c']);
    },
  },
  'out-of-credit': { status: 400, accepted: false },
  '400': { status: 400, accepted: false },
  '400-variables': {
    status: 400,
    accepted: false,
    also({ text }) {
      const { code, message, variables } = JSON.parse(text);
      assert.equal(typeof code, 'string');
      assert.match(message, /%1.*%2/);
      assert.deepEqual(variables, [NUMBERS[0], 'msisdn']);
    },
  },
  '400-number': {
    status: 400,
    accepted: false,
    also: ({ text }) => assert.match(text, new RegExp(NUMBERS[0]!)),
  },
  '400-index': { status: 400, accepted: false, also: ({ text }) => assert.match(text, /recipients\[0\]/) },
  '400-text': {
    status: 400,
    accepted: false,
    also: ({ headers }) => assert.match(`${headers['content-type']}`, /plain/),
  },
  '400-empty': { status: 400, accepted: false, also: isEmpty },
  '401': { status: 401, accepted: false },
  '403': { status: 403, accepted: false },
  '422': { status: 422, accepted: false },
  '429': { status: 429, accepted: false, also: ({ headers }) => assert.equal(headers['retry-after'], '1') },
  '301': {
    status: 301,
    accepted: false,
    also: ({ headers }) => assert.match(`${headers.location}`, /^\/v2\/mtsms/),
  },
  '307': {
    status: 307,
    accepted: false,
    also: ({ headers }) => assert.match(`${headers.location}`, /^\/v2\/mtsms/),
  },
  'connection-limit': { status: 503, accepted: false },
};

for (const { name, effect } of FAULTS) {
  test(`fault ${name}: ${effect}`, async (t) => {
    const own = await practiceFor(t);
    const { status, accepted, error, step = name, also } = expected[name];
    await own.script(step);
    const met = await post(own);
    assert.equal(met.status, status);
    if (error !== undefined) assert.match(`${met.error}`, error);
    assert.equal(own.ledger.texts, accepted ? NUMBERS.length : 0);
    also?.(met, own);
  });
}

test('a script is applied in order, one step per send request, and then all is well', async (t) => {
  const own = await practiceFor(t, { faults: 'ok, 500-after*2, 401' });
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 6; n += 1) {
    statuses.push((await post(own)).status);
    // A balance request takes no step of the script.
    assert.equal((await fetch(`${own.url}/v2/balance?token=${own.token}`)).status, 200);
  }
  assert.deepEqual(statuses, [200, 500, 500, 401, 200, 200]);
});

test('what is left of a script can be read, and reads back as the same steps', async (t) => {
  const own = await practiceFor(t, { faults: 'ok*3, slow:1, 429*' });
  await post(own);
  assert.equal(own.scriptLeft(), 'ok*2, slow:1, 429*');
  for (let n = 0; n < 3; n += 1) await post(own);
  assert.equal(own.scriptLeft(), '429*');
  assert.deepEqual(readScript(own.scriptLeft()), [{ fault: '429', times: Number.POSITIVE_INFINITY }]);
  await own.script('');
  assert.equal(own.scriptLeft(), '');
});

test('a step with a star goes on until another script replaces it', async (t) => {
  const own = await practiceFor(t, { faults: '429*' });
  for (let n = 0; n < 5; n += 1) assert.equal((await post(own)).status, 429);
  await own.script([]);
  assert.equal((await post(own)).status, 200);
});

test('after refusing for its time the gateway listens on the same port again', async (t) => {
  const own = await practiceFor(t, { faults: 'refuse:100, 401' });
  assert.match(`${(await post(own)).error}`, /ECONNREFUSED/);
  const heard = async () => (await post(own)).status;
  assert.equal(await until(heard, { what: 'an answer' }), 401);
});

test('refusing ends at once when a new script says so', async (t) => {
  const own = await practiceFor(t, { faults: 'refuse:60000' });
  assert.match(`${(await post(own)).error}`, /ECONNREFUSED/);
  await own.script('ok');
  assert.equal((await post(own)).status, 200);
});

test('balance has a script of its own', async (t) => {
  const own = await practiceFor(t, { balanceFaults: '401, 500-before, half-body, extra-fields' });
  const ask = () => fetch(`${own.url}/v2/balance?token=${own.token}`);
  assert.equal((await ask()).status, 401);
  assert.equal((await ask()).status, 500);
  await assert.rejects(async () => (await ask()).text());
  assert.ok(((await (await ask()).json()) as { plan?: unknown }).plan);
});

test('random faults with the same seed strike the same requests', async (t) => {
  const run = async (seed: number) => {
    const own = await practiceFor(t, { seed, random: { probability: 0.5, faults: ['500-before', '429'] } });
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await post(own)).status);
    return statuses;
  };
  const first = await run(7);
  assert.deepEqual(await run(7), first);
  assert.notDeepEqual(await run(8), first);
  assert.deepEqual(new Set(first), new Set([200, 500, 429]));
});

test('faults strike at random only where the next request can still happen', () => {
  assert.ok(RANDOM_FAULTS.length > 30);
  assert.ok(!RANDOM_FAULTS.includes('refuse') && !RANDOM_FAULTS.includes('hang'));
});

test('a script with an unknown fault is refused by name, and the running script stays', async (t) => {
  assert.throws(() => readScript('ok, explode'), /no fault named "explode"/);
  assert.throws(() => readScript('hang:9999999999'), /no fault named "hang:9999999999"/);
  const own = await practiceFor(t, { faults: '401*' });
  assert.throws(() => own.script('explode'), RangeError);
  assert.equal((await post(own)).status, 401);
});

test('credit that does not cover a request refuses it whole', async (t) => {
  const own = await practiceFor(t, { credit: 2 });
  assert.equal((await post(own)).status, 400);
  assert.deepEqual([own.ledger.texts, own.credit()], [0, 2]);
  own.setCredit(3);
  assert.equal((await post(own)).status, 200);
  assert.equal(own.credit(), 0);
});

test('closing ends what hangs', async (t) => {
  const own = await practiceFor(t, { faults: ['hang'] });
  const hanging = post(own);
  await until(() => own.scriptLeft() === '', { what: 'the request that hangs' });
  await own.close();
  assert.match(`${(await hanging).error}`, DROPPED);
});

/** Posts on a connection of its own, as a careful client would. */
function post(own: Practice): Promise<Met> {
  const body = JSON.stringify({
    message: 'Hi {n}',
    tags: ['{n}'],
    recipients: NUMBERS.map((msisdn, index) => ({ msisdn, tagvalues: ['abc'[index]] })),
  });
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ status: undefined, text: '', headers: {}, error: error.code ?? error.message });
    const asking = ask(
      `${own.url}/v2/mtsms?token=${own.token}`,
      { method: 'POST', agent: false, headers: { 'content-length': Buffer.byteLength(body) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.once('error', failed);
        response.once('end', () =>
          resolve({ status: response.statusCode, text, headers: response.headers, error: undefined }),
        );
      },
    );
    asking.once('error', failed);
    asking.end(body);
  });
}

interface Receipt {
  readonly id: unknown;
  readonly msisdn: unknown;
  readonly message: string;
}

function idsOf({ text }: Met): Receipt[] {
  return (JSON.parse(text) as { ids: Receipt[] }).ids;
}

function msisdnsOf(met: Met): unknown[] {
  return idsOf(met).map(({ msisdn }) => msisdn);
}

function textsOf(met: Met): string[] {
  return idsOf(met).map(({ message }) => message);
}

function isHtml({ headers, text }: Met): void {
  assert.match(`${headers['content-type']}`, /^text\/html/);
  assert.match(text, /<html>/);
}

function hasAllIds(met: Met): void {
  assert.deepEqual(msisdnsOf(met), NUMBERS);
}

function isEmpty({ text }: Met): void {
  assert.equal(text, '');
}
