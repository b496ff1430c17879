import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { CampaignPhase } from '../../shared/campaign/progress/phase.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { DesktopWatch } from './desktop-watch.ts';
import { campaignGone } from './records/lifecycle.ts';
import type { StateReader } from './results/state-reader.ts';
import type { Live } from './worker/run/engine-deps.ts';

export class CampaignNews {
  readonly #context: Pick<Context, 'emit' | 'log'>;
  readonly #states: StateReader;
  readonly #desktop: DesktopWatch;
  readonly #live = new Map<CampaignId, Live>();
  readonly #phases = new Map<CampaignId, CampaignPhase>();

  constructor(context: Pick<Context, 'emit' | 'log'>, states: StateReader, desktop: DesktopWatch) {
    this.#context = context;
    this.#states = states;
    this.#desktop = desktop;
  }

  state(campaignId: CampaignId): Result<CampaignState> {
    const state = this.#states.state(campaignId, this.#live.get(campaignId));
    return state === null ? campaignGone : ok(state);
  }

  /** `live` is what the thread knows beyond the store. */
  tell(campaignId: CampaignId, live?: Live): Result<CampaignState> {
    if (live !== undefined) this.#live.set(campaignId, live);
    const state = this.state(campaignId);
    if (!state.ok) {
      // Its start was given up.
      if (this.#phases.has(campaignId)) this.forget([campaignId]);
      return state;
    }
    const { phase, pause } = state.value;
    const { emit, log } = this.#context;
    emit({ type: 'campaign', campaign: state.value });
    this.#desktop.changed(state.value);
    if (this.#phases.get(campaignId) !== phase) {
      this.#phases.set(campaignId, phase);
      log.write('campaign', { id: campaignId, phase, pause: pause?.kind ?? null });
      this.listChanged();
    }
    return state;
  }

  tellAll(): void {
    for (const campaignId of this.#phases.keys()) this.tell(campaignId);
  }

  tellOpen(): void {
    for (const id of this.#states.unended()) this.tell(id);
    this.listChanged();
  }

  after(campaignId: CampaignId, done: Result<unknown>): Result<CampaignState> {
    return done.ok ? this.tell(campaignId) : done;
  }

  forget(campaignIds: readonly CampaignId[]): void {
    for (const campaignId of campaignIds) {
      this.#live.delete(campaignId);
      this.#phases.delete(campaignId);
    }
    this.#desktop.gone(campaignIds);
    this.#context.log.write('campaigns removed', { count: campaignIds.length });
    this.listChanged();
  }

  listChanged(): void {
    this.#context.emit({ type: 'campaigns' });
  }
}
