import type { Evidence } from '../../../shared/campaign/evidence.ts';
import type { PauseReason } from '../../../shared/campaign/pause.ts';
import { pauseWords } from '../../../shared/campaign/pause-words.ts';
import { readRefusal } from '../../../shared/campaign/refusal.ts';

/** Puts a pause into words from what was observed. */
export function pauseFor(
  kind: PauseReason['kind'],
  facts: { chunk?: number; people?: number; evidence?: Evidence; detail?: string } = {},
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
    detail: facts.detail ?? '',
  });
}
