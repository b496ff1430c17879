import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import type { CampaignPhase } from '../../../../shared/campaign/progress/phase.ts';
import { taskbarProgress } from '../../../../shared/campaign/progress/taskbar.ts';
import { windowTitle } from '../../../../shared/campaign/progress/window-title.ts';
import { nobody } from '../campaign-state.ts';

/** A campaign to ten people, so many of whom are accepted. */
function campaign(phase: CampaignPhase, accepted: number, kind: PauseReason['kind'] | null = null) {
  const counts = { ...nobody, accepted, waiting: 10 - accepted };
  return { phase, people: 10, counts, pause: kind === null ? null : { kind, message: 'It stands still.' } };
}

test('the bar is of what is being sent; where nothing is, of what stands still, and says whether something is wrong', () => {
  assert.equal(taskbarProgress([]), null);
  assert.equal(taskbarProgress([campaign('finished', 10), campaign('missed', 0)]), null);
  const sending = campaign('running', 2);
  assert.deepEqual(taskbarProgress([sending, campaign('running', 5), campaign('paused', 9, 'refused')]), {
    fraction: 0.35,
    mode: 'normal',
  });
  assert.deepEqual(taskbarProgress([campaign('paused', 4, 'by-user')]), { fraction: 0.4, mode: 'paused' });
  assert.deepEqual(taskbarProgress([campaign('paused', 4, 'canary')]), { fraction: 0.4, mode: 'paused' });
  assert.deepEqual(taskbarProgress([campaign('paused', 0, 'unknown'), campaign('paused', 0, 'by-user')]), {
    fraction: 0.05,
    mode: 'error',
  });
});

test('the title of the window says how far a campaign has come while it is sent, and what is on show', () => {
  const named = (phase: CampaignPhase, accepted: number) => ({
    ...campaign(phase, accepted),
    name: 'Supporters',
  });
  assert.equal(windowTitle(named('running', 3)), '30% · Supporters');
  assert.equal(windowTitle(named('pausing', 3)), '30% · Supporters');
  assert.equal(windowTitle(named('paused', 3)), 'Supporters · Tagline');
  assert.equal(windowTitle(named('finished', 10)), 'Supporters · Tagline');
  assert.equal(windowTitle('Supporters'), 'Supporters · Tagline');
  assert.equal(windowTitle(''), 'Tagline');
});
