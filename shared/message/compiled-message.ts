import { lazily } from '../lazily.ts';
import type { BoundMessage, BoundVersion } from './bound-message.ts';
import type { BoundTag } from './computed-tag.ts';
import { type Fillable, fillableOf, toFillable } from './fill.ts';
import { isOneSeptetEach } from './gsm.ts';
import { type Lettering, messageAsSent } from './lettering.ts';
import { linkGaps } from './link-faults.ts';
import { inOtherLetters } from './other-letters.ts';
import type { BoundCondition } from './text-condition.ts';

/** One version as it goes on the wire: there conditions are tags as well. */
export interface CompiledVersion {
  readonly message: string;
  /** Of `message`; its tags are those of a request. */
  readonly fillable: Fillable;
  readonly conditions: readonly BoundCondition[];
}

/** One kind of text: a version with the words of its conditions for some people, ready to be filled in. */
export interface CompiledKind {
  /** Of no other kind of the message. */
  readonly key: number;
  readonly version: number;
  readonly tags: readonly BoundTag[];
  readonly fillable: Fillable;
  /** `fillable` in original letters. */
  readonly written: () => Fillable;
  readonly lettering: Lettering;
  /** All but the tags takes one septet per character: with such values, the size is the length. */
  readonly isPlain: boolean;
  /** By tag: people without a value for it get no text; null if no tag is like that. */
  readonly needed: readonly boolean[] | null;
  /** By gap: it is in a link; null if none is. */
  readonly inLinks: readonly boolean[] | null;
  /** By tag: its index in the `tags` of all versions. */
  readonly indexes: readonly number[];
  /** By tag of a request: texts and indexes of tags that make its value; null if `tags` are those of a request. */
  readonly wire: readonly (readonly (string | number)[])[] | null;
  /** The same in another lettering. */
  as(lettering: Lettering): CompiledKind;
}

/** A message in all its versions and kinds, ready for any number of recipients. */
export interface CompiledMessage {
  readonly tags: readonly BoundTag[];
  readonly lettering: Lettering;
  readonly versions: readonly [CompiledVersion, ...CompiledVersion[]];
  readonly deciding: BoundMessage['deciding'];
  kindOf(cells: readonly string[]): CompiledKind;
  /** Null if there are more than so many. */
  allKinds(most: number): readonly CompiledKind[] | null;
}

/** Kept, of many more that a message may have. */
const MOST_KEPT = 1000;

export function compileMessage(bound: BoundMessage, lettering: Lettering): CompiledMessage {
  const { tags, deciding } = bound;
  const places = new Map(tags.map(({ tag }, index) => [tag, index]));
  const [own, ...cases] = bound.versions;
  const write = (version: BoundVersion): CompiledVersion => compiledVersion(version, lettering);
  const versions: CompiledMessage['versions'] = [write(own), ...cases.map(write)];
  const kinds = new Map<number, CompiledKind>();
  const kindFor = (version: number, holding: number): CompiledKind => {
    const key = holding * versions.length + version;
    const knownKind = kinds.get(key);
    if (knownKind !== undefined) return knownKind;
    const kind = compiledKind({ key, version, holding, places, bound: bound.versions[version]! }, lettering);
    if (kinds.size < MOST_KEPT) kinds.set(key, kind);
    return kind;
  };
  return {
    tags,
    lettering,
    versions,
    deciding,
    kindOf(cells) {
      const version = deciding === null ? 0 : deciding.pick(cells[deciding.column] ?? '');
      let holding = 0;
      for (const { column, holds } of versions[version]!.conditions) {
        holding = holding * 2 + (holds(cells[column] ?? '') ? 1 : 0);
      }
      return kindFor(version, holding);
    },
    allKinds(most) {
      const counted = deciding === null ? versions.slice(0, 1) : versions;
      const all = counted.map(({ conditions }) => 2 ** conditions.length);
      if (all.reduce((sum, count) => sum + count) > most) return null;
      return all.flatMap((count, version) =>
        Array.from({ length: count }, (_, holding) => kindFor(version, holding)),
      );
    },
  };
}

