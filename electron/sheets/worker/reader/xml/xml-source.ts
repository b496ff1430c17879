import { isAscii } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import { damaged } from '../bounds/sheet-fault.ts';
import { readBom, wideWithoutBom } from '../files/file-encoding.ts';
import type { ZipArchive } from '../files/zip-archive.ts';
import type { Vocabulary } from './xml-names.ts';
import { XmlScanner } from './xml-scanner.ts';

const HEAD_BYTES = 1024;

/** Decodes by the byte order mark or declaration. Pieces of pure ASCII stay bytes. */
export class XmlText {
  #isPlain = false;
  #decoder: Decoder | undefined;

  decode(bytes: Buffer): string | Buffer {
    const wasPlain = this.#isPlain;
    const isFirst = this.#decoder === undefined;
    this.#decoder ??= decoderFor(bytes);
    const isPlain = this.#decoder.takesAscii && isAscii(bytes);
    // After a plain piece no character is half read, so the decoder has nothing to add.
    if (wasPlain && isPlain) return bytes;
    const text = this.#decoder.write(bytes);
    // If the piece before ended within a character, the decoder puts a sign for that in front.
    this.#isPlain = isPlain && text.length === bytes.length;
    if (this.#isPlain) return bytes;
    return isFirst && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }
}

/** Reads until `step`, called at every tag, returns true; `onPacked` is called with the packed bytes read. */
export async function scanPart(
  archive: Pick<ZipArchive, 'chunks'>,
  part: string,
  vocabulary: Vocabulary,
  step: (xml: XmlScanner) => unknown,
  onPacked?: (bytes: number) => void,
): Promise<void> {
  const xml = new XmlScanner(vocabulary);
  const text = new XmlText();
  for await (const bytes of archive.chunks(part, onPacked)) {
    xml.push(text.decode(bytes));
    while (xml.next()) if (step(xml) === true) return;
  }
}

interface Decoder {
  write(bytes: Buffer): string;
  /** True if ASCII bytes are the same characters in its encoding. */
  readonly takesAscii: boolean;
}

function decoderFor(bytes: Buffer): Decoder {
  const wide = readBom(bytes) ?? wideWithoutBom(bytes.subarray(0, HEAD_BYTES));
  const declared = /^<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  const encoding = (wide ?? declared ?? 'utf-8').toLowerCase();
  if (encoding === 'utf-8' || encoding === 'utf8' || encoding === 'us-ascii') {
    const decoder = new StringDecoder('utf8');
    return { write: (chunk) => decoder.write(chunk), takesAscii: true };
  }
  try {
    const decoder = new TextDecoder(encoding);
    return { write: (chunk) => decoder.decode(chunk, { stream: true }), takesAscii: false };
  } catch {
    throw damaged('XML in an encoding that is not known');
  }
}
