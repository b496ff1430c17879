import type { Choices } from './choices.ts';
import { readForm } from './form.ts';
import { Refusal, tooMuch } from './problem.ts';

/** What a request carries: the root element (one SMS object or an array) and every token found. */
export interface Carried {
  readonly root: unknown;
  readonly tokens: readonly string[];
}

/**
 * Reads a send request as JSON, HTTP form data or query arguments. A body that is not form data is read as JSON, whatever
 * its content type. Without a body, the query arguments are the SMS; with form data, both together are.
 */
export async function readCarried(
  query: URLSearchParams,
  type: string,
  body: Buffer,
  choices: Choices,
): Promise<Carried> {
  const root = await readRoot(query, type, body, choices);
  const tokens = query.getAll('token');
  for (const one of Array.isArray(root) ? root : [root]) {
    const token: unknown = one?.token;
    // Anything else is a wrong token.
    const isText = typeof token === 'string' || typeof token === 'number';
    if (token !== undefined && token !== null) tokens.push(isText ? String(token) : '');
  }
  return { root, tokens };
}

async function readRoot(
  query: URLSearchParams,
  type: string,
  body: Buffer,
  choices: Choices,
): Promise<unknown> {
  if (body.length === 0 && [...query.keys()].some((name) => name !== 'token')) return readForm(query);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    checkFields(body, '&', choices);
    return readForm([...query, ...new URLSearchParams(body.toString('utf8'))]);
  }
  if (/^multipart\/form-data\b/i.test(type)) {
    checkFields(body, '\r\n--', choices);
    return readForm([...query, ...(await readMultipart(type, body))]);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal({
      status: 422,
      code: 'invalid-json',
      message: 'Invalid JSON request body.',
      variables: [],
    });
  }
}

/** Counts before anything is read: a form takes many times its size in memory. */
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

async function readMultipart(type: string, body: Buffer): Promise<[string, string][]> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].map(([name, value]) => [name, String(value)]);
  } catch {
    throw new Refusal({
      status: 400,
      code: 'unreadable-form',
      message: 'The form data cannot be read.',
      variables: [],
    });
  }
}
