import { isOfAnother, phoneLabel } from '../../../../../shared/sheet/phone-columns.ts';
import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { type SheetFault, tooLarge } from '../bounds/sheet-fault.ts';
import type { CardProperty } from './card-properties.ts';
import { type CardEncodings, cardText, partsOf, unescaped } from './card-text.ts';

/** By column, in the order of the card. */
export type CardValues = ReadonlyMap<string, readonly string[]>;

/** By English name, in the order in which a person looks for them; custom phone columns follow `Phone`. */
export const CARD_COLUMNS = [
  'Name',
  'First name',
  'Middle name',
  'Last name',
  'Prefix',
  'Suffix',
  'Nickname',
  'Mobile',
  'Home phone',
  'Work phone',
  'Main phone',
  'Phone',
  'Car phone',
  'Fax',
  'Pager',
  'Email',
  'Organization',
  'Department',
  'Job title',
  'Street',
  'Postal code',
  'City',
  'Region',
  'Country',
  'Birthday',
  'Groups',
  'Notes',
] as const;

type CardColumn = (typeof CARD_COLUMNS)[number];

interface CardNumber {
  readonly value: string;
  readonly group: string;
  readonly types: readonly string[];
  readonly preferred: boolean;
}

/** The names in programs that write cards by a rule of their own. */
const NAMES: readonly (readonly [RegExp, CardColumn])[] = [
  [/^(?:full |display )?name$/, 'Name'],
  [/^(?:first|given) ?name$/, 'First name'],
  [/^(?:last|family|sur) ?name$/, 'Last name'],
];
const NUMBER = /^\+?[\d\s()./-]+$/;
/** Fields such as `REV` or `BDAY`, whose digits are a moment, a mark or another number of the card. */
const NO_NUMBER = /^(?:rev|uid|version|prodid|geo|tz|anniversary|.*(?:date|time|id|zip|code|birthday))$/;
const LONGEST_OTHER = 200;
const MOST_OTHERS = 100;

const LONGEST_LABEL = 40;
const MOST_NUMBERS = 1000;

export class CardPerson {
  readonly #values = new Map<string, string[]>();
  readonly #numbers: CardNumber[] = [];
  readonly #emails: { readonly value: string; readonly preferred: boolean }[] = [];
  readonly #labels = new Map<string, string>();
  readonly #others: { readonly label: string; readonly value: string }[] = [];
  readonly #encodings: CardEncodings;
  /** True for a card that lists other cards and is no person. */
  isGroup = false;

  constructor(encodings: CardEncodings) {
    this.#encodings = encodings;
  }

