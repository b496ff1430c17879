import { assertNever } from '../assert-never.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import type { BoundMessage, BoundTag, BoundVersion } from './bound-message.ts';
import { characterWords } from './character-name.ts';
import { fitsGsm, isOneSeptetEach, outsideGsm } from './gsm.ts';
import { type Lettering, messageAsSent } from './lettering.ts';
import { inOtherLetters } from './other-letters.ts';
import { countParts, type Parts, partsAsUnicode, plainParts, plainPartsAsUnicode } from './parts.ts';
import { compile, fill, render, type Template, tagLeftIn } from './render.ts';
import { cleanValue } from './value.ts';

/** Most parts a text may have: the header that joins parts counts them in one byte. */
export const MOST_PARTS = 255;

/** Why a recipient cannot be sent this message. */
export type Unsendable = 'tag-in-value' | 'empty' | 'too-long' | 'blank';

/** One version of a message ready to be worked out. */
export interface VersionWriting {
  /** Its own, in their order. */
  readonly tags: readonly BoundTag[];
  readonly template: Template;
  /** The message itself, which `template` is of in other letters. */
  readonly message: string;
  readonly lettering: Lettering;
  /** True where all that is not a tag takes one septet a character: with such values its size is its length. */
  readonly isPlain: boolean;
  /** By tag: whether somebody without a value for it gets no text; null where that is so for none. */
  readonly needed: readonly boolean[] | null;
  /** By tag: its index in those of all versions. */
  readonly indexes: readonly number[];
}

/** A message, in each of its versions, ready to be worked out for any number of recipients. */
export interface Writing {
  /** Of all versions, each once. */
  readonly tags: readonly BoundTag[];
  readonly lettering: Lettering;
  /** By version; one where everybody gets the same. */
  readonly versions: readonly [VersionWriting, ...VersionWriting[]];
  readonly deciding: BoundMessage['deciding'];
}

/** What one recipient would get, or why they cannot get it. */
export interface FinalText {
  /** Index of the version that it is of. */
  readonly version: number;
  /** One value per tag of the version, as sent; empty for a message without tags. */
  readonly tagvalues: readonly string[];
  readonly text: string;
  readonly count: Parts;
  /** Indexes in the `tags` of all versions of those that have neither value nor fallback. */
  readonly blanks: readonly number[];
  readonly unsendable: Unsendable | null;
  /** True where it has letters that GSM 03.38 lacks and goes without an encoding: they may be lost. */
  readonly losesLetters: boolean;
  /** True where each character takes one septet, so that the size is the length. */
  readonly isPlain: boolean;
}

/** Something about one recipient's final text that the person should see. */
export interface TextNote {
  readonly kind:
    | 'blank'
    | 'left-out'
    | 'refused-value'
    | 'too-long'
    | 'unicode'
    | 'lost-letters'
    | 'other-letters';
  readonly message: Words;
  readonly fix?: Words;
}

/** Prepares a bound message for its recipients. */
export function writingOf(bound: BoundMessage, lettering: Lettering): Writing {
  const { tags, deciding } = bound;
  const [own, ...cases] = bound.versions;
  const write = (version: BoundVersion): VersionWriting => {
    const indexes = version.tags.map(({ tag }) => tags.findIndex((one) => one.tag === tag));
    return { ...versionWriting(version, lettering), indexes };
  };
  return { tags, lettering, versions: [write(own), ...cases.map(write)], deciding };
}

function versionWriting(bound: BoundVersion, lettering: Lettering): Omit<VersionWriting, 'indexes'> {
  const template = compile(
    messageAsSent(bound.message, lettering),
    bound.tags.map(({ tag }) => tag),
  );
  const isPlain = template.texts.every(isOneSeptetEach);
  const needed =
    lettering.needed === undefined
      ? null
      : bound.tags.map(({ tag, fallback }) => fallback === null && lettering.needed!.includes(tag));
  return { tags: bound.tags, lettering, message: bound.message, template, isPlain, needed };
}

/** True before there is a message at all, when nobody's text is at fault for being empty. */
export function isUnwritten({ versions }: Writing): boolean {
  return versions.every(
    ({ template }) => template.gaps.length === 0 && template.texts.join('').trim() === '',
  );
}

/** Which version the recipient with these cells gets. */
export function versionOf({ deciding }: Writing, cells: readonly string[]): number {
  return deciding === null ? 0 : deciding.pick(cells[deciding.column] ?? '');
}

/** The version that the recipient with these cells gets. */
function versionFor(writing: Writing, cells: readonly string[]): VersionWriting {
  return writing.versions[versionOf(writing, cells)]!;
}

/** One recipient's `tagvalues`: the cleaned cells of the tags' columns, blanks replaced by the fallbacks. */
export function tagvaluesFor(tags: readonly BoundTag[], cells: readonly string[]): string[] {
  return tags.map(({ column, fallback }) => cleanValue(cells[column] ?? '') || (fallback ?? ''));
}

