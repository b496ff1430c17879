import { parseMessage } from '../../shared/message/tag.ts';

/** The distinct tags of a message, in order of first appearance: the `tags` of the spec. */
export function tagsOf(message: string): string[] {
  const tags = parseMessage(message).filter(({ kind }) => kind === 'tag');
  return [...new Set(tags.map(({ text }) => text))];
}
