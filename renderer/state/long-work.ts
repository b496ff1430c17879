import type { StoreApi } from 'zustand/vanilla';
import type { Operation, Wire } from '../../shared/contract.ts';
import { components } from '../../shared/texts/en/common.ts';
import type { NoticesState } from './notices.ts';

/** They work through a whole list, and nothing else in the window says how far they are. */
export const longOperations = [
  'audience.choose',
  'audience.edit',
  'audience.exclude',
  'audience.excludeRows',
  'audience.join',
  'audience.keepAll',
  'audience.redo',
  'audience.settleDoubtful',
  'audience.undo',
  'campaign.copy',
  'campaign.copyToChosen',
  'campaign.copyToRows',
  'campaign.listCompared',
  'campaign.rehearse',
  'campaign.splitByDay',
  'campaign.unschedule',
  'export.open',
  'optOut.add',
  'optOut.addSheet',
  'optOut.useTeam',
  'person.erase',
  'practice.clear',
  'retention.set',
] as const satisfies readonly Operation[];

const isLong: ReadonlySet<Operation> = new Set(longOperations);

/** In ms. */
const saidAfter = 2000;

/** Says once one of them takes a while that it is still at work, and that a person can go on. */
export function longWire(wire: Wire, notices: StoreApi<NoticesState>): Wire {
  let slow = 0;
  let said = 0;

  function begin(): void {
    slow += 1;
    if (slow === 1)
      said = notices.getState().say({ tone: 'neutral', text: components.stillWorking, stays: true });
  }

  function end(): void {
    slow -= 1;
    if (slow === 0) notices.getState().dismiss(said);
  }

  return {
    ...wire,
    async call(operation, input) {
      if (!isLong.has(operation)) return wire.call(operation, input);
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        begin();
      }, saidAfter);
      try {
        return await wire.call(operation, input);
      } finally {
        clearTimeout(timer);
        if (isSlow) end();
      }
    },
  };
}
