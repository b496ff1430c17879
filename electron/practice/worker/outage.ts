import type { Socket } from 'node:net';
import type { FaultPlan } from './fault-plan.ts';
import type { Listener } from './listener.ts';

/** Times at which the gateway refuses every connection, as if nothing ran here (fault `refuse`). */
export interface Outage {
  active(): boolean;
  /** Refuses for `ms`. */
  begin(ms?: number): void;
  /** Refuses while the script's next step says so, and listens otherwise. */
  follow(): Promise<void>;
  close(): void;
}

const REFUSE_MS = 1000;

/** Starts with no outage; `changed` is called when one ends. */
export function createOutage(
  sends: FaultPlan,
  listener: Listener,
  isBusy: (socket: Socket) => boolean,
  changed: () => void,
): Outage {
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
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
