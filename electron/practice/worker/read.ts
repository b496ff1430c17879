import type { Choices } from './choices.ts';
import { readForm } from './form.ts';
import { createJsonReader } from './json-reader.ts';
import { Problem, tooMuch } from './problem.ts';

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

function asJson(body: Buffer, readJson: (bytes: Uint8Array) => unknown): unknown {
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
