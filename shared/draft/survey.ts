import type { AudienceFilter } from '../audience/audience.ts';
import type { AudienceId } from '../brand.ts';
import { type BoundMessage, isForgotten, type MessageProblem } from '../message/bound-message.ts';
import { type FinalText, isOutsideGsm, type Writing } from '../message/final-text.ts';
import { gsmUnits, outsideGsm } from '../message/gsm.ts';
import type { Lettering } from '../message/lettering.ts';
import { type PartCount, partCount } from '../message/parts.ts';
import { say } from '../texts/say.ts';

/** Most culprit characters that a survey names. */
const MOST_CULPRITS = 20;

/** Totals of texts, as they depend on the letters they are written in. */
export interface LettersSum {
  readonly parts: number;
  /** Texts that have letters that GSM 03.38 lacks. */
  readonly outside: number;
  /** The fewest and the most parts of the texts that have such letters as written; both 0 where none has. */
  readonly least: number;
  readonly most: number;
}

/** What one version of a message comes to. */
export interface VersionSum {
  /** Recipients who have its values, with those whose text cannot be sent. */
  readonly recipients: number;
  readonly people: number;
  readonly parts: number;
  readonly longest: Survey['longest'];
}

/** Totals over the final texts of a whole audience for one message. */
export interface Survey {
  readonly audienceId: AudienceId;
  /** The message it is of, so that late news of an earlier one can be told apart. */
  readonly message: string;
  /** 0 to 1; totals below are of the rows looked at so far until it is 1. */
  readonly progress: number;
  /** How many rows each filter of the grid shows. */
  readonly rows: Readonly<Record<AudienceFilter, number>>;
  readonly people: number;
  readonly parts: number;
  /** People by the number of parts their text takes: index 0 is one part. */
  readonly byParts: readonly number[];
  readonly lettering: Lettering;
  readonly unicode: number;
  /** Parts of all texts, and how many have letters that GSM 03.38 lacks: as written, and with everything in other letters. */
  readonly asWritten: LettersSum;
  readonly inOtherLetters: LettersSum;
  /** People whose text goes without an encoding and has letters that GSM 03.38 lacks. */
  readonly lost: number;
  /** Characters that GSM 03.38 lacks, most frequent first, at most 20. */
  readonly culprits: readonly {
    readonly character: string;
    readonly people: number;
    readonly inMessage: boolean;
  }[];
  readonly longest: { readonly n: number; readonly row: number; readonly count: PartCount } | null;
  /** People for whom a tag without fallback has no value, per tag. */
  readonly blanks: readonly { readonly tag: string; readonly people: number }[];
  /** People who cannot be sent to because a value contains a tag of this message. */
  readonly refused: number;
  readonly tooLong: number;
  /** People who are left out since they have no value for a tag, as somebody chose. */
  readonly leftOut: number;
  /** By version of the message; one where everybody gets the same. */
  readonly versions: readonly VersionSum[];
  /** What is wrong with the message itself: unknown tags and the like. An error forbids sending. */
  readonly messageProblems: readonly MessageProblem[];
}

/** A survey as main tells it; of two to one question the one with the higher revision is newer, whichever comes later. */
export interface ToldSurvey extends Survey {
  readonly revision: number;
}

/** Running totals over the final texts of an audience; feed it with `tally` and read it with `surveyOf`. */
export interface Tally {
  people: number;
  parts: number;
  readonly byParts: number[];
  unicode: number;
  lost: number;
  readonly asWritten: { -readonly [Sum in keyof LettersSum]: number };
  readonly inOtherLetters: { -readonly [Sum in keyof LettersSum]: number };
  longest: { n: number; row: number; count: PartCount } | null;
  /** By version. */
  readonly versions: readonly { -readonly [Sum in keyof VersionSum]: VersionSum[Sum] }[];
  /** By version: the characters of its own words that GSM 03.38 lacks, which all its people have. */
  readonly common: readonly ReadonlySet<number>[];
  /** People per tag of the message. */
  readonly blanks: number[];
  refused: number;
  tooLong: number;
  leftOut: number;
  /** Tallies so far; `seen` says at which of them a character was met last. */
  turn: number;
  /** By UTF-16 code unit: people whose values hold it and whose version does not. Characters beyond 0xFFFF are in `astral`. */
  readonly holders: Uint32Array;
  readonly seen: Uint32Array;
  readonly astral: Map<number, { people: number; seen: number }>;
}

export function newTally({ tags, versions }: Writing): Tally {
  return {
    people: 0,
    parts: 0,
    byParts: [],
    unicode: 0,
    lost: 0,
    asWritten: { parts: 0, outside: 0, least: 0, most: 0 },
    inOtherLetters: { parts: 0, outside: 0, least: 0, most: 0 },
    longest: null,
    versions: versions.map(() => ({ recipients: 0, people: 0, parts: 0, longest: null })),
    common: versions.map(
      ({ template }) =>
        new Set(outsideGsm(template.texts.join('')).map((character) => character.codePointAt(0)!)),
    ),
    blanks: new Array<number>(tags.length).fill(0),
    refused: 0,
    tooLong: 0,
    leftOut: 0,
    turn: 0,
    holders: new Uint32Array(0x10000),
    seen: new Uint32Array(0x10000),
    astral: new Map(),
  };
}

