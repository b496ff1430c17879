import { StringDecoder } from 'node:string_decoder';
import iconv from 'iconv-lite';

/** Bytes 0x80 to 0x9F in windows-1252; its other bytes equal Latin-1. */
const WINDOWS_1252_HIGH =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** Decodes piece by piece without cutting a character, and leaves out the byte order mark. */
export interface TextDecoding {
  decode(bytes: Buffer): string;
  end(): string;
}

/** Takes a WHATWG label or a DOS code page; the caller has checked that it is offered. */
export function textDecoding(encoding: string): TextDecoding {
  switch (encoding) {
    case 'utf-8':
      return utf8Decoding();
    case 'windows-1252':
      return { decode: decodeWindows1252, end: () => '' };
    default: {
      // DOS code pages, which the platform does not decode.
      if (encoding.startsWith('ibm')) {
        const decoder = iconv.getDecoder(encoding);
        return { decode: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
      }
      const decoder = new TextDecoder(encoding);
      return { decode: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
    }
  }
}

/** `StringDecoder` is several times faster on UTF-8 than a streaming `TextDecoder`, with the same text. */
function utf8Decoding(): TextDecoding {
  const decoder = new StringDecoder('utf8');
  let first = true;
  return {
    decode(bytes) {
      const text = decoder.write(bytes);
      if (!first || text === '') return text;
      first = false;
      return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    },
    end: () => decoder.end(),
  };
}

/** Our own decoder, because some Node versions read windows-1252 as Latin-1, which loses the euro sign and quotes. */
function decodeWindows1252(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  return text.replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252_HIGH[char.charCodeAt(0) - 0x80]!);
}
