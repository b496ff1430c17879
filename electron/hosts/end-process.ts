import { setTimeout } from 'node:timers/promises';

/** The kinds of calls to files that this thread waits for. */
const callsToFiles = ['FSReqPromise', 'FSReqCallback'];

/** In ms: how long such a call may last, and how often this is checked. */
const waitingMs = 2_000;
const lookingMs = 20;

/**
 * Ends the process by `exit`, or by a kill if a call to a file does not return, because an exit waits for it.
 * `hasEnded` is the app's answer when it closed.
 */
export async function endProcess(hasEnded: boolean, exit: () => void): Promise<void> {
  const isWaiting = (): boolean =>
    process.getActiveResourcesInfo().some((kind) => callsToFiles.includes(kind));
  const until = performance.now() + waitingMs;
  while (isWaiting() && performance.now() < until) await setTimeout(lookingMs);
  if (hasEnded && !isWaiting()) exit();
  else process.kill(process.pid, 'SIGKILL');
}
