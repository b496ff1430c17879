/** What texts are written with, in every language. */

export { pluralForm, texts } from '../language/current-language.ts';
export { count, credits, exactNumber, peopleWords, percent } from './format-count.ts';
export { listOf, oneOfList } from './lists.ts';
export { capital, counted, isolated, quoted, quotedValue } from './sentence-parts.ts';
