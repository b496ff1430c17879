import { type FinalText, isOutsideGsm } from '../message/final-text.ts';
import type { Parts } from '../message/parts.ts';
import { AUDIENCE_FILTERS, type AudienceFilter } from './audience.ts';
import { ROW_FLAGS, ROW_STATUSES, type RowStatus } from './audience-row.ts';

// A row's filter bits: its status in bits 0-3, its flags in 4-6, and what its final text showed in 7-9.
const STATUS = 15;
const FLAGS_AT = 4;
const FILTERED = ROW_FLAGS.repaired | ROW_FLAGS.doubtful | ROW_FLAGS.edited;
const OUTSIDE_GSM = 1 << 7;
const TEXT_PROBLEM = 1 << 8;
const IN_OTHER_LETTERS = 1 << 9;

/** For a recipient left out because of a blank. */
export const LEFT_OUT_BITS = TEXT_PROBLEM;

export const FILTER_BITS = 1 << 10;

/** `final` is null for a row without text. `isChanged` is true where replaced letters change its text. */
export function filterBitsOf(
  status: number,
  flags: number,
  final: FinalText | null,
  isChanged = false,
): number {
  const bits = status | ((flags & FILTERED) << FLAGS_AT);
  if (final === null) return bits;
  if (final.unsendable === 'blank') return bits | LEFT_OUT_BITS;
  const { unsendable, blanks, misfits, link } = final;
  const isProblem = unsendable !== null || blanks.length + misfits.length > 0 || link !== null;
  return bits | textBits(isOutsideGsm(final), isProblem, isChanged);
}

export function textBits(isOutside: boolean, isProblem: boolean, isChanged: boolean): number {
  return (isOutside ? OUTSIDE_GSM : 0) | (isProblem ? TEXT_PROBLEM : 0) | (isChanged ? IN_OTHER_LETTERS : 0);
}

/** A 16-bit key that grows with the length of a text: by its parts, then by how full the last one is. */
export function sizeOf({ parts, perPart, remaining }: Parts): number {
  return sizeKey(parts, perPart - remaining);
}

/** `used`: units used of the last part. */
export function sizeKey(parts: number, used: number): number {
  return Math.min(parts * 256 + used, 0xffff);
}

const isOf = (...statuses: RowStatus[]) => {
  return (bits: number): boolean => statuses.includes(statusOf(bits));
};
const has = (some: number) => (bits: number) => (bits & some) !== 0;
const isRecipientWith = (some: number) => (bits: number) => statusOf(bits) === 'recipient' && has(some)(bits);
const isProblemOfRecipient = isRecipientWith(TEXT_PROBLEM | flag('doubtful'));
const needsDecision = isOf('rejected', 'undecided');

const PASSES: Readonly<Record<AudienceFilter, (bits: number) => boolean>> = {
  all: () => true,
  problems: (bits) => needsDecision(bits) || isProblemOfRecipient(bits),
  recipients: isOf('recipient'),
  longest: isOf('recipient'),
  'outside-gsm': has(OUTSIDE_GSM),
  'other-letters': has(IN_OTHER_LETTERS),
  repaired: isRecipientWith(flag('repaired')),
  doubtful: isRecipientWith(flag('doubtful')),
  edited: has(flag('edited')),
  duplicates: isOf('duplicate', 'undecided', 'joined'),
  'opted-out': isOf('opted-out'),
  'said-no': isOf('said-no'),
  rejected: isOf('rejected'),
  excluded: isOf('excluded', 'recent'),
};

/** `longest` passes recipients; its order is made elsewhere. */
export function passes(filter: AudienceFilter): (bits: number) => boolean {
  return PASSES[filter];
}

export function statusOf(bits: number): RowStatus {
  return ROW_STATUSES[bits & STATUS]!;
}

/** `of` for each value of the bits; 0 where no row has them. */
export function byFilterBits(of: (bits: number) => number): Uint16Array {
  return Uint16Array.from({ length: FILTER_BITS }, (_, bits) =>
    (bits & STATUS) < ROW_STATUSES.length ? of(bits) : 0,
  );
}

export const hasTextProblem = has(TEXT_PROBLEM);

function flag(name: keyof typeof ROW_FLAGS): number {
  return ROW_FLAGS[name] << FLAGS_AT;
}

/** The `n`s that pass, in the order of the file; for `longest`, longest text first. */
export function rowsPassing(
  filter: AudienceFilter,
  bits: Uint16Array,
  sizes: Uint16Array,
): Uint32Array<ArrayBuffer> {
  const passing = passingBits(filter);
  const found = new Uint32Array(bits.length);
  let count = 0;
  for (let n = 0; n < bits.length; n += 1) if (passing[bits[n]!]) found[count++] = n;
  const ns = found.slice(0, count);
  return filter === 'longest' ? longestFirst(ns, sizes) : ns;
}

export function countsByFilter(rowsPerBits: Uint32Array): Record<AudienceFilter, number> {
  const counts = AUDIENCE_FILTERS.map((filter) => {
    const passing = passingBits(filter);
    return [filter, rowsPerBits.reduce((sum, rows, bits) => (passing[bits] ? sum + rows : sum), 0)] as const;
  });
  return Object.fromEntries(counts) as Record<AudienceFilter, number>;
}

/** One answer per value of the bits, so that a million rows do not ask the filter a million times. */
function passingBits(filter: AudienceFilter): boolean[] {
  const pass = passes(filter);
  return Array.from(
    byFilterBits((bits) => Number(pass(bits))),
    Boolean,
  );
}

/** Largest first, else in their order; linear time. */
function longestFirst(ns: Uint32Array<ArrayBuffer>, sizes: Uint16Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(0x10001);
  for (const n of ns) starts[0xffff - sizes[n]! + 1]! += 1;
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(ns.length);
  for (const n of ns) sorted[starts[0xffff - sizes[n]!]!++] = n;
  return sorted;
}
