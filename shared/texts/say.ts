import { type Saying, saying } from '../language/said.ts';
import type * as said from './en/said/said.ts';

/** A sentence as data, which `spoken` turns into words: `say.folder.eraseWhileSending(name)`. */
export const say: Saying<typeof said> = new Proxy({} as Saying<typeof said>, {
  get: (_, area) => saying(String(area)),
});
