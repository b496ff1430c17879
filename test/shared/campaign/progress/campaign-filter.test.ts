import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import {
  type CampaignListFilter,
  campaignFilters,
  findCampaigns,
} from '../../../../shared/campaign/progress/campaign-filter.ts';
import { campaignPhases } from '../../../../shared/campaign/progress/phase.ts';

let ids = 0;

function campaign(changes: Partial<CampaignSummary>): CampaignSummary {
  ids += 1;
  return {
    id: ids as CampaignId,
    name: 'Spring',
    phase: 'finished',
    pause: null,
    kind: 'live',
    purpose: 'sending',
    accountName: 'Clinic',
    people: 3,
    treated: 0,
    rest: 0,
    accepted: 3,
    updatedAt: 0,
    message: 'Hej',
    ...changes,
  };
}

const everything: CampaignListFilter = { filter: 'all', tests: true };
const usual: CampaignListFilter = { filter: 'all', tests: false };

describe('which campaigns a filter shows', () => {
  test('each campaign of any phase is in all and in one other filter, and a count is what the filter shows', () => {
    const campaigns = campaignPhases.flatMap((phase) =>
      (['live', 'practice'] as const).flatMap((kind) =>
        (['sending', 'test', 'rehearsal'] as const).map((purpose) => campaign({ phase, kind, purpose })),
      ),
    );
    for (const tests of [true, false]) {
      const { counts } = findCampaigns(campaigns, { filter: 'all', tests }, '');
      assert.equal(counts.all, counts.drafts + counts.live + counts.practice);
      for (const filter of campaignFilters)
        assert.equal(
          findCampaigns(campaigns, { filter, tests }, '').shown.length,
          counts[filter],
          `${filter}, ${tests}`,
        );
    }
    assert.equal(findCampaigns(campaigns, everything, '').counts.all, campaigns.length);
  });

  test('a draft is no live campaign, whatever its account; one that missed its time is a draft', () => {
    const campaigns = [
      campaign({ phase: 'draft' }),
      campaign({ phase: 'missed' }),
      campaign({ phase: 'scheduled' }),
    ];
    const { counts } = findCampaigns(campaigns, usual, '');
    assert.deepEqual(counts, { all: 3, drafts: 2, live: 1, practice: 0 });
  });

  test('tests and rehearsals are left out once they have ended, never while something waits for them', () => {
    for (const purpose of ['test', 'rehearsal'] as const) {
      const ended = campaign({ purpose, phase: 'finished' });
      const paused = campaign({ purpose, phase: 'paused' });
      const found = findCampaigns([ended, paused], usual, '');
      assert.deepEqual(found.shown, [paused]);
      assert.equal(found.tests, 1);
      assert.equal(found.elsewhere, 1);
      assert.deepEqual(findCampaigns([ended, paused], everything, '').shown, [ended, paused]);
    }
  });

  test('a search looks at names and messages, in any case and form, and says what is found elsewhere', () => {
    const named = campaign({ name: 'VÅR 2026'.normalize('NFD') });
    const written = campaign({ message: 'Nu er det vår', kind: 'practice' });
    const campaigns = [named, written, campaign({})];
    assert.deepEqual(findCampaigns(campaigns, usual, ' vår ').shown, [named, written]);
    assert.deepEqual(findCampaigns(campaigns, usual, 'var').shown, [named, written]);
    const live = findCampaigns(campaigns, { filter: 'live', tests: false }, 'vår');
    assert.deepEqual(live.shown, [named]);
    assert.equal(live.elsewhere, 1);
    assert.deepEqual(live.counts, { all: 2, drafts: 0, live: 1, practice: 1 });
    assert.deepEqual(findCampaigns(campaigns, usual, 'vår nu').shown, [written], 'each word in either');
  });
});
