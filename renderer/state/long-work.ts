import type { Operation, Wire } from '../../shared/contract.ts';
import { components } from '../../shared/texts/en/common.ts';
import type { NoticesStore } from './notices-store.ts';

/** These operations work through a whole list, and nothing else in the window shows their progress. */
export const longOperations = [
  'audience.choose',
  'audience.derive',
  'audience.edit',
  'audience.exclude',
  'audience.excludeRows',
  'audience.join',
  'audience.keepAll',
  'audience.redo',
  'audience.settleDoubtful',
  'audience.undo',
  'campaign.copy',
  'campaign.copyToRows',
  'campaign.listCompared',
  'campaign.writeTo',
  'campaign.rehearse',
  'campaign.splitByDay',
  'campaign.unschedule',
  'export.open',
  'optOut.add',
  'optOut.addSheet',
  'optOut.useTeam',
  'person.erase',
  'person.eraseMention',
  'practice.clear',
  'retention.set',
] as const satisfies readonly Operation[];

const isLong: ReadonlySet<Operation> = new Set(longOperations);

/** In ms. */
const saidAfter = 2000;

/** If an operation takes long, shows a notice with its progress, if main reports it, and that a person can go on. */
export function longWire(wire: Wire, notices: NoticesStore): Wire {
  let slow = 0;
  let lastShown = 0;
  /** The share that is done, in tenths, so that it is not read aloud all the time. */
  let tenths: number | null = null;

  function say(): void {
    notices.getState().dismiss(lastShown);
    const text = tenths === null ? components.stillWorking : components.stillWorkingAt(tenths / 10);
    lastShown = notices.getState().say({ tone: 'neutral', text, stays: true });
  }

  function begin(): void {
    slow += 1;
    if (slow === 1) say();
  }

  function end(): void {
    slow -= 1;
    if (slow > 0) return;
    notices.getState().dismiss(lastShown);
    tenths = null;
  }

  wire.subscribe((event) => {
    if (event.type !== 'working' || slow === 0) return;
    const reached = Math.floor(event.share * 10);
    if (reached === tenths) return;
    tenths = reached;
    say();
  });

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
