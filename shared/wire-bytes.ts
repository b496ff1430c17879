/** Not in shared memory, so that Node and pages can send them. */
export type Bytes = Uint8Array<ArrayBuffer>;

// Node and pages both have these, but their types are not available here.
declare const TextEncoder: new () => { encode(text: string): Bytes };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

const brace = 0x7b;

/** The JSON alone, or with raw bytes behind it: 4 bytes for the JSON's length (big-endian), the JSON, the bytes. */
export function pack(json: object, bytes?: Uint8Array): Bytes {
  const text = new TextEncoder().encode(JSON.stringify(json));
  if (bytes === undefined) return text;
  const packed = new Uint8Array(4 + text.length + bytes.length);
  new DataView(packed.buffer).setUint32(0, text.length);
  packed.set(text, 4);
  packed.set(bytes, 4 + text.length);
  return packed;
}

/** Throws if the message is too short, or if `parse` does. The bytes share memory with `packed`. */
export function unpack(
  packed: Bytes,
  parse: (json: string) => unknown,
): { readonly json: unknown; readonly bytes?: Bytes } {
  const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  // No JSON is so long that its length begins with this byte.
  if (packed[0] === brace) return { json: parse(textOf(packed)) };
  const end = 4 + new DataView(packed.buffer, packed.byteOffset, packed.length).getUint32(0);
  if (end > packed.length) throw new RangeError('The message ends too early.');
  return { json: parse(textOf(packed.subarray(4, end))), bytes: packed.subarray(end) };
}

/** Takes a packed result apart: its bytes become `value.bytes` again. */
export function unpackResult(packed: Bytes): unknown {
  const { json, bytes } = unpack(packed, JSON.parse);
  const { value } = json as { readonly value?: object };
  return bytes === undefined ? json : { ok: true, value: { ...value, bytes } };
}
