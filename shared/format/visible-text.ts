import { lazily } from '../lazily.ts';

/** Characters that show nothing by themselves: what hides, turns or joins others, tags, fillers, annotations. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb';
/** Scripts in which a joiner or a non-joiner behind a letter changes how the word is written. */
const JOINING = [
  'Arab',
  'Syrc',
  'Nkoo',
  'Mong',
  'Adlm',
  'Rohg',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
]
  .concat(['Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Where such a character is part of what people see. */
const SEEN = [
  // The flags of England, Scotland and Wales are spelled in tags.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  // Families and other emoji made of several.
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  // As an emoji or as a sign; keycaps.
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  `(?<=[${JOINING}])(?<!\\p{Default_Ignorable_Code_Point})[\\u200c\\u200d]`,
  // Forms of Han characters and of Mongolian letters.
  '(?<=\\p{scx=Hani})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]',
  '(?<=[\\u1820-\\u18aa])[\\u180b-\\u180f]',
].join('|');

const any = lazily(() => new RegExp(`[${INVISIBLE}]`, 'u'));
const each = lazily(() => new RegExp(`(${SEEN})|[${INVISIBLE}]`, 'gu'));
/** Say in which direction the signs beside them run; people who write Arabic or Hebrew type them. */
const MARKS = /[\u061c\u200e\u200f]/;

/**
 * A text without the characters that show nothing and can make it read otherwise than it is: zero-width ones, those
 * that turn the direction, tags, fillers. Those that emoji, joined scripts and forms of letters are made with stay.
 */
export function visibleText(text: string): string {
  return any().test(text) ? text.replace(each(), (_, seen: string | undefined) => seen ?? '') : text;
}

/** The same, with the marks of direction that people type left in. */
export function visibleTyping(text: string): string {
  if (!any().test(text)) return text;
  return text.replace(each(), (whole, seen: string | undefined) => seen ?? (MARKS.test(whole) ? whole : ''));
}

/** A short text as it is kept and sent: one line, nothing invisible in it, no spaces around it. */
export function singleLine(text: string): string {
  return visibleText(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
