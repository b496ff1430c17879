import { isUtf8 } from 'node:buffer';
import { textDecoding } from '../files/text-decoding.ts';
import type { CardProperty } from './card-properties.ts';

/** Read in the encoding that the property states, else in the file's; without NULs. */
export function cardText(property: CardProperty, encodings: CardEncodings): string {
  const bytes = property.quoted ? unquoted(property.value).replace(/\r\n?/g, '\n') : property.value;
  // Most texts are plain ASCII, the same in all these encodings.
  if (!/[^\x20-\x7e\t\r\n]/.test(bytes)) return bytes;
  return decoded(Buffer.from(bytes, 'latin1'), property.parameters.get('CHARSET'), encodings).replaceAll(
    '\0',
    '',
  );
}

/** The encoding of a file, and the one for bytes that are no text in it. */
export interface CardEncodings {
  readonly file: string;
  readonly old: string;
}

function decoded(bytes: Buffer, stated: string | undefined, { file, old }: CardEncodings): string {
  const label = stated !== undefined && isEncoding(stated) ? stated.toLowerCase() : file;
  const isUnicode = /^(?:us-ascii|ascii|utf-?8)$/.test(label);
  if (isUnicode && isUtf8(bytes)) return bytes.toString('utf8');
  const { decode, end } = textDecoding(!isUnicode ? label : file === 'utf-8' ? old : file);
  return decode(bytes) + end();
}

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

export function unquoted(value: string): string {
  return value
    .replace(/=[ \t]*$/, '')
    .replace(/=([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export function unescaped(text: string, version: string): string {
  if (!text.includes('\\')) return text;
  if (version === '2.1') return text.replace(/\\([;:,\\])/g, '$1');
  return text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}

/** Splits at separators without a backslash before them, and resolves escapes. */
export function partsOf(text: string, separator: ';' | ',', version: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\\' && at + 1 < text.length) part += sign + text[++at]!;
    else if (sign === separator) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part].map((one) => unescaped(one, version).trim());
}
