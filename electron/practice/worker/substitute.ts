import type { Choices } from './choices.ts';

/** Texts grow and shrink while tags are replaced one by one; this many UTF-16 units is the limit. */
const RUNAWAY = 2 ** 20;

/** Spec, Tag substitution rules 1 and 2. Undefined beyond the limit, as when values hold tags that hold values. */
export function substitute(
  message: string,
  tags: readonly string[],
  tagvalues: readonly string[] | undefined,
  order: Choices['replacement'],
): string | undefined {
  if (tagvalues === undefined || tags.length === 0) return message;
  return order === 'tag-by-tag' ? tagByTag(message, tags, tagvalues) : onePass(message, tags, tagvalues);
}

function tagByTag(
  message: string,
  tags: readonly string[],
  tagvalues: readonly string[],
): string | undefined {
  let text = message;
  for (let at = 0; at < tags.length; at += 1) {
    const [tag, value] = [tags[at]!, tagvalues[at]!];
    const pieces = text.split(tag);
    const growth = (pieces.length - 1) * (value.length - tag.length);
    if (text.length + growth > RUNAWAY) return undefined;
    text = pieces.join(value);
  }
  return text;
}

function onePass(message: string, tags: readonly string[], tagvalues: readonly string[]): string | undefined {
  let text = '';
  let at = 0;
  while (at < message.length) {
    const hit = tags.findIndex((tag) => message.startsWith(tag, at));
    text += hit < 0 ? message[at] : tagvalues[hit];
    if (text.length > RUNAWAY) return undefined;
    at += hit < 0 ? 1 : tags[hit]!.length;
  }
  return text;
}
