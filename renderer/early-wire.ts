import type { AppEvent } from '../shared/app-event.ts';
import type { CampaignId } from '../shared/brand.ts';
import type { Answer, Operation, Operations, Wire } from '../shared/contract.ts';
import { firstCampaign } from './state/first-campaign.ts';

/** How long after the window listens what was asked ahead is still taken, in ms. */
const freshMs = 1000;

/**
 * A wire that asks ahead for what the window is about to ask, while the window's own script is on its way, and gives each
 * answer once; where there is no campaign, it has the first draft made. An event takes back all of them, since it may have
 * made them old; those that come before anybody listens are kept for the first who does.
 */
export function earlyWire(wire: Wire, before: CampaignId | null): Wire {
  const asked = new Map<string, Promise<unknown>>();
  const missed: AppEvent[] = [];
  let isHeard = false;
  let isOver = false;
  let isOwnNewsDue = false;

  function ask<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
    const answer = wire.call(operation, input);
    if (!isOver) asked.set(keyOf(operation, input), answer);
    return answer;
  }

  function end(): void {
    isOver = true;
    // Whoever has the empty list makes a draft of it, which must not be a second one.
    const made = asked.has(listing) ? undefined : asked.get(making);
    asked.clear();
    if (made !== undefined) asked.set(making, made);
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

  wire.subscribe((event) => {
    // The draft that is made ahead is news itself, and what is made of the empty list.
    const isOwn = event.type === 'campaigns' && (isOwnNewsDue || asked.has(making));
    isOwnNewsDue &&= !isOwn;
    if (!isOwn) end();
    if (!isHeard) missed.push(event);
  });
  void askAhead();

  return {
    call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
      const key = keyOf(operation, input);
      const early = asked.get(key) as Promise<Answer<K>> | undefined;
      asked.delete(key);
      // A list that is read anew holds the draft.
      if (key === listing && early === undefined) asked.delete(making);
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

const listing = keyOf('campaign.list', {});
const making = keyOf('draft.create', {});

function keyOf(operation: Operation, input: object): string {
  return `${operation} ${JSON.stringify(input)}`;
}
