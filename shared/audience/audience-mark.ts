import { assertNever } from '../assert-never.ts';
import type { FinalText } from '../message/final-text.ts';
import type { Parts } from '../message/parts.ts';
import type { AudienceFilter, RowStatus } from './audience.ts';
import { ROW_FLAGS, ROW_STATUSES } from './audience-row.ts';

// A row's mark: its status in bits 0-2, its flags in 3-5, and what its final text showed in 6-7.
const FLAGS_AT = 3;
const UNICODE = 1 << 6;
const TEXT_PROBLEM = 1 << 7;

/** One byte that says in which filters a row of an audience appears; `final` is null for a row without text. */
export function markOf(status: number, flags: number, final: FinalText | null): number {
  let mark = status | (flags << FLAGS_AT);
  if (final === null) return mark;
  if (final.count.encoding === 'UCS-2') mark |= UNICODE;
  if (final.unsendable !== null || final.blanks.length > 0) mark |= TEXT_PROBLEM;
  return mark;
}

/** A key that grows with the length of a text: by its parts, then by how full the last one is; 16 bits. */
export function sizeOf(parts: Parts): number {
  return Math.min(parts.parts * 256 + (parts.perPart - parts.remaining), 0xffff);
}

/** A test of marks for one filter; `longest` shows recipients, and is a matter of order besides. */
export function passes(filter: AudienceFilter): (mark: number) => boolean {
  switch (filter) {
    case 'all':
      return () => true;
    case 'problems':
      return (mark) => {
        if (statusOf(mark) === 'rejected') return true;
        return statusOf(mark) === 'recipient' && (mark & (TEXT_PROBLEM | flag('doubtful'))) !== 0;
      };
    case 'recipients':
    case 'longest':
      return (mark) => statusOf(mark) === 'recipient';
    case 'unicode':
      return (mark) => (mark & UNICODE) !== 0;
    case 'repaired':
    case 'doubtful':
      return (mark) => statusOf(mark) === 'recipient' && (mark & flag(filter)) !== 0;
    case 'edited':
      return (mark) => (mark & flag('edited')) !== 0;
    case 'duplicates':
      return (mark) => statusOf(mark) === 'duplicate';
    case 'opted-out':
    case 'rejected':
      return (mark) => statusOf(mark) === filter;
    case 'excluded':
      return (mark) => statusOf(mark) === 'excluded' || statusOf(mark) === 'recent';
    default:
      return assertNever(filter);
  }
}

function statusOf(mark: number): RowStatus {
  return ROW_STATUSES[mark & 7]!;
}

function flag(name: keyof typeof ROW_FLAGS): number {
  return ROW_FLAGS[name] << FLAGS_AT;
}

/** The positions that pass a filter, in the order of the file, or longest text first where that is the filter. */
export function positionsIn(filter: AudienceFilter, marks: Uint8Array, sizes: Uint16Array): Uint32Array {
  const pass = passes(filter);
  // A byte has 256 values, so a million rows ask the test at most 256 times.
  const passing = Uint8Array.from({ length: 256 }, (_, mark) => (statusExists(mark) && pass(mark) ? 1 : 0));
  const found = new Uint32Array(marks.length);
  let count = 0;
  for (let n = 0; n < marks.length; n += 1) if (passing[marks[n]!] === 1) found[count++] = n;
  const positions = found.slice(0, count);
  return filter === 'longest' ? longestFirst(positions, sizes) : positions;
}

function statusExists(mark: number): boolean {
  return (mark & 7) < ROW_STATUSES.length;
}

/** Sorts positions by size, largest first and otherwise in their order, in time that grows with their number. */
function longestFirst(positions: Uint32Array, sizes: Uint16Array): Uint32Array {
  const starts = new Uint32Array(0x10001);
  for (const n of positions) starts[0xffff - sizes[n]! + 1]! += 1;
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(positions.length);
  for (const n of positions) sorted[starts[0xffff - sizes[n]!]!++] = n;
  return sorted;
}
