import { type CommandId, commandName, commands } from '../../../shared/commands/commands.ts';
import { keyWords } from '../../../shared/commands/keys.ts';
import './keys.css';

/** Whether the keys of this computer are those of a Mac. */
export const isMac = /mac/i.test(navigator.platform);

/** The keys of a command as they are printed on this computer's keyboard, by what `keyOf` reads. */
export function Keys({ of }: { readonly of: string }) {
  return <KeyNames names={keyWords(of, isMac)} />;
}

/** Keys by their names, one `kbd` each. */
export function KeyNames({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="keys">
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}

/** What a button's hint says of its command, `words` or its name, with its key where it has one. */
export function keyHint(id: CommandId, words: string = commandName(id)): string {
  const { key } = commands[id];
  return key === null ? words : `${words} (${keyWords(key, isMac).join(isMac ? '' : '+')})`;
}
