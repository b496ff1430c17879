import { wordsIn } from '../refusals/refusal.ts';

/** One element of `ids`: any field may be missing or of another type (spec, Send response). */
export interface RawReceipt {
  readonly id: string | null;
  readonly msisdn: string | null;
  readonly message: string | null;
  /** The words of an `error` beside the id, perhaps empty; null for no error. */
  readonly error: string | null;
}

export interface MatchedReceipt {
  readonly index: number;
  readonly id: string;
  /** The text that the service returned as sent; null if it returned none. */
  readonly message: string | null;
}

/**
 * Null for a body that is not a send response. Ids may be numbers or text and stay exact text; the echoed
 * number may be a JSON number. Added fields are ignored (spec, Versioning).
 */
export function readReceipts(body: unknown): readonly RawReceipt[] | null {
  if (typeof body !== 'object' || body === null || !('ids' in body) || !Array.isArray(body.ids)) return null;
  return body.ids.map(readReceipt);
}

/** In the first few levels; an empty list or elements without an id do not count, as a refused recipient has none. */
export function holdsIds(body: unknown, depth = 0): boolean {
  if (typeof body !== 'object' || body === null || depth > 4) return false;
  if (Array.isArray(body)) return body.some((element) => holdsIds(element, depth + 1));
  return Object.entries(body).some(
    ([key, value]) => (key === 'ids' && isAnyId(value)) || holdsIds(value, depth + 1),
  );
}

function isAnyId(ids: unknown): boolean {
  if (!Array.isArray(ids)) return isFilled(ids);
  return ids.some((element) =>
    typeof element === 'object' && element !== null && !Array.isArray(element)
      ? 'id' in element && isFilled(element.id)
      : isFilled(element),
  );
}

/** Neither absent nor false, nor an empty text, list or object. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== '' && value !== false;
}

/** No request costs more, and sums of these stay exact. */
const mostCredits = 1e12;

/** `credit_consumed`: a finite number that a request could cost, or else the odd text, which counts for nothing. */
export function readCreditConsumed(body: unknown): {
  readonly credits: number | null;
  readonly odd: string | null;
} {
  const value =
    typeof body === 'object' && body !== null && 'credit_consumed' in body ? body.credit_consumed : null;
  if (value === null || value === undefined || value === '') return { credits: null, odd: null };
  const credits = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof credits === 'number' && credits >= 0 && credits <= mostCredits) return { credits, odd: null };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return { credits: null, odd: text.length <= 40 ? text : `${text.slice(0, 39)}…` };
}

const mostUsage = 200;

/**
 * Names of the cost of a request in `usage`. Not `credit`: in an answer about the balance that is what is left. Not `price`,
 * nor anything deeper: that may be the cost of one text, or of a month.
 */
const costKeys = /^(?:credits?[_-]?(?:consumed|used)|(?:total[_-]?)?costs?)$/i;

/**
 * `usage`, whose fields the specification does not show: its plain values as words, and the one cost that it names.
 */
export function readUsage(body: unknown): { readonly words: string; readonly credits: number | null } {
  const usage = typeof body === 'object' && body !== null && 'usage' in body ? body.usage : null;
  const values = plainValues(usage);
  const costs = values
    .filter(({ path }) => path.length === 1 && costKeys.test(path[0]!))
    .map(({ value }) => readCreditConsumed({ credit_consumed: value }).credits);
  const words = wordsIn(values.map(({ path, value }) => `${path.join('.')} ${value}`).join(', '));
  return {
    words: words.length <= mostUsage ? words : `${words.slice(0, mostUsage - 1)}…`,
    credits: costs.length === 1 ? costs[0]! : null,
  };
}

interface PlainValue {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  readonly value: string | number | boolean;
}

const mostValues = 40;

function plainValues(value: unknown, path: readonly string[] = []): readonly PlainValue[] {
  if (typeof value === 'object' && value !== null && path.length < 4)
    return Object.entries(value)
      .slice(0, mostValues)
      .flatMap(([key, inner]) => plainValues(inner, [...path, key]))
      .slice(0, mostValues);
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain && path.length > 0 ? [{ path, value }] : [];
}

