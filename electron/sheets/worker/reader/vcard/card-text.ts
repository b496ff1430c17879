import { isUtf8 } from 'node:buffer';
import { textDecoding } from '../files/text-encoding.ts';
import type { CardProperty } from './card-properties.ts';

/** The text of a property in the encoding that it states, else in that of its file; NULs are no text. */
export function cardText(property: CardProperty, encodings: CardEncodings): string {
  const bytes = property.quoted ? unquoted(property.value).replace(/\r\n?/g, '\n') : property.value;
  // Most texts are plain ASCII, which is the same in all encodings.
  if (!/[^\x20-\x7e\t\r\n]/.test(bytes)) return bytes;
  return decoded(Buffer.from(bytes, 'latin1'), property.parameters.get('CHARSET'), encodings).replaceAll(
    '\0',
    '',
  );
}

/** The encoding of a file, and the one to fall back on where bytes are no text in it. */
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

function unquoted(value: string): string {
  return value
    .replace(/=[ \t]*$/, '')
    .replace(/=([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A text without the escapes of its version. */
export function unescaped(text: string, version: string): string {
  if (!text.includes('\\')) return text;
  if (version === '2.1') return text.replace(/\\([;:,\\])/g, '$1');
  return text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}

/** The parts of a text between separators that no backslash is before, without escapes. */
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
