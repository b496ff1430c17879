import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BalanceFacts,
  sinceWords,
  weighBalance,
} from '../../../shared/campaign/outcome/balance-evidence.ts';
import {
  type AnswerBody,
  describeEvidence,
  type Evidence,
} from '../../../shared/campaign/outcome/evidence.ts';
import { withOwnWords } from '../../../shared/campaign/outcome/own-words.ts';
import { pauseFor } from '../../../shared/campaign/outcome/pause-words.ts';
import { readRefusal } from '../../../shared/campaign/refusals/refusal.ts';
import { languages } from '../../../shared/language/languages.ts';
import type { Words } from '../../../shared/language/said.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';
import { say } from '../../../shared/texts/say.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const answer = { kind: 'answer', status: 500, retryAfterMs: null, location: '/done' } as const;
const lost = { kind: 'fault', fault: 'reset', detail: '', sentBytes: 10, totalBytes: 20 } as const;
const receipts = { kind: 'receipts', expected: 10, matched: 9, surplus: 1 } as const;
const odd = { shared: 2, notPositive: 3, errors: 4, error: 'No route' };
const bodies: readonly AnswerBody[] = [
  receipts,
  { ...receipts, odd, partial: { fault: 'reset', bytes: 7 }, oddCredit: '1e19' },
  { ...receipts, partial: { fault: null, bytes: 7 } },
  { kind: 'words', text: '' },
  { kind: 'words', text: 'x' },
  { kind: 'words', text: 'x', holdsIds: true },
  ...(['unended', 'encoded', 'not-plain', 'holds-ids'] as const).map(
    (doubt) => ({ kind: 'words', text: 'x', doubt }) as const,
  ),
  { kind: 'cut', fault: 'timeout', bytes: 7, text: 'x', holdsIds: true },
];
const proxy = { name: 'proxy:8080' };
const evidences: readonly Evidence[] = [
  { kind: 'interrupted' },
  { kind: 'interrupted', by: 'failure' },
  { kind: 'withdrawn' },
  { kind: 'older-copy', known: null },
  ...(['connecting', 'handshake', 'sending', 'waiting'] as const).map((phase) => ({ ...lost, phase })),
  { ...lost, phase: 'waiting', proxy },
  { ...lost, phase: 'connecting', fault: 'proxy-unsupported', proxy },
  { ...lost, phase: 'connecting', fault: 'host-not-found', proxy },
  ...[407, 403, 502].map((status) => ({
    ...lost,
    phase: 'connecting' as const,
    fault: 'proxy-refused' as const,
    proxy: { ...proxy, status },
  })),
  ...(['untrusted', 'misnamed', 'out-of-date'] as const).map((is) => ({
    ...lost,
    phase: 'handshake' as const,
    certificate: { issuer: 'Office', is },
  })),
  ...bodies.map((body) => ({ ...answer, body })),
];
const kinds = ['by-user', 'canary', 'refused', 'unknown', 'different-text', 'receipts-mismatch', 'odd-answer']
  .concat(['balance', 'unreachable', 'restart', 'slept', 'other-computer', 'older-copy', 'moved-out'])
  .concat(['disk', 'internal']) as Parameters<typeof pauseFor>[0][];
const reading: BalanceFacts = {
  before: 1000,
  after: 588,
  accepted: 12,
  movers: ['Spring'],
  expected: 400,
  named: 0,
  others: 0,
  doubtful: ['A', 'B', 'C', 'D'],
  ageMs: 70_000,
  since: sinceWords(null),
};
const readings: readonly BalanceFacts[] = [
  reading,
  ...evidences.slice(0, 5).map((evidence) => ({ ...reading, since: sinceWords(evidence) })),
  { ...reading, after: 988 },
  { ...reading, after: 988, named: 10 },
  { ...reading, after: 988, ageMs: 1000, expected: null },
  { ...reading, others: 5 },
  { ...reading, after: 5000 },
  { ...reading, expected: null },
  { ...reading, expected: 90 },
];

/** Everything that is said of what became of requests. */
function* all(): Generator<Words> {
  yield* evidences.map(describeEvidence);
  for (const kind of kinds) {
    for (const evidence of [null, ...evidences]) {
      const { message, fix } = pauseFor(kind, { evidence, chunk: 0, people: 2, seconds: 90 });
      yield message;
      if (fix !== undefined) yield fix;
    }
  }
  for (const status of [301, 400, 401, 403, 418, 422, 429]) {
    const { words, fix } = readRefusal(status, '', 90_000);
    yield words;
    yield fix;
  }
  yield* readings.map((facts) => weighBalance(facts).sentence);
  const { campaigns, reviews } = say;
  yield campaigns.became(2, 'unknown', withOwnWords(say.pauses.refused(), 'Nej'));
  yield campaigns.senderChanged('', 'Bakery', 2);
  yield campaigns.notStarted(say.starts.otherPeople(3, 2));
  yield reviews.quiet('DK', 2, '22:00', '23:00');
  yield reviews.balance(10, 20, 'assumed');
}

for (const language of languages.slice(1)) {
  test(`what is said within other sentences is said in the same language: ${language}`, async (t) => {
    t.after(() => loadLanguage('en'));
    await loadLanguage(language);
    for (const words of all()) {
      const sentence = spoken(words);
      assert.match(sentence, /^\p{Lu}.*[.”“]$/u, JSON.stringify(words));
      assert.doesNotMatch(sentence, /undefined|NaN|\[object|\b(?:the|of|and|with|request|service)\b/);
    }
  });
}
