import { type CommandId, commandName } from './commands.ts';

/** Each searched word starts a word of the name, in any case and order; names starting with the search come first. */
export function findCommands(ids: readonly CommandId[], search: string): readonly CommandId[] {
  const wanted = wordsOf(search);
  const found = ids.filter((id) => {
    const words = wordsOf(commandName(id));
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
  const isFirst = (id: CommandId): boolean => wordsOf(commandName(id)).join(' ').startsWith(wanted.join(' '));
  return [...found.filter(isFirst), ...found.filter((id) => !isFirst(id))];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
