import { assertNever } from '../assert-never.ts';
import { type FinalText, isOutsideGsm } from '../message/final-text.ts';
import type { Parts } from '../message/parts.ts';
import { AUDIENCE_FILTERS, type AudienceFilter, type RowStatus } from './audience.ts';
import { ROW_FLAGS, ROW_STATUSES } from './audience-row.ts';

// A row's filter byte: its status in bits 0-2, its flags in 3-5, and what its final text showed in 6-7.
const FLAGS_AT = 3;
const OUTSIDE_GSM = 1 << 6;
const TEXT_PROBLEM = 1 << 7;

/** One byte that says in which filters a row of an audience appears; `final` is null for a row without text. */
export function filterByteOf(status: number, flags: number, final: FinalText | null): number {
  let byte = status | (flags << FLAGS_AT);
  if (final === null) return byte;
  if (isOutsideGsm(final)) byte |= OUTSIDE_GSM;
  if (final.unsendable !== null || final.blanks.length > 0) byte |= TEXT_PROBLEM;
  return byte;
}

/** A key that grows with the length of a text: by its parts, then by how full the last one is; 16 bits. */
export function sizeOf(parts: Parts): number {
  return Math.min(parts.parts * 256 + (parts.perPart - parts.remaining), 0xffff);
}

/** A test of filter bytes for one filter; `longest` shows recipients, and is a matter of order besides. */
export function passes(filter: AudienceFilter): (byte: number) => boolean {
  switch (filter) {
    case 'all':
      return () => true;
    case 'problems':
      return (byte) => {
        if (statusOf(byte) === 'rejected') return true;
        return statusOf(byte) === 'recipient' && (byte & (TEXT_PROBLEM | flag('doubtful'))) !== 0;
      };
    case 'recipients':
    case 'longest':
      return (byte) => statusOf(byte) === 'recipient';
    case 'outside-gsm':
      return (byte) => (byte & OUTSIDE_GSM) !== 0;
    case 'repaired':
    case 'doubtful':
      return (byte) => statusOf(byte) === 'recipient' && (byte & flag(filter)) !== 0;
    case 'edited':
      return (byte) => (byte & flag('edited')) !== 0;
    case 'duplicates':
      return (byte) => statusOf(byte) === 'duplicate';
    case 'opted-out':
    case 'rejected':
      return (byte) => statusOf(byte) === filter;
    case 'excluded':
      return (byte) => statusOf(byte) === 'excluded' || statusOf(byte) === 'recent';
    default:
      return assertNever(filter);
  }
}

function statusOf(byte: number): RowStatus {
  return ROW_STATUSES[byte & 7]!;
}

function flag(name: keyof typeof ROW_FLAGS): number {
  return ROW_FLAGS[name] << FLAGS_AT;
}

/** The `n`s that pass a filter, in the order of the file, or longest text first where that is the filter. */
export function listOf(
  filter: AudienceFilter,
  bytes: Uint8Array,
  sizes: Uint16Array,
): Uint32Array<ArrayBuffer> {
  const passing = passingBytes(filter);
  const found = new Uint32Array(bytes.length);
  let count = 0;
  for (let n = 0; n < bytes.length; n += 1) if (passing[bytes[n]!]) found[count++] = n;
  const ns = found.slice(0, count);
  return filter === 'longest' ? longestFirst(ns, sizes) : ns;
}

/** How many rows each filter shows; `rowsPerByte` says how many rows have which filter byte. */
export function countsByFilter(rowsPerByte: Uint32Array): Record<AudienceFilter, number> {
  const counts = AUDIENCE_FILTERS.map((filter) => {
    const passing = passingBytes(filter);
    return [filter, rowsPerByte.reduce((sum, rows, byte) => (passing[byte] ? sum + rows : sum), 0)] as const;
  });
  return Object.fromEntries(counts) as Record<AudienceFilter, number>;
}

/** The answer of a filter for each of the 256 bytes, so that a million rows ask it at most so often. */
function passingBytes(filter: AudienceFilter): boolean[] {
  const pass = passes(filter);
  return Array.from({ length: 256 }, (_, byte) => (byte & 7) < ROW_STATUSES.length && pass(byte));
}

/** Sorts `n`s by size, largest first and otherwise in their order, in time that grows with their number. */
function longestFirst(ns: Uint32Array<ArrayBuffer>, sizes: Uint16Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(0x10001);
  for (const n of ns) starts[0xffff - sizes[n]! + 1]! += 1;
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(ns.length);
  for (const n of ns) sorted[starts[0xffff - sizes[n]!]!++] = n;
  return sorted;
}
