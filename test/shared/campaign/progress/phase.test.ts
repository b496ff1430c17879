import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  afterStep,
  type CampaignPhase,
  type CampaignStep,
  hasEnded,
  isWritten,
} from '../../../../shared/campaign/progress/phase.ts';

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
