export function textHash(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A 53-bit hash, for use without comparing the texts. */
export function longTextHash(text: string): number {
  return textHash(text) * 2 ** 21 + (textHash(text, 0x9747b28c) >>> 11);
}
