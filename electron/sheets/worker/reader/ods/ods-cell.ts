import { hidesDigits, type NumberStyles } from '../number-formats/number-format.ts';
import { ERROR_CELL, momentCell, serialOf } from '../number-formats/plain-cells.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';

/** The formats of a day, and of a day with its time. */
const DAY = 14;
const MOMENT = 22;
/** What programs in any language show instead of a number that a formula could not compute, such as `#N/A`. */
const ERROR =
  /^(?:#(?:\p{L}[\p{L}\d ]*(?:\/[\p{L}\d]+)?[!?]?)|(?:Err|Fehler|Erreur|Fel|Fejl|Errore|Error|Fout):\d{3})$/u;

export class OdsCell {
  /** How many columns in a row have this value. */
  repeat = 1;
  rowSpan = 1;
  columnSpan = 1;
  isError = false;
  #isFormula = false;
  #type = '';
  #value = '';
  readonly #numbers: NumberStyles;

  constructor(numbers: NumberStyles) {
    this.#numbers = numbers;
  }

  open(xml: XmlScanner): void {
    this.repeat = 1;
    this.rowSpan = 1;
    this.columnSpan = 1;
    this.isError = false;
    this.#isFormula = false;
    this.#type = '';
    this.#value = '';
    while (xml.nextAttribute()) {
      switch (xml.attributeName) {
        case 'formula':
          this.#isFormula = true;
          break;
        case 'value-type':
          this.#type = xml.attributeValue;
          break;
        case 'calcext:value-type':
          if (xml.attributeValue === 'error') this.isError = true;
          break;
        case 'value':
        case 'date-value':
        case 'time-value':
        case 'boolean-value':
        case 'string-value':
          this.#value = xml.attributeValue;
          break;
        case 'number-columns-repeated':
          this.repeat = Math.max(1, xml.attributeNumber);
          break;
        case 'number-rows-spanned':
          this.rowSpan = Math.max(1, xml.attributeNumber);
          break;
        case 'number-columns-spanned':
          this.columnSpan = Math.max(1, xml.attributeNumber);
          break;
      }
    }
  }

  /** True for a formula whose result is not written; a text may be empty. */
  isUnworked(shown: string): boolean {
    return this.#isFormula && shown === '' && this.#type !== 'string';
  }

  /** The cell's value for `withPlain` if it shows less, otherwise empty. */
  plain(shown: string): string {
    if (this.isError) return ERROR_CELL;
    const plain = this.#stored();
    return plain === shown ? '' : plain;
  }

  #stored(): string {
    switch (this.#type) {
      case 'date': {
        const serial = this.#serial();
        return serial === undefined ? '' : momentCell(serial);
      }
      case 'time': {
        const [hours, minutes, seconds] = this.#duration().split(':').map(Number);
        const serial = (hours! * 3600 + minutes! * 60 + seconds!) / 86_400;
        return serial < 1 ? momentCell(serial) : '';
      }
      case 'float':
      case 'currency':
        return this.#value === '' || !Number.isFinite(Number(this.#value)) ? '' : String(Number(this.#value));
      default:
        return '';
    }
  }

  /** The text of its paragraphs, unless that hides the stored value. */
  shown(text: string): string {
    const isTyped = this.#type !== '' && this.#type !== 'string';
    if (isTyped && ERROR.test(text)) this.isError = true;
    if (this.isError) return text || '#ERROR!';
    if (isTyped && /^#+$/.test(text)) return this.shown('');
    switch (this.#type) {
      case '':
      case 'string':
        return text || this.#value;
      case 'float':
      case 'currency':
        return this.#number(text);
      case 'percentage':
        return text || `${this.#numbers.general(Number(this.#value) * 100, this.#value)}%`;
      case 'boolean':
        return text || (this.#value === 'true' ? 'TRUE' : 'FALSE');
      case 'date':
        return this.#moment(text);
      case 'time':
        return text || this.#duration();
      default:
        return text || this.#value;
    }
  }

  /** Replaces a shown text that hides digits of the stored number, or is that bare number, as libraries write it. */
  #number(text: string): string {
    const value = Number(this.#value);
    if (this.#value === '' || Number.isNaN(value)) return text;
    const bare = text === '' || text === this.#value;
    return bare || hidesDigits(text, value) ? this.#numbers.general(value, this.#value) : text;
  }

  /** Replaces a shown text that is the bare stored moment. */
  #moment(text: string): string {
    if (text !== '' && !/^-?\d+-\d\d-\d\dT/.test(text)) return text;
    const serial = this.#serial();
    if (serial === undefined) return text || this.#value;
    return this.#numbers.ofId(Number.isInteger(serial) ? DAY : MOMENT)(serial, this.#value);
  }

  /** The moment as the number of a day. */
  #serial(): number | undefined {
    // SheetJS writes a zone, which these moments do not have.
    const hasTime = this.#value.includes('T');
    const serial = serialOf(hasTime ? this.#value.replace(/(?:Z|[+-]\d\d:?\d\d)$/, '') : this.#value);
    return Number.isNaN(serial) ? undefined : serial;
  }

  /** A stored duration, `PT13H30M00S`, as programs show it. */
  #duration(): string {
    const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)/.exec(this.#value) ?? [];
    if (seconds === undefined) return this.#value;
    return [hours!, minutes!, seconds].map((piece) => piece.padStart(2, '0')).join(':');
  }
}
