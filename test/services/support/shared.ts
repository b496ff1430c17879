import { after } from 'node:test';
import type { Ending } from './at-end.ts';

let endLatest: () => Promise<void> = async () => {};

// Many files run in one process, one after another; what the last one shared ends with it.
after(() => endLatest());

/**
 * One thing for all tests of a file, since an app with its threads takes longer than most tests: made for the first
 * that asks, and ended when another file shares one.
 */
export function shared<Thing>(make: (file: Ending) => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;

  async function begin(): Promise<Thing> {
    await endLatest();
    const works: (() => Promise<void>)[] = [];
    endLatest = async () => {
      made = null;
      for (const work of works.splice(0)) await work();
    };
    return make({ after: (work) => void works.push(work) });
  }

  return () => {
    made ??= begin();
    return made;
  };
}
