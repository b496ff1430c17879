import { type Saying, saying } from '../language/said.ts';
import type * as saidTexts from './en/said/said.ts';

/** A sentence as data, which `spoken` turns into words: `say.folder.eraseWhileSending(name)`. */
export const say: Saying<typeof saidTexts> = new Proxy({} as Saying<typeof saidTexts>, {
  get: (_, area) => saying(String(area)),
});
