const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENSION = '\f^{}\\[~]|€';

// One byte per UTF-16 code unit: a survey looks up some hundred million of them.
const units = new Uint8Array(0x10000);
for (const character of BASIC) units[character.charCodeAt(0)] = 1;
for (const character of EXTENSION) units[character.charCodeAt(0)] = 2;

/** Septets of a UTF-16 code unit in GSM 03.38: 1 in the basic table, 2 in its extension, 0 in neither. */
export function gsmUnits(codeUnit: number): number {
  return units[codeUnit]!;
}

export function fitsGsm(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (units[text.charCodeAt(at)] === 0) return false;
  return true;
}

export function isOneSeptetEach(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (units[text.charCodeAt(at)] !== 1) return false;
  return true;
}

/** The distinct characters that GSM 03.38 lacks, in order of appearance. */
export function outsideGsm(text: string): string[] {
  const outside = new Set<string>();
  for (const character of text) if (units[character.charCodeAt(0)] === 0) outside.add(character);
  return [...outside];
}
