import { setTimeout } from 'node:timers/promises';

/** In ms: how long a call to a file, or for a host's address, may last, and how often this is checked. */
const waitingMs = 2_000;
const lookingMs = 20;

/**
 * Ends the process by `exit`, or by a kill if a call of the system does not return, because an exit waits for it.
 * `hasEnded` is the app's answer when it closed.
 */
export async function endProcess(hasEnded: boolean, exit: () => void): Promise<void> {
  // FSReqPromise, FSReqCallback, CloseReq and GetAddrInfoReqWrap.
  const isWaiting = (): boolean => process.getActiveResourcesInfo().some((kind) => kind.includes('Req'));
  const until = performance.now() + waitingMs;
  while (isWaiting() && performance.now() < until) await setTimeout(lookingMs);
  if (hasEnded && !isWaiting()) exit();
  else kill();
}

/** An exit that waits for no call. */
export function kill(): void {
  process.emit('exit', 1);
  process.kill(process.pid, 'SIGKILL');
}
