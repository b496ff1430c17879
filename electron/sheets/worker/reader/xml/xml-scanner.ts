import { say } from '../../../../../shared/texts/say.ts';
import { MAX_PIECED_TEXT, MAX_XML_TOKEN } from '../bounds/limits.ts';
import { damaged, SheetFault, tooLarge } from '../bounds/sheet-fault.ts';

import { type Vocabulary, XmlNames } from './xml-names.ts';
import { decodeXml, digitsAsNumber, placeOf, tagEnd } from './xml-pieces.ts';

const LT = 0x3c;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const COLON = 0x3a;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SPACE = 0x20;
/** Zero bytes after plain text, so that a reader of its usual form need not check for the end. */
export const PADDING_BYTES = 16;

/**
 * Steps from tag to tag, and expands only the five named entities and character references. Refuses document type
 * declarations, which entity bombs need.
 */
export class XmlScanner {
  /** With the prefix of the vocabulary. */
  name = '';
  closing = false;
  /** True for `<x/>`, which has no closing tag. */
  selfClosing = false;

  #text = '';
  #isPlain = false;
  /** The bytes of `#text` if it is plain, and padding after them. */
  #bytes: Buffer<ArrayBuffer> = Buffer.alloc(0);
  #at = 0;
  #textFrom = 0;
  #textTo = 0;
  /** Text before a comment or a CDATA section within the same run. */
  #carried = '';
  #resume = 0;
  #attributesFrom = 0;
  #attributesTo = 0;
  #nameFrom = 0;
  #nameColon = 0;
  #nameTo = 0;
  #valueFrom = 0;
  #valueTo = 0;
  readonly #names: XmlNames;
  #depth = 0;
  #skipped = '';
  /** How many elements of the skipped name are open. */
  #skippedDepth = 0;
  /** The next place of `xmlns` in the text; for tags before it, nearly all, declarations need no check. */
  #declaration = -1;

  constructor(vocabulary: Vocabulary = new Map()) {
    this.#names = new XmlNames(vocabulary);
  }

  /** ASCII pieces come as bytes. */
  push(piece: string | Buffer): void {
    const restOfText = this.#text.slice(this.#at);
    if (restOfText.length > MAX_XML_TOKEN) throw tooLarge(say.sheets.longToken());
    if (typeof piece === 'string') {
      this.#text = restOfText + piece;
      this.#isPlain = false;
    } else {
      this.#pushPlain(restOfText, piece);
    }
    this.#at = 0;
    this.#declaration = -1;
  }

  /** Joins the remaining and the next bytes before they become text, so that the text is made only once. */
  #pushPlain(unread: string, piece: Buffer): void {
    const isAscii = unread === '' || this.#isPlain || Buffer.byteLength(unread) === unread.length;
    if (!isAscii) {
      this.#text = unread + piece.toString('latin1');
      this.#isPlain = false;
      return;
    }
    const length = unread.length + piece.length;
    if (length + PADDING_BYTES > this.#bytes.length) {
      this.#bytes = Buffer.allocUnsafeSlow(length * 2 + PADDING_BYTES);
    }
    this.#bytes.write(unread, 'latin1');
    piece.copy(this.#bytes, unread.length);
    this.#bytes.fill(0, length, length + PADDING_BYTES);
    this.#isPlain = true;
    this.#text = this.#bytes.toString('latin1', 0, length);
  }

