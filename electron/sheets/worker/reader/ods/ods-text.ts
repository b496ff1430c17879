import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELL_LENGTH } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';

/** A cell's text: runs of white space become one space; spaces and tabs have elements of their own. */
export class OdsText {
  #open = false;
  #paragraphs = 0;
  #text = '';
  #inParagraph = false;

  open(): void {
    this.#open = true;
    this.#paragraphs = 0;
    this.#text = '';
    this.#inParagraph = false;
  }

  close(): string {
    this.#open = false;
    return this.#text;
  }

  /** True if the tag belongs to the text of the open cell. */
  step(xml: XmlScanner): boolean {
    if (!this.#open) return false;
    if (this.#inParagraph && xml.hasText) this.#add(xml.text());
    switch (xml.name) {
      case 'p':
      case 'h':
        this.#paragraph(xml);
        return true;
      case 's':
        if (!xml.closing)
          this.#raw(' '.repeat(Math.min(Number(xml.attribute('c') ?? 1) || 1, MAX_CELL_LENGTH + 1)));
        return true;
      case 'a':
      case 'span':
        return true;
      case 'tab':
        if (!xml.closing) this.#raw('\t');
        return true;
      case 'line-break':
        if (!xml.closing) this.#raw('\n');
        return true;
      default:
        return false;
    }
  }

  #paragraph(xml: XmlScanner): void {
    if (xml.closing) {
      this.#inParagraph = false;
      return;
    }
    this.#paragraphs += 1;
    if (this.#paragraphs > 1) this.#raw('\n');
    this.#inParagraph = !xml.selfClosing;
  }

  #add(piece: string): void {
    const text = /[\t\n]| {2}/.test(piece) ? piece.replace(/[ \t\n]+/g, ' ') : piece;
    const last = this.#text.charCodeAt(this.#text.length - 1);
    const startsLine = this.#text === '' || last === 0x0a;
    this.#raw(startsLine && text.startsWith(' ') ? text.slice(1) : text);
  }

  #raw(text: string): void {
    this.#text += text;
    if (this.#text.length > MAX_CELL_LENGTH) throw tooLarge(say.sheets.longCell());
  }
}
