import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryStates, mayBeTexted, waitsForVerdict } from '../../../shared/campaign/delivery-state.ts';
import { campaignPhases, canStillSend } from '../../../shared/campaign/phase.ts';
import { jsonWithoutPerson, keepsFromErasing } from '../../../shared/person/erasure.ts';

test('nobody is erased from a campaign that may still text them or is to be decided about', () => {
  for (const state of deliveryStates) {
    for (const phase of campaignPhases) {
      const why = keepsFromErasing({ state, perhapsTexted: false }, phase);
      if (state === 'unknown') assert.equal(why, 'in-doubt');
      else if (canStillSend(phase) && ['waiting', 'not-sent', 'refused', 'in-flight'].includes(state))
        assert.equal(why, 'to-send', `${state} ${phase}`);
      else assert.equal(why, null, `${state} ${phase}`);
      if (why !== null || !canStillSend(phase)) continue;
      // Whoever can be erased from a campaign that goes on is texted by it never again.
      const settled = ['accepted', 'skipped', 'treated-as-sent', 'treated-as-not-sent'];
      assert.ok(settled.includes(state));
      assert.equal(waitsForVerdict({ state, perhapsTexted: false }, phase), false);
      assert.equal(mayBeTexted({ state, perhapsTexted: false }, phase), state !== 'skipped');
    }
  }
});

test('what a service said in JSON stays JSON without the person', () => {
  const said = { status: 400, body: '{"message":"Cannot send \\"Hi Ann\\" to 46701740605"}', named: [3] };
  const own = { msisdn: '46701740605', words: ['Ann', 'Hi Ann'] };
  assert.deepEqual(JSON.parse(jsonWithoutPerson(JSON.stringify(said), own)), {
    ...said,
    body: '{"message":"Cannot send \\"[erased]\\" to [erased]"}',
  });
});
