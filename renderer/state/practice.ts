import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Wire } from '../../shared/contract.ts';
import type { PracticeStatus } from '../../shared/practice/practice.ts';
import { type NoticesState, valueOrNotice } from './notices.ts';

/** What the practice gateway is doing, as last told. */
export interface PracticeState {
  readonly status: PracticeStatus | null;
  load(): Promise<void>;
  take(status: PracticeStatus): void;
}

/** Makes the store of the practice gateway. */
export function practiceStore(wire: Wire, notices: StoreApi<NoticesState>): StoreApi<PracticeState> {
  return createStore<PracticeState>((set, get) => ({
    status: null,
    load: async () => {
      const status = valueOrNotice(notices, await wire.call('practice.status', {}));
      if (status) get().take(status);
    },
    take: (status) => status.revision > (get().status?.revision ?? 0) && set({ status }),
  }));
}
