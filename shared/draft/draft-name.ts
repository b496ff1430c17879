import { parseMessage } from '../message/tag.ts';

const mostLetters = 40;

/** What a draft is named after: the audience's name where one is chosen, and its message. */
export interface NameSource {
  readonly audience: string | null;
  readonly message: string;
}

/** The name a draft has until a person names it: its audience's, else the first words of its message, else none. */
export function draftName({ audience, message }: NameSource): string {
  return audience?.trim() || firstWords(message);
}

/** The name after a change of audience or message: it follows them for as long as nobody has given another. */
export function nameAfter(name: string, before: NameSource, after: NameSource): string {
  return name === '' || name === draftName(before) ? draftName(after) : name;
}

function firstWords(message: string): string {
  const words = parseMessage(message)
    .map(({ kind, text }) => (kind === 'text' ? text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/^[\s,.;:!?]+/, '');
  const letters = Array.from(words.trimEnd());
  if (letters.length <= mostLetters) return letters.join('').replace(/[\s,;:]+$/, '');
  const cut = letters.slice(0, mostLetters + 1).join('');
  const whole = cut.includes(' ')
    ? cut.slice(0, cut.lastIndexOf(' '))
    : letters.slice(0, mostLetters).join('');
  return `${whole.replace(/[\s,.;:!?]+$/, '')} …`;
}
