import type { JsonReader } from './json-reader.ts';
import { Problem } from './problem.ts';

/**
 * How nested fields are written in form data and query arguments. The spec says only that a request "may be
 * JSON, HTTP form data, or query arguments"; not shown: how an array is written there. This gateway reads
 * - brackets, `recipients[0][msisdn]=...`, and `tags[]=...` to append,
 * - dots, `recipients.0.msisdn=...`,
 * - JSON in one field, `recipients=[{"msisdn":"..."}]`,
 * - and numbers before the names, `0[message]=...&1[message]=...`, for an array of SMS objects.
 */
const JSON_FIELDS: readonly string[] = ['recipients', 'tags', 'tagvalues', 'charge'];

/** `recipients[0][tagvalues][0]` has four, `charge` may have more; nothing in an SMS is deeper. Each step takes memory. */
const DEEPEST = 6;

const FIRST_NAME = /^(?:\[(\d+)\]|([^[\].]+))/;
const NEXT_NAME = /^(?:\[([^[\]]*)\]|\.([^[\].]+))/;

/** A `Map`, because its keys cannot reach a prototype. */
type Branch = Map<string, Branch | string>;

export function readForm(pairs: Iterable<readonly [string, string]>, readJson: JsonReader): unknown {
  const root: Branch = new Map();
  for (const [name, value] of pairs) place(root, pathOf(name), value);
  const numbered = new Map([...root].filter(([name]) => name !== 'token'));
  return numbered.size > 0 && isList(numbered) ? asList(numbered, readJson) : asObject(root, readJson);
}

function pathOf(name: string): string[] {
  const [start, number, word] = FIRST_NAME.exec(name) ?? [];
  const first = number ?? word;
  if (start === undefined || first === undefined) return [name];
  const path = [first];
  let rest = name.slice(start.length);
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
  return isList(value) ? asList(value, readJson) : asObject(value, readJson);
}

function isList(branch: Branch): boolean {
  return [...branch.keys()].every((key) => /^\d{1,6}$/.test(key));
}

function asList(branch: Branch, readJson: JsonReader): unknown[] {
  const keys = [...branch.keys()].sort((a, b) => Number(a) - Number(b));
  return keys.map((key) => asValue(key, branch.get(key)!, readJson));
}

function asJson(key: string, text: string, readJson: JsonReader): unknown {
  try {
    return readJson(Buffer.from(text));
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(key);
  }
}

function unreadable(field: string): Problem {
  return new Problem(400, 'unreadable-field', 'The field %1 cannot be read.', [field]);
}
