import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DraftFacts, draftBlockers } from '../../../../shared/campaign/review/blockers.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { fail, ok } from '../../../../shared/result.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

const NOW = new Date(2026, 3, 1, 12).getTime();
const DAY_MS = 86_400_000;

const draft = {
  audienceId: 1,
  message: 'Hi {Name}',
  sender: 'Tagline',
  options: { startAt: null, canary: 0, blanks: [] },
} as unknown as Draft;

const facts: DraftFacts = {
  hold: null,
  perhapsSent: [],
  draft,
  people: 6,
  account: { kind: 'live', baseUrl: 'https://api.example.com', noBalance: false },
  balance: ok({ credit: 100 }),
  columns: ['Name', 'Visit', 'Visit:relative'],
  frozenDay: null,
  now: NOW,
};

function blocked(changes: Partial<DraftFacts>): string[] {
  return draftBlockers({ ...facts, ...changes }).map(({ message }) => spoken(message));
}

function drafted(changes: Partial<Draft>, options: Partial<Draft['options']> = {}): string[] {
  return blocked({ draft: { ...draft, ...changes, options: { ...draft.options, ...options } } });
}

test('nothing blocks a message with a list, an account and a balance', () => {
  assert.deepEqual(blocked({}), []);
});

test('a draft without account, people, message or a sender that services take is blocked', () => {
  assert.match(String(blocked({ account: undefined })), /^The account of this draft is no longer there/);
  assert.match(String(drafted({ audienceId: null })), /^There is nobody to send to yet/);
  assert.equal(drafted({ message: 'Hi {nobody}' }).length, 1);
  assert.equal(drafted({ sender: 'Longer than eleven' }).length, 1);
  assert.deepEqual(drafted({ sender: ' ' }), []);
  assert.equal(blocked({ draft: { ...draft, message: ' ' }, columns: null }).length, 1);
});

test('an error of a version names its values', () => {
  const cases = [{ values: ['a', 'b', 'c', 'd'], message: 'Hello {nobody}' }];
  const [found, ...others] = drafted({}, { versions: { column: 'Name', cases } });
  assert.match(found!, /a.*b.*c/);
  assert.doesNotMatch(found!, /\bd\b/);
  assert.deepEqual(others, []);
});

test('a last moment before the start is refused, and without a start one that has passed', () => {
  assert.match(String(drafted({}, { startAt: NOW + 2, notAfter: NOW + 2 })), /deadline .* before its start/);
  assert.equal(drafted({}, { notAfter: NOW }).length, 1);
  assert.deepEqual(drafted({}, { startAt: NOW + 2, notAfter: NOW + 3 }), []);
});

test('words of a day go on that day only: not half of them today, and none kept from another day', () => {
  const words = { message: '{Visit:relative dmy}' };
  const tomorrow = { startAt: NOW + DAY_MS };
  assert.match(
    String(drafted(words, { ...tomorrow, canary: 5, canaryNow: true })),
    /^The first 5 go today, but/,
  );
  assert.deepEqual(drafted(words, { ...tomorrow, canary: 5 }), []);
  assert.deepEqual(drafted(words, { ...tomorrow, canary: 6, canaryNow: true }), []);
  assert.deepEqual(drafted(words, { startAt: NOW + 3_600_000, canary: 5, canaryNow: true }), []);
  assert.deepEqual(drafted({}, { ...tomorrow, canary: 5, canaryNow: true }), []);
  const kept = { ...draft, message: '{Visit:relative}' };
  assert.match(String(blocked({ draft: kept })), /holds words of another day/);
  assert.match(String(blocked({ draft: kept, frozenDay: '2026-03-31' })), /holds words of another day/);
  assert.deepEqual(blocked({ draft: kept, frozenDay: '2026-04-01' }), []);
});

test('a missing token leads to the field of the token', () => {
  const balance = fail({ kind: 'no-token', message: 'No token' } as const);
  const [found, ...others] = draftBlockers({ ...facts, balance });
  assert.deepEqual([found!.accountField, others], ['token', []]);
});

// Fault (account): the balance answers 404, a redirect or another kind of answer, or the base URL already ends in
// what Tagline adds
test('a wrong address blocks a live account, whatever answers there, unless its service has no balance', () => {
  const account = { kind: 'live', baseUrl: 'https://api.example.com/v2', noBalance: false } as const;
  const balance = fail({ kind: 'unreachable', message: 'It answered 500' } as const);
  const [found, ...others] = draftBlockers({ ...facts, account, balance });
  assert.deepEqual(others, []);
  assert.equal(spoken(found!.message), 'The address of the account ends in /v2.');
  assert.match(spoken(found!.fix!), /\/v2/);
  assert.deepEqual([found!.mayHaveNoBalance, found!.accountField], [true, 'baseUrl']);
  const wrong = fail({ kind: 'wrong-address', message: 'It answered 404' } as const);
  assert.deepEqual(blocked({ balance: wrong }), ['It answered 404']);
  assert.deepEqual(blocked({ balance }), []);
  for (const other of [{ noBalance: true }, { kind: 'practice' }] as const)
    assert.deepEqual(blocked({ account: { ...account, ...other }, balance }), []);
});
