import type { CampaignId } from '../../shared/brand.ts';
import type { ResultFilter } from '../../shared/campaign/filters/result-filter.ts';
import { pauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { hasEnded, isMoving, isWritten } from '../../shared/campaign/progress/phase.ts';
import { type TestApp, value } from '../services/support/app.ts';
import type { Notebook } from './notebook.ts';

/** More decisions than any campaign here asks for. */
const mostDecisions = 100;

/** Starts a draft to everybody who is left of it, as it was reviewed; where nobody is, it stays a draft. */
export async function startDraft(
  { wire }: Pick<TestApp, 'wire'>,
  campaignId: CampaignId,
  includeRecent = false,
): Promise<void> {
  const state = value(await wire.call('campaign.get', { campaignId }));
  if (!isWritten(state.phase)) return;
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  if (people === 0 && !includeRecent) return;
  value(await wire.call('campaign.start', { campaignId, people, hash, includeRecent }));
}

/**
 * Brings a campaign to its end: who is in doubt counts as texted, and a refused request is halved until one person is left
 * of it. At the next refusal the campaign is cancelled; with `isLast` whoever is refused is taken out, and it goes on.
 */
export async function carryOn(
  app: TestApp,
  notebook: Notebook,
  campaignId: CampaignId,
  isLast = false,
): Promise<void> {
  const { wire, when } = app;
  for (let decisions = 0; decisions < mostDecisions; decisions++) {
    const state = await when<CampaignState>(`rest of campaign ${campaignId}`, async () => {
      const now = value(await wire.call('campaign.get', { campaignId }));
      return isMoving(now.phase) ? (null as never) : now;
    });
    const { row: waiting } = value(await wire.call('chunk.waiting', { campaignId, preferred: null }));
    if (waiting !== null) {
      const held = await numbersOf(app, campaignId, 'all', waiting.chunk);
      notebook.write({ doubted: held });
      const { chunk, attempts } = waiting;
      const verdict = { campaignId, chunk, verdict: 'treat-as-sent', attempts: attempts.length } as const;
      value(await wire.call('chunk.resolve', verdict));
      continue;
    }
    if (hasEnded(state.phase) || isWritten(state.phase)) return;
    const { rows } = value(await wire.call('chunk.list', { campaignId, from: 0, count: 500 }));
    const refused = rows.filter((row) => row.state === 'refused');
    const isFirst = isLast || refused.every(({ people }) => people > 1);
    const halved = isFirst ? refused.find((row) => row.refusal?.canBisect) : undefined;
    const [single] = refused;
    if (halved !== undefined) {
      value(await wire.call('chunk.bisect', { campaignId, chunk: halved.chunk }));
    } else if (single !== undefined && !isLast) {
      value(await wire.call('campaign.cancel', { campaignId }));
    } else if (single !== undefined) {
      const { chunk, from, to } = single;
      const positions = Array.from({ length: to - from }, (_, at) => from + at);
      value(await wire.call('chunk.takeOut', { campaignId, chunk, positions }));
    }
    const now = value(await wire.call('campaign.get', { campaignId }));
    if (now.phase === 'paused')
      value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(now.pause) }));
  }
  throw new Error(`Campaign ${campaignId} asked for more than ${mostDecisions} decisions.`);
}

/** The numbers in a part of a campaign's results. */
export async function numbersOf(
  { wire }: TestApp,
  campaignId: CampaignId,
  filter: ResultFilter,
  chunk: number | null = null,
): Promise<string[]> {
  const { viewId, count } = value(await wire.call('result.view', { campaignId, filter, search: '', chunk }));
  if (count === 0) return [];
  const rows = value(await wire.call('result.page', { viewId, from: 0, count })).rows;
  return rows.map(({ msisdn }) => msisdn);
}
