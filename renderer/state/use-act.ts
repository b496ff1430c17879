import { useRef, useState } from 'react';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { Operation, Operations } from '../../shared/contract.ts';
import { useStores } from './context.tsx';
import { putAnswer } from './queries.ts';

/** What asks main to do something. */
export interface Act<Allowed extends Operation> {
  /** Something asked for here is under way. */
  readonly isBusy: boolean;
  /** Gives what was answered; null where it could not be done, which has been said. */
  act<K extends Allowed>(operation: K, input: Operations[K]['in']): Promise<Operations[K]['out'] | null>;
}

type ReadAs<Value> = {
  [K in Operation]: Operations[K]['out'] extends Value ? K : never;
}[Operation];

/** What is done whose answer is what another operation, without input, would read then. */
const readAs = {
  'account.remove': 'account.list',
  'folder.noted': 'folder.status',
  'folder.settle': 'folder.status',
  'practice.clear': 'practice.status',
} as const satisfies { readonly [K in Operation]?: ReadAs<Operations[K]['out']> };

/** Asks main to do things, and says why when it cannot. */
export function useAct(): Act<Operation> {
  const { wire, queries, notices } = useStores();
  const [underWay, setUnderWay] = useState(0);
  const said = useRef<number | null>(null);
  return {
    isBusy: underWay > 0,
    act: async (operation, input) => {
      setUnderWay((now) => now + 1);
      const answer = await wire.call(operation, input);
      setUnderWay((now) => now - 1);
      const { sayError, dismiss } = notices.getState();
      // Why it could not be done before is no longer so.
      if (said.current !== null) dismiss(said.current);
      said.current = null;
      if (answer.ok) {
        const read: Operation | undefined = (readAs as { [K in Operation]?: Operation })[operation];
        if (read !== undefined) putAnswer(queries, read, {} as never, answer.value as never);
        return answer.value;
      }
      if (answer.error.kind !== 'superseded') said.current = sayError(answer.error);
      return null;
    },
  };
}

/** The operations that answer with the state of a campaign after them. */
type CampaignOperation = {
  [K in Operation]: Operations[K]['out'] extends CampaignState ? K : never;
}[Operation];

/** Asks main to do things to a campaign, and takes in the state each answers with. */
export function useCampaignAct(): Act<CampaignOperation> {
  const { queries } = useStores();
  const { isBusy, act } = useAct();
  return {
    isBusy,
    act: async (operation, input) => {
      const state = await act(operation, input);
      if (state) putAnswer(queries, 'campaign.get', { campaignId: state.id }, state);
      return state;
    },
  };
}
