import { type CommandId, commandName, commands } from '../../../shared/commands/commands.ts';
import { keyWords } from '../../../shared/commands/keys.ts';
import { isMac } from './is-mac.ts';

/** What a button's hint says of its command, `words` or its name, with its key where it has one. */
export function keyHint(id: CommandId, words: string = commandName(id)): string {
  const { key } = commands[id];
  return key === null ? words : `${words} (${keyWords(key, isMac).join(isMac ? '' : '+')})`;
}
