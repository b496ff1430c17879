import type { BoundMessage } from './bound-message.ts';

/** All columns of a list by their places, those of the message first: whoever compares rows looks at them. */
export function usedFirst({ tags, deciding }: BoundMessage, columns: number): readonly number[] {
  const used = new Set([
    ...tags.map(({ column }) => column),
    ...(deciding === null ? [] : [deciding.column]),
  ]);
  return [...used, ...Array.from({ length: columns }, (_, at) => at).filter((at) => !used.has(at))];
}
