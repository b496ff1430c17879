import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELL_LENGTH } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';

const WIDE = 0x01;
const PHONETIC = 0x04;
const RICH = 0x08;

/** Text of Excel 97 or later; its length is in `lengthBytes` bytes before it. */
export function unicodeText(body: Buffer, at: number, lengthBytes: 1 | 2): string {
  const from = at + lengthBytes + 1;
  if (body.length < from) return '';
  const length = lengthBytes === 1 ? body[at]! : body.readUInt16LE(at);
  const isWide = (body[at + lengthBytes]! & WIDE) !== 0;
  return plain(charactersOf(body, from, length, isWide));
}

/** Line ends as LF, and no NUL, which some writers put at the end. */
export function plain(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return lines.includes('\0') ? lines.replaceAll('\0', '') : lines;
}

function charactersOf(body: Buffer, from: number, length: number, isWide: boolean): string {
  return isWide
    ? body.toString('utf16le', from, Math.min(body.length, from + length * 2))
    : body.toString('latin1', from, Math.min(body.length, from + length));
}

/** A record that continues within characters begins with a byte that repeats whether they have one byte or two. */
export class ContinuedTexts {
  readonly #onText: (text: string) => void;
  /** The fixed part of the current text: length, options, and the sizes of fonts and phonetic guides after it. */
  readonly #head = Buffer.alloc(9);
  #headLength = 0;
  #text = '';
  /** Characters still to come; -1 while the fixed part is read. */
  #left = -1;
  #isWide = false;
  /** Bytes of fonts and phonetic guides still to skip. */
  #passed = 0;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  take(bytes: Buffer, isContinued: boolean): void {
    let at = 0;
    if (!isContinued) {
      this.#headLength = 0;
      this.#left = -1;
      this.#passed = 0;
    }
    if (isContinued && this.#left > 0 && bytes.length > 0) {
      this.#isWide = (bytes[0]! & WIDE) !== 0;
      at = 1;
    }
    while (at < bytes.length) {
      if (this.#passed > 0) {
        const passed = Math.min(this.#passed, bytes.length - at);
        this.#passed -= passed;
        at += passed;
      } else if (this.#left === -1) {
        this.#head[this.#headLength] = bytes[at]!;
        this.#headLength += 1;
        at += 1;
        if (this.#headLength === this.#headNeeded()) this.#start();
      } else {
        const size = this.#isWide ? 2 : 1;
        const count = Math.min(this.#left, Math.floor((bytes.length - at) / size));
        if (count === 0) return;
        this.#text += charactersOf(bytes, at, count, this.#isWide);
        if (this.#text.length > MAX_CELL_LENGTH) throw tooLarge(say.sheets.longCell());
        this.#left -= count;
        at += count * size;
        if (this.#left === 0) this.#end();
      }
    }
  }

  #headNeeded(): number {
    if (this.#headLength < 3) return 3;
    const options = this.#head[2]!;
    return 3 + (options & RICH ? 2 : 0) + (options & PHONETIC ? 4 : 0);
  }

  #start(): void {
    this.#text = '';
    this.#left = this.#head.readUInt16LE(0);
    this.#isWide = (this.#head[2]! & WIDE) !== 0;
    if (this.#left === 0) this.#end();
  }

  #end(): void {
    const options = this.#head[2]!;
    const isRich = (options & RICH) !== 0;
    const fonts = isRich ? this.#head.readUInt16LE(3) * 4 : 0;
    const guides = options & PHONETIC ? this.#head.readUInt32LE(isRich ? 5 : 3) : 0;
    this.#passed = fonts + guides;
    this.#headLength = 0;
    this.#left = -1;
    this.#onText(plain(this.#text));
  }
}
