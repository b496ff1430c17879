import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import { isWritten } from '../../shared/campaign/progress/phase.ts';
import { type TestApp, value } from '../services/support/app.ts';
import { commandsIn } from '../services/support/command.ts';
import { carryOn } from './campaign-steps.ts';
import { firstName } from './family.ts';
import type { Notebook } from './notebook.ts';
import type { Step } from './steps.ts';
import { User } from './user.ts';

/** Notes what is there before the first step. */
export async function begin(app: TestApp, notebook: Notebook, campaignId: CampaignId): Promise<void> {
  notebook.write({ made: firstName, campaignId });
  notebook.write({ step: 'begin', known: await new User(app, notebook).seen() });
}

/** Does those of the steps that are still to be done, one after the other. */
export async function goOn(app: TestApp, notebook: Notebook, steps: readonly Step[]): Promise<void> {
  const user = new User(app, notebook);
  for (const { name, act } of steps) {
    if (notebook.notes.some((note) => 'step' in note && note.step === name)) continue;
    await act(user);
    await noStrangers(user, name);
    notebook.write({ step: name, known: await user.seen() });
  }
}

/** Whatever came during a step and is noted nowhere was asked for by nobody. */
async function noStrangers(user: User, name: string): Promise<void> {
  for (const one of await user.strangers())
    user.wrong(`nobody asked: ${name} left “${one.name}” (${one.phase})`);
  const used = new Set<AudienceId | null>();
  for (const { id, purpose } of await user.campaigns()) {
    if (purpose !== 'sending') continue;
    const draft = await user.app.wire.call('draft.get', { campaignId: id });
    if (draft.ok) used.add(draft.value.audienceId);
  }
  const { lists: known } = user.known();
  for (const { id, name: list } of value(await user.app.wire.call('audience.list', { before: null })).rows) {
    if (!known.includes(id) && !used.has(id)) user.wrong(`nobody asked: ${name} left the list “${list}”`);
  }
}

/** Goes on in a copy of a folder that was used since: what had begun is finished, and what is written is tried, also by command. */
export async function goOnInCopy(app: TestApp, notebook: Notebook): Promise<void> {
  const { wire } = app;
  if (value(await wire.call('folder.status', {})).hold !== null)
    value(await wire.call('folder.settle', { reading: 'copied' }));
  for (const { id: campaignId, phase } of value(await wire.call('campaign.list', { before: null })).rows) {
    if (isWritten(phase)) {
      await trySending(app, notebook, campaignId);
      continue;
    }
    const { doubt } = value(await wire.call('chunk.copied', { campaignId }));
    if (doubt !== null) {
      const { requests } = doubt;
      const verdict = { campaignId, verdict: 'treat-as-sent', requests } as const;
      value(await wire.call('chunk.resolveCopied', verdict));
    }
    await carryOn(app, notebook, campaignId, true);
  }
}

/** As somebody would who does not know that it was sent since. */
async function trySending(app: TestApp, notebook: Notebook, campaignId: CampaignId): Promise<void> {
  const { wire } = app;
  const review = await wire.call('campaign.review', { campaignId, withCode: true });
  if (!review.ok) return;
  const { people, hash, code } = review.value;
  await commandsIn(app).send(`${campaignId}-${code}`);
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  if (started.ok) await carryOn(app, notebook, campaignId, true);
}
