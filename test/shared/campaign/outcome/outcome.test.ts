import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AnswerPolicy, strictPolicy } from '../../../../shared/account/answer-policy.ts';
import type { Fault } from '../../../../shared/campaign/outcome/connection-fault.ts';
import {
  type AnswerBody,
  describeEvidence,
  type Evidence,
} from '../../../../shared/campaign/outcome/evidence.ts';
import { nextStep } from '../../../../shared/campaign/outcome/next-step.ts';
import { settle } from '../../../../shared/campaign/outcome/outcome.ts';
import { defaultRetry } from '../../../../shared/campaign/outcome/retry-wait.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

const whole = { kind: 'receipts', expected: 3, matched: 3, surplus: 0 } as const;

function fault(phase: 'connecting' | 'handshake' | 'sending' | 'waiting', name: Fault): Evidence {
  return { kind: 'fault', phase, fault: name, detail: '', sentBytes: 0, totalBytes: 10 };
}

function answer(status: number, body: AnswerBody = whole): Evidence {
  return { kind: 'answer', status, body, retryAfterMs: null, location: null };
}

const facts = { retry: 1, random: 0, differences: 0, policy: strictPolicy };

test('nothing can have left before the request began, everything may have after', () => {
  assert.equal(settle(fault('connecting', 'connection-refused')), 'not-sent');
  assert.equal(settle(fault('connecting', 'host-not-found')), 'not-sent');
  assert.equal(settle(fault('connecting', 'timeout')), 'not-sent');
  assert.equal(settle(fault('handshake', 'tls')), 'not-sent');
  assert.equal(settle(fault('sending', 'reset')), 'unknown');
  assert.equal(settle(fault('waiting', 'timeout')), 'unknown');
  assert.equal(settle({ kind: 'interrupted' }), 'unknown');
  assert.equal(settle({ kind: 'withdrawn' }), 'not-sent');
});

test('whoever has an id was taken, whatever the status: all of them are accepted, and of the others nobody knows', () => {
  for (const status of [200, 201, 202, 206, 207, 303, 400, 401, 403, 422, 429, 500, 503]) {
    assert.equal(settle(answer(status)), 'accepted', String(status));
    assert.equal(settle(answer(status, { ...whole, surplus: 1 })), 'accepted');
    const partial = { fault: 'reset', bytes: 5 } as const;
    assert.equal(settle(answer(status, { ...whole, partial })), 'accepted');
    assert.equal(settle(answer(status, { ...whole, matched: 2 })), 'unknown', String(status));
    assert.equal(settle(answer(status, { ...whole, matched: 0, surplus: 3 })), 'unknown');
  }
});

test('the status of an answer without ids decides', () => {
  const bodies: AnswerBody[] = [
    { kind: 'words', text: 'no' },
    { kind: 'words', text: '' },
  ];
  for (const body of bodies) {
    for (const status of [400, 401, 403, 422, 429]) {
      assert.equal(settle(answer(status, body)), 'refused', String(status));
    }
    for (const status of [
      ...[200, 201, 202, 204, 301, 302, 303, 304, 307, 308],
      ...[404, 405, 408, 413, 418, 500, 502, 503, 504],
    ]) {
      assert.equal(settle(answer(status, body)), 'unknown', String(status));
    }
  }
});

test('a refusal that is cut, or not believed, is none', () => {
  const doubts = ['unended', 'encoded', 'not-plain', 'holds-ids'] as const;
  const bodies: AnswerBody[] = [
    ...doubts.map((doubt) => ({ kind: 'words', text: '"no"', doubt }) as const),
    ...['', '{"', '{"error":"Slow down"'].map(
      (text) => ({ kind: 'cut', fault: 'reset', bytes: text.length, text }) as const,
    ),
    { kind: 'cut', fault: 'reset', bytes: 9, text: '{"ids":[{', holdsIds: true },
  ];
  for (const body of bodies) {
    for (const status of [400, 401, 403, 422, 429]) {
      for (const policy of [strictPolicy, { ...strictPolicy, retries429: true }]) {
        assert.equal(settle(answer(status, body), policy), 'unknown', `${status} ${JSON.stringify(body)}`);
      }
    }
  }
});

