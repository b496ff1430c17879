import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { besideRows, figuresOf } from '../../../../shared/campaign/progress/one-moment.ts';

const state = (revision: number, accepted: number, id = 1) =>
  ({
    id: id as CampaignId,
    revision,
    counts: { accepted, waiting: 9 - accepted },
    perhapsTexted: {},
    differences: 0,
  }) as unknown as CampaignState;

test('whatever arrives first, the figures are those of the rows, and everything else is as new as these allow', () => {
  const any = fc.record({ revision: fc.nat(5), accepted: fc.nat(3) });
  fc.assert(
    fc.property(any, any, (event, page) => {
      const latest = state(event.revision, event.accepted);
      const ofRows = state(page.revision, page.accepted);
      const shown = besideRows(latest, ofRows);
      assert.equal(figuresOf(shown), figuresOf(ofRows));
      const newest = latest.revision > ofRows.revision ? latest : ofRows;
      if (event.accepted === page.accepted) assert.equal(shown, newest);
    }),
  );
  const latest = state(2, 1);
  assert.equal(besideRows(latest, null), latest, 'no rows are shown');
  assert.equal(besideRows(latest, state(9, 0, 2)), latest, 'rows of another campaign');
});
