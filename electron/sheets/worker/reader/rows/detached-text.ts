/** A piece of a string keeps the whole string in memory. */
export function detached(piece: string): string {
  return Buffer.from(piece, 'utf16le').toString('utf16le');
}
