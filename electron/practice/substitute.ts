import type { Choices } from './choices.ts';

/** Makes one recipient's final text from the message (spec, Tag substitution rules 1 and 2). */
export function substitute(
  message: string,
  tags: readonly string[],
  tagvalues: readonly string[] | undefined,
  order: Choices['replacement'],
): string {
  if (tagvalues === undefined || tags.length === 0) return message;
  return order === 'tag-by-tag' ? tagByTag(message, tags, tagvalues) : onePass(message, tags, tagvalues);
}

function tagByTag(message: string, tags: readonly string[], tagvalues: readonly string[]): string {
  let text = message;
  for (let at = 0; at < tags.length; at += 1) {
    const value = tagvalues[at]!;
    // A function, since a plain replacement string would give `$&` and its like a meaning.
    text = text.replaceAll(tags[at]!, () => value);
  }
  return text;
}

function onePass(message: string, tags: readonly string[], tagvalues: readonly string[]): string {
  let text = '';
  let at = 0;
  while (at < message.length) {
    const hit = tags.findIndex((tag) => message.startsWith(tag, at));
    text += hit < 0 ? message[at] : tagvalues[hit];
    at += hit < 0 ? 1 : tags[hit]!.length;
  }
  return text;
}
