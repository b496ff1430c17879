import type { AudienceFilter } from '../audience/audience.ts';
import type { AudienceId } from '../brand.ts';
import { newOddTally, type OddFound, type OddTally } from '../message/choices/odd-choice.ts';
import type { CompiledKind, CompiledMessage } from '../message/compiled-message.ts';
import { type FinalText, isOutsideGsm } from '../message/final-text.ts';
import { gsmUnits, outsideGsm } from '../message/gsm.ts';
import type { Lettering } from '../message/lettering.ts';
import { type LinkCounts, noLinkFaults } from '../message/link-faults.ts';
import type { MessageProblem } from '../message/message-problem.ts';
import { type PartCount, partCount } from '../message/parts.ts';
import type { AppError } from '../result.ts';

/** Sums that depend on the letters in use. */
export interface LettersSum {
  readonly parts: number;
  /** Texts with letters that GSM 03.38 lacks. */
  readonly outside: number;
  /** Of the texts that have such letters as written; 0 if none has. */
  readonly least: number;
  readonly most: number;
}

export interface VersionSum {
  /** All recipients with its values, also those whose text cannot be sent. */
  readonly recipients: number;
  readonly people: number;
  readonly parts: number;
  readonly longest: Survey['longest'];
}

/** Over the final texts of a whole audience for one message. */
export interface Survey {
  readonly audienceId: AudienceId;
  /** The surveyed message, to recognise late events about an earlier one. */
  readonly message: string;
  /** 0 to 1; below 1, the totals are of the rows read so far. */
  readonly progress: number;
  readonly rows: Readonly<Record<AudienceFilter, number>>;
  readonly people: number;
  readonly parts: number;
  /** Index 0 is people whose text takes one part. */
  readonly byParts: readonly number[];
  readonly lettering: Lettering;
  readonly unicode: number;
  /** Of all texts: as written, and with everything in other letters. */
  readonly asWritten: LettersSum;
  readonly inOtherLetters: LettersSum;
  /** People whose text is sent without an encoding and has letters that GSM 03.38 lacks. */
  readonly lost: number;
  /** Characters that GSM 03.38 lacks, most frequent first, at most 20. */
  readonly culprits: readonly {
    readonly character: string;
    readonly people: number;
    readonly inMessage: boolean;
  }[];
  readonly longest: { readonly n: number; readonly row: number; readonly count: PartCount } | null;
  /** Per tag without fallback, the people without a value for it. */
  readonly blanks: readonly { readonly tag: string; readonly people: number }[];
  /** Values of conditions that nobody has, once all are counted. */
  readonly unmet: readonly string[];
  /** Per tag with a format, the people whose cell does not fit it. */
  readonly misfits: readonly { readonly tag: string; readonly people: number }[];
  /** People whose value for a tag shows what nobody meant. */
  readonly oddValues: readonly OddFound[];
  /** People whose value contains a tag of this message, which cannot be sent. */
  readonly refused: number;
  readonly tooLong: number;
  /** People whose values break a link of their text, by how. */
  readonly brokenLinks: LinkCounts;
  /** People left out because they have no value for a tag, as a person chose. */
  readonly leftOut: number;
  /** One if all people get the same. */
  readonly versions: readonly VersionSum[];
  /** Problems of the message itself, such as unknown tags. An error forbids sending. */
  readonly messageProblems: readonly MessageProblem[];
}

/** Of two answers to one question, the one with the higher revision is newer, in whichever order they arrive. */
export interface NumberedSurvey extends Survey {
  readonly revision: number;
}

type Counting<Of> = { -readonly [Sum in keyof Of]: Of[Sum] };

type Sums = 'people' | 'parts' | 'unicode' | 'lost' | 'longest' | 'refused' | 'tooLong' | 'leftOut';

/** Filled by `tally`, read by `surveyOf`. */
export interface SurveyTally extends Counting<Pick<Survey, Sums>> {
  readonly byParts: number[];
  readonly asWritten: Counting<LettersSum>;
  readonly inOtherLetters: Counting<LettersSum>;
  readonly versions: readonly Counting<VersionSum>[];
  /** By the keys of kinds that were met. */
  readonly kinds: Map<number, KindTally>;
  readonly blanks: number[];
  readonly misfits: number[];
  readonly odd: OddTally;
  readonly brokenLinks: Counting<LinkCounts>;
  /** Texts tallied so far; `seen` has the turn at which a character was last seen. */
  turn: number;
  /** By UTF-16 code unit: people whose values have it and whose version does not; above 0xFFFF in `astral`. */
  readonly holders: Uint32Array;
  readonly seen: Uint32Array;
  readonly astral: Map<number, { people: number; seen: number }>;
}

interface KindTally {
  readonly kind: CompiledKind;
  /** Also those whose text cannot be sent. */
  recipients: number;
  people: number;
  /** The characters of its own words that GSM 03.38 lacks, which all its people have. */
  readonly common: ReadonlySet<number>;
}

export function tallyOf({ kinds }: SurveyTally, kind: CompiledKind): KindTally {
  const knownKind = kinds.get(kind.key);
  if (knownKind !== undefined) return knownKind;
  const outside = outsideGsm(kind.fillable.texts.join('')).map((character) => character.codePointAt(0)!);
  const own = { kind, recipients: 0, people: 0, common: new Set(outside) };
  kinds.set(kind.key, own);
  return own;
}

