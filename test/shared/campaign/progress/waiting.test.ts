import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { type CampaignPhase, campaignPhases } from '../../../../shared/campaign/progress/phase.ts';
import { awaitsDecision, hasDecision } from '../../../../shared/campaign/progress/waiting.ts';
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
