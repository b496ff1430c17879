import { perTag } from './language.ts';

/** The forms of a word that a count takes, by the rules of the language: English, Danish and German have `one` and `other`. */
export type PluralForms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

const rules = perTag((tag) => new Intl.PluralRules(tag));

/** The form that a count takes: `is` or `are`. */
export function pluralForm(value: number, forms: PluralForms): string {
  return forms[rules().select(value)] ?? forms.other;
}
