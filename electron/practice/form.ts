import type { JsonReader } from './json-reader.ts';
import { Refusal } from './problem.ts';

/**
 * How nested fields are written in form data and query arguments. The spec says only that a request "may be
 * JSON, HTTP form data, or query arguments"; not shown: how an array is written there. This gateway reads
 * - brackets, `recipients[0][msisdn]=...`, and `tags[]=...` to append,
 * - dots, `recipients.0.msisdn=...`,
 * - and JSON in one field, `recipients=[{"msisdn":"..."}]`.
 * A form carries one SMS object.
 */
export const JSON_FIELDS: readonly string[] = ['recipients', 'tags', 'tagvalues', 'charge'];

/** `recipients[0][tagvalues][0]` has four, `charge` may have more; deeper is no field of an SMS. Each step takes memory. */
const DEEPEST = 6;

const FIRST_NAME = /^[^[\].]+/;
const NEXT_NAME = /^(?:\[([^[\]]*)\]|\.([^[\].]+))/;

/** A nested field under construction: `Map` keys cannot reach a prototype. */
type Branch = Map<string, Branch | string>;

/** Builds one SMS object from the pairs of a form or a query. */
export function readForm(
  pairs: Iterable<readonly [string, string]>,
  readJson: JsonReader,
): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of pairs) place(root, pathOf(name), value);
  return asObject(root, readJson);
}

function pathOf(name: string): string[] {
  const first = FIRST_NAME.exec(name)?.[0];
  if (first === undefined) return [name];
  const path = [first];
  let rest = name.slice(first.length);
  while (rest !== '') {
    const next = NEXT_NAME.exec(rest);
    if (next === null || path.length === DEEPEST) return [name];
    path.push(next[1] ?? next[2] ?? '');
    rest = rest.slice(next[0].length);
  }
  return path;
}

function place(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(branch.size) : step;
    if (depth === path.length - 1) {
      branch.set(key, value);
      return;
    }
    const found = branch.get(key);
    if (typeof found === 'string') throw unreadable(path.join('.'));
    const next: Branch = found ?? new Map();
    branch.set(key, next);
    branch = next;
  }
}

function asObject(branch: Branch, readJson: JsonReader): Record<string, unknown> {
  const entries = [...branch].map(([key, value]) => [key, asValue(key, value, readJson)] as const);
  return Object.fromEntries(entries);
}

function asValue(key: string, value: Branch | string, readJson: JsonReader): unknown {
  if (typeof value === 'string') {
    return JSON_FIELDS.includes(key) && /^\s*[[{]/.test(value) ? asJson(key, value, readJson) : value;
  }
  const keys = [...value.keys()];
  if (!keys.every((k) => /^\d{1,6}$/.test(k))) return asObject(value, readJson);
  keys.sort((a, b) => Number(a) - Number(b));
  return keys.map((k) => asValue(k, value.get(k)!, readJson));
}

function asJson(key: string, text: string, readJson: JsonReader): unknown {
  try {
    return readJson(Buffer.from(text));
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable(key);
  }
}

function unreadable(field: string): Refusal {
  return new Refusal({
    status: 400,
    code: 'unreadable-field',
    message: 'The field %1 cannot be read.',
    variables: [field],
  });
}