test('a 429 is tried again by itself only where the account says that it texts nobody', () => {
  const evidence = answer(429, { kind: 'words', text: '' });
  const step = (policy: AnswerPolicy) =>
    nextStep(settle(evidence, policy), evidence, { ...facts, policy }, defaultRetry);
  assert.deepEqual(step(strictPolicy), { kind: 'pause', reason: 'refused' });
  assert.equal(step({ ...strictPolicy, retries429: true }).kind, 'retry');
});

const anyFault = fc.constantFrom<Fault>('connection-refused', 'timeout', 'tls', 'reset', 'aborted', 'other');
const anyEvidence: fc.Arbitrary<Evidence> = fc.oneof(
  fc
    .record({ phase: fc.constantFrom('connecting', 'handshake', 'sending', 'waiting'), name: anyFault })
    .map(({ phase, name }) => fault(phase as 'sending', name)),
  fc.integer({ min: 200, max: 599 }).map((status) => answer(status)),
  fc.constant<Evidence>({ kind: 'interrupted' }),
  fc.constant<Evidence>({ kind: 'withdrawn' }),
);

test('only what cannot have been sent is ever retried, and only so often', () => {
  fc.assert(
    fc.property(anyEvidence, fc.integer({ min: 1, max: 20 }), (evidence, retry) => {
      const outcome = settle(evidence);
      const step = nextStep(outcome, evidence, { ...facts, retry }, defaultRetry);
      if (step.kind === 'retry') {
        assert.equal(outcome, 'not-sent');
        assert.ok(retry <= defaultRetry.retries);
      }
      if (outcome === 'unknown') assert.deepEqual(step, { kind: 'pause', reason: 'unknown' });
      assert.ok(spoken(describeEvidence(evidence)).length > 10);
    }),
  );
});

test('an accepted chunk pauses for what a person should see', () => {
  const step = (change: Partial<typeof facts>) =>
    nextStep('accepted', answer(200), { ...facts, ...change }, defaultRetry);
  assert.deepEqual(step({}), { kind: 'continue' });
  assert.deepEqual(step({ differences: 1 }), { kind: 'pause', reason: 'different-text' });
});

test('ids that are odd, and answers that are not as they should be, are seen before anything more is sent', () => {
  const step = (evidence: Evidence, policy = strictPolicy) =>
    nextStep(settle(evidence, policy), evidence, { ...facts, policy }, defaultRetry);
  const mismatch = { kind: 'pause', reason: 'receipts-mismatch' };
  const odd = { shared: 0, notPositive: 1, errors: 0, error: '' };
  assert.deepEqual(step(answer(200, { ...whole, surplus: 1 })), mismatch);
  assert.deepEqual(step(answer(200, { ...whole, odd })), mismatch);
  const trusting = { ...strictPolicy, acceptedStatuses: [201] };
  assert.deepEqual(step(answer(201, { ...whole, odd }), trusting), mismatch);
  for (const status of [201, 202, 303, 400, 429, 500]) {
    assert.deepEqual(step(answer(status)), { kind: 'pause', reason: 'odd-answer' });
  }
  assert.deepEqual(step(answer(201), trusting), { kind: 'continue' });
  assert.deepEqual(step(answer(202), trusting), { kind: 'pause', reason: 'odd-answer' });
  const partial = { fault: null, bytes: 5 };
  assert.deepEqual(step(answer(200, { ...whole, partial })), { kind: 'pause', reason: 'odd-answer' });
});

test('a failed certificate is never retried', () => {
  assert.equal(nextStep('not-sent', fault('handshake', 'tls'), facts, defaultRetry).kind, 'pause');
  assert.equal(nextStep('not-sent', fault('handshake', 'reset'), facts, defaultRetry).kind, 'retry');
});
