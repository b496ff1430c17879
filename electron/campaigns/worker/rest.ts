import { isInChunk, isInRest } from '../records/delivery-state-sql.ts';

/**
 * SQL for the rest of campaign `?1`: recipients `r` in their chunks `c` who cannot have been texted, or are
 * counted as not sent. The chunks must come first: looked up for each person, they take minutes for a million.
 */
export const restJoin = `
  chunk c CROSS JOIN recipient r ON ${isInChunk} WHERE c.campaign_id = ?1 AND ${isInRest}`;
