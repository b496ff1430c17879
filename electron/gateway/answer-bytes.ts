import type { Socket } from 'node:net';
import { ByteBlocks } from '../../shared/byte-blocks.ts';
import type { RefusalDoubt } from '../../shared/campaign/refusals/refusal-doubt.ts';

/** The longest answer that is kept, in bytes with its headers; no refusal is larger. */
const mostBytes = 64 * 1024;

/** Single bytes take six times as much in chunks; no service needs more. */
const mostPerByte = 8;

/** Keeps the bytes of a small answer as they arrive, to show that they are one whole answer in plain text. */
export class AnswerBytes {
  readonly #bytes = new ByteBlocks();
  #length = 0;

  /** Ends the connection if far more than an answer of so many bytes arrives, such as endless headers and chunks. */
  hear(socket: Socket, answerBytes: number): void {
    const push = socket.push.bind(socket);
    socket.push = (piece, encoding) => {
      if (piece instanceof Uint8Array) this.add(piece);
      if (this.#length > mostPerByte * answerBytes) socket.destroy(tooLarge());
      return push(piece, encoding);
    };
  }

  add(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#length <= mostBytes) this.#bytes.add(piece);
    else this.#bytes.clear();
  }

  /** Why the bytes are not exactly one whole answer in plain UTF-8; null if they are. */
  doubt(): Exclude<RefusalDoubt, 'holds-ids'> | null {
    return this.#length > mostBytes ? 'not-plain' : doubtOfBytes(Buffer.from(this.#bytes.whole()));
  }
}

function tooLarge(): Error {
  return Object.assign(new Error('The answer is too large'), { code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' });
}

/** Anything that HTTP leaves open, or that follows the answer, may hide ids. */
export function doubtOfBytes(bytes: Buffer): Exclude<RefusalDoubt, 'holds-ids'> | null {
  let from = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', from);
    const header = end === -1 ? null : readHeader(bytes.toString('latin1', from, end));
    if (header === null) return 'unended';
    from = end + 4;
    if (header.status >= 200) return doubtOfBody(header.headers, bytes.subarray(from));
  }
}

type Headers = ReadonlyMap<string, readonly string[]>;

function doubtOfBody(headers: Headers, rest: Buffer): 'unended' | 'encoded' | null {
  const body = readBody(headers, rest);
  if (body === null) return 'unended';
  const encodings = headers.get('content-encoding') ?? [];
  const isPlain = encodings.every((one) => one.toLowerCase() === 'identity');
  return isPlain && isKnownCharset(headers) && isUtf8(body) ? null : 'encoded';
}

/** A header's name and its value without blanks around it, as in `Content-Length: 12` (RFC 9112, Field Syntax). */
const FIELD = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(?:([^ \t\r\n]+(?:[ \t]+[^ \t\r\n]+)*)[ \t]*)?$/;

function readHeader(header: string): { readonly status: number; readonly headers: Headers } | null {
  const [line, ...fields] = header.split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(line!)?.[1];
  if (status === undefined) return null;
  const headers = new Map<string, string[]>();
  for (const field of fields) {
    const [, name, value = ''] = FIELD.exec(field) ?? [];
    if (name === undefined) return null;
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return { status: Number(status), headers };
}

function readBody(headers: Headers, rest: Buffer): Buffer | null {
  const lengths = headers.get('content-length') ?? [];
  const codings = headers.get('transfer-encoding') ?? [];
  if (codings.length === 0 && lengths.length === 1) {
    return /^\d{1,9}$/.test(lengths[0]!) && Number(lengths[0]) === rest.length ? rest : null;
  }
  return codings.length === 1 && codings[0]!.toLowerCase() === 'chunked' && lengths.length === 0
    ? readChunks(rest)
    : null;
}

function readChunks(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let from = 0; ; ) {
    const end = rest.indexOf('\r\n', from);
    const line = end === -1 ? '' : rest.toString('latin1', from, end);
    if (!/^[\da-f]{1,8}$/i.test(line)) return null;
    const begin = end + 2;
    from = begin + Number.parseInt(line, 16) + 2;
    if (from > rest.length || rest.toString('latin1', from - 2, from) !== '\r\n') return null;
    if (from === begin + 2) return from === rest.length ? Buffer.concat(chunks) : null;
    chunks.push(rest.subarray(begin, from - 2));
  }
}

/** ASCII characters, and so every digit of an id, are the same in each of these. */
const charsets = ['utf-8', 'utf8', 'us-ascii', 'ascii', 'iso-8859-1', 'windows-1252'];

function isKnownCharset(headers: Headers): boolean {
  return (headers.get('content-type') ?? []).every((type) => {
    const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1];
    return charset === undefined || charsets.includes(charset.toLowerCase());
  });
}

function isUtf8(body: Buffer): boolean {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return !/(?!\s)\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}
