import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeEvidence, type Evidence } from '../../../../shared/campaign/outcome/evidence.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import { readRefusal } from '../../../../shared/campaign/refusals/refusal.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

const answer = { kind: 'answer', retryAfterMs: null, location: null } as const;
const kinds: PauseReason['kind'][] = [
  'by-user',
  'canary',
  'refused',
  'unknown',
  'different-text',
  'receipts-mismatch',
  'odd-answer',
  'balance',
  'unreachable',
  'restart',
  'slept',
  'other-computer',
  'older-copy',
  'moved-out',
  'disk',
  'internal',
];

test('every pause says what and, where there is something to do, what to do', () => {
  for (const kind of kinds) {
    const { message, fix } = pauseFor(kind);
    assert.match(spoken(message), /^[A-Z].*\.$/, kind);
    assert.ok(kind === 'by-user' || kind === 'refused' || (spoken(fix)?.length ?? 0) > 10, kind);
  }
});

test('a refusal speaks in the service’s own words', () => {
  const body = { kind: 'words', text: '{"message":"Sender not allowed"}' } as const;
  const words = pauseFor('refused', { chunk: 3, evidence: { ...answer, status: 400, body } });
  assert.equal(spoken(words.message), 'The service refused a batch. It said: “Sender not allowed”.');
  assert.equal(words.chunk, 3);
});

test('an unknown request says how many people and what was seen', () => {
  const evidence: Evidence = {
    kind: 'fault',
    phase: 'sending',
    fault: 'reset',
    detail: 'ECONNRESET',
    sentBytes: 10,
    totalBytes: 20,
  };
  const { message } = pauseFor('unknown', { people: 1200, evidence });
  assert.equal(
    spoken(message),
    'Nobody knows whether a batch to 1,200 people was sent. The connection broke while the batch was being sent (at most 10 of 20 bytes had left).',
  );
});

test('a connection that never came about is not said to have had a time', () => {
  const sizes = { detail: '', sentBytes: 0, totalBytes: 20 };
  const refused: Evidence = { kind: 'fault', phase: 'connecting', fault: 'connection-refused', ...sizes };
  assert.equal(spoken(describeEvidence(refused)), 'The connection was refused.');
  assert.equal(
    spoken(describeEvidence({ ...refused, fault: 'timeout' })),
    'Nothing came for too long before a connection was made.',
  );
});

test('a service that asks to wait is not called unreachable', () => {
  const answer = { kind: 'answer', status: 429, retryAfterMs: 9e9, location: null } as const;
  const evidence: Evidence = { ...answer, body: { kind: 'words', text: '' } };
  assert.match(spoken(pauseFor('unreachable', { evidence }).message), /asked Tagline to wait/);
});

test('what was observed is told without quoting anything that was sent', () => {
  const body = { kind: 'words', text: '{"message":"secret 12025550100"}' } as const;
  const evidence: Evidence = { kind: 'answer', status: 500, body, retryAfterMs: null, location: null };
  assert.equal(spoken(describeEvidence(evidence)), 'The service answered 500 with a body that holds no ids.');
  const partial: Evidence = {
    ...evidence,
    status: 200,
    body: { kind: 'receipts', expected: 10, matched: 9, surplus: 1 },
  };
  assert.match(
    spoken(describeEvidence(partial)),
    /ids for 9 of 10 people and 1 entry that counts for nobody/,
  );
  const cut: Evidence = {
    ...evidence,
    status: 200,
    body: { kind: 'cut', fault: 'reset', bytes: 7, text: 'x' },
  };
  assert.match(spoken(describeEvidence(cut)), /answered 200, then the connection broke after 7 bytes/);
  const redirect: Evidence = {
    ...evidence,
    status: 303,
    body: { kind: 'words', text: '' },
    location: '/done',
  };
  assert.match(
    spoken(describeEvidence(redirect)),
    /answered 303, a redirect to \/done, which Tagline never follows/,
  );
});

test('what was odd about ids and credits is told in numbers', () => {
  const body = { kind: 'receipts', expected: 10, matched: 10, surplus: 0 } as const;
  const told = (change: object, status = 200) =>
    spoken(describeEvidence({ ...answer, status, body: { ...body, ...change } }));
  const odd = { shared: 0, notPositive: 0, errors: 0, error: '' };
  assert.match(told({ odd: { ...odd, shared: 10 } }), /10 people and one id given to several people \(10/);
  assert.match(told({ odd: { ...odd, notPositive: 1 } }), / and 1 id of zero or less\./);
  assert.match(
    told({ odd: { ...odd, errors: 2, error: 'No route' } }),
    /beside the id of 2 people \(“No route”\)/,
  );
  assert.match(told({ partial: { fault: 'reset', bytes: 7 } }), /10 of 10 people, then the connection broke/);
  assert.match(told({ partial: { fault: null, bytes: 7 } }), /in a body that is not whole JSON\./);
  assert.match(told({ oddCredit: '1e19' }), /Its credit_consumed is no credit: 1e19\./);
});

test('a status that gave everybody an id can be accepted where it is a success', () => {
  const body = { kind: 'receipts', expected: 10, matched: 10, surplus: 0 } as const;
  const status = (evidence: Evidence) => pauseFor('odd-answer', { evidence }).status;
  assert.equal(status({ ...answer, status: 201, body }), 201);
  assert.equal(status({ ...answer, status: 500, body }), undefined);
  assert.equal(
    status({ ...answer, status: 200, body: { ...body, partial: { fault: 'reset', bytes: 7 } } }),
    undefined,
  );
});

test('a 429 says how long the service asks to wait', () => {
  const { fix } = readRefusal(429, '', 90_000);
  assert.match(spoken(fix), /^Wait 1\u00a0min 30\u00a0s, as the service asks, then resume/);
});
