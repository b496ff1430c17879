import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { campaignPhases, canStillSend, hasEnded } from '../../../shared/campaign/progress/phase.ts';
import { mayGoCampaign, mayGoList } from '../../../shared/retention/retention.ts';
import { planWords } from '../../../shared/retention/retention-words.ts';

const day = 86_400_000;
const now = 1_000 * day;

test('a campaign goes only once it has ended, is decided about, and keeps nobody from being texted twice', () => {
  const facts = fc.record({
    phase: fc.constantFrom(...campaignPhases),
    endedAt: fc.integer({ min: 0, max: now }),
    isInDoubt: fc.boolean(),
    hasRest: fc.boolean(),
  });
  const days = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(facts, days, days, (campaign, kept, recentDays) => {
      const goes = mayGoCampaign(campaign, kept, { now, recentDays });
      const { phase, endedAt, isInDoubt, hasRest } = campaign;
      if (canStillSend(phase) || !hasEnded(phase) || isInDoubt || hasRest || kept === 0)
        assert.equal(goes, false);
      if (goes) assert.ok(now - endedAt > kept * day && now - endedAt > recentDays * day);
      // Kept for longer, nothing more goes.
      if (!goes && kept > 0) assert.equal(mayGoCampaign(campaign, kept + 10, { now, recentDays }), false);
    }),
  );
  const old = { phase: 'finished', endedAt: now - 31 * day, isInDoubt: false, hasRest: false } as const;
  assert.equal(mayGoCampaign(old, 30, { now, recentDays: 7 }), true);
  assert.equal(mayGoCampaign(old, 30, { now, recentDays: 40 }), false);
});

test('a list goes only when it was of no use for so long and no campaign needs it', () => {
  const usedAt = now - 31 * day;
  assert.equal(mayGoList({ usedAt, isNeeded: false }, 30, now), true);
  assert.equal(mayGoList({ usedAt, isNeeded: true }, 30, now), false);
  assert.equal(mayGoList({ usedAt, isNeeded: false }, 31, now), false);
  assert.equal(mayGoList({ usedAt, isNeeded: false }, 0, now), false);
});

test('what goes is said in words', () => {
  assert.equal(planWords({ campaigns: 0, lists: 0, inbox: 0, log: 0 }), null);
  assert.equal(planWords({ campaigns: 1, lists: 0, inbox: 0, log: 0 }), '1 campaign with results');
  assert.equal(
    planWords({ campaigns: 2, lists: 1, inbox: 3, log: 0 }),
    '2 campaigns with results, 1 list and 3 texts in the demo inbox',
  );
});
