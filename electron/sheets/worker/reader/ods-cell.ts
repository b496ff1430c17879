import { general } from './number-format.ts';
import { type LocaleWords, momentFormatter } from './sheet-dates.ts';
import type { XmlScanner } from './xml-scanner.ts';

/** From this many digits on a whole number is taken for an identifier, whose digits must all stay. */
const IDENTIFIER_DIGITS = 8;

/** Days repeat down a column, and writing one in a locale's form is slow. */
const MAX_KNOWN_DATES = 10_000;

const DATE = { day: true, month: 'numeric', year: true, weekday: '', elapsed: '' } as const;

/** One cell of an OpenDocument spreadsheet: its typed value, and from that and its shown text what a person sees. */
export class OdsCell {
  /** How many columns in a row hold the same. */
  repeat = 1;
  isError = false;
  #type = '';
  #value = '';
  readonly #dates = new Map<string, string>();
  readonly #words: LocaleWords;
  readonly #date: (moment: Date) => string;
  readonly #moment: (moment: Date) => string;

  constructor(words: LocaleWords) {
    this.#words = words;
    this.#date = momentFormatter({ ...DATE, hours: false, seconds: false }, words);
    this.#moment = momentFormatter({ ...DATE, hours: true, seconds: false }, words);
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
        return text || `${general(Number(this.#value) * 100, this.#value, this.#words)}%`;
      case 'currency':
        return text || general(Number(this.#value), this.#value, this.#words);
      case 'boolean':
        return text || (this.#value === 'true' ? 'TRUE' : 'FALSE');
      case 'date':
        return this.#moments(text);
      default:
        return text || this.#value;
    }
  }

  /** The shown text, unless it hides digits that the stored number has ("4.67E+10", "###", "46 701 740 605,00"). */
  #number(text: string): string {
    const value = Number(this.#value);
    if (this.#value === '' || Number.isNaN(value)) return text;
    if (text === '' || /\d[eE][+-]?\d|#/.test(text)) return general(value, this.#value, this.#words);
    // Libraries put the bare stored number into the text, which is nobody's way of showing it.
    if (text === this.#value) return general(value, text, this.#words);
    if (!Number.isInteger(value)) return text;
    if (Math.abs(value) < 10 ** (IDENTIFIER_DIGITS - 1)) return text;
    // Leading zeros, spaces and dashes are how the person wrote the number; grouping and decimals are a mistaken format.
    const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
    const grouped = /\d[.,'\u2019]\d/.test(text) || /^-?\d{1,3}([ \u00a0\u202f]\d{3})+$/.test(text);
    return digits === String(Math.abs(value)) && !grouped ? text : general(value, this.#value, this.#words);
  }

  /** A date in the locale's short form, with the time where the cell shows one. */
  #moments(text: string): string {
    const match = /^(-?\d{4,6}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)?)?/.exec(this.#value);
    if (!match) return text || this.#value;
    const showsTime =
      match[2] !== undefined && (/\d[:.]\d\d/.test(text.replace(/\d+\.\d+\.\d+/, '')) || text === '');
    const key = showsTime ? `${match[1]}T${match[2]}Z` : `${match[1]}T00:00Z`;
    const known = this.#dates.get(key);
    if (known !== undefined) return known;
    const moment = new Date(key);
    if (Number.isNaN(moment.getTime())) return text || this.#value;
    if (showsTime) return this.#moment(moment);
    const shown = this.#date(moment);
    if (this.#dates.size < MAX_KNOWN_DATES) this.#dates.set(key, shown);
    return shown;
  }
}
