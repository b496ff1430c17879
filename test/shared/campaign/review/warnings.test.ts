import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountTerms } from '../../../../shared/campaign/plan/account-terms.ts';
import type { Prediction } from '../../../../shared/campaign/plan/prediction.ts';
import {
  textWarnings,
  type WarnedFacts,
  type WarnedScan,
  warningsOf,
} from '../../../../shared/campaign/review/warnings.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { noLinkFaults } from '../../../../shared/message/link-faults.ts';
import { appError, fail, ok } from '../../../../shared/result.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

const NOW = Date.UTC(2026, 3, 1, 12);

const draft = {
  message: 'Hi {Name}',
  sender: 'Tagline',
  options: { startAt: null, canary: 0, splitUnicode: false, blanks: [] },
} as unknown as Draft;

const scan: WarnedScan = {
  people: 10,
  unicode: 0,
  doubtful: 0,
  elsewhere: { people: 0, countries: [] },
  loss: null,
  blanks: [],
  misfits: [],
  oddValues: [],
  brokenLinks: noLinkFaults(),
  long: { people: 0, mostParts: 0 },
  countries: [['DK', 10]],
  versions: [],
  unmet: [],
};

const terms: AccountTerms = {
  isProven: true,
  asksAfterQuiet: false,
  unicodeEncoding: 'UCS-2',
  quiet: null,
  recentDays: 0,
  limits: null,
};

const facts: WarnedFacts = {
  draft,
  account: { unicodeEncoding: 'UCS-2', encodingArrived: 'unknown' },
  balance: ok({ credit: 100 }),
  terms,
  now: NOW,
  textWarnings: [],
  scan,
};

const prediction = { credits: 20, creditsFrom: 'parts', secondsAtMost: 60 } as unknown as Prediction;

const withOptions = (options: object): Draft =>
  ({ ...draft, options: { ...draft.options, ...options } }) as unknown as Draft;

function warned(changes: Partial<WarnedFacts>, found: Partial<WarnedScan> = {}) {
  return warningsOf({ ...facts, scan: { ...scan, ...found }, ...changes }, prediction);
}

test('a campaign with nothing unusual has no warning, and without people there is nothing to warn of', () => {
  assert.deepEqual(warned({}), []);
  assert.deepEqual(warningsOf({ ...facts, balance: ok({ credit: 1 }), scan: null }, null), []);
});

test('what the import knew of another country’s numbers is said again, with its country', () => {
  const found = warned({}, { doubtful: 16, elsewhere: { people: 14, countries: ['AT', 'CH'] } });
  assert.deepEqual(
    found.map(({ message, filter }) => [spoken(message), filter]),
    [
      ['14 numbers may be mobile numbers of Austria or Switzerland.', 'problems'],
      ['2 numbers look doubtful.', 'problems'],
    ],
  );
});

test('a balance below the prediction is said, and stops a command; an equal one is enough', () => {
  const [short, ...others] = warned({ balance: ok({ credit: 19 }) });
  assert.match(spoken(short?.message) ?? '', /19.*20/);
  assert.equal(short?.stopsCommand, true);
  assert.deepEqual(others, []);
  assert.deepEqual(warned({ balance: ok({ credit: 20 }) }), []);
});

test('a balance that could not be read is said, unless a blocker names the account’s fault', () => {
  const unread = (kind: 'unreachable' | 'no-token' | 'wrong-address') =>
    warned({ balance: fail(appError(kind, 'No balance.')) }).map(({ message }) => message);
  assert.deepEqual(unread('unreachable'), ['No balance.']);
  assert.deepEqual([...unread('no-token'), ...unread('wrong-address')], []);
});

test('each kind of row to look at leads to its rows', () => {
  const filters = warned(
    { draft: withOptions({ lossAccepted: { people: 2, letters: 'ł' } }) },
    {
      loss: { people: 2, letters: 'ł' },
      brokenLinks: { ...noLinkFaults(), after: 1 },
      long: { people: 3, mostParts: 12 },
      misfits: [{ tag: '{When}', people: 4 }],
      doubtful: 5,
    },
  ).map(({ filter }) => filter);
  assert.deepEqual(filters, ['outside-gsm', 'problems', 'longest', 'problems', 'problems']);
});

test('a request with few Unicode texts is said, unless they go in requests of their own', () => {
  const mixed = (splitUnicode: boolean, unicode: number) =>
    warned({ draft: withOptions({ splitUnicode }) }, { unicode }).length;
  assert.deepEqual([mixed(false, 1), mixed(false, 10), mixed(true, 1)], [1, 0, 0]);
});

test('a sending that would last beyond its end is said', () => {
  const ending = (seconds: number) => warned({ draft: withOptions({ notAfter: NOW + seconds * 1000 }) });
  assert.equal(ending(59).length, 1);
  assert.equal(ending(60).length, 0);
});

test('a sending of texts that say tomorrow that would last beyond its day is said', () => {
  const today = { ...draft, message: 'Your visit is {Visit:relative}' };
  const midnight = new Date(2026, 3, 2).getTime();
  const [late, ...others] = warned({ draft: today, now: midnight - 30_000 });
  assert.match(spoken(late?.fix) ?? '', /^The texts count days from .*1 April.* get nothing\.$/);
  assert.deepEqual([...others, ...warned({ draft: today }), ...warned({ now: midnight - 30_000 })], []);
});

test('a first canary is said only where the draft has another, and there are more people', () => {
  assert.equal(warned({ terms: { ...terms, isProven: false } }).length, 1);
  assert.equal(
    warned({ terms: { ...terms, isProven: false } }, { people: 1, countries: [['DK', 1]] }).length,
    0,
  );
});

test('a version and words that nobody gets are said, with the value that is near', () => {
  const versions = { cases: [{ values: ['Gold'], message: 'Hello' }] };
  const [nobody, words] = warned(
    { draft: withOptions({ versions }) },
    {
      versions: [
        { recipients: 10, near: [] },
        { recipients: 0, near: ['gold card'] },
      ],
      unmet: ['Aarhus'],
    },
  );
  assert.match(spoken(nobody?.message) ?? '', /Gold/);
  assert.match(spoken(nobody?.fix) ?? '', /gold card/);
  assert.match(spoken(words?.message) ?? '', /Aarhus/);
});

test('what is wrong with a text in several versions is said once', () => {
  const message = 'Come  now';
  const versions = { cases: [{ values: ['Gold'], message }] };
  assert.equal(textWarnings({ ...withOptions({ versions }), message }, []).length, 1);
});
