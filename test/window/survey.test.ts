import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyStore } from '../../renderer/state/survey.ts';
import { AUDIENCE_FILTERS } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Answer, Operation, Wire } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { fail, ok } from '../../shared/result.ts';

const guests = 1 as AudienceId;
const members = 2 as AudienceId;

function surveyOf(audienceId: AudienceId, message: string, people: number): Survey {
  const counts = { people, parts: people, byParts: [people], unicode: 0, refused: 0, tooLong: 0 };
  const none = { culprits: [], longest: null, blanks: [], messageProblems: [] };
  const rows = Object.fromEntries(AUDIENCE_FILTERS.map((filter) => [filter, people])) as Survey['rows'];
  return { audienceId, message, progress: 1, rows, ...counts, ...none };
}

/** A main that answers each request for a survey when it is told to. */
function slowMain() {
  const asked: ((answer: Answer<'draft.survey'>) => void)[] = [];
  const wire: Wire = {
    call: <K extends Operation>() =>
      new Promise<Answer<'draft.survey'>>((resolve) => asked.push(resolve)) as Promise<Answer<K>>,
    subscribe: () => () => {},
  };
  return { wire, asked };
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('news of another audience, or of a message since changed, is not taken for this one', async () => {
  const { wire, asked } = slowMain();
  const store = surveyStore(wire);
  store.getState().want(guests, 'Hello');
  await pass(200);
  asked[0]?.(ok(surveyOf(guests, 'Hello', 3)));
  await pass(0);
  assert.equal(store.getState().survey?.people, 3);
  store.getState().take(surveyOf(members, 'Hello', 90));
  store.getState().take(surveyOf(guests, 'Hell', 80));
  assert.equal(store.getState().survey?.people, 3);
});

test('a survey that another window overtook is asked for again', async () => {
  const { wire, asked } = slowMain();
  const store = surveyStore(wire);
  store.getState().want(guests, 'Hello');
  await pass(200);
  asked[0]?.(fail({ kind: 'superseded' }));
  await pass(0);
  const { error, running } = store.getState();
  assert.deepEqual({ error, running }, { error: null, running: true });
  await pass(600);
  asked[1]?.(ok(surveyOf(guests, 'Hello', 3)));
  await pass(0);
  assert.equal(store.getState().survey?.people, 3);
  assert.equal(store.getState().running, false);
});

test('totals do not outlive the message they are of when the next cannot be surveyed', async () => {
  const { wire, asked } = slowMain();
  const store = surveyStore(wire);
  store.getState().want(guests, 'Hello');
  await pass(200);
  asked[0]?.(ok(surveyOf(guests, 'Hello', 3)));
  store.getState().want(guests, 'Hello again');
  await pass(200);
  asked[1]?.(fail({ kind: 'bad-input', message: 'It does not fit.' }));
  await pass(0);
  assert.equal(store.getState().survey, null);
  assert.equal(store.getState().error?.message, 'It does not fit.');
});
