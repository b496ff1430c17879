import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import { type PauseFacts, pauseWords } from '../../../shared/campaign/outcome/pause-words.ts';
import { readRefusal } from '../../../shared/campaign/outcome/refusal.ts';

/** Puts a pause into words from what was observed. */
export function pauseFor(
  kind: PauseReason['kind'],
  facts: Partial<Pick<PauseFacts, 'people' | 'detail' | 'seconds' | 'account'>> & {
    chunk?: number;
    evidence?: Evidence;
  } = {},
): PauseReason {
  const { evidence = null } = facts;
  const refused = kind === 'refused' && evidence?.kind === 'answer';
  const text = refused && evidence.body.kind !== 'receipts' ? evidence.body.text : '';
  return pauseWords({
    kind,
    chunk: facts.chunk ?? null,
    people: facts.people ?? 0,
    evidence,
    refusal: refused ? readRefusal(evidence.status, text, evidence.retryAfterMs) : null,
    account: facts.account ?? null,
    detail: facts.detail ?? null,
    seconds: facts.seconds ?? 0,
  });
}