/** More are tallied as they are met. */
export const MOST_KINDS = 128;

export function newTally({ tags, versions, allKinds }: CompiledMessage): SurveyTally {
  const totals: SurveyTally = {
    people: 0,
    parts: 0,
    byParts: [],
    unicode: 0,
    lost: 0,
    asWritten: { parts: 0, outside: 0, least: 0, most: 0 },
    inOtherLetters: { parts: 0, outside: 0, least: 0, most: 0 },
    longest: null,
    versions: versions.map(() => ({ recipients: 0, people: 0, parts: 0, longest: null })),
    kinds: new Map(),
    blanks: new Array<number>(tags.length).fill(0),
    misfits: new Array<number>(tags.length).fill(0),
    odd: newOddTally(),
    refused: 0,
    tooLong: 0,
    brokenLinks: noLinkFaults(),
    leftOut: 0,
    turn: 0,
    holders: new Uint32Array(0x10000),
    seen: new Uint32Array(0x10000),
    astral: new Map(),
  };
  // Letters of the message show before anybody is counted.
  for (const kind of allKinds(MOST_KINDS) ?? []) tallyOf(totals, kind);
  return totals;
}

/** `n` and `row` are the place of the text, in case it is the longest. */
export function tally(totals: SurveyTally, n: number, row: number, final: FinalText): void {
  totals.turn += 1;
  const version = totals.versions[final.version]!;
  const kind = tallyOf(totals, final.kind);
  version.recipients += 1;
  kind.recipients += 1;
  for (const index of final.blanks) totals.blanks[index]! += 1;
  for (const { tag, kind: odd, value } of final.odd) totals.odd.add(tag, odd, { n, row, value });
  if (final.unsendable === 'blank') {
    totals.leftOut += 1;
    return;
  }
  if (final.unsendable === 'too-long') totals.tooLong += 1;
  else if (final.unsendable !== null) totals.refused += 1;
  const { count } = final;
  if (isLonger(version, count.parts, count.units, n)) {
    version.longest = { n, row, count: partCount(count) };
    if (isLonger(totals, count.parts, count.units, n)) totals.longest = version.longest;
  }
  if (final.unsendable !== null) return;
  for (const index of final.misfits) totals.misfits[index]! += 1;
  if (final.link !== null) totals.brokenLinks[final.link] += 1;
  totals.people += 1;
  totals.parts += count.parts;
  version.people += 1;
  kind.people += 1;
  version.parts += count.parts;
  totals.byParts[count.parts - 1] = (totals.byParts[count.parts - 1] ?? 0) + 1;
  if (count.encoding === 'UCS-2') totals.unicode += 1;
  if (final.losesLetters) totals.lost += 1;
  if (isOutsideGsm(final)) {
    for (const value of final.values) countCulprits(totals, value, kind.common);
  }
}

export function tallyLetters(totals: SurveyTally, written: FinalText, replaced: FinalText): void {
  const isOdd = isOutsideGsm(written) && written.unsendable === null && replaced.unsendable === null;
  addLetters(totals.asWritten, written, isOdd);
  addLetters(totals.inOtherLetters, replaced, isOdd);
}

function addLetters(sum: SurveyTally['asWritten'], final: FinalText, isOdd: boolean): void {
  if (final.unsendable !== null) return;
  sum.parts += final.count.parts;
  if (isOutsideGsm(final)) sum.outside += 1;
  if (isOdd) widen(sum, final.count.parts);
}

/** Adds the parts of a text that has, as written, letters that GSM 03.38 lacks. */
export function widen(sum: SurveyTally['asWritten'], parts: number): void {
  sum.least = sum.least === 0 ? parts : Math.min(sum.least, parts);
  sum.most = Math.max(sum.most, parts);
}

/** Of texts equally long, the first counts. */
export function isLonger(
  { longest }: Pick<SurveyTally, 'longest'>,
  parts: number,
  units: number,
  n: number,
): boolean {
  if (longest === null) return true;
  if (parts !== longest.count.parts) return parts > longest.count.parts;
  return units > longest.count.units || (units === longest.count.units && n < longest.n);
}

/** People whose values have a character. */
export function addHolders(totals: SurveyTally, point: number, people: number): void {
  if (point <= 0xffff) totals.holders[point]! += people;
  else {
    const holders = totals.astral.get(point);
    if (holders === undefined) totals.astral.set(point, { people, seen: 0 });
    else holders.people += people;
  }
}

function countCulprits(totals: SurveyTally, value: string, common: ReadonlySet<number>): void {
  for (let at = 0; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    if (gsmUnits(unit) !== 0) continue;
    const point = value.codePointAt(at)!;
    if (point > 0xffff) at += 1;
    if (common.has(point)) continue;
    if (point > 0xffff) {
      const culprit = totals.astral.get(point);
      if (culprit === undefined) totals.astral.set(point, { people: 1, seen: totals.turn });
      else if (culprit.seen !== totals.turn) {
        culprit.people += 1;
        culprit.seen = totals.turn;
      }
    } else if (totals.seen[unit] !== totals.turn) {
      totals.seen[unit] = totals.turn;
      totals.holders[unit]! += 1;
    }
  }
}

/** As a window has it now. */
export interface ShownSurvey {
  /** While `isRunning`, of an earlier message or of part of the audience. */
  readonly survey: Survey | null;
  readonly isRunning: boolean;
  readonly error: AppError | null;
}
