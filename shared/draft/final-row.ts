import type { AudienceFilter, AudienceRow } from '../audience/audience.ts';
import type { RowSort } from '../audience/row-sort.ts';
import type { Words } from '../language/said.ts';
import { characterWords } from '../message/character-name.ts';
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
import { filledAt } from '../message/render.ts';
import { isUnwritten, type Writing } from '../message/writing.ts';
import { say } from '../texts/say.ts';

export interface FinalRow extends AudienceRow {
  /** Index of the message version; null for a row that gets none. */
  readonly version: number | null;
  readonly text: string | null;
  /** The ranges of the recipient's own values in the text, `[from, to)`. */
  readonly values: readonly { readonly from: number; readonly to: number }[];
  readonly parts: PartCount | null;
  /** The text with its original letters; null where other letters do not change it. */
  readonly written: string | null;
  /** What other letters save in this text; null where they do not change it. */
  readonly saved: Words | null;
}

export function withFinalText(row: AudienceRow, writing: Writing): FinalRow {
  const unwritten = { ...row, version: null, values: [], parts: null, written: null, saved: null };
  if (row.status !== 'recipient') return { ...unwritten, text: null };
  if (isUnwritten(writing)) return { ...unwritten, version: writing.kindOf(row.cells).version, text: '' };
  const final = finalTextFor(writing, row.cells);
  const { version } = final;
  if (final.unsendable === 'blank')
    return { ...unwritten, version, text: null, notes: [...notesOn(writing, final), ...row.notes] };
  const written = writing.lettering.other === undefined ? final.text : textAsWritten(writing, row.cells);
  return {
    ...row,
    version,
    text: final.text,
    values: filledAt(final.kind.template, final.values),
    parts: partCount(final.count),
    written: written === final.text ? null : written,
    saved: written === final.text ? null : savedWords(written, final, writing.lettering),
    notes: [...row.notes, ...notesOn(writing, final), ...(written === final.text ? [] : [inOtherLetters])],
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
  return say.messages.writtenLost(lost.slice(0, 5).map(characterWords));
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