function readReceipt(element: unknown): RawReceipt {
  if (typeof element !== 'object' || element === null) {
    return { id: null, msisdn: null, message: null, error: null };
  }
  const { id, msisdn, message, error } = element as Record<string, unknown>;
  return {
    id: exactText(id),
    msisdn: typeof msisdn === 'string' ? onlyDigits(msisdn) : exactText(msisdn),
    message: typeof message === 'string' ? message : null,
    error: isFilled(error) && error !== 0 ? wordsIn(error) : null,
  };
}

function exactText(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return null;
}

function onlyDigits(text: string): string {
  return /^[1-9]\d*$/.test(text) ? text : text.replace(/\D+/g, '').replace(/^0+/, '');
}

/**
 * Finds the recipient of each receipt. An echoed number decides. A receipt without one belongs to the
 * recipient at the same position, but only with exactly one receipt per recipient. `surplus` counts elements
 * without an id, for a number not in the request, or second ones for a recipient; `odd` names what else is odd
 * about the matched ones.
 */
export function matchReceipts(
  receipts: readonly RawReceipt[],
  recipients: readonly { readonly msisdn: string }[],
) {
  const sameCount = receipts.length === recipients.length;
  const matchedReceipts: (MatchedReceipt | undefined)[] = new Array(recipients.length).fill(undefined);
  const errors: string[] = [];
  let surplus = 0;
  let indexOf: Map<string, number> | null = null;
  receipts.forEach((receipt, position) => {
    let index: number | undefined;
    if (receipt.msisdn === null) {
      index = sameCount ? position : undefined;
    } else if (recipients[position]?.msisdn === receipt.msisdn) {
      index = position;
    } else {
      indexOf ??= new Map(recipients.map((recipient, at) => [recipient.msisdn, at]));
      index = indexOf.get(receipt.msisdn);
    }
    if (index === undefined || receipt.id === null || matchedReceipts[index] !== undefined) surplus++;
    else {
      matchedReceipts[index] = { index, id: receipt.id, message: receipt.message };
      if (receipt.error !== null) errors.push(receipt.error);
    }
  });
  const matched = matchedReceipts.filter((receipt) => receipt !== undefined);
  return { matched, surplus, odd: oddOf(matched, errors) };
}

export type OddReceipts = Readonly<NonNullable<ReturnType<typeof oddOf>>>;

/**
 * Ids that still count as receipts, as numbers of recipients: with an id that another one has too, with one that is zero
 * or negative, and with an id and an error. The words are those of the first such error; they may be empty.
 */
function oddOf(matched: readonly MatchedReceipt[], errors: readonly string[]) {
  const shared = sharedIds(matched);
  const notPositive = matched.filter(({ id }) => /^[-0]/.test(id) && isNotPositive(id)).length;
  if (shared === 0 && notPositive === 0 && errors.length === 0) return null;
  return { shared, notPositive, errors: errors.length, error: errors[0] ?? '' };
}

function isNotPositive(id: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(id) && Number(id) <= 0;
}

/** How many share their id with another recipient. */
function sharedIds(matched: readonly MatchedReceipt[]): number {
  if (isAscending(matched)) return 0;
  const people = new Map<string, number>();
  for (const { id } of matched) people.set(id, (people.get(id) ?? 0) + 1);
  return [...people.values()].reduce((sum, count) => (count > 1 ? sum + count : sum), 0);
}

/** Most services count ids upwards, which proves them different without a set of all. */
function isAscending(matched: readonly MatchedReceipt[]): boolean {
  for (let at = 1; at < matched.length; at += 1) {
    const before = matched[at - 1]!.id;
    const { id } = matched[at]!;
    if (id.length < before.length || (id.length === before.length && id <= before)) return false;
  }
  return true;
}

/** By their index, the recipients with another text than was shown; `render` returns ours. */
export function differentTexts(
  matched: readonly MatchedReceipt[],
  render: (index: number) => string,
): ReadonlySet<number> {
  const differ = matched.filter(({ index, message }) => message !== null && message !== render(index));
  return new Set(differ.map(({ index }) => index));
}
