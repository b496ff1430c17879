import { type Saying, saying } from '../language/said.ts';
import type * as said from './en/said/said.ts';

/** Says a sentence as data, which whoever reads it has put into words by `spoken`: `say.folder.eraseWhileSending(name)`. */
export const say: Saying<typeof said> = new Proxy({} as Saying<typeof said>, {
  get: (_, area) => saying(String(area)),
});
