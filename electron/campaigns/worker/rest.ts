/**
 * SQL for those of campaign `?1` who have no id and are in no chunk that left or may have left: its rest. `r` is a
 * recipient, `c` their chunk. The chunks must come first: looked up for each person, they take minutes for a million.
 */
export const restJoin = `
  chunk c CROSS JOIN recipient r
    ON r.campaign_id = c.campaign_id AND r.position >= c.from_position AND r.position < c.to_position
  WHERE c.campaign_id = ?1 AND NOT EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = ?1 AND t.position = r.position)
    AND (c.state IN ('waiting', 'not-sent', 'refused', 'skipped')
      OR EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = ?1 AND s.position = r.position))`;
