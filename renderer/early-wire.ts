import type { AppEvent } from '../shared/app-event.ts';
import type { CampaignId } from '../shared/brand.ts';
import type { Answer, Operation, Operations, Wire } from '../shared/contract.ts';
import { firstCampaign } from './state/first-campaign.ts';

/** How long after the window listens what was asked ahead is still taken, in ms. */
const freshMs = 1000;

/** What was asked ahead: its input as JSON, and its answer. */
interface Asked {
  readonly input: string;
  readonly answer: Promise<unknown>;
}

/**
 * A wire that asks ahead for what the window is about to ask, while the window's own script is on its way, and gives each
 * answer once; where there is no campaign, it has the first draft made. An event takes back all of them, since it may have
 * made them old; those that come before anybody listens are kept for the first who does.
 */
export function earlyWire(wire: Wire, before: CampaignId | null): Wire {
  const asked = new Map<Operation, Asked>();
  const missed: AppEvent[] = [];
  let isHeard = false;
  let isOver = false;
  let isOwnNewsDue = false;

  function ask<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
    const answer = wire.call(operation, input);
    if (!isOver) asked.set(operation, { input: JSON.stringify(input), answer });
    return answer;
  }

  function end(): void {
    isOver = true;
    // Whoever has the empty list makes a draft of it, which must not be a second one.
    const made = asked.has('campaign.list') ? undefined : asked.get('draft.create');
    asked.clear();
    if (made !== undefined) asked.set('draft.create', made);
  }

  async function askAhead(): Promise<void> {
    const list = ask('campaign.list', {});
    for (const operation of ['app.info', 'settings.read', 'account.list', 'audience.list'] as const)
      ask(operation, {});
    ask('folder.status', {});
    const campaigns = await list;
    if (!campaigns.ok || isOver) return;
    const first = firstCampaign(campaigns.value, before);
    if (first === undefined) {
      isOwnNewsDue = true;
      const made = await ask('draft.create', {});
      if (!made.ok) isOwnNewsDue = false;
      return;
    }
    ask('campaign.get', { campaignId: first.id });
    if (first.phase === 'draft') ask('draft.get', { campaignId: first.id });
  }

  function takeAsked<K extends Operation>(
    operation: K,
    input: Operations[K]['in'],
  ): Promise<Answer<K>> | undefined {
    const early = asked.get(operation);
    // An input is written out only to be compared: a slice of a file would take longer than to send it.
    if (early === undefined || early.input !== JSON.stringify(input)) return undefined;
    asked.delete(operation);
    return early.answer as Promise<Answer<K>>;
  }

  wire.subscribe((event) => {
    // The draft that is made ahead is news itself, and what is made of the empty list.
    const isOwn = event.type === 'campaigns' && (isOwnNewsDue || asked.has('draft.create'));
    isOwnNewsDue &&= !isOwn;
    if (!isOwn) end();
    if (!isHeard) missed.push(event);
  });
  void askAhead();

  return {
    call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
      const early = takeAsked(operation, input);
      // A list that is read anew holds the draft.
      if (operation === 'campaign.list' && early === undefined) asked.delete('draft.create');
      return early ?? wire.call(operation, input);
    },
    ...(wire.give && { give: wire.give }),
    subscribe(listener) {
      const stop = wire.subscribe(listener);
      if (isHeard) return stop;
      isHeard = true;
      setTimeout(end, freshMs);
      queueMicrotask(() => {
        for (const event of missed.splice(0)) listener(event);
      });
      return stop;
    },
  };
}
