import { type QuoteType, Tokenizer } from 'htmlparser2';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_XML_TOKEN } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';

/** Only those that matter, by names in lower case. */
export type HtmlAttributes = ReadonlyMap<string, string>;

export interface HtmlHandler {
  open(name: string, attributes: HtmlAttributes): void;
  close(name: string): void;
  text(piece: string): void;
}

const WANTED: ReadonlySet<string> = new Set(
  'colspan rowspan span style class hidden x:num x:bool x:err x:fmla sdval'.split(' '),
);
/** In characters; the rest is cut off. */
const LONGEST_NAME = 40;
const LONGEST_VALUE = 4000;

/** Uses htmlparser2's tokenizer: its parser searches a list of open tags at each closing one, and many stay open. */
export class HtmlScanner {
  readonly #handler: HtmlHandler;
  readonly #tokenizer: Tokenizer;
  /** The part of the page not handled yet, and where it starts. */
  #held = '';
  #heldFrom = 0;
  #done = 0;
  #name = '';
  #attribute = '';
  #value = '';
  readonly #attributes = new Map<string, string>();

  constructor(handler: HtmlHandler) {
    this.#handler = handler;
    const passed = (_: number, end: number) => this.#pass(end);
    this.#tokenizer = new Tokenizer(
      { xmlMode: false, decodeEntities: true },
      {
        onopentagname: (from, to) => this.#startTag(this.#cut(from, Math.min(to, from + LONGEST_NAME)), to),
        onattribname: (from, to) =>
          this.#startAttribute(this.#cut(from, Math.min(to, from + LONGEST_NAME)), to),
        onattribdata: (from, to) => {
          this.#addValue(this.#cut(from, Math.min(to, from + LONGEST_VALUE)));
          this.#pass(to);
        },
        onattribentity: (code) => this.#addValue(String.fromCodePoint(code)),
        onattribend: (_: QuoteType, end: number) => this.#endAttribute(end),
        onopentagend: (end) => this.#endTag(end),
        onselfclosingtag: (end) => this.#endTag(end),
        onclosetag: (from, to) => {
          this.#handler.close(this.#cut(from, Math.min(to, from + LONGEST_NAME)).toLowerCase());
          this.#pass(to);
        },
        ontext: (from, to) => {
          this.#handler.text(this.#cut(from, to));
          this.#pass(to);
        },
        ontextentity: (code, end) => {
          this.#handler.text(String.fromCodePoint(code));
          this.#pass(end);
        },
        oncdata: passed,
        oncomment: passed,
        ondeclaration: passed,
        onprocessinginstruction: passed,
        onend() {},
      },
    );
  }

  push(piece: string): void {
    this.#held = this.#held.slice(this.#done - this.#heldFrom) + piece;
    this.#heldFrom = this.#done;
    this.#tokenizer.write(piece);
    if (this.#held.length - (this.#done - this.#heldFrom) > MAX_XML_TOKEN) {
      throw tooLarge(say.sheets.longPageToken());
    }
  }

  end(): void {
    this.#tokenizer.end();
  }

  #cut(from: number, to: number): string {
    return this.#held.slice(from - this.#heldFrom, to - this.#heldFrom);
  }

  #pass(end: number): void {
    if (end > this.#done) this.#done = end;
  }

  #startTag(name: string, end: number): void {
    this.#name = name.toLowerCase();
    this.#attributes.clear();
    this.#pass(end);
  }

  #startAttribute(name: string, end: number): void {
    const small = name.toLowerCase();
    this.#attribute = WANTED.has(small) && !this.#attributes.has(small) ? small : '';
    this.#value = '';
    this.#pass(end);
  }

  #addValue(piece: string): void {
    if (this.#attribute !== '' && this.#value.length < LONGEST_VALUE) this.#value += piece;
  }

  #endAttribute(end: number): void {
    if (this.#attribute !== '') this.#attributes.set(this.#attribute, this.#value);
    this.#pass(end);
  }

  #endTag(end: number): void {
    this.#handler.open(this.#name, this.#attributes);
    this.#pass(end);
  }
}
