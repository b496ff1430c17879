import { hidesDigits, type NumberStyles } from './number-format.ts';
import type { XmlScanner } from './xml-scanner.ts';

const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The numbers of the formats of a day, and of a day with its time. */
const DAY = 14;
const MOMENT = 22;

/** One cell of an OpenDocument spreadsheet: its typed value, and from that and its shown text what a person sees. */
export class OdsCell {
  /** How many columns in a row hold the same. */
  repeat = 1;
  isError = false;
  #type = '';
  #value = '';
  readonly #numbers: NumberStyles;

  constructor(numbers: NumberStyles) {
    this.#numbers = numbers;
  }

  /** Reads the attributes of a cell's opening tag. */
  open(xml: XmlScanner): void {
    this.repeat = 1;
    this.isError = false;
    this.#type = '';
    this.#value = '';
    while (xml.nextAttribute()) {
      switch (xml.attributeName) {
        case 'value-type': {
          const type = xml.attributeValue;
          if (type === 'error') this.isError = true;
          else this.#type = type;
          break;
        }
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
      }
    }
  }

  /** What the cell shows, given the text of its paragraphs. */
  shown(text: string): string {
    switch (this.#type) {
      case '':
      case 'string':
        return text === '' && !this.isError ? this.#value : text;
      case 'float':
        return this.#number(text);
      case 'percentage':
        return text || `${this.#numbers.general(Number(this.#value) * 100, this.#value)}%`;
      case 'currency':
        return text || this.#numbers.general(Number(this.#value), this.#value);
      case 'boolean':
        return text || (this.#value === 'true' ? 'TRUE' : 'FALSE');
      case 'date':
        return this.#moment(text);
      default:
        return text || this.#value;
    }
  }

  /** The shown text, unless it hides digits that the stored number has, or is that bare number itself, as libraries write. */
  #number(text: string): string {
    const value = Number(this.#value);
    if (this.#value === '' || Number.isNaN(value)) return text;
    const bare = text === '' || text === this.#value;
    return bare || hidesDigits(text, value) ? this.#numbers.general(value, this.#value) : text;
  }

  /** The shown text, unless that is a column too narrow for it or the bare stored moment. */
  #moment(text: string): string {
    if (text !== '' && !/^#+$|^-?\d+-\d\d-\d\dT/.test(text)) return text;
    const moment = Date.parse(this.#value.includes('T') ? `${this.#value}Z` : this.#value);
    if (Number.isNaN(moment)) return text || this.#value;
    const serial = (moment - DAY_ZERO) / DAY_MS;
    return this.#numbers.ofId(Number.isInteger(serial) ? DAY : MOMENT)(serial, this.#value);
  }
}
