import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type AnswerBody,
  describeEvidence,
  type Evidence,
  type Fault,
} from '../../../shared/campaign/evidence.ts';
import { nextStep } from '../../../shared/campaign/next-step.ts';
import { settle } from '../../../shared/campaign/outcome.ts';
import { defaultRetry } from '../../../shared/campaign/retry.ts';

const whole = { kind: 'receipts', expected: 3, matched: 3, surplus: 0 } as const;

function fault(phase: 'connecting' | 'handshake' | 'sending' | 'waiting', name: Fault): Evidence {
  return { kind: 'fault', phase, fault: name, detail: '', sentBytes: 0, totalBytes: 10 };
}

function answer(status: number, body: AnswerBody = whole): Evidence {
  return { kind: 'answer', status, body, retryAfterMs: null, location: null };
}

const facts = { retry: 1, random: 0, differences: 0, surplus: 0, isCanary: false };

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

test('a 200 is accepted only with an id for everybody', () => {
  assert.equal(settle(answer(200)), 'accepted');
  assert.equal(settle(answer(200, { ...whole, surplus: 1 })), 'accepted');
  assert.equal(settle(answer(200, { ...whole, matched: 2 })), 'unknown');
  assert.equal(settle(answer(200, { kind: 'words', text: '' })), 'unknown');
  assert.equal(settle(answer(200, { kind: 'words', text: '<html>' })), 'unknown');
  assert.equal(settle(answer(200, { kind: 'cut', fault: 'reset', bytes: 5, text: '{"ids' })), 'unknown');
});

test('the status of any other answer decides, whatever became of its body', () => {
  const bodies: AnswerBody[] = [
    whole,
    { kind: 'words', text: 'no' },
    { kind: 'cut', fault: 'timeout', bytes: 0, text: '' },
  ];
  for (const body of bodies) {
    for (const status of [400, 401, 403, 422, 301, 302, 303, 304, 307, 308]) {
      assert.equal(settle(answer(status, body)), 'refused', String(status));
    }
    assert.equal(settle(answer(429, body)), 'not-sent');
    for (const status of [201, 202, 204, 404, 405, 408, 413, 418, 500, 502, 503, 504]) {
      assert.equal(settle(answer(status, body)), 'unknown', String(status));
    }
  }
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
      assert.ok(describeEvidence(evidence).length > 10);
    }),
  );
});

test('an accepted chunk pauses for what a person should see', () => {
  const step = (change: Partial<typeof facts>) =>
    nextStep('accepted', answer(200), { ...facts, ...change }, defaultRetry);
  assert.deepEqual(step({}), { kind: 'continue' });
  assert.deepEqual(step({ isCanary: true }), { kind: 'pause', reason: 'canary' });
  assert.deepEqual(step({ differences: 1, isCanary: true }), { kind: 'pause', reason: 'different-text' });
  assert.deepEqual(step({ surplus: 1 }), { kind: 'pause', reason: 'receipts-mismatch' });
});

test('a failed certificate is never retried', () => {
  assert.equal(nextStep('not-sent', fault('handshake', 'tls'), facts, defaultRetry).kind, 'pause');
  assert.equal(nextStep('not-sent', fault('handshake', 'reset'), facts, defaultRetry).kind, 'retry');
});
