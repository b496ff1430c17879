import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyStore } from '../../renderer/state/survey.ts';
import { AUDIENCE_FILTERS } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Answer, Operation, Wire } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { fail, ok } from '../../shared/result.ts';
import { settle, until } from '../support/until.ts';

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
  let answered = 0;
  /** Answers the next request, once it has come, and lets everything happen that follows. */
  async function answer(given: Answer<'draft.survey'>): Promise<void> {
    const next = await until(() => asked[answered], { what: 'a request for a survey' });
    answered += 1;
    next(given);
    await settle();
  }
  const wire: Wire = {
    call: <K extends Operation>() =>
      new Promise<Answer<'draft.survey'>>((resolve) => asked.push(resolve)) as Promise<Answer<K>>,
    subscribe: () => () => {},
  };
  return { wire, answer };
}

test('news of another audience, or of a message since changed, is not taken for this one', async () => {
  const { wire, answer } = slowMain();
  const store = surveyStore(wire);
  store.getState().want(guests, 'Hello');
  await answer(ok(surveyOf(guests, 'Hello', 3)));
  assert.equal(store.getState().survey?.people, 3);
  store.getState().take(surveyOf(members, 'Hello', 90));
  store.getState().take(surveyOf(guests, 'Hell', 80));
  assert.equal(store.getState().survey?.people, 3);
});

test('a survey that another window overtook is asked for again', async () => {
  const { wire, answer } = slowMain();
  const store = surveyStore(wire);
  store.getState().want(guests, 'Hello');
  await answer(fail({ kind: 'superseded' }));
  const { error, running } = store.getState();
  assert.deepEqual({ error, running }, { error: null, running: true });
  await answer(ok(surveyOf(guests, 'Hello', 3)));
  assert.equal(store.getState().survey?.people, 3);
  assert.equal(store.getState().running, false);
});

test('totals do not outlive the message they are of when the next cannot be surveyed', async () => {
  const { wire, answer } = slowMain();
  const store = surveyStore(wire);
  store.getState().want(guests, 'Hello');
  await answer(ok(surveyOf(guests, 'Hello', 3)));
  store.getState().want(guests, 'Hello again');
  await answer(fail({ kind: 'bad-input', message: 'It does not fit.' }));
  assert.equal(store.getState().survey, null);
  assert.equal(store.getState().error?.message, 'It does not fit.');
});
