import type { AppEvent } from '../shared/app-event.ts';
import type { CampaignId } from '../shared/brand.ts';
import type { Answer, Operation, Operations, Wire } from '../shared/contract.ts';
import { firstCampaign } from './state/first-campaign.ts';

/** How long after the window listens what was asked ahead is still taken, in ms. */
const freshMs = 1000;

/**
 * A wire that asks ahead for what the window is about to ask, while the window's own script is on its way, and gives each
 * answer once. An event takes back all of them, since it may have made them old; those that come before anybody listens
 * are kept for the first who does.
 */
export function earlyWire(wire: Wire, before: CampaignId | null): Wire {
  const asked = new Map<string, Promise<unknown>>();
  const missed: AppEvent[] = [];
  let isHeard = false;
  let isOver = false;

  function ask<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
    const answer = wire.call(operation, input);
    if (!isOver) asked.set(keyOf(operation, input), answer);
    return answer;
  }

  function end(): void {
    isOver = true;
    asked.clear();
  }

  async function askAhead(): Promise<void> {
    const list = ask('campaign.list', {});
    for (const operation of ['app.info', 'settings.read', 'account.list', 'audience.list'] as const)
      ask(operation, {});
    for (const operation of ['practice.status', 'folder.status'] as const) ask(operation, {});
    const campaigns = await list;
    const first = campaigns.ok ? firstCampaign(campaigns.value, before) : undefined;
    if (first === undefined || isOver) return;
    ask('campaign.get', { campaignId: first.id });
    if (first.phase === 'draft') ask('draft.get', { campaignId: first.id });
  }

  wire.subscribe((event) => {
    end();
    if (!isHeard) missed.push(event);
  });
  void askAhead();

  return {
    call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
      const key = keyOf(operation, input);
      const early = asked.get(key) as Promise<Answer<K>> | undefined;
      asked.delete(key);
      return early ?? wire.call(operation, input);
    },
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

function keyOf(operation: Operation, input: object): string {
  return `${operation} ${JSON.stringify(input)}`;
}
