import { say } from '../../../../../shared/texts/say.ts';
import { MAX_RECORD_LENGTH } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';

/** The value is still bytes, one character each. */
export interface CardProperty {
  /** Ties the property to others of its card, such as `item1` of `item1.TEL`; empty for none. */
  readonly group: string;
  /** In upper case. */
  readonly name: string;
  /** Types and other nameless parameters, in lower case. */
  readonly types: readonly string[];
  /** Other parameters, by names in upper case. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The version of its card; 2.1 escapes only separators. */
  readonly version: string;
  readonly quoted: boolean;
  readonly value: string;
}

export interface CardListener {
  property(property: CardProperty): void;
  begin?(): void;
  end?(): void;
}

/** Pictures, sounds and keys: no text, and most of the bytes in a file of contacts. */
const NO_TEXT = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'AGENT']);
/** Joined files have a byte order mark in front of each. */
const BEGIN = /^\s*(?:\xef\xbb\xbf\s*)?BEGIN:VCARD\s*$/i;
const END = /^\s*END:VCARD\s*$/i;

/** A property that is folded before its value begins, such as `TEL;TYPE=`. */
const OPEN = /^(?:[\w-]+\.)?(?:X-[\w-]+|[A-Z-]+);[\w-]+=/;

const LINE_END = /\r\n?|\n/g;

/** Joins the folded lines of vCards of every version, and leaves out pictures as they come. */
export class CardProperties {
  readonly #listener: CardListener;
  /** A line without its end; it is cut to one character more than a row may have. */
  #line = '';
  #endedInCr = false;
  #text: string | null = null;
  #left = false;
  /** The value is in a later line. */
  #open = false;
  #quoted = false;
  #version = '';
  /** Depth of cards within another card's property, which are not people of the file. */
  #within = 0;
  #agent = false;
  #row = 0;

  constructor(listener: CardListener) {
    this.#listener = listener;
  }

  /** Lines end at LF, CR LF or CR. */
  push(bytes: string): void {
    let from = this.#endedInCr && bytes.startsWith('\n') ? 1 : 0;
    if (bytes !== '') this.#endedInCr = bytes.endsWith('\r');
    for (;;) {
      LINE_END.lastIndex = from;
      const end = LINE_END.exec(bytes);
      const piece = bytes.slice(from, end?.index ?? bytes.length);
      this.#line += piece.slice(0, MAX_RECORD_LENGTH + 1 - this.#line.length);
      if (end === null) return;
      from = LINE_END.lastIndex;
      this.#take(this.#line);
      this.#line = '';
    }
  }

  end(): void {
    if (this.#line !== '') this.#take(this.#line);
    this.#flush();
  }

  #take(line: string): void {
    const isFolded = this.#text !== null && /^[ \t]/.test(line);
    if (isFolded && this.#within === 0) this.#content(line);
    else if (BEGIN.test(line)) {
      this.#flush();
      if (this.#agent || this.#within > 0) this.#within += 1;
      else {
        this.#version = '';
        this.#row += 1;
        this.#listener.begin?.();
      }
      this.#agent = false;
    } else if (END.test(line)) {
      this.#flush();
      if (this.#within > 0) this.#within -= 1;
      else this.#listener.end?.();
    } else if (this.#within === 0) this.#content(line);
  }

  #content(line: string): void {
    if (this.#text !== null && this.#quoted && !this.#open && this.#text.trimEnd().endsWith('=')) {
      this.#join(this.#text.trimEnd().slice(0, -1), line);
    } else if (/^[ \t]/.test(line) && this.#text !== null) {
      if (this.#left) return;
      const rest = this.#version === '2.1' ? ` ${line.trimStart()}` : line.slice(1);
      if (this.#open && rest.includes(':')) this.#begin(this.#text + rest);
      else this.#join(this.#text, rest);
    } else if (line.trim() === '') {
      this.#flush();
    } else if (!line.includes(':') && !OPEN.test(line)) {
      // Raw line breaks in notes, and pictures whose lines are not indented.
      if (this.#text !== null && !this.#left && /^(?:[\w-]+\.)?NOTE\b/i.test(this.#text))
        this.#join(this.#text, `\n${line}`);
    } else {
      this.#flush();
      this.#begin(line);
    }
  }

  #begin(line: string): void {
    const [head = ''] = line.split(':', 1);
    const name = /^\s*(?:[\w-]+\.)?([\w-]+)/.exec(head)?.[1]?.toUpperCase();
    this.#left =
      name === undefined || NO_TEXT.has(name) || /;\s*(?:ENCODING=)?(?:B|BASE64)\s*(?:;|$)/i.test(head);
    this.#agent = name === 'AGENT';
    this.#open = head === line;
    this.#quoted = /[;=]QUOTED-PRINTABLE/i.test(head);
    this.#text = '';
    if (!this.#left) this.#join('', line);
  }

  #join(before: string, line: string): void {
    if (before.length + line.length > MAX_RECORD_LENGTH) {
      throw tooLarge(say.sheets.longCard(), say.sheets.atCard(this.#row));
    }
    this.#text = before + line;
  }

  #flush(): void {
    const text = this.#text;
    const wasLeftOut = this.#left;
    this.#text = null;
    this.#left = false;
    if (text === null || wasLeftOut) return;
    const property = propertyOf(text, this.#version);
    if (property === undefined) return;
    if (property.name === 'VERSION') this.#version = property.value.trim();
    else this.#listener.property(property);
  }
}

const PROPERTY = /^\s*(?:([\w-]+)\.)?([\w-]+)\s*((?:;(?:"[^"]*"|[^":;])*)*):/;
/** A label such as `Cell phone:`, which some programs write and no standard has. */
const LABELLED = /^\s*()([\p{L}\d][\p{L}\d ._-]{0,60})():/u;
const UNCLOSED = /^\s*(?:([\w-]+)\.)?([\w-]+)\s*(;[^:]*):/;

function propertyOf(line: string, version: string): CardProperty | undefined {
  // A quotation mark that is never closed ends with the parameters.
  const match = PROPERTY.exec(line) ?? UNCLOSED.exec(line) ?? LABELLED.exec(line);
  if (match === null) return undefined;
  const [head, group = '', name, written] = match as unknown as [string, string | undefined, string, string];
  const types: string[] = [];
  const parameters = new Map<string, string>();
  const closed = PROPERTY.test(line) ? written : written.replaceAll('"', '');
  for (const [, parameter = ''] of closed.matchAll(/;((?:"[^"]*"|[^";])*)/g)) {
    const [, key, value] = /^\s*([\w-]+)\s*=(.*)$/s.exec(parameter) ?? [];
    const bare = (value ?? parameter).replaceAll('"', '').trim();
    if (key === undefined || key.toUpperCase() === 'TYPE') {
      const several = bare.toLowerCase().split(',');
      types.push(...several.map((type) => type.trim()).filter(Boolean));
    } else parameters.set(key.toUpperCase(), bare);
  }
  return {
    group: group.toLowerCase(),
    name: name.toUpperCase(),
    types,
    parameters,
    version,
    quoted:
      types.includes('quoted-printable') || /^quoted-printable$/i.test(parameters.get('ENCODING') ?? ''),
    value: line.slice(head.length),
  };
}
