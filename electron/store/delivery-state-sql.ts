import * as rule from '../../shared/campaign/progress/delivery-state.ts';
import { canStillSend, hasEnded } from '../../shared/campaign/progress/phase.ts';
import { phaseIn, quotedForSql } from './phase-sql.ts';
import { inRange } from './range-sql.ts';

// The SQL twin of `delivery-state.ts`: `r` is a recipient, `c` their chunk, `g` their campaign. Not views of the
// database, because these safety rules belong to the code and not to the version of a file.

const hasReceipt =
  'EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = r.campaign_id AND t.position = r.position)';
const isSkipped =
  'EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = r.campaign_id AND s.position = r.position)';

export const isInChunk = `r.campaign_id = c.campaign_id AND ${inRange('r.position', 'c.from_position', 'c.to_position')}`;

/** Recipient `r` has no id of their own and was not taken out. */
export const sharesChunkState = `(NOT ${isSkipped} AND NOT ${hasReceipt})`;

/** Campaign `g` can still send, now or at its time. */
export const canStillSendSql = phaseIn(canStillSend, 'g');

/** Under the state of chunk `c`, the people who share it were not texted. */
export const meansNotTexted = stateIn(rule.meansNotTexted);

/** As `meansNotTexted`, but an earlier request may have reached the people. */
export const isPerhapsTexted = `(c.in_doubt_at IS NOT NULL AND ${meansNotTexted})`;

/** The people who share the state of chunk `c` can get a verdict. */
export const waitsForVerdict = `(${stateIn((state) => rule.waitsForVerdict({ state, perhapsTexted: false }, 'paused'))}
  OR (c.in_doubt_at IS NOT NULL
    AND ${stateIn((state) => rule.waitsForVerdict({ state, perhapsTexted: rule.meansNotTexted(state) }, 'cancelled'))}
    AND EXISTS (SELECT 1 FROM campaign g WHERE g.id = c.campaign_id AND ${phaseIn(hasEnded, 'g')})))`;

export const isToSend = stateIn(rule.isToSend);

/** Chunk `c` is still to be sent, or its request is on its way. */
export const isUnderway = stateIn(rule.isUnderway);

/** Chunk `c` has people to whom its campaign would still send, in doubt or not. */
export const wouldBeSent = `(c.people > 0 AND ${stateIn(rule.wouldBeSent)})`;

export function stateIn(holds: (state: rule.DeliveryState) => boolean, of = 'c'): string {
  return `${of}.state IN (${quotedForSql(rule.deliveryStates.filter(holds))})`;
}
