import { readRefusal } from './refusal.ts';

/** Whom a refusal names, by their index in the request that was refused. */
export interface RefusedPeople {
  /** By their own number, or by a path such as `recipients[3]`, which counts from 0. */
  readonly named: readonly number[];
  /** Places told in words, which may be counted from 1 or from 0: a person has to look. */
  readonly places: readonly ToldPlace[];
}

/** A place in the request as the service's words tell it. */
export interface ToldPlace {
  /** The words, for example `row 4`. */
  readonly said: string;
  /** Who that is counted from 1, and from 0; null where nobody is. */
  readonly fromOne: number | null;
  readonly fromZero: number | null;
}

const noOne: RefusedPeople = { named: [], places: [] };

/** More places than anybody looks at one by one. */
const mostPlaces = 50;

/** Where a parser stumbled in the JSON is nobody's place. */
const parserPlace = /\bline \d+,?(?: and)? col\w* \d+(?: \(char \d+\))?|\bJSON at position \d+|\bchar \d+/gi;

/** `recipients[3]`, `$['recipients'][3]`, `recipients.3`, `/recipients/3/msisdn` and `["recipients", 3]`. */
const path =
  /recipients?(?:(?:\\?["']\])?\[\\?["']?(\d{1,5})\\?["']?\]|[./](\d{1,5})(?!\.?\d)|\\?["']\s*,\s*\\?["']?(\d{1,5})\b)/gi;

const noun =
  'recipients?|rows?|lines?|index(?:es)?|indices|items?|entr(?:y|ies)|elements?|positions?|records?';
const places = String.raw`\d{1,5}(?:\s*(?:,\s*and|,|&|and|or|to|[-–])\s*#?\d{1,5}\b)*`;
/** `row 4`, `rows 4, 7 and 9`, `recipient #12`, `recipient number 3`, `index: 3`, `"row": 4`. */
const inWords = new RegExp(
  String.raw`\b(${noun})\\?["']?\s*[:=(]?\s*(?:#|no\.?\s*|nr\.?\s*|number\s+|at\s+)?\\?["']?(${places})(?!\.?\d)`,
  'gi',
);
/** `4th recipient`. */
const ordinal = new RegExp(String.raw`\b((\d{1,5})(?:st|nd|rd|th)\s+(?:${noun}))\b`, 'gi');

/**
 * Finds whom a refusal names, in whatever shape its body is (its shape is not shown in the spec). Who is found by
 * number or path is certain; a place told in words is given with both of its readings.
 */
export function refusedPeople(
  body: string,
  recipients: readonly { readonly msisdn: string }[],
): RefusedPeople {
  const parsed = parse(body);
  const { words, own } = readRefusal(400, body);
  // JSON of another hand may write `\/` or `\u00a0`, and variables stand apart from the words they belong to.
  const text = [parsed === undefined ? body : JSON.stringify(parsed), own ? words : '']
    .join('\n')
    .replace(parserPlace, '');
  const people = recipients.length;
  const named = new Set<number>(byNumber(text, recipients));
  for (const index of [...byPath(text), ...byShape(parsed, 0)]) if (index < people) named.add(index);
  // A body that lists everybody names nobody: taking them all out is not a mend.
  if (named.size === people && people > 1) return noOne;
  const told = toldPlaces(text, people).filter(
    // `Row 4: 12025550103 is wrong` has said whom it means.
    ({ fromOne, fromZero }) => !named.has(fromOne ?? -1) && !named.has(fromZero ?? -1),
  );
  return { named: [...named].sort((a, b) => a - b), places: told.slice(0, mostPlaces) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function byNumber(text: string, recipients: readonly { readonly msisdn: string }[]): number[] {
  const numbers = text.match(/\d{5,15}/g);
  if (numbers === null) return [];
  const indexOf = new Map(recipients.map((recipient, at) => [recipient.msisdn, at]));
  return numbers.map((number) => indexOf.get(number)).filter((index) => index !== undefined);
}

function byPath(text: string): number[] {
  return [...text.matchAll(path)].map(([, bracket, dotted, listed]) => Number(bracket ?? dotted ?? listed));
}

/** `{"recipients":{"3":...}}`, and `{"recipients":[{},{},{"msisdn":...}]}` where what is empty is in order. */
function byShape(value: unknown, depth: number): number[] {
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!/^recipients?$/i.test(key) || typeof inner !== 'object' || inner === null)
      return byShape(inner, depth + 1);
    const filled = Object.entries(inner).filter(([, one]) => !isEmpty(one));
    if (Array.isArray(inner) && filled.length === inner.length) return [];
    return filled
      .map(([at]) => at)
      .filter((at) => /^\d{1,5}$/.test(at))
      .map(Number);
  });
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === '' ||
    value === true ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

function toldPlaces(text: string, people: number): ToldPlace[] {
  const found = new Map<number, ToldPlace>();
  const add = (said: string, told: number): void => {
    const fromOne = told >= 1 && told <= people ? told - 1 : null;
    const fromZero = told < people ? told : null;
    if (found.has(told) || (fromOne === null && fromZero === null)) return;
    found.set(told, { said, fromOne, fromZero });
  };
  for (const [, word = '', numbers = ''] of text.matchAll(inWords)) {
    for (const told of spread(numbers)) add(`${singular(word)} ${told}`, told);
  }
  for (const [, said = '', told] of text.matchAll(ordinal)) add(said, Number(told));
  return [...found.values()];
}

/** `4, 7 and 9` as they stand, `4-6` with what is between. */
function spread(numbers: string): number[] {
  const all: number[] = [];
  for (const [, range, told] of numbers.matchAll(/(to|[-–])?\s*#?(\d+)/g)) {
    const last = Number(told);
    const first = range === undefined ? last : (all.at(-1) ?? last) + 1;
    for (let at = Math.max(first, last - mostPlaces); at <= last; at++) all.push(at);
  }
  return all;
}

function singular(word: string): string {
  const one = word.toLowerCase();
  if (one === 'entries') return 'entry';
  return one === 'indices' || one === 'indexes' ? 'index' : one.replace(/s$/, '');
}
