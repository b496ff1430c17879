import { type QuoteType, Tokenizer } from 'htmlparser2';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_XML_TOKEN } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';

/** Only attributes that matter, by names in lower case. */
export type HtmlAttributes = ReadonlyMap<string, string>;

export interface HtmlHandler {
  open(name: string, attributes: HtmlAttributes): void;
  close(name: string): void;
  text(piece: string): void;
}

const WANTED: ReadonlySet<string> = new Set(
  'colspan rowspan span style class hidden x:num x:bool x:err x:fmla sdval'.split(' '),
);
/** In characters; longer names are shortened. */
const LONGEST_NAME = 40;
const LONGEST_VALUE = 4000;

/** Uses htmlparser2's tokenizer: its parser searches a list of open tags at each closing one, and many stay open. */
export function htmlScanner(handler: HtmlHandler) {
  /** The part of the page that is not handled yet, and its start. */
  let held = '';
  let heldFrom = 0;
  let done = 0;
  let name = '';
  let attribute = '';
  let value = '';
  const attributes = new Map<string, string>();
  const cut = (from: number, to: number) => held.slice(from - heldFrom, to - heldFrom);
  const nameAt = (from: number, to: number) => cut(from, Math.min(to, from + LONGEST_NAME)).toLowerCase();
  const pass = (end: number) => {
    if (end > done) done = end;
  };
  const passed = (_: number, end: number) => pass(end);
  const addValue = (piece: string) => {
    if (attribute !== '' && value.length < LONGEST_VALUE) value += piece;
  };
  const endTag = (end: number) => {
    handler.open(name, attributes);
    pass(end);
  };
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname(from, to) {
        name = nameAt(from, to);
        attributes.clear();
        pass(to);
      },
      onattribname(from, to) {
        const small = nameAt(from, to);
        attribute = WANTED.has(small) && !attributes.has(small) ? small : '';
        value = '';
        pass(to);
      },
      onattribdata(from, to) {
        addValue(cut(from, Math.min(to, from + LONGEST_VALUE)));
        pass(to);
      },
      onattribentity: (code) => addValue(String.fromCodePoint(code)),
      onattribend(_: QuoteType, end: number) {
        if (attribute !== '') attributes.set(attribute, value);
        pass(end);
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag(from, to) {
        handler.close(nameAt(from, to));
        pass(to);
      },
      ontext(from, to) {
        handler.text(cut(from, to));
        pass(to);
      },
      ontextentity(code, end) {
        handler.text(String.fromCodePoint(code));
        pass(end);
      },
      oncdata: passed,
      oncomment: passed,
      ondeclaration: passed,
      onprocessinginstruction: passed,
      onend() {},
    },
  );
  return {
    push(piece: string): void {
      held = held.slice(done - heldFrom) + piece;
      heldFrom = done;
      tokenizer.write(piece);
      if (held.length - (done - heldFrom) > MAX_XML_TOKEN) throw tooLarge(say.sheets.longPageToken());
    },
    end: () => tokenizer.end(),
  };
}
