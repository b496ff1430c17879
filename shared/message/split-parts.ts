import type { Lettering } from './lettering.ts';
import { countParts, septetsAt } from './parts.ts';

/** One per SMS part; joined they are the text again. */
export function splitParts(text: string, lettering: Lettering): string[] {
  const { encoding, parts, perPart } = countParts(text, lettering);
  if (parts <= 1) return text === '' ? [] : [text];
  const stretches: string[] = [];
  let from = 0;
  let used = 0;
  for (let at = 0; at < text.length; ) {
    const step = isPair(text, at) ? 2 : 1;
    const taken = encoding === 'UCS-2' ? step : septetsAt(text, at);
    if (used + taken > perPart) {
      stretches.push(text.slice(from, at));
      from = at;
      used = 0;
    }
    used += taken;
    at += step;
  }
  return [...stretches, text.slice(from)];
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}
