import { commands as texts } from '../texts/en/commands.ts';
import { type CommandId, commandIds, commands } from './commands.ts';

export interface Pressed {
  readonly key: string;
  /** The physical key, for layouts without Latin letters. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** `Mod+Shift+F`, for example; `name` is a capital letter, a sign, or a name such as `Enter`. */
function keyOf(text: string) {
  const parts = text.split('+');
  return { mod: parts.includes('Mod'), shift: parts.includes('Shift'), name: parts.at(-1) ?? '' };
}

export function accelerator(text: string): string {
  return text.replace('Mod', 'CommandOrControl');
}

/** In the order usual on the system. */
export function keyWords(text: string, isMac: boolean): readonly string[] {
  const { mod, shift, name } = keyOf(text);
  const words = isMac
    ? [shift && '⇧', mod && '⌘', name === 'Enter' ? '↩' : name]
    : [mod && texts.keys.ctrl, shift && texts.keys.shift, name === 'Enter' ? texts.keys.enter : name];
  return words.filter((word) => word !== false);
}

export function commandOfKey(pressed: Pressed, isMac: boolean): CommandId | null {
  return commandIds.find((id) => !commands[id].isOfRows && isKey(commands[id].key, pressed, isMac)) ?? null;
}

/** By its letter or sign, and in layouts without Latin letters by the physical key. */
export function isKey(text: string | null, pressed: Pressed, isMac: boolean): boolean {
  if (text === null || pressed.altKey) return false;
  const { mod, shift, name } = keyOf(text);
  const { ctrlKey, metaKey } = pressed;
  const [own, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (other || mod !== own) return false;
  const isLetter = /^[A-Z]$/.test(name);
  // A sign may need Shift on one keyboard and not on another.
  if ((isLetter || name.length > 1) && shift !== pressed.shiftKey) return false;
  if (pressed.key.toUpperCase() === name.toUpperCase()) return true;
  return isLetter && !/^[\x20-\x7e]$/.test(pressed.key) && pressed.code === `Key${name}`;
}
