/** Windows opens a device under these names, with any ending, and `\p{N}` has the raised digits too. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=[ .]|$)/i;

/** Whole characters; with the longest of four bytes and an ending they fit what file systems take. */
const most = 60;

/** A name that people chose, as a part of a file's name on any system: never hidden, never a device. */
export function fileName(name: string, unnamed: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, ' ').replace(/^[ .]+/, '');
  const short = Array.from(plain.slice(0, 2 * most))
    .slice(0, most)
    .join('')
    .replace(/(?<![ .])[ .]+$/, '');
  if (short === '') return unnamed;
  return device.test(short) ? `_${short}` : short;
}
