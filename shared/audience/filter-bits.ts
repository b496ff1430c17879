import { type FinalText, isOutsideGsm, oddInText } from '../message/final-text.ts';
import type { Parts } from '../message/parts.ts';
import { AUDIENCE_FILTERS, type AudienceFilter } from './audience.ts';
import { OF_SEVERAL, ROW_FLAGS, ROW_STATUSES, type RowStatus } from './audience-row.ts';

// A row's filter bits: its status in bits 0-3, its flags in 4-6, what its final text showed in 7 and 8, whether it is
// made of several rows in 9, and the gravest problem of the text in 10-12.
const STATUS = 15;
const FLAGS_AT = 4;
const FILTERED = ROW_FLAGS.repaired | ROW_FLAGS.doubtful | ROW_FLAGS.edited;
const OUTSIDE_GSM = 1 << 7;
const IN_OTHER_LETTERS = 1 << 8;
const JOINED = 1 << 9;
const PROBLEM_AT = 10;
const TEXT_PROBLEM = 7 << PROBLEM_AT;

const TEXT_PROBLEMS = [
  'left-out',
  'refused-value',
  'too-long',
  'blank',
  'misfit',
  'link',
  'odd-value',
] as const;

/** `left-out` is a recipient without a value that the message needs. */
export type TextProblem = (typeof TEXT_PROBLEMS)[number];

export const FILTER_BITS = 1 << 13;

/** `final` is null for a row without text. `isChanged` is true if replaced letters change its text. */
export function filterBitsOf(
  status: number,
  flags: number,
  final: FinalText | null,
  isChanged = false,
): number {
  const joined = (flags & OF_SEVERAL) === 0 ? 0 : JOINED;
  const bits = status | ((flags & FILTERED) << FLAGS_AT) | joined;
  if (final === null) return bits;
  const problem = problemOf(final);
  if (problem === 'left-out') return bits | problemBits(problem);
  return bits | textBits(isOutsideGsm(final), problem, isChanged);
}

function problemOf(final: FinalText): TextProblem | null {
  const { unsendable, blanks, misfits, link } = final;
  if (unsendable !== null) {
    if (unsendable === 'blank') return 'left-out';
    return unsendable === 'too-long' ? 'too-long' : 'refused-value';
  }
  if (blanks.length > 0) return 'blank';
  if (oddInText(final).length > 0) return 'odd-value';
  if (misfits.length > 0) return 'misfit';
  return link === null ? null : 'link';
}

export function problemBits(problem: TextProblem): number {
  return (TEXT_PROBLEMS.indexOf(problem) + 1) << PROBLEM_AT;
}

export function textProblemOf(bits: number): TextProblem | null {
  return TEXT_PROBLEMS[((bits & TEXT_PROBLEM) >> PROBLEM_AT) - 1] ?? null;
}

export function textBits(isOutside: boolean, problem: TextProblem | null, isChanged: boolean): number {
  const shown = (isOutside ? OUTSIDE_GSM : 0) | (isChanged ? IN_OTHER_LETTERS : 0);
  return problem === null ? shown : shown | problemBits(problem);
}

/** A 16-bit key that grows with the length of a text: first by its parts, then by how full the last part is. */
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

/** `longest` lets all recipients pass; their order is made elsewhere. */
export function passes(filter: AudienceFilter): (bits: number) => boolean {
  return PASSES[filter];
}

export function statusOf(bits: number): RowStatus {
  return ROW_STATUSES[bits & STATUS]!;
}

/** `of` for each value of the bits; 0 for values that no row has. */
export function byFilterBits(of: (bits: number) => number): Uint16Array {
  return Uint16Array.from({ length: FILTER_BITS }, (_, bits) =>
    (bits & STATUS) < ROW_STATUSES.length ? of(bits) : 0,
  );
}

export const hasOfSeveral = has(JOINED);

function flag(name: keyof typeof ROW_FLAGS): number {
  return ROW_FLAGS[name] << FLAGS_AT;
}

/** The `n` of each row that passes, in the order of the file; for `longest`, the longest text first. */
export function rowsPassing(
  filter: AudienceFilter,
  bits: Uint16Array,
  sizes: Uint16Array,
): Uint32Array<ArrayBuffer> {
  // The filter runs once for each value of the bits, not once for each of a million rows.
  const passing = byFilterBits((bits) => Number(passes(filter)(bits)));
  const passingRows = new Uint32Array(bits.length);
  let count = 0;
  for (let n = 0; n < bits.length; n += 1) if (passing[bits[n]!] === 1) passingRows[count++] = n;
  const ns = passingRows.slice(0, count);
  return filter === 'longest' ? longestFirst(ns, sizes) : ns;
}

export function countsByFilter(rowsPerBits: Uint32Array): Record<AudienceFilter, number> {
  const presentBits = [...rowsPerBits.keys()].filter((bits) => rowsPerBits[bits]! > 0);
  const counts = AUDIENCE_FILTERS.map((filter) => {
    const passing = presentBits.filter(passes(filter));
    return [filter, passing.reduce((sum, bits) => sum + rowsPerBits[bits]!, 0)] as const;
  });
  return Object.fromEntries(counts) as Record<AudienceFilter, number>;
}

/** The largest first; rows of one size stay in their order. Takes linear time. */
function longestFirst(ns: Uint32Array<ArrayBuffer>, sizes: Uint16Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(0x10001);
  for (const n of ns) starts[0xffff - sizes[n]! + 1]! += 1;
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  const sorted = new Uint32Array(ns.length);
  for (const n of ns) sorted[starts[0xffff - sizes[n]!]!++] = n;
  return sorted;
}
