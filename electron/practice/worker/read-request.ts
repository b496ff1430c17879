import { createJsonReader, type JsonReader } from './json-reader.ts';
import { Problem, tooMuch } from './problem.ts';
import type { Choices } from './spec-choices.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/**
 * A body that is not form data is read as JSON, with any content type. Without a body the query arguments are the
 * SMS; with form data, both together are. Returns one SMS object or an array, and every token found.
 */
export async function readRequest(url: URL, type: string, body: Buffer, choices: Choices) {
  const query = readPairs(url.search.slice(1));
  const readJson = createJsonReader(choices);
  const form =
    body.length === 0 && query.some(([name]) => name !== 'token')
      ? []
      : await readFields(type, body, choices);
  const fields = [...query, ...(form ?? [])];
  const root = form === undefined ? asJson(body, readJson) : readForm(fields, readJson);
  // A field given twice counts as two tokens, although the root holds only the last.
  const outside = fields.filter(([name]) => name === 'token').map(([, value]) => value);
  return { root, tokens: [...outside, ...tokensIn(root)] };
}

function tokensIn(root: unknown): string[] {
  const tokens: string[] = [];
  for (const one of Array.isArray(root) ? root : [root]) {
    const token: unknown = one?.token;
    const isText = typeof token === 'string' || typeof token === 'number';
    if (token !== undefined && token !== null) tokens.push(isText ? String(token) : '');
  }
  return tokens;
}

function asJson(body: Buffer, readJson: JsonReader): unknown {
  try {
    return readJson(body);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(422, 'invalid-json', 'Invalid JSON request body.');
  }
}

async function readFields(type: string, body: Buffer, choices: Choices): Promise<Fields | undefined> {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    checkFields(body, '&', choices);
    return readPairs(asUtf8(body));
  }
  if (/^multipart\/form-data\b/i.test(type)) {
    checkFields(body, '\r\n--', choices);
    asUtf8(body);
    return readMultipart(type, body);
  }
  return undefined;
}

/** Counts before parsing: a form takes many times its size in memory. */
function checkFields(body: Buffer, separator: string, choices: Choices): void {
  let fields = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    fields += 1;
    if (fields > choices.formFieldLimit) {
      const what = 'A form may have at most %1 fields.';
      throw tooMuch(choices, 'too-many-fields', what, choices.formFieldLimit);
    }
  }
}

/** "Content of the SMS, always given in UTF-8": other percent-encoding would silently become another text. */
function readPairs(encoded: string): Fields {
  try {
    decodeURIComponent(encoded.replace(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    throw notUtf8();
  }
  return [...new URLSearchParams(encoded)];
}

function asUtf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw notUtf8();
  }
}

function notUtf8(): Problem {
  return new Problem(400, 'not-utf8', 'The arguments are not UTF-8.');
}

async function readMultipart(type: string, body: Buffer): Promise<Fields> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].map(([name, value]) => [name, String(value)]);
  } catch {
    throw new Problem(400, 'unreadable-form', 'The form data cannot be read.');
  }
}

/**
 * How nested fields are written in form data and query arguments. The spec has only that a request "may be JSON, HTTP
 * form data, or query arguments"; not shown: how an array is written there. This gateway reads - brackets,
 * `recipients[0][msisdn]=...`, and `tags[]=...` to append, - dots, `recipients.0.msisdn=...`, - JSON in one field,
 * `recipients=[{"msisdn":"..."}]`, - and numbers before the names, `0[message]=...&1[message]=...`, for an array of SMS
 * objects.
 */
const JSON_FIELDS: readonly string[] = ['recipients', 'tags', 'tagvalues', 'charge'];

/** `recipients[0][tagvalues][0]` has four, `charge` may have more; nothing in an SMS is deeper. Each step takes memory. */
const DEEPEST = 6;

const FIRST_NAME = /^(?:\[(\d+)\]|([^[\].]+))/;
const NEXT_NAME = /^(?:\[([^[\]]*)\]|\.([^[\].]+))/;

/** A `Map`, because its keys cannot reach a prototype. */
type Branch = Map<string, Branch | string>;

function readForm(pairs: Iterable<readonly [string, string]>, readJson: JsonReader): unknown {
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
    const branchOrEnd = branch.get(key);
    if (typeof branchOrEnd === 'string') throw unreadable(path.join('.'));
    const next: Branch = branchOrEnd ?? new Map();
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
    return JSON_FIELDS.includes(key) && /^\s*[[{]/.test(value) ? jsonField(key, value, readJson) : value;
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

function jsonField(key: string, text: string, readJson: JsonReader): unknown {
  try {
    return readJson(Buffer.from(text));
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(key);
  }
}

function unreadable(field: string): Problem {
  return new Problem(400, 'unreadable-field', 'The field %1 cannot be read.', [field]);
}
