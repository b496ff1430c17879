import type { Branded } from '../brand.ts';
import { normalized } from '../format/normalized.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';

/** Up to 11 alphanumeric characters, or up to 15 digits (spec, SMS object). */
export type Sender = Branded<string, 'Sender'>;

const MOST = { name: 11, number: 15 } as const;

/** `corrected` is an offer to replace an unusable sender. */
export type SenderState =
  | { readonly kind: 'none'; readonly says: Words }
  | {
      readonly kind: 'name' | 'number';
      readonly sender: Sender;
      readonly left: number;
      readonly says: Words;
    }
  | { readonly kind: 'wrong'; readonly says: Words; readonly corrected?: Sender };

export function judgeSender(typed: string): SenderState {
  const text = typed.trim();
  if (text === '') return { kind: 'none', says: say.messages.sender.none() };
  const kind = kindOf(text);
  if (/^[A-Za-z0-9]+$/.test(text)) {
    const rest = MOST[kind] - text.length;
    if (rest >= 0) return { kind, sender: text as Sender, left: rest, says: say.messages.sender[kind](rest) };
    const { longName, longNumber } = say.messages.sender;
    return wrong(text, (kind === 'name' ? longName : longNumber)(MOST[kind], text.length));
  }
  if (/^\+[0-9 ()./-]+$/.test(text)) return wrong(text, say.messages.sender.onlyDigits());
  if (/\s/u.test(text)) return wrong(text, say.messages.sender.noSpaces());
  const odd = [...text].find((character) => !/[A-Za-z0-9]/.test(character))!;
  return wrong(text, say.messages.sender.odd(odd));
}

function kindOf(text: string): keyof typeof MOST {
  return /^[0-9]+$/.test(text) ? 'number' : 'name';
}

// Only drops characters and accents; a sender that is too long needs a person to shorten it.
function wrong(text: string, says: Words): SenderState {
  const plain = normalized(text, 'NFD').replace(/[^A-Za-z0-9]/g, '');
  if (plain === '' || plain.length > MOST[kindOf(plain)]) return { kind: 'wrong', says };
  return { kind: 'wrong', says, corrected: plain as Sender };
}
