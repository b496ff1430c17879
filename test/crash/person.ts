import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import { isWritten } from '../../shared/campaign/progress/phase.ts';
import { type TestApp, value } from '../services/support/app.ts';
import { carryOn } from './campaign-steps.ts';
import { firstName } from './family.ts';
import { Hand } from './hand.ts';
import type { Paper } from './paper.ts';
import type { Step } from './steps.ts';

/** Notes what is there before the first step. */
export async function begin(app: TestApp, paper: Paper, campaignId: CampaignId): Promise<void> {
  paper.write({ made: firstName, campaignId });
  paper.write({ step: 'begin', known: await new Hand(app, paper).seen() });
}

/** Does those of the steps that are still to be done, one after the other. */
export async function goOn(app: TestApp, paper: Paper, steps: readonly Step[]): Promise<void> {
  const hand = new Hand(app, paper);
  for (const { name, act } of steps) {
    if (paper.notes.some((note) => 'step' in note && note.step === name)) continue;
    await act(hand);
    await noStrangers(hand, name);
    paper.write({ step: name, known: await hand.seen() });
  }
}

/** Whatever came during a step and is noted nowhere was asked for by nobody. */
async function noStrangers(hand: Hand, name: string): Promise<void> {
  for (const one of await hand.strangers()) hand.wrong(`unasked: ${name} left “${one.name}” (${one.phase})`);
  const used = new Set<AudienceId | null>();
  for (const { id, purpose } of await hand.campaigns()) {
    if (purpose !== 'sending') continue;
    const draft = await hand.app.wire.call('draft.get', { campaignId: id });
    if (draft.ok) used.add(draft.value.audienceId);
  }
  const { lists: known } = hand.known();
  for (const { id, name: list } of value(await hand.app.wire.call('audience.list', { before: null })).rows) {
    if (!known.includes(id) && !used.has(id)) hand.wrong(`unasked: ${name} left the list “${list}”`);
  }
}

/** Goes on in a copy of a folder that is in use elsewhere: what had begun is finished, and nothing new is started. */
export async function goOnInCopy(app: TestApp, paper: Paper): Promise<void> {
  const { wire } = app;
  if (value(await wire.call('folder.status', {})).hold !== null)
    value(await wire.call('folder.settle', { reading: 'copied' }));
  for (const { id: campaignId, phase } of value(await wire.call('campaign.list', { before: null })).rows) {
    if (isWritten(phase)) continue;
    const { doubt } = value(await wire.call('chunk.copied', { campaignId }));
    if (doubt !== null) {
      const { requests } = doubt;
      const verdict = { campaignId, verdict: 'treat-as-sent', requests } as const;
      value(await wire.call('chunk.ruleCopied', verdict));
    }
    await carryOn(app, paper, campaignId, true);
  }
}
