import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withOwnWords } from '../../../shared/campaign/outcome/own-words.ts';
import { deliveryStates, waitsForVerdict } from '../../../shared/campaign/progress/delivery-state.ts';
import { campaignPhases, canStillSend } from '../../../shared/campaign/progress/phase.ts';
import { readWords, storedWords } from '../../../shared/language/said.ts';
import {
  jsonWithoutPerson,
  keepsFromErasing,
  storedWithoutPerson,
  withoutPerson,
} from '../../../shared/person/erasure.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';
import { say } from '../../../shared/texts/say.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

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

test('a sentence that is kept as data stays that sentence without the person', () => {
  const own = { msisdn: '46701740605', words: ['unknown', 'Ann'] };
  const kept = storedWords(withOwnWords(say.pauses.unknown(1, null), 'No route to Ann at +46 701 740 605'));
  const clean = storedWithoutPerson(kept, own);
  assert.equal(
    spoken(readWords(clean)),
    'Nobody knows whether a batch to 1 person was sent. It said: “No route to [erased] at [erased]”.',
  );
  assert.equal(storedWithoutPerson('What was said to Ann before.', own), 'What was said to [erased] before.');
});

test('that words are erased is written in the language that is spoken', async (t) => {
  t.after(() => loadLanguage('en'));
  await loadLanguage('de');
  const own = { msisdn: '46701740605', words: ['Ann'] };
  assert.equal(withoutPerson('Ann, 070-174 06 05', own), '[gelöscht], [gelöscht]');
});
