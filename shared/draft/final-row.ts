import type { AudienceFilter, AudienceRow } from '../audience/audience.ts';
import type { RowSort } from '../audience/row-sort.ts';
import type { Words } from '../language/said.ts';
import { characterWords, MOST_LETTERS_NAMED } from '../message/character-name.ts';
import { type CompiledMessage, isUnwritten } from '../message/compiled-message.ts';
import { filledAt } from '../message/fill.ts';
import {
  type FinalText,
  finalTextFor,
  notesOn,
  type TextNote,
  textAsWritten,
} from '../message/final-text.ts';
import { outsideGsm } from '../message/gsm.ts';
import type { Lettering } from '../message/lettering.ts';
import { countParts, type PartCount, partCount } from '../message/parts.ts';
import { say } from '../texts/say.ts';

export interface FinalRow extends AudienceRow {
  /** Index of the message version; null for a row that gets none. */
  readonly version: number | null;
  readonly text: string | null;
  /** The ranges of the recipient's own values in the text, `[from, to)`. */
  readonly values: readonly { readonly from: number; readonly to: number }[];
  readonly parts: PartCount | null;
  /** The text with its original letters; null if other letters do not change it. */
  readonly written: string | null;
  /** What other letters save in this text; null if they do not change it. */
  readonly saved: Words | null;
}

export function withFinalText(row: AudienceRow, compiled: CompiledMessage): FinalRow {
  const unwritten = { ...row, version: null, values: [], parts: null, written: null, saved: null };
  if (row.status !== 'recipient') return { ...unwritten, text: null };
  if (isUnwritten(compiled)) return { ...unwritten, version: compiled.kindOf(row.cells).version, text: '' };
  const final = finalTextFor(compiled, row.cells);
  const { version } = final;
  if (final.unsendable === 'blank')
    return { ...unwritten, version, text: null, notes: [...notesOn(compiled, final), ...row.notes] };
  const written = compiled.lettering.other === undefined ? final.text : textAsWritten(compiled, row.cells);
  return {
    ...row,
    version,
    text: final.text,
    values: filledAt(final.kind.fillable, final.values),
    parts: partCount(final.count),
    written: written === final.text ? null : written,
    saved: written === final.text ? null : savedWords(written, final, compiled.lettering),
    notes: [...row.notes, ...notesOn(compiled, final), ...(written === final.text ? [] : [inOtherLetters])],
  };
}

/** What other letters save: parts, Unicode, or lost letters. */
function savedWords(written: string, { text, count }: FinalText, { encoded }: Lettering): Words {
  const before = countParts(written, { encoded });
  if (before.parts !== count.parts) return say.messages.fewerParts(count.parts, before.parts);
  if (encoded)
    return count.encoding === before.encoding ? say.messages.asMany() : say.messages.writtenUnicode();
  const kept = new Set(outsideGsm(text));
  const lost = outsideGsm(written).filter((letter) => !kept.has(letter));
  return say.messages.writtenLost(lost.slice(0, MOST_LETTERS_NAMED).map(characterWords));
}

const inOtherLetters: TextNote = {
  kind: 'other-letters',
  message: say.messages.otherLetters(),
};

/** Another message would list other rows, or in another order. */
export function dependsOnMessage(
  filter: AudienceFilter,
  search: string,
  sort: RowSort | null = null,
): boolean {
  const isOfTexts = ['problems', 'longest', 'outside-gsm', 'other-letters'].includes(filter);
  const isByText = sort !== null && ['text', 'parts', 'state'].includes(String(sort.by));
  return isOfTexts || isByText || search.trim() !== '';
}
