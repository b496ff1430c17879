import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignsStore } from '../../renderer/state/campaigns.ts';
import { noticesStore } from '../../renderer/state/notices.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/campaign.ts';
import type { Wire } from '../../shared/contract.ts';

const silent: Wire = {
  call: async () => ({ ok: false, error: { kind: 'internal', message: 'Nobody is there.' } }),
  subscribe: () => () => {},
};

function state(revision: number, phase: CampaignState['phase']): CampaignState {
  return { id: 7 as CampaignId, phase, revision } as CampaignState;
}

test('an answer that comes after a newer event changes nothing', () => {
  const store = campaignsStore(silent, noticesStore());
  store.getState().put(state(5, 'paused'));
  store.getState().put(state(4, 'running'));
  assert.equal(store.getState().states[7]?.phase, 'paused');
  store.getState().put(state(6, 'running'));
  assert.equal(store.getState().states[7]?.phase, 'running');
});

test('a campaign taken off its schedule is a draft again and has no state', () => {
  const store = campaignsStore(silent, noticesStore());
  store.getState().put(state(1, 'scheduled'));
  store.getState().put(state(2, 'draft'));
  assert.equal(store.getState().states[7], undefined);
});
