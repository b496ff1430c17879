import type { Translation } from '../../language/current-language.ts';
import type * as areas from '../en/areas.ts';
import type * as said from '../en/said/said.ts';

/** An area of the window in another language. */
export type Texts<Area extends keyof typeof areas> = Translation<(typeof areas)[Area]>;

/** An area of what main says in another language. */
export type SaidTexts<Area extends keyof typeof said> = Translation<(typeof said)[Area]>;