/** Adds one recipient's final text; `n` and `row` say where it is, should it be the longest. */
export function tally(totals: Tally, n: number, row: number, final: FinalText): void {
  totals.turn += 1;
  const version = totals.versions[final.version]!;
  version.recipients += 1;
  for (const index of final.blanks) totals.blanks[index]! += 1;
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
  totals.people += 1;
  totals.parts += count.parts;
  version.people += 1;
  version.parts += count.parts;
  totals.byParts[count.parts - 1] = (totals.byParts[count.parts - 1] ?? 0) + 1;
  if (count.encoding === 'UCS-2') totals.unicode += 1;
  if (final.losesLetters) totals.lost += 1;
  if (isOutsideGsm(final)) {
    const common = totals.common[final.version]!;
    for (const value of final.tagvalues) countCulprits(totals, value, common);
  }
}

/** Adds one recipient's text as it is written, and with everything in other letters. */
export function tallyLetters(totals: Tally, written: FinalText, replaced: FinalText): void {
  const isOdd = isOutsideGsm(written) && written.unsendable === null && replaced.unsendable === null;
  addLetters(totals.asWritten, written, isOdd);
  addLetters(totals.inOtherLetters, replaced, isOdd);
}

function addLetters(sum: Tally['asWritten'], final: FinalText, isOdd: boolean): void {
  if (final.unsendable !== null) return;
  sum.parts += final.count.parts;
  if (isOutsideGsm(final)) sum.outside += 1;
  if (isOdd) widen(sum, final.count.parts);
}

/** Takes in how many parts a text takes that has letters which GSM 03.38 lacks as it is written. */
export function widen(sum: Tally['asWritten'], parts: number): void {
  sum.least = sum.least === 0 ? parts : Math.min(sum.least, parts);
  sum.most = Math.max(sum.most, parts);
}

/** Whether the text of row `n` is longer than the longest so far; of those that are as long the first counts. */
export function isLonger(
  { longest }: Pick<Tally, 'longest'>,
  parts: number,
  units: number,
  n: number,
): boolean {
  if (longest === null) return true;
  if (parts !== longest.count.parts) return parts > longest.count.parts;
  return units > longest.count.units || (units === longest.count.units && n < longest.n);
}

/** Adds people whose values hold a character, by its code point. */
export function addHolders(totals: Tally, point: number, people: number): void {
  if (point <= 0xffff) totals.holders[point]! += people;
  else {
    const known = totals.astral.get(point);
    if (known === undefined) totals.astral.set(point, { people, seen: 0 });
    else known.people += people;
  }
}

function countCulprits(totals: Tally, value: string, common: ReadonlySet<number>): void {
  for (let at = 0; at < value.length; at += 1) {
    const unit = value.charCodeAt(at);
    if (gsmUnits(unit) !== 0) continue;
    const point = value.codePointAt(at)!;
    if (point > 0xffff) at += 1;
    if (common.has(point)) continue;
    if (point > 0xffff) {
      const known = totals.astral.get(point);
      if (known === undefined) totals.astral.set(point, { people: 1, seen: totals.turn });
      else if (known.seen !== totals.turn) {
        known.people += 1;
        known.seen = totals.turn;
      }
    } else if (totals.seen[unit] !== totals.turn) {
      totals.seen[unit] = totals.turn;
      totals.holders[unit]! += 1;
    }
  }
}

/** What a survey says about the message, apart from which audience it is of, its rows, and how far it has come. */
export type Findings = Omit<Survey, 'audienceId' | 'rows' | 'progress'>;

export function surveyOf(totals: Tally, writing: Writing, bound: BoundMessage): Findings {
  const { people, parts, unicode, lost, asWritten, inOtherLetters, longest, refused, tooLong, leftOut } =
    totals;
  return {
    message: bound.message,
    people,
    parts,
    byParts: Array.from(totals.byParts, (count) => count ?? 0),
    lettering: writing.lettering,
    unicode,
    lost,
    asWritten: { ...asWritten },
    inOtherLetters: { ...inOtherLetters },
    culprits: culpritsOf(totals),
    longest,
    blanks: writing.tags.flatMap(({ tag }, index) => {
      const blank = totals.blanks[index]!;
      return blank > 0 ? [{ tag, people: blank }] : [];
    }),
    refused,
    tooLong,
    leftOut,
    versions: totals.versions.map((version) => ({ ...version })),
    messageProblems: [...unwrittenDefault(totals, bound), ...bound.problems],
  };
}

/** People whom no version is for, and no message for everybody else: nobody is forgotten by mistake. */
function unwrittenDefault({ versions }: Tally, bound: BoundMessage): MessageProblem[] {
  const people = versions[0]?.recipients ?? 0;
  if (people === 0 || !isForgotten(bound, { version: 0 })) return [];
  const [message, fix] = [say.messages.noneForOthers(people), say.messages.noneForOthersFix()];
  return [{ severity: 'error', version: 0, message, fix, from: 0, to: bound.message.length }];
}

function culpritsOf(totals: Tally): Survey['culprits'] {
  const found = new Map<number, { character: string; people: number; inMessage: boolean }>();
  const add = (point: number, people: number, inMessage: boolean) => {
    const known = found.get(point);
    if (known !== undefined) known.people += people;
    else found.set(point, { character: String.fromCodePoint(point), people, inMessage });
  };
  for (const [version, common] of totals.common.entries()) {
    for (const point of common) add(point, totals.versions[version]!.people, true);
  }
  for (const [unit, people] of totals.holders.entries()) if (people > 0) add(unit, people, false);
  const astral = [...totals.astral].sort(([left], [right]) => left - right);
  for (const [point, { people }] of astral) add(point, people, false);
  return [...found.values()].sort((left, right) => right.people - left.people).slice(0, MOST_CULPRITS);
}
