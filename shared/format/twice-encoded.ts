/** Bytes 0x80 to 0x9F in windows-1252; its other bytes equal Latin-1. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const NEXT = `[${HIGH}\x80-\xbf]`;
/** Latin letters and usual signs in UTF-8, read as windows-1252; no language has these letters and signs together. */
const TWICE = new RegExp(`[Â-Å]${NEXT}|â${NEXT}${NEXT}`, 'gu');

/** A text whose UTF-8 was read as windows-1252 and encoded again, as it was meant; undefined for any other. */
export function readOnce(text: string): string | undefined {
  const meant = text.replace(TWICE, (sign) => {
    const bytes = Array.from(sign, (char) =>
      HIGH.includes(char) ? 0x80 + HIGH.indexOf(char) : char.charCodeAt(0),
    );
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16)}`).join(''));
  });
  return meant === text ? undefined : meant;
}
