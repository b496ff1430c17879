import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignSummary } from '../../shared/campaign/progress/campaign.ts';
import { isWritten } from '../../shared/campaign/progress/phase.ts';
import { type TestApp, value } from '../services/support/app.ts';
import type { Known, Notebook } from './notebook.ts';

/** What a step asks for: a draft, or a campaign that is under way, to at most so many people. */
export interface Wanted {
  readonly purpose: CampaignSummary['purpose'];
  readonly isDraft: boolean;
  readonly people: number;
}

/** The app, and what the person in front of it notes. */
export class User {
  readonly app: TestApp;
  readonly notebook: Notebook;
  constructor(app: TestApp, notebook: Notebook) {
    this.app = app;
    this.notebook = notebook;
  }

  /** What was made under a name; the first campaign by its own. */
  made(name: string): CampaignId | null {
    const note = this.notebook.notes.findLast((one) => 'made' in one && one.made === name);
    return note !== undefined && 'made' in note ? (note.campaignId as CampaignId) : null;
  }

  /** The campaign under a name, where it is there still. */
  async there(name: string): Promise<CampaignSummary | null> {
    const id = this.made(name);
    return (await this.campaigns()).find((one) => one.id === id) ?? null;
  }

  /** Whether a draft was made for people who may get its text twice. */
  isAgain(campaignId: CampaignId): boolean {
    return this.notebook.notes.some((note) => 'again' in note && note.campaignId === campaignId);
  }

  async campaigns(): Promise<readonly CampaignSummary[]> {
    return value(await this.app.wire.call('campaign.list', { before: null })).rows;
  }

  async seen(): Promise<Known> {
    const lists = value(await this.app.wire.call('audience.list', { before: null })).rows;
    return {
      campaigns: (await this.campaigns()).map(({ id }) => id),
      lists: lists.map(({ id }) => id),
    };
  }

  known(): Known {
    const note = this.notebook.notes.findLast((one) => 'known' in one);
    return note !== undefined && 'known' in note ? note.known : { campaigns: [], lists: [] };
  }

  /** Campaigns that have come since the latest step was done and are noted nowhere. */
  async strangers(): Promise<readonly CampaignSummary[]> {
    const noted = this.notebook.notes.flatMap((note) => ('made' in note ? [note.campaignId] : []));
    const known = new Set([...this.known().campaigns, ...noted]);
    return (await this.campaigns()).filter(({ id }) => !known.has(id));
  }

  wrong(what: string): void {
    this.notebook.write({ wrong: what });
  }

  /** How many people a draft goes to at most. */
  async reach(campaignId: CampaignId): Promise<number> {
    const draft = value(await this.app.wire.call('draft.get', { campaignId }));
    if (draft.audienceId === null) return 0;
    const list = value(await this.app.wire.call('audience.get', { audienceId: draft.audienceId }));
    return list.counts.recipients;
  }

  /** Finds what a step had made before a crash, or has it made; whatever else is there was asked for by nobody. */
  async make(name: string, wanted: Wanted, ask: () => Promise<unknown>): Promise<void> {
    if (this.made(name) !== null) return;
    let found = await this.fitting(name, wanted);
    if (found === null) {
      await ask();
      found = await this.fitting(name, wanted);
    }
    if (found !== null) this.notebook.write({ made: name, campaignId: found });
  }

  private async fitting(name: string, wanted: Wanted): Promise<CampaignId | null> {
    let fit: CampaignId | null = null;
    for (const stranger of await this.strangers()) {
      const why = await this.misfit(stranger, wanted);
      if (why === null && fit === null) {
        fit = stranger.id;
        continue;
      }
      this.wrong(`half made: ${name} left ${why ?? 'a second one'}`);
      if (isWritten(stranger.phase)) {
        const { id: campaignId, phase } = stranger;
        value(await this.app.wire.call('campaign.remove', { campaignId, phase }));
      }
    }
    return fit;
  }

  private async misfit(one: CampaignSummary, wanted: Wanted): Promise<string | null> {
    const isDraft = isWritten(one.phase);
    const people = isDraft ? await this.reach(one.id) : one.people;
    const what = `“${one.name}”, ${one.purpose} (${one.phase}) to ${people}`;
    if (isDraft !== wanted.isDraft) return what;
    if (!isDraft && one.purpose !== wanted.purpose) return what;
    return people <= wanted.people ? null : `${what}, not ${wanted.people}`;
  }
}
