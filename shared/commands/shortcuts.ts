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

/** On a Mac, Option with an arrow moves through a text. */
const onMac: Readonly<Record<string, string>> = { 'Alt+Left': 'Mod+[', 'Alt+Right': 'Mod+]' };

const keyOn = (text: string, isMac: boolean): string => (isMac ? onMac[text] : undefined) ?? text;

const arrows: Readonly<Record<string, string>> = { Left: '←', Right: '→' };

/** `Mod+Shift+F`, for example; `name` is a capital letter, a sign, or a name such as `Enter`. */
function keyOf(text: string) {
  const parts = text.split('+');
  const [mod, alt, shift] = [parts.includes('Mod'), parts.includes('Alt'), parts.includes('Shift')];
  return { mod, alt, shift, name: parts.at(-1) ?? '' };
}

export function accelerator(text: string, isMac: boolean): string {
  return keyOn(text, isMac).replace('Mod', 'CommandOrControl');
}

/** In the order usual on the system. */
export function keyWords(text: string, isMac: boolean): readonly string[] {
  const { mod, alt, shift, name } = keyOf(keyOn(text, isMac));
  const { keys } = texts;
  const words = isMac
    ? [shift && '⇧', mod && '⌘', name === 'Enter' ? '↩' : name]
    : [
        mod && keys.ctrl,
        alt && keys.alt,
        shift && keys.shift,
        name === 'Enter' ? keys.enter : (arrows[name] ?? name),
      ];
  return words.filter((word) => word !== false);
}

export function commandOfKey(pressed: Pressed, isMac: boolean): CommandId | null {
  return commandIds.find((id) => !commands[id].isOfRows && isKey(commands[id].key, pressed, isMac)) ?? null;
}

/** By its letter or sign, and in layouts without Latin letters by the physical key. */
export function isKey(text: string | null, pressed: Pressed, isMac: boolean): boolean {
  if (text === null) return false;
  const { mod, alt, shift, name } = keyOf(keyOn(text, isMac));
  const { ctrlKey, metaKey } = pressed;
  const [own, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (other || mod !== own || alt !== pressed.altKey) return false;
  const isLetter = /^[A-Z]$/.test(name);
  // A sign may need Shift on one keyboard and not on another.
  if ((isLetter || name.length > 1) && shift !== pressed.shiftKey) return false;
  const key = pressed.key.startsWith('Arrow') ? pressed.key.slice('Arrow'.length) : pressed.key;
  if (key.toUpperCase() === name.toUpperCase()) return true;
  return isLetter && !/^[\x20-\x7e]$/.test(pressed.key) && pressed.code === `Key${name}`;
}
