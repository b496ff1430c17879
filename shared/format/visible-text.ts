import { lazily } from '../lazily.ts';
import { MOST_MARKS_TYPED, unstacked } from './normalized.ts';

/** Invisible characters: those that hide, turn or join others, tags, fillers, annotations. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb';
/** Scripts in which a joiner or non-joiner after a letter changes how the word is written. */
const JOINING =
  'Arab Syrc Nkoo Mong Adlm Rohg Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');

const SEEN = [
  // The flags of England, Scotland and Wales are spelled in tags.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  // Families and other emoji made of several.
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  // As an emoji or as a sign; keycaps.
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=[${JOINING}])(?<!\\p{Default_Ignorable_Code_Point})[\\u200c\\u200d]`,
  // Variants of Han characters and Mongolian letters.
  '(?<=\\p{scx=Hani})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\u1820-\\u18aa])[\\u180b-\\u180f]',
].join('|');

const any = lazily(() => new RegExp(`[${INVISIBLE}]`, 'u'));
const each = lazily(() => new RegExp(`(${SEEN})|[${INVISIBLE}]`, 'gu'));
/** Marks that set the direction of the signs beside them; people who write Arabic or Hebrew type such marks. */
const MARKS = /[\u061c\u200e\u200f]/;

/**
 * Removes invisible characters, which can make a text read differently: zero-width ones, those that turn the
 * direction, tags, fillers. Keeps those that form emoji, joined scripts and variants of letters.
 */
export function withoutInvisible(text: string): string {
  return any().test(text) ? text.replace(each(), (_, seen: string | undefined) => seen ?? '') : text;
}

/** The same, for a text that is shown: without marks that cover what is around them. */
export function visibleText(text: string): string {
  return unstacked(withoutInvisible(text));
}

/** Also keeps the direction marks that people type. */
export function visibleTyping(text: string): string {
  const visible = any().test(text)
    ? text.replace(each(), (whole, seen: string | undefined) => seen ?? (MARKS.test(whole) ? whole : ''))
    : text;
  return unstacked(visible, MOST_MARKS_TYPED);
}

/** More of a cell or a text than a table has place for. */
const MOST_IN_CELL = 2000;

/** The start of a text, for a place with many of them; the whole is shown on request. */
export function startShown(text: string): string {
  const visible = unstacked(text.slice(0, MOST_IN_CELL));
  return text.length > MOST_IN_CELL ? `${visible.replace(/\p{Surrogate}$/u, '')}…` : visible;
}

/** One line with nothing invisible; keeps blanks at the ends, as of a name that is being typed. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\p{Cc}+/gu, ' ');
}

/** As stored and sent. */
export function singleLine(text: string): string {
  return visibleLine(text).trim();
}
