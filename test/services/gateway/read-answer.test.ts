import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { readAnswer } from '../../../electron/gateway/read-answer.ts';
import { createRedactor } from '../../../electron/gateway/redact.ts';
import { describeEvidence } from '../../../shared/campaign/outcome/evidence.ts';
import { nextStep } from '../../../shared/campaign/outcome/next-step.ts';
import { settle } from '../../../shared/campaign/outcome/outcome.ts';
import { defaultRetry } from '../../../shared/campaign/outcome/retry-wait.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { fictionalNumber } from '../support/people.ts';

const recipients = Array.from({ length: 6 }, (_, n) => ({ msisdn: fictionalNumber(n) }));

/** Somebody of the request, or a stranger, with whatever may stand beside them. */
const element = fc.record(
  {
    msisdn: fc.oneof(
      fc.constantFrom(...recipients.map(({ msisdn }) => msisdn)),
      fc.constantFrom(...recipients.map(({ msisdn }) => Number(msisdn))),
      fc.constant('46701740605'),
    ),
    id: fc.oneof(fc.integer({ min: 1 }), fc.constantFrom(0, -1, 'x', '', null, {}, 2 ** 60)),
    error: fc.constantFrom('', 'No route', null),
  },
  { requiredKeys: [] },
);

const answers = fc.record({
  status: fc.constantFrom(200, 201, 202, 206, 207, 303, 307, 400, 401, 403, 404, 422, 429, 500, 503),
  body: fc.record({ ids: fc.array(element, { maxLength: 8 }), error: fc.constantFrom('', 'no') }),
  credit: fc.constantFrom('1', '-1', '1e16', '1e19', '9223372036854775808', '"NaN"', '{"a":1}', '1e400'),
  around: fc.constantFrom('', 'callback(', ')'),
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
});

const policies = fc.record({
  acceptedStatuses: fc.subarray([201, 202, 206]),
  retries429: fc.boolean(),
});

// Fault (answer): ids for some people only, ids that cannot be read, ids in a page of HTML or under a key that occurs
// twice -> unknown; accepted for people with a certain id -> pauses
test('whatever the status, and wherever the answer is cut, nobody who has an id is left to send', () => {
  fc.assert(
    fc.property(answers, policies, ({ status, body, credit, around, cut }, policy) => {
      const whole = `${around}${JSON.stringify(body).slice(0, -1)},"credit_consumed":${credit}}`;
      const text = cut === null ? whole : whole.slice(0, Math.floor(cut * whole.length));
      const seen = {
        status,
        text,
        bytes: text.length,
        cut: cut === null ? null : ('reset' as const),
        doubt: null,
      };
      const read = readAnswer(seen, recipients, createRedactor('token'));
      const evidence = {
        kind: 'answer',
        status,
        body: read.body,
        retryAfterMs: null,
        location: null,
      } as const;
      const outcome = settle(evidence, policy);
      const facts = { retry: 1, random: 0, differences: 0, isCanary: false, policy };
      const step = nextStep(outcome, evidence, facts, defaultRetry);

      // Those whose element came whole, found without the reader.
      const withId = new Set<string>();
      for (const one of body.ids) {
        const came = text.includes(JSON.stringify(one)) && one.msisdn !== undefined;
        const isId = typeof one.id === 'number' || (typeof one.id === 'string' && one.id !== '');
        if (came && isId && recipients.some(({ msisdn }) => msisdn === String(one.msisdn))) {
          withId.add(String(one.msisdn));
        }
      }
      const receipts = new Set(read.receipts.map(({ index }) => recipients[index]!.msisdn));
      for (const msisdn of withId) assert.ok(receipts.has(msisdn), `${msisdn} lost the receipt in ${text}`);

      if (receipts.size > 0) assert.ok(outcome === 'accepted' || outcome === 'unknown', outcome);
      if (outcome === 'accepted') assert.equal(receipts.size, recipients.length);
      if (step.kind === 'retry') assert.equal(outcome, 'not-sent');
      if (outcome === 'refused' || outcome === 'not-sent') {
        assert.deepEqual(read.receipts, []);
        const cutAtIds = cut !== null && text.includes('"ids"');
        assert.ok(!cutAtIds, `ids had begun in ${text}`);
      }
      if (step.kind === 'continue') assert.ok(status === 200 || policy.acceptedStatuses.includes(status));
      assert.ok(read.creditConsumed === null || read.creditConsumed === 1);
    }),
    { numRuns: 300 },
  );
});

test('nobody says that a compressed answer holds no ids', () => {
  for (const status of [200, 500]) {
    const text = new TextDecoder().decode(gzipSync(JSON.stringify({ ids: [] })));
    const seen = { status, text, bytes: 40, cut: null, doubt: 'encoded' } as const;
    const { body } = readAnswer(seen, recipients, createRedactor('token'));
    const evidence = { kind: 'answer', status, body, retryAfterMs: null, location: null } as const;
    assert.equal(settle(evidence), 'unknown');
    assert.match(spoken(describeEvidence(evidence)), /cannot be read for certain \(compressed/);
  }
});

// Threat: A hostile or broken service
test('an answer to ten thousand people is read whole', () => {
  const people = Array.from({ length: 10_000 }, (_, n) => ({ msisdn: fictionalNumber(n) }));
  const clean = createRedactor('a token of somebody');
  const ids = people.map(({ msisdn }, n) => ({
    ...{ id: n + 1, msisdn, message: 'Hi, [you], {there}', parts: 1, price: { amount: 1, currency: 'EUR' } },
    ...{ encoding: 'GSM', network: ['a', 'b'], status: 'accepted' },
  }));
  const text = JSON.stringify({ ids, credit_consumed: 10_000 });
  const read = readAnswer({ status: 200, text, bytes: text.length, cut: null, doubt: null }, people, clean);
  assert.equal(read.receipts.length, 10_000);
  assert.equal(read.creditConsumed, 10_000);
});

test('a text that was shown is kept to the letter, and any other without the token', () => {
  const ours = 'Your code is a token of somebody';
  const ids = recipients.map(({ msisdn }, n) => ({
    id: n + 1,
    msisdn,
    message: n === 0 ? ours : `${ours}!`,
  }));
  const text = JSON.stringify({ ids });
  const seen = { status: 200, text, bytes: text.length, cut: null, doubt: null };
  const { receipts } = readAnswer(seen, recipients, createRedactor('a token of somebody'), () => ours);
  assert.deepEqual(
    receipts.map(({ message }) => message),
    [ours, ...Array(recipients.length - 1).fill('Your code is •••!')],
  );
});