/** The `tagvalues` as they are sent: in other letters where those were chosen; fallbacks are words of the message. */
function tagvaluesSent({ tags, lettering }: VersionWriting, cells: readonly string[]): string[] {
  switch (lettering.other) {
    case undefined:
      return tagvaluesFor(tags, cells);
    case 'message':
      return tags.map(
        ({ column, fallback }) => cleanValue(cells[column] ?? '') || inOtherLetters(fallback ?? ''),
      );
    case 'all':
      return tagvaluesFor(tags, cells).map(inOtherLetters);
    default:
      return assertNever(lettering.other);
  }
}

/** Works out what the recipient with these cells would get. */
export function finalTextFor(all: Writing, cells: readonly string[]): FinalText {
  const version = versionOf(all, cells);
  const writing = all.versions[version]!;
  const tagvalues = tagvaluesSent(writing, cells);
  const text = fill(writing.template, tagvalues);
  // Nearly every text: no brace is in it, and it is neither looked through nor put together before somebody reads it.
  const isPlain = writing.isPlain && tagvalues.every(isOneSeptetEach);
  const count = isPlain ? plainParts(text.length) : countParts(text, writing.lettering);
  const losesLetters = !isPlain && !writing.lettering.encoded && !fitsGsm(text);
  let blanks: number[] = none;
  let lacksNeeded = false;
  for (let index = 0; index < tagvalues.length; index += 1) {
    if (tagvalues[index] === '' && writing.tags[index]!.fallback === null) {
      const at = writing.indexes[index]!;
      blanks = blanks === none ? [at] : [...blanks, at];
      if (writing.needed?.[index]) lacksNeeded = true;
    }
  }
  let unsendable: Unsendable | null = null;
  if (lacksNeeded) unsendable = 'blank';
  else if (!isPlain && tagLeftIn(text, writing.template.tags) !== null) unsendable = 'tag-in-value';
  else if (text.trim() === '') unsendable = 'empty';
  else if (count.parts > MOST_PARTS) unsendable = 'too-long';
  return { version, tagvalues, text, count, blanks, unsendable, losesLetters, isPlain };
}

/** The text of the recipient with these cells as it is written, whatever other letters were chosen. */
export function textAsWritten(writing: Writing, cells: readonly string[]): string {
  const { tags, message } = versionFor(writing, cells);
  return render(
    message,
    tags.map(({ tag }) => tag),
    tagvaluesFor(tags, cells),
  );
}

const none: number[] = [];

/** A recipient as far as a plan decides what their text takes. */
export interface SizedPerson {
  /** Index of the version of the message, which has requests of its own. */
  readonly version: number;
  /** True for a text that goes with an encoding, since GSM 03.38 lacks some of its letters. */
  readonly unicode: boolean;
  /** Parts of the text sent for itself, and in a request that is sent as Unicode because of somebody else. */
  readonly parts: number;
  readonly partsAsUnicode: number;
}

/** Whether a text has letters that GSM 03.38 lacks. */
export function isOutsideGsm({ count, losesLetters }: FinalText): boolean {
  return count.encoding === 'UCS-2' || losesLetters;
}

/** The text as a plan counts it. */
export function sizedPerson({ version, text, count, isPlain }: FinalText): SizedPerson {
  const asUnicode = isPlain ? plainPartsAsUnicode(text.length) : partsAsUnicode(text);
  return { version, unicode: count.encoding === 'UCS-2', parts: count.parts, partsAsUnicode: asUnicode };
}

/** What a person should know about a recipient's final text. */
export function notesOn(writing: Writing, final: FinalText): TextNote[] {
  const notes: TextNote[] = [];
  if (final.unsendable !== null) notes.push(unsendableNote(writing, final, final.unsendable));
  if (final.blanks.length > 0 && final.unsendable !== 'blank') {
    const tags = final.blanks.map((index) => writing.tags[index]!.tag);
    const fix = say.messages.noValueFix(tags[0]!.slice(1, -1));
    notes.push({ kind: 'blank', message: say.messages.noValue(tags), fix });
  }
  if (final.count.encoding === 'UCS-2') {
    const characters = outsideGsm(final.text).slice(0, 5).map(characterWords);
    notes.push({ kind: 'unicode', message: say.messages.needsUnicode(characters) });
  }
  if (final.losesLetters) {
    const characters = outsideGsm(final.text).slice(0, 5).map(characterWords);
    const message = say.messages.mayBeLost(characters);
    notes.push({ kind: 'lost-letters', message, fix: say.messages.mayBeLostFix() });
  }
  return notes;
}

function unsendableNote(writing: Writing, final: FinalText, unsendable: Unsendable): TextNote {
  switch (unsendable) {
    case 'tag-in-value': {
      const tag = tagLeftIn(final.text, writing.versions[final.version]!.template.tags) ?? '';
      const message = say.messages.tagInValue(tag);
      return { kind: 'refused-value', message, fix: say.messages.tagInValueFix() };
    }
    case 'empty':
      return { kind: 'refused-value', message: say.messages.empty(), fix: say.messages.emptyFix() };
    case 'blank': {
      const needed = writing.lettering.needed ?? [];
      const tags = final.blanks.map((index) => writing.tags[index]!.tag);
      const message = say.messages.leftOutBlank(tags.filter((tag) => needed.includes(tag)));
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
