import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { readRefusal } from '../refusals/refusal.ts';
import { describeEvidence, type Evidence } from './evidence.ts';
import { mentionsIds } from './receipts-in-cut-body.ts';

/** The service's own words, in one line of at most 500 characters; null if it gave none. */
export function ownWords(evidence: Evidence | null): string | null {
  if (evidence?.kind !== 'answer') return null;
  const { status, body } = evidence;
  if (body.kind === 'receipts') {
    const usage = body.usage === undefined ? [] : [`usage: ${body.usage}`];
    return [...(body.words === undefined ? [] : [body.words]), ...usage].join(' · ') || null;
  }
  if ((body.kind === 'words' && body.doubt === 'encoded') || isBinary(body.text)) return null;
  const { words, own } = readRefusal(status, body.text);
  // An unreadable body with ids in it contains numbers and texts, not words.
  return own && !mentionsIds(words) ? words : null;
}

/** Such as a compressed body: what it holds is not known. */
export function isBinary(text: string): boolean {
  return /(?!\s)\p{Cc}/u.test(text);
}

/** With the service's own words, which may name people: only for people who may see the campaign. */
export function observedInFull(evidence: Evidence): Words {
  return withOwnWords(describeEvidence(evidence), ownWords(evidence));
}

/** A sentence of ours, then the service's words in quotes that those words cannot close. */
export function withOwnWords(sentence: Words, words: string | null | undefined): Words {
  return words === null || words === undefined || words === ''
    ? sentence
    : say.evidence.itSaid(sentence, words);
}
