import * as rule from '../../../shared/campaign/progress/delivery-state.ts';
import { canStillSend, hasEnded } from '../../../shared/campaign/progress/phase.ts';
import { phaseIn, quoted } from '../../store/phase-in.ts';

// What `shared/campaign/progress/delivery-state.ts` says of one person, as conditions for SQL over many. In each, `r` is a recipient,
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

/** Campaign `g` can send still, at once or at its time. */
export const canStillSendSql = phaseIn(canStillSend, 'g');

/** The state of chunk `c` says that those who share it got nothing. */
export const saysNotTexted = stateIn(rule.saysNotTexted);

/** Those who share the state of chunk `c` may have been texted by an earlier request, though the state says that they were not. */
export const isPerhapsTexted = `(c.in_doubt_at IS NOT NULL AND ${saysNotTexted})`;

/** Those who share the state of chunk `c` can be ruled on. */
export const waitsForVerdict = `(${stateIn((state) => rule.waitsForVerdict({ state, perhapsTexted: false }, 'paused'))}
  OR (c.in_doubt_at IS NOT NULL
    AND ${stateIn((state) => rule.waitsForVerdict({ state, perhapsTexted: rule.saysNotTexted(state) }, 'cancelled'))}
    AND EXISTS (SELECT 1 FROM campaign g WHERE g.id = c.campaign_id AND ${phaseIn(hasEnded, 'g')})))`;

/** Chunk `c` is left to send, or its request is on its way. */
export const isUnderway = stateIn(rule.isUnderway);

/** Those who share the state of chunk `c` would still be sent to by their campaign, in doubt or not. */
export const wouldBeSent = `(c.people > 0 AND ${stateIn(rule.wouldBeSent)})`;

/** The state of row `of`, a chunk or a tally, is one of those that a rule holds for. */
export function stateIn(holds: (state: rule.DeliveryState) => boolean, of = 'c'): string {
  return `${of}.state IN (${quoted(rule.deliveryStates.filter(holds))})`;
}
