import { parseMessage } from '../message/tag.ts';
import { common } from '../texts/en/common.ts';
import { drafts } from '../texts/en/names.ts';

const mostLetters = 40;
/** Of a whole name, in UTF-16 units. */
const longestName = 200;

export interface NameSource {
  readonly audience: string | null;
  readonly message: string;
}

/** Until a person names it: the audience's name, else the first words of the message, else empty. */
export function draftName({ audience, message }: NameSource): string {
  return audience?.trim() || firstWords(message);
}

/** The name follows audience and message until a person gives another. */
export function nameAfter(name: string, before: NameSource, after: NameSource): string {
  return name === '' || name === draftName(before) ? draftName(after) : name;
}

/** A draft without a name is copied without one. */
export function copyName(name: string): string {
  return name === '' ? '' : nameMadeOf(drafts.copyOf, name);
}

/** Of a campaign that is made of another: its rest, its rehearsal, a test of it. */
export function nameMadeOf(made: (campaign: string) => string, name: string): string {
  return made(name || common.untitled).slice(0, longestName);
}

/** The name if none of these has it, else with the next free number. */
export function nameBeside(name: string, others: readonly string[]): string {
  const taken = new Set(others);
  let free = name;
  for (let n = 2; free !== '' && taken.has(free); n += 1) free = [name, n].join(' ');
  return free;
}

function firstWords(message: string): string {
  const words = parseMessage(message)
    .map(({ kind, text }) => (kind === 'text' ? text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/^[\s,.;:!?]+/, '');
  const letters = Array.from(words.trimEnd());
  if (letters.length <= mostLetters) return letters.join('').replace(/(?<![\s,;:])[\s,;:]+$/, '');
  const cut = letters.slice(0, mostLetters + 1).join('');
  const whole = cut.includes(' ')
    ? cut.slice(0, cut.lastIndexOf(' '))
    : letters.slice(0, mostLetters).join('');
  return `${whole.replace(/(?<![\s,.;:!?])[\s,.;:!?]+$/, '')} …`;
}
