import { type Bytes, joined, textOf, utf8 } from './web-crypto.ts';

/** Where a page begins its session. */
export const sessionPath = '/session';

/** Where it hears of events. */
export const eventsPath = '/events';

/** The header by which it says hello, as base64url. */
export const helloHeader = 'tagline-hello';

/** The header that names a request's session, as base64url, and its number in that session: `ID.N`. */
export const callHeader = 'tagline-call';

/** The media type of whatever is sealed. */
export const sealedType = 'application/x-tagline';

/** What a message is sealed as, so that none can stand for another: which request of its session it is, or answers. */
export const contextOf = {
  call: (n: number, path: string): string => `call ${n} ${path}`,
  answer: (n: number, path: string): string => `answer ${n} ${path}`,
  /** The events of a stream are counted from 0. */
  event: (n: number, at: number): string => `event ${n} ${at}`,
};

const brace = 0x7b;

/** Packs a JSON object: alone, or with raw bytes behind it, as 4 bytes of its length (big-endian), the JSON, the bytes. */
export function pack(json: object, bytes?: Uint8Array): Bytes {
  const head = utf8(JSON.stringify(json));
  if (bytes === undefined) return head;
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, head.length);
  return joined(new Uint8Array(length.buffer), head, bytes);
}

/** Takes apart what was packed; fails where it was not, or where `parse` does. The bytes share the packed ones' memory. */
export function unpack(
  packed: Bytes,
  parse: (json: string) => unknown,
): { readonly json: unknown; readonly bytes?: Bytes } {
  // No JSON is so long that its length begins with this byte.
  if (packed[0] === brace) return { json: parse(textOf(packed)) };
  const end = 4 + new DataView(packed.buffer, packed.byteOffset, packed.length).getUint32(0);
  if (end > packed.length) throw new RangeError('The message ends too early.');
  return { json: parse(textOf(packed.subarray(4, end))), bytes: packed.subarray(end) };
}
