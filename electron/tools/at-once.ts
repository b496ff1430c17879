import { availableParallelism } from 'node:os';

/** More tests than these do not fit into the memory of a small machine, each with a browser of its own. */
const MOST = 6;

/** How many tests run at once: two more than there are cores, since a third of what they do is to wait. */
export function atOnce(): number {
  return Math.min(availableParallelism() + 2, MOST);
}
