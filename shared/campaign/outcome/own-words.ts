import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { describeEvidence, type Evidence } from './evidence.ts';
import { mentionsIds } from './partial-receipts.ts';
import { readRefusal } from './refusal.ts';

/** The service's own words in what was observed, in one line of at most 500 characters; null where it gave none. */
export function ownWords(evidence: Evidence | null): string | null {
  if (evidence?.kind !== 'answer') return null;
  const { status, body } = evidence;
  if (body.kind === 'receipts') return body.words ?? null;
  if (body.kind === 'words' && body.doubt === 'encoded') return null;
  const { words, own } = readRefusal(status, body.text);
  // A body that cannot be read and has ids in it tells numbers and texts, and no words.
  return own && !mentionsIds(words) ? words : null;
}

/** What was observed, with the service's own words: for the people of the campaign alone, since they may name somebody. */
export function observedInFull(evidence: Evidence): Words {
  return withOwnWords(describeEvidence(evidence), ownWords(evidence));
}

/** A sentence of ours, and after it the words of the service in quotes that they cannot end. */
export function withOwnWords(sentence: Words, words: string | null | undefined): Words {
  return words === null || words === undefined || words === ''
    ? sentence
    : say.evidence.itSaid(sentence, words);
}
