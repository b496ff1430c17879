import type { Evidence } from '../../../shared/campaign/evidence.ts';
import { refusedPeople } from '../../../shared/campaign/refusal-people.ts';
import type { PreparedChunk } from './prepared-chunk.ts';

/** What is kept of a refusal: its words, and whom it names by their position in the campaign. */
export interface RefusalRecord {
  readonly status: number;
  readonly body: string;
  readonly named: readonly number[];
  readonly places: readonly {
    readonly said: string;
    readonly fromOne: number | null;
    readonly fromZero: number | null;
  }[];
}

/**
 * Makes the record while the request is at hand: a place in it means somebody else as soon as one of its people
 * is taken out.
 */
export function refusalRecord(
  evidence: Extract<Evidence, { kind: 'answer' }>,
  { request, positions }: PreparedChunk,
): RefusalRecord {
  const body = evidence.body.kind === 'receipts' ? '' : evidence.body.text;
  const { named, places } = refusedPeople(body, request.recipients);
  const at = (index: number | null): number | null => (index === null ? null : positions[index]!);
  return {
    status: evidence.status,
    body,
    named: named.map((index) => positions[index]!),
    places: places.map(({ said, fromOne, fromZero }) => ({
      said,
      fromOne: at(fromOne),
      fromZero: at(fromZero),
    })),
  };
}
