import * as rule from '../../../shared/campaign/delivery-state.ts';
import { campaignPhases, canStillSend } from '../../../shared/campaign/phase.ts';

// What `shared/campaign/delivery-state.ts` says of one person, as conditions for SQL over many. In each, `r` is a recipient,
// `c` the chunk they are in and `g` their campaign. They are no views of the database: what is safe belongs to the code
// that asks and not to the version of a file.

const hasReceipt =
  'EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = r.campaign_id AND t.position = r.position)';
const isSkipped =
  'EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = r.campaign_id AND s.position = r.position)';

/** Recipient `r` is in chunk `c`. */
export const isInChunk =
  'r.campaign_id = c.campaign_id AND r.position >= c.from_position AND r.position < c.to_position';

/** Recipient `r` shares the state of their chunk: they have no id of their own and were not taken out. */
export const sharesChunkState = `(NOT ${isSkipped} AND NOT ${hasReceipt})`;

/** Recipient `r` of chunk `c` was texted, or nobody can say that they were not; everybody else is the rest. */
export const mayHaveBeenTexted = `(${hasReceipt} OR (${stateIs(rule.mayHaveBeenTexted)} AND NOT ${isSkipped}))`;

/** Chunk `c` may hold such people: `people` counts those who share its state, so that others have left it. */
export const holdsTexted = `(${stateIs(rule.mayHaveBeenTexted)} OR c.people < c.to_position - c.from_position)`;

/** Recipient `r` of chunk `c` may have been texted, or may still be while campaign `g` can go on. */
export const mayBeTexted = `(${mayHaveBeenTexted}
  OR (g.phase IN (${quoted(campaignPhases.filter(canStillSend))}) AND c.state <> 'skipped' AND NOT ${isSkipped}))`;

/** Chunk `c` is left to send, or its request is on its way. */
export const isUnderway = stateIs(rule.isUnderway);

function stateIs(holds: (state: (typeof rule.deliveryStates)[number]) => boolean): string {
  return `c.state IN (${quoted(rule.deliveryStates.filter(holds))})`;
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
