import type { Socket } from 'node:net';
import type { FaultPlan } from './fault-plan.ts';
import type { Listener } from './listener.ts';

const REFUSE_MS = 1000;

/** Refuses every connection, as if nothing ran here (fault `refuse`); `changed` is called when an outage ends. */
export function createOutage(
  sends: FaultPlan,
  listener: Listener,
  isBusy: (socket: Socket) => boolean,
  changed: () => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function refuse(ms: number, ended: () => void): void {
    listener.refuse(isBusy);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      ended();
      void follow();
      changed();
    }, ms);
  }

  async function follow(): Promise<void> {
    const step = sends.peek();
    if (step?.fault === 'refuse') return refuse(step.ms ?? REFUSE_MS, () => sends.take('refuse'));
    clearTimeout(timer);
    timer = undefined;
    if (!closed) await listener.listen();
  }

  return {
    active: () => timer !== undefined,
    begin: (ms = REFUSE_MS) => refuse(ms, () => {}),
    follow,
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}
