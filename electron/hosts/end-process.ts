import { setTimeout } from 'node:timers/promises';

/** Of calls to files that this thread waits for. */
const callsToFiles = ['FSReqPromise', 'FSReqCallback'];

/** In ms: how long such a call may go on, and how often is looked. */
const waitingMs = 2_000;
const lookingMs = 20;

/**
 * Ends the process by `exit`; where a call to a file does not return, by a kill, since an exit waits for it. `hasEnded` is
 * what the app said when it closed.
 */
export async function endProcess(hasEnded: boolean, exit: () => void): Promise<void> {
  const isWaiting = (): boolean =>
    process.getActiveResourcesInfo().some((kind) => callsToFiles.includes(kind));
  const until = performance.now() + waitingMs;
  while (isWaiting() && performance.now() < until) await setTimeout(lookingMs);
  if (hasEnded && !isWaiting()) exit();
  else process.kill(process.pid, 'SIGKILL');
}
