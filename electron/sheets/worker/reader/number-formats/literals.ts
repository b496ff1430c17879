/** Parts of a format that are not read: words, escaped signs, room for a sign, colours, conditions, languages, AM/PM. */
const LITERAL = /("[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|AM\/PM|A\/P)/i;

/** Changes a format beside its literal parts. */
export function besideLiterals(
  code: string,
  change: (piece: string) => string,
  changeLiteral = (piece: string) => piece,
): string {
  // Every other piece is literal.
  return code
    .split(LITERAL)
    .map((piece, at) => (at % 2 === 1 ? changeLiteral(piece) : change(piece)))
    .join('');
}