  /** Steps to the next whole tag; false if it needs more of the document. */
  next(): boolean {
    while (this.#toTag()) {
      if (this.#skippedDepth === 0) return true;
      if (this.name === this.#skipped && !this.selfClosing) this.#skippedDepth += this.closing ? -1 : 1;
    }
    return false;
  }

  /** Leaves out the content of the current element, and its closing tag. */
  skip(): void {
    if (this.closing || this.selfClosing) return;
    this.#skipped = this.name;
    this.#skippedDepth = 1;
  }

  #toTag(): boolean {
    const text = this.#text;
    let from = this.#at;
    if (this.#resume === 0) this.#carried = '';
    this.#resume = 0;
    for (;;) {
      const open = text.charCodeAt(from) === LT ? from : text.indexOf('<', from);
      if (open === -1) return this.#wait(from);
      const code = text.charCodeAt(open + 1);
      if (code === BANG || code === QUESTION) {
        const after = this.#skip(from, open);
        if (after === -1) return this.#wait(from);
        from = after;
        continue;
      }
      const close = tagEnd(text, open + 1);
      if (close === -1) return this.#wait(from);
      this.#textFrom = from;
      this.#textTo = open;
      this.#at = close + 1;
      this.#readTag(open + 1, close);
      return true;
    }
  }

  /** The text between the last tag and this one, with entities resolved and line ends as LF. */
  text(): string {
    const from = this.#textFrom;
    const to = this.#textTo;
    if (from === to && this.#carried === '') return '';
    return this.#carried + decodeXml(this.#text.slice(from, to));
  }

  get hasText(): boolean {
    return this.#textTo > this.#textFrom || this.#carried !== '';
  }

  /** The current piece of the document, for a reader that knows a faster way through a usual form of it. */
  get source(): string {
    return this.#text;
  }

  /** The bytes of `source`, each a character, with `PADDING_BYTES` zeros after them; undefined unless all are ASCII. */
  get plain(): Uint8Array<ArrayBuffer> | undefined {
    return this.#isPlain ? this.#bytes : undefined;
  }

  /** The index in `source` where the text after the current tag starts. */
  get position(): number {
    return this.#at;
  }

  /** Continues at a later index of `source`, which must be outside any tag. */
  skipTo(position: number): void {
    this.#at = position;
  }

  nextAttribute(): boolean {
    const text = this.#text;
    const end = this.#attributesTo;
    let at = this.#attributesFrom;
    while (at < end && text.charCodeAt(at) <= SPACE) at += 1;
    if (at >= end) return false;
    this.#nameFrom = at;
    this.#nameColon = at - 1;
    let code = text.charCodeAt(at);
    while (at < end && code !== EQUALS && code > SPACE) {
      if (code === COLON) this.#nameColon = at;
      at += 1;
      code = text.charCodeAt(at);
    }
    this.#nameTo = at;
    while (at < end && text.charCodeAt(at) <= SPACE) at += 1;
    if (text.charCodeAt(at) !== EQUALS) throw damaged('XML attribute without a value');
    at += 1;
    while (at < end && text.charCodeAt(at) <= SPACE) at += 1;
    const quote = text.charCodeAt(at);
    if (at >= end || (quote !== QUOTE && quote !== APOSTROPHE)) throw damaged('XML attribute without quotes');
    let close = at + 1;
    while (close < end && text.charCodeAt(close) !== quote) close += 1;
    if (close === end) throw damaged('XML attribute without an end');
    this.#valueFrom = at + 1;
    this.#valueTo = close;
    this.#attributesFrom = close + 1;
    return true;
  }

  /** An attribute without a prefix is the element's own; one with a prefix is named as elements are. */
  get attributeName(): string {
    if (this.#nameColon < this.#nameFrom) return this.#text.slice(this.#nameFrom, this.#nameTo);
    if (this.#text.startsWith('xmlns:', this.#nameFrom)) return 'xmlns';
    return this.#names.get(this.#text, this.#nameFrom, this.#nameColon, this.#nameTo);
  }

  get attributeValue(): string {
    return decodeXml(this.#text.slice(this.#valueFrom, this.#valueTo));
  }

  /** The current attribute's value as a whole number from 0; -1 for anything else. */
  get attributeNumber(): number {
    return digitsAsNumber(this.#text, this.#valueFrom, this.#valueTo);
  }

  /** The namespace of a written prefix at the current tag. */
  namespaceOf(prefix: string): string | undefined {
    return this.#names.namespaceOf(prefix);
  }

  /** Searches all remaining attributes. */
  attribute(name: string): string | undefined {
    const from = this.#attributesFrom;
    try {
      while (this.nextAttribute()) if (this.attributeName === name) return this.attributeValue;
      return undefined;
    } finally {
      this.#attributesFrom = from;
    }
  }

  #wait(from: number): false {
    this.#at = from;
    this.#resume = this.#carried === '' ? 0 : 1;
    return false;
  }

  /** Skips a comment, CDATA section or processing instruction at `open`; -1 if its end is not there yet. */
  #skip(from: number, open: number): number {
    const text = this.#text;
    if (text.charCodeAt(open + 1) === QUESTION)
      return this.#passed(from, open, text.indexOf('?>', open + 2), 2);
    if (text.startsWith('<!--', open)) return this.#passed(from, open, text.indexOf('-->', open + 4), 3);
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open + 9);
      if (end === -1) return -1;
      this.#carry(decodeXml(text.slice(from, open)) + text.slice(open + 9, end));
      return end + 3;
    }
    // The text is shorter than the longest of these openings, and may still become one.
    if (text.length - open < 9) return -1;
    throw new SheetFault(say.sheets.typeDeclared(), say.sheets.saveAgain());
  }

  #passed(from: number, open: number, end: number, length: number): number {
    if (end === -1) return -1;
    if (open > from) this.#carry(decodeXml(this.#text.slice(from, open)));
    return end + length;
  }

  #carry(piece: string): void {
    this.#carried += piece;
    // Each piece is held separately, and a cell cannot be as long as all of them together.
    if (this.#carried.length > MAX_PIECED_TEXT) throw tooLarge(say.sheets.longCell());
  }

  #readTag(from: number, close: number): void {
    const text = this.#text;
    let at = from;
    this.closing = text.charCodeAt(at) === SLASH;
    if (this.closing) at += 1;
    this.selfClosing = !this.closing && text.charCodeAt(close - 1) === SLASH;
    const end = this.selfClosing ? close - 1 : close;
    const nameFrom = at;
    let colon = at - 1;
    let code = text.charCodeAt(at);
    while (at < end && code > SPACE) {
      if (code === COLON) colon = at;
      at += 1;
      code = text.charCodeAt(at);
    }
    this.#attributesFrom = at;
    this.#attributesTo = end;
    if (this.#names.depth > this.#depth) this.#names.leave(this.#depth);
    if (this.#declaration < from) this.#declaration = placeOf(text, 'xmlns', from);
    if (this.#declaration < end) this.#declare();
    if (!this.#names.isBegun) this.#names.begin(text.slice(nameFrom, Math.max(colon, nameFrom)));
    this.name = this.#names.get(text, nameFrom, colon, at);
    if (this.closing) this.#depth -= 1;
    else if (!this.selfClosing) this.#depth += 1;
  }

  #declare(): void {
    const from = this.#attributesFrom;
    while (this.nextAttribute()) {
      const written = this.#text.slice(this.#nameFrom, this.#nameTo);
      if (!/^xmlns(?::|$)/.test(written)) continue;
      this.#names.declare(written.slice(6), this.attributeValue.trim(), this.#depth + 1);
    }
    this.#attributesFrom = from;
  }
}
