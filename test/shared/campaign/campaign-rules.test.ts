import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { expectedCredits } from '../../../shared/campaign/plan/price.ts';
import {
  afterSleep,
  dueNow,
  proposedStart,
  scheduledCanaryWords,
} from '../../../shared/campaign/plan/schedule.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import {
  afterStep,
  type CampaignStep,
  hasEnded,
  isWritten,
} from '../../../shared/campaign/progress/phase.ts';
import { recentSince, textFingerprint } from '../../../shared/campaign/review/recent-texts.ts';

const steps: CampaignStep[] = [
  'schedule',
  'unschedule',
  'miss',
  'prepare',
  'start',
  'give-up',
  'pause',
  'settled',
  'resume',
  'finish',
  'cancel',
];

test('what is frozen never thaws, and what has ended never moves', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (path) => {
      let phase: CampaignPhase = 'draft';
      for (const step of path) {
        const next = afterStep(phase, step);
        if (next === null) continue;
        assert.ok(!hasEnded(phase));
        if (phase !== 'preparing' && phase !== 'scheduled' && !isWritten(phase)) assert.ok(!isWritten(next));
        phase = next;
      }
    }),
  );
});

test('a campaign runs only from a prepared plan or a pause', () => {
  assert.equal(afterStep('draft', 'resume'), null);
  assert.equal(afterStep('missed', 'start'), null);
  assert.equal(afterStep('draft', 'start'), null);
  assert.equal(afterStep('running', 'cancel'), null);
  assert.equal(afterStep('pausing', 'cancel'), 'cancelled');
});

test('a missed time asks and never fires late', () => {
  assert.deepEqual(dueNow(1000, 400), { kind: 'wait', ms: 600 });
  assert.deepEqual(dueNow(9_999_999, 0), { kind: 'wait', ms: 30_000 });
  assert.equal(dueNow(1000, 1000).kind, 'start');
  assert.equal(dueNow(1000, 11_000).kind, 'start');
  assert.deepEqual(dueNow(1000, 11_001), { kind: 'ask', lateMs: 10_001 });
});

test('a short sleep is gone over, a long one asks first', () => {
  assert.equal(afterSleep(0), 'go-on');
  assert.equal(afterSleep(15 * 60_000), 'go-on');
  assert.equal(afterSleep(15 * 60_000 + 1), 'ask');
});

test('credits stay unknown until a request taught the price', () => {
  const none = { credits: 0, parts: 0 };
  const plain = { credits: 10, parts: 5 };
  assert.equal(expectedCredits({ plain: none, unicode: none }, { plain: 4, unicode: 0 }), null);
  assert.equal(expectedCredits({ plain, unicode: none }, { plain: 10, unicode: 1 }), 22);
  assert.equal(expectedCredits({ plain: none, unicode: plain }, { plain: 1, unicode: 10 }), 22);
  const unicode = { credits: 9, parts: 3 };
  assert.equal(expectedCredits({ plain, unicode }, { plain: 10, unicode: 10 }), 50);
});

test('the same words within the window are a repeat', () => {
  const since = recentSince(1_000_000_000, 1);
  assert.equal(since, 913_600_000);
  assert.equal(textFingerprint('Hi  Ann'), textFingerprint('hi ann '));
  assert.notEqual(textFingerprint('Hi Ann'), textFingerprint('Hi Bo'));
  assert.equal(recentSince(5, 0), Number.POSITIVE_INFINITY);
});

test('a fingerprint knows a text by its words alone, in ASCII as in any other letters', () => {
  const word = fc.constantFrom(
    'Hi',
    'ann',
    'ÅSA',
    'é',
    'e\u0301',
    '\u00a0',
    ' ',
    '\t',
    '\n',
    '\u001f',
    'İ',
    '😀',
  );
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' }), fc.string()), (one) => {
      const words = one.normalize().replace(/\s+/g, ' ').trim().toLowerCase();
      assert.equal(textFingerprint(one), textFingerprint(words));
      assert.equal(textFingerprint(`  ${words.replaceAll(' ', '\r\n ')}\v`), textFingerprint(words));
    }),
  );
  // What is on record in folders.
  assert.equal(textFingerprint('hi ann'), 2_027_933_514_062_113);
});

test('a time is proposed in daytime, a full hour some minutes off', () => {
  const proposed = (hours: number, minutes: number) => {
    const at = new Date(proposedStart(new Date(2026, 4, 31, hours, minutes).getTime()));
    return [at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()];
  };
  assert.deepEqual(proposed(10, 20), [31, 11, 0, 0]);
  assert.deepEqual(proposed(10, 55), [31, 12, 0, 0]);
  assert.deepEqual(proposed(10, 50), [31, 11, 0, 0]);
  assert.deepEqual(proposed(2, 0), [31, 9, 0, 0]);
  assert.deepEqual(proposed(16, 30), [31, 17, 0, 0]);
  assert.deepEqual(proposed(17, 20), [1, 9, 0, 0]);
  assert.deepEqual(proposed(23, 55), [1, 9, 0, 0]);
});

test('a scheduled campaign says what its canary comes to when nobody is there', () => {
  assert.match(scheduledCanaryWords(3, 100), /goes to 3 people at that time, pauses/);
  for (const canary of [0, 5, 9]) assert.match(scheduledCanaryWords(canary, 5), /without a canary/);
});
