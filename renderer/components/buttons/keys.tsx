import { keyWords } from '../../../shared/commands/keys.ts';
import { isMac } from './is-mac.ts';
import './keys.css';

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
