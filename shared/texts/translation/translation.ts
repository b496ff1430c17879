import type { formatTexts } from '../../format/format-texts.ts';
import type { Areas, Translation } from '../../language/current-language.ts';
import type * as areas from '../en/areas.ts';
import type * as saidTexts from '../en/said/said.ts';

type All<English> = { readonly [Area in keyof English]: Translation<English[Area]> };

/** An area of the window in another language. */
export type Texts<Area extends keyof typeof areas> = Translation<(typeof areas)[Area]>;

/** An area of what main says in another language. */
export type SaidTexts<Area extends keyof typeof saidTexts> = Translation<(typeof saidTexts)[Area]>;

/** Every text there is in English. */
interface WholeLanguage {
  readonly format: Translation<typeof formatTexts>;
  readonly areas: All<typeof areas>;
  readonly saidTexts: All<typeof saidTexts>;
}

/** By the English names of the areas; a language that lacks one does not compile. */
export function areasOf({ format, areas, saidTexts }: WholeLanguage): Areas {
  const ofMain = Object.entries(saidTexts).map(([name, area]) => [`said/${name}`, area]);
  return { format, ...areas, ...Object.fromEntries(ofMain) };
}
