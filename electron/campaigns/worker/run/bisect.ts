import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { Evidence } from '../../../../shared/campaign/outcome/evidence.ts';
import { mayBeAboutPeople } from '../../../../shared/campaign/refusals/refusal.ts';
import { say } from '../../../../shared/texts/say.ts';
import { openTimeline } from '../../../store/timeline.ts';
import { sendHalves } from '../../records/chunk-changes.ts';
import type { StoredChunk } from '../../records/chunk-store.ts';
import { splitChunk } from './cut-chunk.ts';

/** A service that refuses everything must not be asked about everybody one by one. */
const mostRefusals = 200;

export type Bisection = ReturnType<typeof openBisection>;

export function openBisection(database: DatabaseSync, campaignId: CampaignId) {
  const timeline = openTimeline(database);
  let refusals = 0;

  return {
    /** True if a refused chunk must be halved without asking, or is the one person whom the halving isolated. */
    continues(chunk: StoredChunk, evidence: Evidence) {
      if (!chunk.bisecting || evidence.kind !== 'answer' || !mayBeAboutPeople(evidence.status)) return false;
      refusals++;
      return refusals <= mostRefusals;
    },
    /** One person alone stays refused. Run it in a transaction. */
    halve(chunk: StoredChunk, at: number) {
      const second = splitChunk(database, campaignId, chunk, (people) => Math.ceil(people / 2));
      if (second === null) return;
      sendHalves(database, campaignId, chunk, second);
      if (!chunk.bisecting) {
        timeline.add(campaignId, at, 'bisected', say.campaigns.halved(chunk.chunk + 1));
      }
    },
  };
}
