import { assertNever } from '../assert-never.ts';
import { cleanValue } from '../format/clean-value.ts';
import { isStacked } from '../format/normalized.ts';
import { type OddKind, oddValue } from '../format/odd-value.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { characterWords, MOST_LETTERS_NAMED } from './character-name.ts';
import { type OddChoice, oddChoiceFor } from './choices/odd-choice.ts';
import type { CompiledKind, CompiledMessage } from './compiled-message.ts';
import { type BoundTag, writtenValue } from './computed-tag.ts';
import { fill, tagLeftIn } from './fill.ts';
import { fitsGsm, isOneSeptetEach, outsideGsm } from './gsm.ts';
import { type LinkFault, linkFaultOf, mayHoldLink } from './link-faults.ts';
import { inOtherLetters } from './other-letters.ts';
import { countParts, type Parts, partsAsUnicode, plainParts, plainPartsAsUnicode } from './parts.ts';

/** The header of joined parts counts them in one byte. */
export const MOST_PARTS = 255;

/** Why a recipient cannot get this message. */
export type Unsendable = 'tag-in-value' | 'stacked' | 'empty' | 'too-long' | 'blank';

/** What one recipient would get, or why not. */
export interface FinalText {
  readonly version: number;
  readonly kind: CompiledKind;
  /** As sent, one per tag of the kind. */
  readonly values: readonly string[];
  /** Of a request, one per tag of the version; empty for a message without tags. */
  readonly tagvalues: readonly string[];
  readonly text: string;
  readonly count: Parts;
  /** Indexes, in the `tags` of all versions, of those with neither value nor fallback. */
  readonly blanks: readonly number[];
  /** Likewise, of those whose format the cell does not fit. */
  readonly misfits: readonly number[];
  /** Likewise, of those whose value shows what nobody meant. */
  readonly odd: readonly OddValue[];
  readonly unsendable: Unsendable | null;
  /** The text has letters that GSM 03.38 lacks and is sent without an encoding, so these letters may be lost. */
  readonly losesLetters: boolean;
  /** Each character takes one septet, so the size is the length. */
  readonly isPlain: boolean;
  /** Of a link that a value is in. */
  readonly link: LinkFault | null;
}

export interface OddValue {
  readonly tag: number;
  readonly kind: OddKind;
  readonly value: string;
  /** Null until a person chose. */
  readonly choice: OddChoice['choice'] | null;
}

export interface TextNote {
  readonly kind:
    | 'link'
    | 'blank'
    | 'misfit'
    | 'odd-value'
    | 'left-out'
    | 'refused-value'
    | 'too-long'
    | 'unicode'
    | 'lost-letters'
    | 'other-letters';
  readonly message: Words;
  readonly fix?: Words;
}

/** The value of a tag for a row, before its fallback. */
export function ownValue({ column, says }: BoundTag, cells: readonly string[]): string {
  return says?.of(cells) ?? cleanValue(cells[column] ?? '');
}

/** Fallbacks replace blanks. */
export function tagvaluesFor(tags: readonly BoundTag[], cells: readonly string[]): string[] {
  return tags.map((tag) => ownValue(tag, cells) || (tag.fallback ?? ''));
}

/** In other letters if chosen; fallbacks count as words of the message. */
function valuesSent({ tags, lettering }: CompiledKind, cells: readonly string[]): string[] {
  switch (lettering.other) {
    case undefined:
      return tagvaluesFor(tags, cells);
    case 'message':
      return tags.map((tag) => ownValue(tag, cells) || inOtherLetters(tag.fallback ?? ''));
    case 'all':
      return tagvaluesFor(tags, cells).map(inOtherLetters);
    default:
      return assertNever(lettering.other);
  }
}

export function finalTextFor(all: CompiledMessage, cells: readonly string[]): FinalText {
  const kind = all.kindOf(cells);
  const { version } = kind;
  const values = valuesSent(kind, cells);
  const text = fill(kind.fillable, values);
  // Nearly all texts are plain: without a brace in them, no search for tags is needed.
  const isPlain = kind.isPlain && values.every(isOneSeptetEach);
  const count = isPlain ? plainParts(text.length) : countParts(text, kind.lettering);
  const losesLetters = !isPlain && !kind.lettering.encoded && !fitsGsm(text);
  let blanks: number[] = none;
  let misfits: number[] = none;
  let odd: OddValue[] = noOdd;
  let lacksNeeded = false;
  let hasLink = kind.inLinks !== null;
  for (let index = 0; index < values.length; index += 1) {
    hasLink ||= mayHoldLink(values[index]!);
    const tag = kind.tags[index]!;
    if (tag.says?.of(cells) === null) misfits = [...misfits, kind.indexes[index]!];
    const written = writtenValue(tag, cells);
    const oddKind = oddValue(written);
    if (oddKind !== null) {
      const choice = oddChoiceFor({ tag: tag.tag, kind: oddKind }, kind.lettering.oddValues);
      odd = [...odd, { tag: kind.indexes[index]!, kind: oddKind, value: written, choice }];
      if (choice === 'leave-out') lacksNeeded = true;
    }
    if (values[index] === '' && tag.fallback === null) {
      const at = kind.indexes[index]!;
      blanks = blanks === none ? [at] : [...blanks, at];
      if (kind.needed?.[index]) lacksNeeded = true;
    }
  }
  let unsendable: Unsendable | null = null;
  if (lacksNeeded) unsendable = 'blank';
  else if (!isPlain && tagLeftIn(text, all.versions[version]!.fillable.tags) !== null)
    unsendable = 'tag-in-value';
  else if (!isPlain && isStacked(text)) unsendable = 'stacked';
  else if (text.trim() === '') unsendable = 'empty';
  else if (count.parts > MOST_PARTS) unsendable = 'too-long';
  const link = hasLink ? linkFaultOf(kind.fillable, kind.inLinks, values) : null;
  const tagvalues =
    kind.wire?.map((parts) =>
      parts.map((part) => (typeof part === 'string' ? part : values[part]!)).join(''),
    ) ?? values;
  return {
    version,
    kind,
    values,
    tagvalues,
    text,
    count,
    blanks,
    misfits,
    odd,
    unsendable,
    losesLetters,
    isPlain,
    link,
  };
}