function isCondition(piece: BoundVersion['pieces'][number]): piece is BoundCondition {
  return typeof piece === 'object' && 'holds' in piece;
}

function compiledVersion({ pieces }: BoundVersion, lettering: Lettering): CompiledVersion {
  const parts = pieces.filter((piece) => typeof piece === 'object');
  const message = messageAsSent(
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.tag)).join(''),
    lettering,
  );
  const fillable = toFillable(message, [...new Set(parts.map(({ tag }) => tag))]);
  return { message, fillable, conditions: [...new Set(parts.filter(isCondition))] };
}

interface KindAs extends Pick<CompiledKind, 'key' | 'version'> {
  readonly bound: BoundVersion;
  /** Which conditions hold, the last in the lowest bit. */
  readonly holding: number;
  readonly places: ReadonlyMap<string, number>;
}

function compiledKind(kind: KindAs, lettering: Lettering): CompiledKind {
  const { key, version, bound, holding, places } = kind;
  const conditions = [...new Set(bound.pieces.filter(isCondition))];
  const wordsIn = (part: BoundTag | BoundCondition): BoundCondition['words'] => {
    if (!isCondition(part)) return [part];
    const bit = 2 ** (conditions.length - 1 - conditions.indexOf(part));
    return Math.floor(holding / bit) % 2 === 1 ? part.words : part.others;
  };
  const pieces = bound.pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : wordsIn(piece)));
  const tags = [...new Set(pieces.filter((piece) => typeof piece === 'object'))];
  const names = tags.map(({ tag }) => tag);
  const sent = (words: string): string => (lettering.other === undefined ? words : inOtherLetters(words));
  const indexed = (piece: string | BoundTag) => (typeof piece === 'string' ? piece : tags.indexOf(piece));
  const inWire = (piece: string | BoundTag) =>
    typeof piece === 'string' ? sent(piece) : tags.indexOf(piece);
  const fillable = fillableOf(pieces.map(inWire), names);
  const parts = [...new Set(bound.pieces.filter((piece) => typeof piece === 'object'))];
  const { needed } = lettering;
  return {
    key,
    version,
    tags,
    fillable,
    written: lazily(() => fillableOf(pieces.map(indexed), names)),
    lettering,
    isPlain: fillable.texts.every(isOneSeptetEach),
    needed:
      needed === undefined
        ? null
        : tags.map(({ tag, fallback }) => fallback === null && needed.includes(tag)),
    inLinks: linkGaps(fillable),
    indexes: tags.map(({ tag }) => places.get(tag)!),
    wire: conditions.length === 0 ? null : parts.map((part) => wordsIn(part).map(inWire)),
    as: (other) => compiledKind(kind, other),
  };
}

/** Before there is a message, no one's text is wrong for being empty. */
export function isUnwritten({ versions }: CompiledMessage): boolean {
  return versions.every(
    ({ fillable }) => fillable.gaps.length === 0 && fillable.texts.join('').trim() === '',
  );
}

/** Values of conditions that hold for nobody, if people get the kinds with these keys. */
export function unmetValues(
  { versions }: Pick<CompiledMessage, 'versions'>,
  keys: Iterable<number>,
): string[] {
  const met = new Set<BoundCondition>();
  for (const key of keys) {
    let holding = Math.floor(key / versions.length);
    for (const condition of versions[key % versions.length]!.conditions.toReversed()) {
      if (holding % 2 === 1) met.add(condition);
      holding = Math.floor(holding / 2);
    }
  }
  const unmet = versions.flatMap(({ conditions }) => conditions).filter((one) => !met.has(one));
  return [...new Set(unmet.flatMap(({ cut: { value } }) => (value?.trim() ? [value] : [])))];
}
