import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { type CampaignPhase, campaignPhases } from '../../../../shared/campaign/progress/phase.ts';
import {
  awaitsDecision,
  goesOnAt,
  hasDecision,
  leavesAt,
} from '../../../../shared/campaign/progress/waiting.ts';
import { nobody } from '../campaign-state.ts';

function campaign(phase: CampaignPhase, kind: PauseReason['kind'] | null = null) {
  return { phase, counts: nobody, pause: kind === null ? null : { kind, message: 'It stands still.' } };
}

test('a decision waits where a campaign stands still for something that no person asked for', () => {
  const waits = (phase: CampaignPhase, kind: PauseReason['kind'] | null) =>
    awaitsDecision(campaign(phase, kind));
  for (const kind of ['canary', 'unknown', 'restart', 'balance'] as const)
    assert.ok(waits('paused', kind), kind);
  assert.ok(!waits('paused', 'by-user'));
  assert.deepEqual(
    campaignPhases.filter((phase) => waits(phase, null)),
    ['missed', 'paused'],
  );
});

test('there is something to decide in what stands still, and in what has ended with somebody in doubt', () => {
  const ended = campaign('finished');
  const inDoubt = { ...ended, counts: { ...nobody, unknown: 1 } };
  const all = [
    campaign('running'),
    campaign('paused', 'by-user'),
    campaign('paused', 'canary'),
    ended,
    inDoubt,
  ];
  assert.deepEqual(all.map(hasDecision), [false, false, true, false, true]);
});

test('what is left of a campaign leaves when it goes on, and after a canary not before the start', () => {
  const now = 10;
  const at = { startAt: 50 };
  const late = { startAt: 50, canaryNow: true };
  const cases = [
    [{ phase: 'scheduled', pause: null, options: at }, 50, 50, 50],
    [{ phase: 'scheduled', pause: null, options: { startAt: 5 } }, 5, 10, 10],
    [{ phase: 'running', pause: null, options: at }, null, 10, 10],
    [{ phase: 'running', pause: null, options: late }, null, 10, 50],
    [{ phase: 'paused', pause: {}, options: late }, null, 10, 50],
    [{ phase: 'paused', pause: { until: 30 }, options: late }, 30, 30, 50],
    [{ phase: 'paused', pause: { until: 70 }, options: late }, 70, 70, 70],
    [{ phase: 'paused', pause: { until: 30 }, options: { startAt: null } }, 30, 30, 30],
    [{ phase: 'paused', pause: { until: 5 }, options: { startAt: null } }, 5, 10, 10],
    [{ phase: 'running', pause: { until: 30 }, options: { startAt: null } }, null, 10, 10],
  ] as const;
  for (const [one, goesOn, canary, others] of cases) {
    const found = [goesOnAt(one), leavesAt(one, true, now), leavesAt(one, false, now)];
    assert.deepEqual(found, [goesOn, canary, others], JSON.stringify(one));
  }
});