/** In its original letters, even if other letters were chosen. */
export function textAsWritten(compiled: CompiledMessage, cells: readonly string[]): string {
  const { tags, written } = compiled.kindOf(cells);
  return fill(written(), tagvaluesFor(tags, cells));
}

const none: number[] = [];
const noOdd: OddValue[] = [];

/** Still in the text. */
export function oddInText({ odd, unsendable }: FinalText): readonly OddValue[] {
  return unsendable === 'blank' ? noOdd : odd.filter(({ choice }) => choice !== 'mended');
}

/** What a plan needs to know of a recipient. */
export interface SizedPerson {
  /** Index of the message version, which has requests of its own. */
  readonly version: number;
  /** Sent with an encoding, because GSM 03.38 lacks some of its letters. */
  readonly unicode: boolean;
  /** Parts of the text on its own, and in a request that another text makes Unicode. */
  readonly parts: number;
  readonly partsAsUnicode: number;
}

export function isOutsideGsm({ count, losesLetters }: FinalText): boolean {
  return count.encoding === 'UCS-2' || losesLetters;
}

export function sizedPerson({ version, text, count, isPlain }: FinalText): SizedPerson {
  const asUnicode = isPlain ? plainPartsAsUnicode(text.length) : partsAsUnicode(text);
  return { version, unicode: count.encoding === 'UCS-2', parts: count.parts, partsAsUnicode: asUnicode };
}

export function notesOn(compiled: CompiledMessage, final: FinalText): TextNote[] {
  const notes: TextNote[] = [];
  if (final.unsendable !== null) notes.push(unsendableNote(compiled, final, final.unsendable));
  if (final.blanks.length > 0 && final.unsendable !== 'blank') {
    const tags = final.blanks.map((index) => compiled.tags[index]!.tag);
    const fix = say.messages.noValueFix(tags[0]!.slice(1, -1));
    notes.push({ kind: 'blank', message: say.messages.noValue(tags), fix });
  }
  if (final.misfits.length > 0 && final.unsendable !== 'blank') {
    const tags = final.misfits.map((index) => compiled.tags[index]!.tag);
    notes.push({ kind: 'misfit', message: say.messages.misfit(tags), fix: say.messages.misfitFix() });
  }
  for (const { tag, kind, value } of oddInText(final)) {
    const message = say.messages.oddValue[kind](value, compiled.tags[tag]!.tag);
    notes.push({ kind: 'odd-value', message, fix: say.messages.oddValueFix() });
  }
  if (final.link !== null) {
    notes.push({ kind: 'link', message: say.messages.link[final.link](), fix: say.messages.link.fix() });
  }
  if (final.count.encoding === 'UCS-2') {
    const characters = outsideGsm(final.text).slice(0, MOST_LETTERS_NAMED).map(characterWords);
    notes.push({ kind: 'unicode', message: say.messages.needsUnicode(characters) });
  }
  if (final.losesLetters) {
    const characters = outsideGsm(final.text).slice(0, MOST_LETTERS_NAMED).map(characterWords);
    const message = say.messages.mayBeLost(characters);
    notes.push({ kind: 'lost-letters', message, fix: say.messages.mayBeLostFix() });
  }
  return notes;
}

function unsendableNote(compiled: CompiledMessage, final: FinalText, unsendable: Unsendable): TextNote {
  switch (unsendable) {
    case 'tag-in-value': {
      const tag = tagLeftIn(final.text, compiled.versions[final.version]!.fillable.tags) ?? '';
      const message = say.messages.tagInValue(tag);
      return { kind: 'refused-value', message, fix: say.messages.tagInValueFix() };
    }
    case 'stacked':
      return { kind: 'refused-value', message: say.messages.stacked(), fix: say.messages.stackedFix() };
    case 'empty':
      return { kind: 'refused-value', message: say.messages.empty(), fix: say.messages.emptyFix() };
    case 'blank': {
      const needed = compiled.lettering.needed ?? [];
      const tags = final.blanks.map((index) => compiled.tags[index]!.tag);
      const lacking = tags.filter((tag) => needed.includes(tag));
      const odd = final.odd.find(({ choice }) => choice === 'leave-out');
      if (lacking.length === 0 && odd !== undefined) {
        const message = say.messages.leftOutOdd(odd.value, compiled.tags[odd.tag]!.tag);
        return { kind: 'left-out', message, fix: say.messages.oddValueFix() };
      }
      const message = say.messages.leftOutBlank(lacking);
      return { kind: 'left-out', message, fix: say.messages.leftOutBlankFix() };
    }
    case 'too-long': {
      const message = say.messages.tooLong(final.count.parts, MOST_PARTS);
      return { kind: 'too-long', message, fix: say.messages.tooLongFix() };
    }
    default:
      return assertNever(unsendable);
  }
}
