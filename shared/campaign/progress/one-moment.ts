import type { CampaignState } from './campaign.ts';

/** All of a campaign that rows of its results show too: while it stays the same, so do the rows. */
export function figuresOf({ counts, perhapsTexted, differences }: CampaignState): string {
  return JSON.stringify([counts, perhapsTexted, differences]);
}

/**
 * Which state to show beside rows that were read with `ofRows`, so that no figure contradicts a row. Null for no rows.
 * Until the rows are read again, the answer is the next `ofRows`: what was shown once is never followed by an older state.
 */
export function besideRows(latest: CampaignState, ofRows: CampaignState | null): CampaignState {
  if (ofRows === null || ofRows.id !== latest.id) return latest;
  const isNewer = latest.revision > ofRows.revision;
  return isNewer && figuresOf(latest) === figuresOf(ofRows) ? latest : ofRows;
}
