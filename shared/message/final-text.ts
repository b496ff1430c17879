import { assertNever } from '../assert-never.ts';
import type { RowNote } from '../audience/audience.ts';
import type { BoundMessage, BoundTag } from './bound-message.ts';
import { characterName } from './character-name.ts';
import { outsideGsm } from './gsm.ts';
import { countParts, type Parts } from './parts.ts';
import { compile, fill, type Template, tagLeftIn } from './render.ts';
import { cleanValue } from './value.ts';

/** Most parts a text may have: the header that joins parts counts them in one byte. */
export const MOST_PARTS = 255;

/** Why a recipient cannot be sent this message. */
export type Refusal = 'tag-in-value' | 'empty' | 'too-long';

/** A message ready to be worked out for any number of recipients. */
export interface Writing {
  readonly tags: readonly BoundTag[];
  readonly template: Template;
}

/** What one recipient would get, or why they cannot get it. */
export interface FinalText {
  /** One value per tag, as sent; empty for a message without tags. */
  readonly tagvalues: readonly string[];
  readonly text: string;
  readonly count: Parts;
  /** Positions in `tags` of those that have neither value nor fallback. */
  readonly blanks: readonly number[];
  readonly refusal: Refusal | null;
}

/** Prepares a bound message for its recipients. */
export function writingOf(bound: BoundMessage): Writing {
  return {
    tags: bound.tags,
    template: compile(
      bound.message,
      bound.tags.map(({ tag }) => tag),
    ),
  };
}

/** True before there is a message at all, when nobody's text is at fault for being empty. */
export function isUnwritten({ template }: Writing): boolean {
  return template.slots.length === 0 && template.texts.join('').trim() === '';
}

/** One recipient's `tagvalues`: the cleaned cells of the tags' columns, blanks replaced by the fallbacks. */
export function tagvaluesFor(tags: readonly BoundTag[], cells: readonly string[]): string[] {
  return tags.map(({ column, fallback }) => cleanValue(cells[column] ?? '') || (fallback ?? ''));
}

/** Works out what the recipient with these cells would get. */
export function finalTextFor(writing: Writing, cells: readonly string[]): FinalText {
  const tagvalues = tagvaluesFor(writing.tags, cells);
  const text = fill(writing.template, tagvalues);
  const count = countParts(text);
  let blanks: number[] = none;
  for (let position = 0; position < tagvalues.length; position += 1) {
    if (tagvalues[position] === '' && writing.tags[position]!.fallback === null) {
      blanks = blanks === none ? [position] : [...blanks, position];
    }
  }
  let refusal: Refusal | null = null;
  if (tagLeftIn(text, writing.template.tags) !== null) refusal = 'tag-in-value';
  else if (text.trim() === '') refusal = 'empty';
  else if (count.parts > MOST_PARTS) refusal = 'too-long';
  return { tagvalues, text, count, blanks, refusal };
}

const none: number[] = [];

/** What a person should know about a recipient's final text. */
export function notesOn(writing: Writing, final: FinalText): RowNote[] {
  const notes: RowNote[] = [];
  if (final.refusal !== null) notes.push(refusalNote(writing, final, final.refusal));
  if (final.blanks.length > 0) {
    const tags = final.blanks.map((position) => writing.tags[position]!.tag);
    const fallback = `${tags[0]!.slice(0, -1)}|there}`;
    const fix = `Fill in the cell, or write a word for such people: ${fallback}.`;
    notes.push({ kind: 'blank', message: `No value for ${tags.join(', ')}.`, fix });
  }
  if (final.count.encoding === 'UCS-2') {
    const characters = outsideGsm(final.text).slice(0, 5).map(characterName);
    notes.push({ kind: 'unicode', message: `Needs Unicode because of ${characters.join(', ')}.` });
  }
  return notes;
}

function refusalNote(writing: Writing, final: FinalText, refusal: Refusal): RowNote {
  switch (refusal) {
    case 'tag-in-value': {
      const tag = tagLeftIn(final.text, writing.template.tags);
      const message = `With this person's values the text contains ${tag} again, which the service may replace too.`;
      return { kind: 'refused-value', message, fix: 'Take the braces out of the cell.' };
    }
    case 'empty':
      return {
        kind: 'refused-value',
        message: 'The text is empty.',
        fix: 'Fill in the cell or add some words.',
      };
    case 'too-long': {
      const message = `The text takes ${final.count.parts} parts; at most ${MOST_PARTS} can be joined.`;
      return { kind: 'too-long', message, fix: 'Shorten the message or the cell.' };
    }
    default:
      return assertNever(refusal);
  }
}
