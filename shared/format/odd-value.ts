import { cleanValue } from './clean-value.ts';
import { withoutEntities } from './html-entities.ts';
import { readOnce } from './twice-encoded.ts';

/** Words for nothing that a program or person wrote as a value, and letters or signs that a program garbled. */
export const ODD_KINDS = ['nothing', 'letters'] as const;
export type OddKind = (typeof ODD_KINDS)[number];

/** Errors of spreadsheets in their languages: these, and any in capitals that end in ! or ?. */
const NAMED_ERROR = /^#(?:n\/[abd]|н\/д|nv|i\/t|saknas|puuttuu|getting_data|#{2,})$/i;
const ERROR = /^#[¡¿]?[\p{Lu}\d/_ ]{2,20}[!?]$/u;
/** What spreadsheets and people write instead of nothing; without words that may be names. */
const NOTHING =
  /^(?:n\/a|n\.a\.?|<?null>?|[([](?:null|none|blank|empty|object object)[)\]]|\\n|err:5\d\d|nan|undefined|none|nil|-+|[–—]+|\?+)$/i;
/** What other tools leave of a column's name that they did not fill in: `{{first_name}}`, `*|FNAME|*`. */
const UNFILLED = /^(?:\{\{[^{}]+\}\}|[$#%]\{[^{}]+\}|\*\|[^|]+\|\*|<<[^<>]+>>|%%[^%]+%%)$/;
/** Nearly every value has none of these. */
const SUSPECT = /[#&?([{*%\\:<\u00c2-\u00c5\u00e2\u2013\u2014-]|^n|^undefined$/i;

const LONGEST = 60;

/** Whether a value shows what nobody meant: a text would say it. Null for any other. */
export function oddValue(value: string): OddKind | null {
  if (!SUSPECT.test(value)) return null;
  if (value.length <= LONGEST && [NOTHING, UNFILLED, ERROR, NAMED_ERROR].some((one) => one.test(value)))
    return 'nothing';
  return meantLetters(value) === value ? null : 'letters';
}

/** An error that a spreadsheet shows in place of a result. */
export function isSpreadsheetError(cell: string): boolean {
  return cell.startsWith('#') && (NAMED_ERROR.test(cell) || ERROR.test(cell));
}

/** What was probably meant: nothing, or the letters before they were garbled. */
export function mendedValue(value: string): string {
  const kind = oddValue(value);
  return kind === null ? value : kind === 'nothing' ? '' : cleanValue(meantLetters(value));
}

function meantLetters(value: string): string {
  const plain = withoutEntities(value);
  return readOnce(plain) ?? plain;
}
