import { type CommandId, commandName, commands } from '../../../shared/commands/commands.ts';
import { keyWords } from '../../../shared/commands/shortcuts.ts';
import './shortcut.css';

export const isMac = /mac/i.test(navigator.platform);

/** `of` is a key as `keyOf` reads it. */
export function Shortcut({ of }: { readonly of: string }) {
  return <KeyNames names={keyWords(of, isMac)} />;
}

export function KeyNames({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="keys">
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}

/** `words`, or the command's name, with its key if it has one. */
export function keyHint(id: CommandId, words: string = commandName(id)): string {
  const { key } = commands[id];
  return key === null ? words : `${words} (${keyWords(key, isMac).join(isMac ? '' : '+')})`;
}
