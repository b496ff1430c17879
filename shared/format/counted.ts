import { type PluralForms, pluralForm } from '../language/plurals.ts';
import { count } from './format-count.ts';

/** A count with its noun, in the form that it takes: `1 row`, `2,310 rows`. */
export function counted(value: number, forms: PluralForms): string {
  return `${count(value)} ${pluralForm(value, forms)}`;
}
