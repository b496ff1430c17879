import { parseBoundedJson } from '../../../shared/format/bounded-json.ts';

/** The media type of a JSON value that travels together with raw bytes. */
export const frameType = 'application/x-tagline';

/** Packs a JSON value and raw bytes: a 4-byte big-endian length, that many bytes of JSON, then the bytes. */
export function packFrame(value: unknown, bytes: Uint8Array): Buffer<ArrayBuffer> {
  const json = Buffer.from(JSON.stringify(value));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, bytes]);
}

/** Takes a frame apart; null when it is not one. The bytes share the frame's memory. */
export function unpackFrame(frame: Buffer): { readonly value: unknown; readonly bytes: Uint8Array } | null {
  if (frame.length < 4) return null;
  const end = 4 + frame.readUInt32BE(0);
  if (end > frame.length) return null;
  try {
    return { value: parseBoundedJson(frame.toString('utf8', 4, end)), bytes: frame.subarray(end) };
  } catch {
    return null;
  }
}