  take(property: CardProperty): void {
    const { name, version } = property;
    switch (name) {
      case 'FN':
        this.#only('Name', this.#text(property));
        break;
      case 'N':
        this.#name(this.#parts(property, version === '2.1' ? ',' : ' '));
        break;
      case 'NICKNAME':
        this.#only('Nickname', this.#list(property));
        break;
      case 'TEL':
        this.#number(property);
        break;
      case 'EMAIL': {
        const value = this.#text(property).replace(/^mailto:/i, '');
        if (this.#emails.length >= MOST_NUMBERS) throw tooMany();
        if (value !== '') this.#emails.push({ value, preferred: isPreferred(property) });
        break;
      }
      case 'ORG': {
        const [organization = '', ...units] = this.#parts(property);
        this.#only('Organization', organization);
        this.#only('Department', units.filter(Boolean).join(', '));
        break;
      }
      case 'TITLE':
        this.#only('Job title', this.#text(property));
        break;
      case 'ADR':
        this.#address(this.#parts(property));
        break;
      case 'BDAY':
        this.#only('Birthday', birthday(this.#text(property), property.parameters.has('X-APPLE-OMIT-YEAR')));
        break;
      case 'CATEGORIES':
        this.#only('Groups', this.#list(property));
        break;
      case 'NOTE': {
        const before = this.#values.get('Notes')?.[0];
        const note = this.#text(property);
        if (note !== '') this.#values.set('Notes', [before === undefined ? note : `${before}\n${note}`]);
        break;
      }
      case 'X-ABLABEL':
        this.#labels.set(property.group, unescaped(cardText(property, this.#encodings), version));
        break;
      case 'KIND':
      case 'X-ADDRESSBOOKSERVER-KIND':
        this.isGroup ||= /^\s*group\s*$/i.test(property.value);
        break;
      default:
        this.#other(property);
    }
  }

  /** Properties without a meaning in the standard from which a name or a number was taken. */
  readonly taken: string[] = [];
  /** True if no property of the card is in the standard. */
  isUnknown = false;

  values(): CardValues {
    const valueCount = this.#values.size + this.#numbers.length + this.#emails.length;
    this.isUnknown = valueCount === 0 && this.#others.length > 0;
    this.#takeOthers();
    for (const number of preferredFirst(this.#numbers)) {
      const column = numberColumn(number.types, this.#labels.get(number.group) ?? '');
      const others = this.#values.get(column);
      if (others === undefined) this.#values.set(column, [number.value]);
      else others.push(number.value);
    }
    const emails = preferredFirst(this.#emails).map(({ value }) => value);
    if (emails.length > 0) this.#values.set('Email', emails);
    if (!this.#values.has('Name')) {
      const parts = (['First name', 'Middle name', 'Last name'] as const).flatMap(
        (part) => this.#values.get(part) ?? [],
      );
      this.#only('Name', parts.join(' '));
    }
    return this.#values;
  }

  #other(property: CardProperty): void {
    const value = this.#text(property);
    if (value === '' || value.length > LONGEST_OTHER || this.#others.length >= MOST_OTHERS) return;
    const { group, name } = property;
    const label = group === '' || /^item\d+$/.test(group) ? name : [group.toUpperCase(), name].join('.');
    this.#others.push({ label, value });
  }

  /** For a card without a name or number of the standard: takes what looks like one. */
  #takeOthers(): void {
    const hasNumber = this.#numbers.length > 0;
    const hasName = ['Name', 'First name', 'Last name'].some((column) => this.#values.has(column));
    for (const { label, value } of this.#others) {
      const words = label
        .replace(/^X-/, '')
        .replace(/[._-]+/g, ' ')
        .toLowerCase();
      if (!hasNumber && NUMBER.test(value) && value.replace(/\D/g, '').length >= 6) {
        if (NO_NUMBER.test(words)) continue;
        const own = words.replace(/\b(?:phone|tel|telephone)\b/g, '').trim();
        this.#numbers.push({ value, group: own, types: own.split(' '), preferred: false });
        if (!this.#labels.has(own)) this.#labels.set(own, own);
      } else {
        const column = hasName ? undefined : NAMES.find(([pattern]) => pattern.test(words))?.[1];
        if (column === undefined) continue;
        this.#only(column, value);
      }
      this.taken.push(label);
    }
  }

  #name([last = '', first = '', middle = '', prefix = '', suffix = '']: readonly string[]): void {
    this.#only('Last name', last);
    this.#only('First name', first);
    this.#only('Middle name', middle);
    this.#only('Prefix', prefix);
    this.#only('Suffix', suffix);
  }

  #number(property: CardProperty): void {
    const value = this.#text(property).replace(/^tel:/i, '');
    if (value === '') return;
    if (this.#numbers.length >= MOST_NUMBERS) throw tooMany();
    const { group, types } = property;
    this.#numbers.push({ value, group, types, preferred: isPreferred(property) });
  }

  #address(parts: readonly string[]): void {
    const [box = '', extended = '', street = '', city = '', region = '', code = '', country = ''] = parts;
    if (this.#values.has('Street') || this.#values.has('City')) return;
    this.#only('Street', [street, extended, box].filter(Boolean).join(', '));
    this.#only('City', city);
    this.#only('Region', region);
    this.#only('Postal code', code);
    this.#only('Country', country);
  }

  #only(column: CardColumn, text: string): void {
    if (text !== '' && !this.#values.has(column)) this.#values.set(column, [text]);
  }

  #text(property: CardProperty): string {
    return unescaped(cardText(property, this.#encodings), property.version).trim();
  }

  /** Newer versions write several names with a comma between them, without a blank; `comma` replaces it. */
  #parts(property: CardProperty, comma = ','): string[] {
    const text = cardText(property, this.#encodings).replace(/(?<!\\),(?=[^\s,;])/g, comma);
    const parts = partsOf(text, ';', property.version);
    const linesOf = (part: string) => part.split('\n').map((line) => line.trim());
    return parts.map((part) => linesOf(part).filter(Boolean).join(', '));
  }

  #list(property: CardProperty): string {
    const text = cardText(property, this.#encodings);
    return partsOf(text, ',', property.version).filter(Boolean).join(', ');
  }
}

function tooMany(): SheetFault {
  return tooLarge(say.sheets.manyOnCard(MOST_NUMBERS));
}

function isPreferred({ types, parameters }: CardProperty): boolean {
  return types.includes('pref') || parameters.get('PREF') === '1';
}

function preferredFirst<Kind extends { readonly preferred: boolean }>(list: readonly Kind[]): Kind[] {
  return [...list.filter(({ preferred }) => preferred), ...list.filter(({ preferred }) => !preferred)];
}

/** The column for a number, by its types, or by the label that somebody gave it, which is then more exact. */
function numberColumn(types: readonly string[], written: string): string {
  const has = (...some: string[]) => some.some((type) => types.includes(type));
  const builtIn = /^_\$!<(.*)>!\$_$/s.exec(written)?.[1];
  const own =
    androidLabel(types) ?? types.find((type) => type.startsWith('x-') && type !== 'x-custom')?.slice(2);
  const label = (builtIn ?? (written || own || '')).replace(/fax$/i, ' fax');
  const labelOfPhone = phoneLabel(label);
  if (has('fax') || labelOfPhone === 'fax') return 'Fax';
  if (has('pager')) return 'Pager';
  if (isOfAnother(label)) return custom(label);
  if (labelOfPhone === 'mobile' || has('cell', 'mobile', 'iphone', 'text')) return 'Mobile';
  if (labelOfPhone === 'unknown' && label.trim() !== '') return custom(label);
  if (has('home') || /^home$/i.test(label)) return 'Home phone';
  if (has('work') || /^work$/i.test(label)) return 'Work phone';
  if (has('main') || /^main$/i.test(label)) return 'Main phone';
  if (has('car')) return 'Car phone';
  return labelOfPhone === 'landline' && !/^other$/i.test(label) ? custom(label) : 'Phone';
}

/** `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3=85sa)`, as Android writes a label, split at its commas. */
function androidLabel(types: readonly string[]): string | undefined {
  const from = types.findIndex((type) => type.startsWith('x-custom('));
  const label = from === -1 ? undefined : types.slice(from).find((type) => type.endsWith(')'));
  if (label === undefined) return undefined;
  const bare = label.replace(/^x-custom\(/, '').slice(0, -1);
  try {
    return decodeURIComponent(bare.replaceAll('%', '%25').replaceAll(/=([0-9a-f]{2})/g, '%$1'));
  } catch {
    return bare;
  }
}

/** `Phone (Mum)`; digits in a column's name would make it look like a number. */
function custom(label: string): string {
  const words = label
    .replace(/[^\p{L}\p{M}\s'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_LABEL);
  return words === '' ? 'Phone' : unnamed.cardPhone(words);
}

function birthday(text: string, omitsYear: boolean): string {
  const day = text.split('T', 1)[0]!.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return omitsYear ? day.replace(/^\d{4}-/, '--') : day;
}
