import { parseJson, readRefusal } from './refusal.ts';

/** `recipients[3]`, `$['recipients'][3]`, `recipients.3`, `/recipients/3/msisdn` and `["recipients", 3]`. */
const path =
  /recipients?(?:(?:\\?["']\])?\[\\?["']?(\d{1,5})\\?["']?\]|[./](\d{1,5})(?!\.?\d)|\\?["']\s*,\s*\\?["']?(\d{1,5})\b)/gi;

/**
 * Finds the people that a refusal names for certain, by index in the refused request: by their number, or by
 * a path such as `recipients[3]`, which counts from 0. The spec does not show the shape of a refusal's body.
 * Words such as `row 4` name no one: nobody knows from which row they count.
 */
export function refusedPeople(
  body: string,
  recipients: readonly { readonly msisdn: string }[],
): readonly number[] {
  const parsed = parseJson(body);
  const { words, own } = readRefusal(400, body);
  // Other JSON writers may produce `\/` or `\u00a0`, and variables are apart from the words they belong to.
  const text = [parsed === undefined ? body : JSON.stringify(parsed), own ? words : ''].join('\n');
  const indexes = [...byNumber(text, recipients), ...byPath(text), ...byShape(parsed, 0)];
  const named = new Set(indexes.filter((index) => index < recipients.length));
  // A body that lists everyone names no one: taking all of them out corrects nothing.
  if (named.size === recipients.length && named.size > 1) return [];
  return [...named].sort((a, b) => a - b);
}

function byNumber(text: string, recipients: readonly { readonly msisdn: string }[]): number[] {
  const numbers = text.match(/\d{5,15}/g);
  if (numbers === null) return [];
  const indexOf = new Map(recipients.map((recipient, index) => [recipient.msisdn, index]));
  return numbers.map((number) => indexOf.get(number)).filter((index) => index !== undefined);
}

function byPath(text: string): number[] {
  return [...text.matchAll(path)].map(([, bracket, dotted, listed]) => Number(bracket ?? dotted ?? listed));
}

/** `{"recipients":{"3":...}}`, and `{"recipients":[{},{},{"msisdn":...}]}`, in which an empty element is in order. */
function byShape(value: unknown, depth: number): number[] {
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!/^recipients?$/i.test(key) || typeof inner !== 'object' || inner === null)
      return byShape(inner, depth + 1);
    const filled = Object.entries(inner).filter(([, one]) => !isEmpty(one));
    if (Array.isArray(inner) && filled.length === inner.length) return [];
    return filled
      .map(([index]) => index)
      .filter((index) => /^\d{1,5}$/.test(index))
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
