import { useRef, useState } from 'react';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { Operation, Operations } from '../../shared/contract.ts';
import { useStores } from './context.tsx';
import { putAnswer } from './query-client.ts';

export interface Act<Allowed extends Operation> {
  readonly isBusy: boolean;
  /** Null after a failure, which is shown. */
  act<K extends Allowed>(operation: K, input: Operations[K]['in']): Promise<Operations[K]['out'] | null>;
}

type ReadAs<Value> = {
  [K in Operation]: Operations[K]['out'] extends Value ? K : never;
}[Operation];

/** The answer of each is what the other operation, without input, would now return. */
const readAs = {
  'account.remove': 'account.list',
  'folder.allow': 'folder.status',
  'folder.settle': 'folder.status',
  'folder.unreadSeen': 'folder.status',
  'folder.judgedAgainSeen': 'folder.status',
  'practice.clear': 'practice.status',
} as const satisfies { readonly [K in Operation]?: ReadAs<Operations[K]['out']> };

/** Shows a failure as a notice. */
export function useAct(): Act<Operation> {
  const { wire, queries, notices } = useStores();
  const [underWay, setUnderWay] = useState(0);
  const noticeId = useRef<number | null>(null);
  return {
    isBusy: underWay > 0,
    act: async (operation, input) => {
      setUnderWay((now) => now + 1);
      const answer = await wire.call(operation, input).finally(() => setUnderWay((now) => now - 1));
      const { showError, dismiss } = notices.getState();
      // The earlier failure no longer applies.
      if (noticeId.current !== null) dismiss(noticeId.current);
      noticeId.current = null;
      if (answer.ok) {
        const read: Operation | undefined = (readAs as { [K in Operation]?: Operation })[operation];
        if (read !== undefined) putAnswer(queries, read, {} as never, answer.value as never);
        return answer.value;
      }
      if (answer.error.kind !== 'superseded') noticeId.current = showError(answer.error);
      return null;
    },
  };
}

type CampaignOperation = {
  [K in Operation]: Operations[K]['out'] extends CampaignState ? K : never;
}[Operation];

/** Each answers with the campaign's new state. */
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
