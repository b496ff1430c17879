import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELL_LENGTH, MAX_SHARED_STRINGS, MAX_SHARED_TEXT } from '../bounds/limits.ts';
import { damaged, tooLarge } from '../bounds/sheet-fault.ts';
import type { ZipArchive } from '../files/zip-archive.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';
import { scanXlsx } from './xlsx-part.ts';

const PAGE_BITS = 12;
const PAGE = 1 << PAGE_BITS;

/** One long string with offsets takes a fraction of the memory of a million small ones, and is read in nanoseconds. */
export class SharedStrings {
  readonly #pages: string[] = [];
  readonly #offsets: Uint32Array[] = [];
  #open: string[] = [];
  #characters = 0;

  get size(): number {
    return this.#pages.length * PAGE + this.#open.length;
  }

  /** 0-based; throws for an index that the workbook does not have. */
  at(index: number): string {
    // Splitting 32-bit integers is faster.
    if (index >>> 0 === index) {
      const page = index >>> PAGE_BITS;
      const place = index & (PAGE - 1);
      const offsets = this.#offsets[page];
      if (offsets !== undefined) return this.#pages[page]!.slice(offsets[place]!, offsets[place + 1]!);
      const text = page === this.#pages.length ? this.#open[place] : undefined;
      if (text !== undefined) return text;
    }
    throw damaged(`shared string ${index} of ${this.size}`);
  }

  push(text: string): void {
    this.#characters += text.length;
    if (
      text.length > MAX_CELL_LENGTH ||
      this.#characters > MAX_SHARED_TEXT ||
      this.size >= MAX_SHARED_STRINGS
    ) {
      throw tooLarge(say.sheets.muchText(), say.sheets.atText(this.size + 1));
    }
    this.#open.push(text);
    if (this.#open.length === PAGE) this.#closePage();
  }

  #closePage(): void {
    const offsets = new Uint32Array(PAGE + 1);
    let at = 0;
    for (let place = 0; place < PAGE; place += 1) {
      at += this.#open[place]!.length;
      offsets[place + 1] = at;
    }
    this.#pages.push(this.#open.join(''));
    this.#offsets.push(offsets);
    this.#open = [];
  }
}

/** Joins runs and leaves out phonetic guides. */
export async function readSharedStrings(
  archive: Pick<ZipArchive, 'chunks'>,
  part: string,
  onPacked?: (bytes: number) => void,
): Promise<SharedStrings> {
  const strings = new SharedStrings();
  const item = new StringItem();
  const take = (xml: XmlScanner) => {
    if (item.step(xml)) strings.push(item.take());
  };
  await scanXlsx(archive, part, take, onPacked);
  return strings;
}

/** Gathers the text of an `<si>` or `<is>` element: its own `<t>` or those of its runs, without phonetic ones. */
export class StringItem {
  #text = '';
  #inText = false;
  #phonetic = 0;

  /** True if the tag closes the item, whose text is then ready to take. */
  step(xml: XmlScanner): boolean {
    switch (xml.name) {
      case 't':
        if (this.#inText && xml.closing && this.#phonetic === 0) {
          this.#text += xml.text();
          if (this.#text.length > MAX_CELL_LENGTH) throw tooLarge(say.sheets.longCell());
        }
        this.#inText = !xml.closing && !xml.selfClosing;
        return false;
      case 'rPh':
        if (!xml.selfClosing) this.#phonetic += xml.closing ? -1 : 1;
        return false;
      case 'si':
      case 'is':
        this.#phonetic = 0;
        return xml.closing || xml.selfClosing;
      default:
        return false;
    }
  }

  take(): string {
    const text = unescapeXlsx(this.#text);
    this.#text = '';
    return text;
  }
}

/** Resolves escapes such as `_x000D_` for characters that XML cannot hold; CR LF becomes LF. */
export function unescapeXlsx(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');
}
