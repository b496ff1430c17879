import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countSentence } from '../../shared/audience/counts-in-words.ts';
import {
  canaryWords,
  chunkSizeWords,
  connectionsWords,
  paceWords,
} from '../../shared/campaign/plan/send-option-words.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { progressSentence, segments } from '../../shared/campaign/progress/campaign-progress.ts';
import { cancelWords } from '../../shared/campaign/progress/cancel-words.ts';
import { settledShare } from '../../shared/campaign/progress/delivery-state.ts';
import { peopleToSend, restPeople } from '../../shared/campaign/progress/rest-people.ts';
import { verdictWords } from '../../shared/campaign/progress/verdict-words.ts';
import { regionName } from '../../shared/format/display-names.ts';
import { countries } from '../../shared/number/country-names.ts';
import { delimiterName } from '../../shared/sheet/delimiter.ts';
import { emptyCampaign } from './campaign/campaign-state.ts';

const { options } = emptyCampaign;

const state: CampaignState = {
  ...emptyCampaign,
  people: 1000,
  counts: {
    waiting: 400,
    'in-flight': 100,
    accepted: 440,
    'not-sent': 10,
    refused: 20,
    unknown: 25,
    'treated-as-sent': 2,
    'treated-as-not-sent': 0,
    skipped: 3,
  },
  secondsLeft: 125,
};

test('the bar holds everybody once, settled people first', () => {
  const pieces = segments(state);
  assert.equal(
    pieces.reduce((sum, { people }) => sum + people, 0),
    state.people,
  );
  assert.equal(pieces[0]!.state, 'accepted');
  assert.equal(pieces.at(-1)!.state, 'waiting');
  assert.equal(pieces[0]!.share, 0.44);
  assert.deepEqual(segments({ counts: state.counts, people: 0 }).length, 8);
});

test('unknown and in-flight people are not settled, nor are they the rest', () => {
  assert.equal(settledShare(state), 0.465);
  assert.equal(restPeople(state), 433);
});

test('a campaign goes on to those who wait or were not sent, and to nobody refused, in doubt or treated as sent', () => {
  const counts = {
    ...emptyCampaign.counts,
    accepted: 500,
    'treated-as-sent': 5,
    unknown: 3,
    refused: 2,
    waiting: 480,
    'not-sent': 10,
  };
  assert.equal(peopleToSend({ counts }), 490);
});

test('cancelling says what becomes of everybody', () => {
  assert.equal(
    cancelWords(state),
    '440 texts were accepted by the service; you cannot take that back. A batch to 100 people is on the way; Tagline still records its outcome. 25 people stay unconfirmed until you decide. Until then no campaign to the remaining people includes them. 433 people get nothing. You can make a new campaign to the remaining people later.',
  );
});

test('whom an earlier request may have reached is in no rest, unless counted as not sent', () => {
  const perhapsTexted = { ...state.perhapsTexted, refused: 20, skipped: 1 };
  assert.equal(restPeople({ ...state, perhapsTexted }), 412);
  const counts = { ...state.counts, unknown: 20, 'treated-as-not-sent': 5 };
  assert.equal(restPeople({ counts, perhapsTexted }), 417);
  assert.match(
    cancelWords({ counts, perhapsTexted }),
    /21 people may have been texted by an earlier batch, and no campaign to the remaining people reaches them unless you count them as not sent\. 417 people get nothing/,
  );
  assert.match(progressSentence({ ...state, perhapsTexted }), /, 3 skipped, 21 perhaps texted before,/);
});

test('progress is one sentence', () => {
  assert.equal(
    progressSentence(state),
    'Sending: 440 of 1,000 people accepted, 100 on the way, 25 unconfirmed, 20 refused, 3 skipped, about 2 minutes left',
  );
  assert.equal(progressSentence({ ...state, phase: 'preparing', preparing: 0.429 }), 'Preparing, 42%');
  const looked = { kind: 'canary', message: '', fix: '' } as const;
  assert.match(
    progressSentence({ ...state, phase: 'paused', pause: looked }),
    /^First 440 sent, waiting for you: /,
  );
  const until = { ...looked, kind: 'quiet', until: 1 } as const;
  assert.match(progressSentence({ ...state, phase: 'paused', pause: until }), /^Waiting: /);
});

test('only sending again asks once more, and says how many may get it twice', () => {
  assert.equal(verdictWords('treat-as-sent', 412).question, null);
  assert.match(verdictWords('send-again', 412).question!, /Up to 412 people may get this text twice/);
  assert.match(verdictWords('send-again', 1).consequence, /this person get/);
  assert.match(
    verdictWords('send-again', 412, true).consequence,
    /new campaign to the remaining people can reach these 412/,
  );
  assert.equal(verdictWords('treat-as-sent', 412, true).label, 'Treat as sent');
});

test('send options say what they cost', () => {
  const terms = { isProven: true, asksAfterQuiet: false };
  assert.match(chunkSizeWords(options, 12_480), /^If an answer is lost, up to 1,000 people/);
  assert.match(chunkSizeWords({ ...options, connections: 4 }, 3000), /up to 3,000 people/);
  assert.match(canaryWords(options, 100, terms), /first 5 people/);
  assert.match(canaryWords({ ...options, canary: 0 }, 100, terms), /at once/);
  assert.match(canaryWords({ ...options, canary: 100 }, 100, terms), /whole list/);
  assert.equal(
    paceWords(100, 12_500),
    'At most 100 people a minute, so at least 2\u00a0h 5\u00a0min in all.',
  );
  assert.match(connectionsWords(1), /at most one/);
});

test('counts that are zero are not said', () => {
  const none = { rows: 5, recipients: 4, repaired: 0, doubtful: 0, duplicates: 1, optedOut: 0 };
  const counts = { ...none, rejected: 0, excluded: 0, recent: 0, saidNo: 0, joined: 0, edited: 0 };
  assert.equal(countSentence(counts), '4 people; 1 duplicate');
});

test('delimiters have the names people know', () => {
  assert.equal(delimiterName('\t'), 'Tab');
  assert.equal(delimiterName('§'), '“§”');
});

test('countries are named and sorted', () => {
  const all = countries();
  assert.ok(all.length > 200);
  assert.deepEqual(
    all.find(({ code }) => code === 'SE'),
    { code: 'SE', name: 'Sweden', dial: '46' },
  );
  assert.equal(regionName('DE'), 'Germany');
});
