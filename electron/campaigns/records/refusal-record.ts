import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { refusedPeople } from '../../../shared/campaign/outcome/refusal-people.ts';
import type { PreparedChunk } from './prepared-chunk.ts';

/** What is kept of a refusal: its words, and whom it names by their position in the campaign. */
export interface RefusalRecord {
  readonly status: number;
  readonly body: string;
  readonly named: readonly number[];
  /** How long it asked to wait, in ms; left out where it did not say. */
  readonly retryAfterMs?: number;
}

/**
 * Makes the record while the request is at hand: an index in it means somebody else as soon as one of its people
 * is taken out.
 */
export function refusalRecord(
  { status, body, retryAfterMs }: Extract<Evidence, { kind: 'answer' }>,
  { request, positions }: PreparedChunk,
): RefusalRecord {
  const text = body.kind === 'receipts' ? '' : body.text;
  const named = refusedPeople(text, request.recipients).map((index) => positions[index]!);
  return { status, body: text, named, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
}
