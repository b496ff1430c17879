import { say } from '../../../../shared/texts/say.ts';
import { MAX_CELL_LENGTH } from './limits.ts';
import { tooLarge } from './sheet-fault.ts';

/** Gathers the text of a cell of a page: white space runs become one space, line breaks and paragraphs become lines. */
export class HtmlText {
  #text = '';
  #startsLine = false;

  /** Adds text as it stands in the page. */
  add(piece: string): void {
    let text = /[\t\n\f\r]| {2}/.test(piece) ? piece.replace(/[ \t\n\f\r]+/g, ' ') : piece;
    if (this.#startsLine && text !== ' ') this.break();
    const last = this.#text.charCodeAt(this.#text.length - 1);
    if ((this.#text === '' || last === 0x20 || last === 0x0a) && text.startsWith(' ')) text = text.slice(1);
    this.#text += text;
    if (this.#text.length > MAX_CELL_LENGTH) throw tooLarge(say.sheets.longCell());
  }

  /** Adds the end of a line. */
  break(): void {
    this.#startsLine = false;
    if (this.#text !== '') this.#text = `${withoutEnd(this.#text, ' ')}\n`;
  }

  /** Begins or ends a paragraph: what follows stands in a line of its own. */
  paragraph(): void {
    this.#startsLine = this.#text !== '' && !this.#text.endsWith('\n');
  }

  /** The text, once; spaces that are to stay, which some pages fill blank cells with, stay. */
  take(): string {
    const text = withoutEnd(this.#text, ' \n');
    this.#text = '';
    this.#startsLine = false;
    return text;
  }
}

function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
