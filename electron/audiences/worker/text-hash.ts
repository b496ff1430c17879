/** A number of 32 bits that is the same for the same text, and hardly ever for another; never 0. */
export function textHash(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash | 1) >>> 0;
}

/** A whole number of 53 bits, for where nothing else tells two texts apart. */
export function longTextHash(text: string): number {
  return textHash(text) * 2 ** 21 + (textHash(text, 0x9747b28c) >>> 11);
}
