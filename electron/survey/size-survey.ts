import { RECIPIENT } from '../../shared/audience/audience-row.ts';
import {
  filterBitsOf,
  problemBits,
  sizeKey,
  type TextProblem,
  textBits,
} from '../../shared/audience/filter-bits.ts';
import { type InAllLetters, inAllLetters } from '../../shared/draft/lettered-message.ts';
import { isLonger, MOST_KINDS, type SurveyTally, tallyOf, widen } from '../../shared/draft/survey.ts';
import {
  type CompiledKind,
  type CompiledMessage,
  isUnwritten,
} from '../../shared/message/compiled-message.ts';
import { MOST_PARTS } from '../../shared/message/final-text.ts';
import { inOtherLetters } from '../../shared/message/other-letters.ts';
import { letterHolders } from './letter-holders.ts';
import { newSize, type RowSize, RowSizer } from './row-sizer.ts';
import {
  type AudienceSizes,
  BLANK,
  type ColumnSizes,
  PLAIN,
  type SizeTotals,
  shapeIn,
  sizesOf,
  UNKNOWN,
  unitsIn,
} from './value-shapes.ts';

/** `rows` holds the kind of each row, as its index; null if everybody gets the same. */
interface KindIn {
  readonly isUnwritten: boolean;
  readonly index: number;
  readonly rows: Uint8Array | null;
}

/** What all texts have in common whose values are plain and have the same number of units together. */
interface Alike {
  readonly bits: number;
  readonly size: number;
}

/** Texts with more units of plain values are measured one by one. */
const MOST_ALIKE = 4_096;

/**
 * Entry point of this folder: counts by the sizes of cells, and renders a text only if sizes do not decide.
 * `size-survey.test.ts` proves it equal to `TextSurvey`, which renders each text.
 */
export class SizeSurvey {
  readonly #audience: AudienceSizes;
  readonly #columns: readonly ColumnSizes[];
  readonly #sizer: RowSizer;
  readonly #message: InAllLetters;
  readonly #kind: CompiledKind;
  readonly #in: KindIn;
  /** True if the sum of plain units alone decides the size of a text. */
  readonly #canBeAlike: boolean;
  readonly #alike: (Alike | undefined)[] = [];
  readonly #alikePeople = new Uint32Array(MOST_ALIKE);
  readonly #alikeFirst = new Uint32Array(MOST_ALIKE);
  /** By tag: the id of its fallback's shape, and whether other letters change the fallback. */
  readonly #fallbackIds: readonly number[];
  readonly #fallbackChanges: readonly boolean[];
  readonly #wordsChange: boolean;
  readonly #messageChanges: boolean;
  readonly #holders: ReturnType<typeof letterHolders>;
  readonly #measured: readonly [RowSize, RowSize, RowSize] = [newSize(), newSize(), newSize()];

  private constructor(compiled: CompiledKind, message: InAllLetters, audience: AudienceSizes, where: KindIn) {
    const { other } = compiled.lettering;
    this.#kind = compiled;
    this.#in = where;
    this.#audience = audience;
    this.#columns = compiled.tags.map((tag) => audience.columns.get(sizesOf(tag))!);
    this.#message = message;
    this.#holders = letterHolders(audience.shapes, other === 'all');
    this.#sizer = new RowSizer(message.written, compiled, this.#columns, audience.shapes);
    this.#canBeAlike = Object.values(message).every(({ isMarkedLater }) => !isMarkedLater);
    const fallbacks = compiled.tags.map(({ fallback }) => fallback ?? '');
    const inMessage = other === 'message' ? fallbacks.map(inOtherLetters) : fallbacks;
    this.#fallbackIds = inMessage.map((fallback) => audience.shapes.idOf(fallback));
    this.#fallbackChanges = fallbacks.map((fallback) => inOtherLetters(fallback) !== fallback);
    this.#wordsChange = message.replaced.texts.join() !== message.written.texts.join();
    this.#messageChanges = this.#wordsChange || this.#fallbackChanges.includes(true);
  }

  /**
   * One for each kind of text; null if words of the message may form a tag, a character or a link together with a
   * value, so each text must be read. All columns of its tags must be kept. `rows`, by `n`, may be filled in later.
   */
  static of(
    compiled: CompiledMessage,
    audience: AudienceSizes,
    rows: Uint8Array | null,
  ): readonly SizeSurvey[] | null {
    const kinds = compiled.allKinds(MOST_KINDS);
    if (kinds === null || kinds.some(({ inLinks }) => inLinks !== null)) return null;
    if (!kinds.every(({ tags }) => tags.every((tag) => audience.columns.has(sizesOf(tag))))) return null;
    const unwritten = isUnwritten(compiled);
    const surveys = kinds.flatMap((one, index) => {
      const message = inAllLetters(one);
      if (message === null) return [];
      return [new SizeSurvey(one, message, audience, { index, rows, isUnwritten: unwritten })];
    });
    if (surveys.length < kinds.length) return null;
    return surveys.some((survey) => survey.#fallbackIds.includes(UNKNOWN)) ? null : surveys;
  }

  /** Counts the rows of its kind in `[from, to)`; returns the rows that must be read, uncounted. */
  count(into: SizeTotals, from: number, to: number): number[] {
    const { statuses, flags } = this.#audience;
    const { bits: bitsOf, sizes, rowsPerBits } = into;
    const sizer = this.#sizer;
    const [alikeBefore, people] = [this.#alike, this.#alikePeople];
    const canBeAlike = this.#canBeAlike;
    const { rows, index, isUnwritten } = this.#in;
    const toRead: number[] = [];
    for (let n = from; n < to; n += 1) {
      if (rows !== null && rows[n] !== index) continue;
      let bits = filterBitsOf(statuses[n]!, flags[n]!, null);
      if (!isUnwritten && statuses[n] === RECIPIENT) {
        const units = canBeAlike ? sizer.plainUnits(n) : -1;
        if (units >= 0 && units < MOST_ALIKE) {
          const alike = alikeBefore[units] ?? this.#newAlike(units);
          if (people[units]! === 0) this.#alikeFirst[units] = n;
          people[units]! += 1;
          sizes[n] = alike.size;
          bits |= alike.bits;
        } else if (sizer.look(n)) bits |= this.#countText(into, n);
        else {
          toRead.push(n);
          continue;
        }
      }
      bitsOf[n] = bits;
      rowsPerBits[bits]! += 1;
    }
    this.#countAlike(into.totals);
    return toRead;
  }

  reportHolders(totals: SurveyTally): void {
    this.#holders.tell(totals, tallyOf(totals, this.#kind).common);
  }

  #newAlike(units: number): Alike {
    this.#sizer.lookAtPlain(units);
    const { written, final } = this.#measure();
    const alike = {
      bits: textBits(final.isOutside, problemOf(final), final !== written && this.#wordsChange),
      size: sizeKey(final.parts, final.used),
    };
    this.#alike[units] = alike;
    return alike;
  }

  #countAlike(totals: SurveyTally): void {
    for (let units = 0; units < this.#alike.length; units += 1) {
      const people = this.#alikePeople[units]!;
      if (people === 0) continue;
      this.#sizer.lookAtPlain(units);
      this.#add(totals, this.#measure(), this.#alikeFirst[units]!, people);
      this.#alikePeople[units] = 0;
    }
  }

  #countText({ totals, sizes }: SizeTotals, n: number): number {
    const measured = this.#measure();
    const { written, final } = measured;
    const blank = this.#countBlanks(totals, n);
    if (blank === 'needed') {
      totals.leftOut += 1;
      totals.versions[this.#kind.version]!.recipients += 1;
      tallyOf(totals, this.#kind).recipients += 1;
      sizes[n] = sizeKey(final.parts, final.used);
      return problemBits('left-out');
    }
    this.#add(totals, measured, n, 1);
    if (final.isOutside && this.#sizer.isSpecial && !isUnsendable(final)) this.#countHolders(n);
    sizes[n] = sizeKey(final.parts, final.used);
    return textBits(
      final.isOutside,
      problemOf(final) ?? (blank === 'none' ? null : 'blank'),
      final !== written && this.#changes(n),
    );
  }

  #measure(): Measured {
    const { written: asWritten, ownMessage, replaced: inOther } = this.#message;
    const written = this.#sizer.measure(asWritten, this.#measured[0]);
    const isSame = !written.isOutside || !(this.#messageChanges || this.#sizer.isSpecial);
    if (isSame) return { written, replaced: written, final: written };
    const replaced = this.#sizer.measure(inOther, this.#measured[1]);
    const { other } = this.#kind.lettering;
    const final =
      other === undefined
        ? written
        : other === 'all'
          ? replaced
          : this.#sizer.measure(ownMessage, this.#measured[2]);
    return { written, replaced, final };
  }

  /** `n` is the first row of `people` whose texts have this size. */
  #add(totals: SurveyTally, { written, replaced, final }: Measured, n: number, people: number): void {
    const isOdd = written.isOutside && !isUnsendable(written) && !isUnsendable(replaced);
    addSum(totals.asWritten, written, people, isOdd);
    addSum(totals.inOtherLetters, replaced, people, isOdd);
    const version = totals.versions[this.#kind.version]!;
    const kind = tallyOf(totals, this.#kind);
    version.recipients += people;
    kind.recipients += people;
    if (isLonger(version, final.parts, final.units, n)) {
      const encoding = final.isUnicode ? 'UCS-2' : 'GSM 03.38';
      const count = { encoding, units: final.units, parts: final.parts } as const;
      version.longest = { n, row: this.#audience.rows[n]!, count };
      if (isLonger(totals, final.parts, final.units, n)) totals.longest = version.longest;
    }
    if (!final.hasText) totals.refused += people;
    else if (isUnsendable(final)) totals.tooLong += people;
    else {
      totals.people += people;
      totals.parts += final.parts * people;
      version.people += people;
      kind.people += people;
      version.parts += final.parts * people;
      totals.byParts[final.parts - 1] = (totals.byParts[final.parts - 1] ?? 0) + people;
      if (final.isUnicode) totals.unicode += people;
      if (final.isOutside && !this.#kind.lettering.encoded) totals.lost += people;
    }
  }

  /** `needed` if a missing value leaves the row out. */
  #countBlanks(totals: SurveyTally, n: number): 'none' | 'some' | 'needed' {
    let blankKind: 'none' | 'some' | 'needed' = 'none';
    const { indexes, needed, lettering } = this.#kind;
    const all = lettering.other === 'all';
    for (let tag = 0; tag < this.#columns.length; tag += 1) {
      if (this.#message.written.fallbacks[tag] !== null) continue;
      const shape = shapeIn(this.#columns[tag]!, n);
      if (shape !== BLANK) {
        if (!all || shape === PLAIN) continue;
        if (unitsIn(this.#columns[tag]!, n) + this.#audience.shapes.at(shape).otherMore > 0) continue;
      }
      totals.blanks[indexes[tag]!]! += 1;
      if (needed?.[tag]) blankKind = 'needed';
      else if (blankKind === 'none') blankKind = 'some';
    }
    return blankKind;
  }

  #countHolders(n: number): void {
    const holderRows: number[] = [];
    for (let tag = 0; tag < this.#columns.length; tag += 1) {
      const id = shapeIn(this.#columns[tag]!, n);
      holderRows.push(id === BLANK ? this.#fallbackIds[tag]! : id);
    }
    this.#holders.count(holderRows);
  }

  #changes(n: number): boolean {
    if (this.#wordsChange) return true;
    return this.#columns.some((column, tag) => {
      const id = shapeIn(column, n);
      if (id === BLANK) return this.#fallbackChanges[tag]!;
      return this.#kind.lettering.other === 'all' && this.#audience.shapes.at(id).changes;
    });
  }
}

/** A text as written, with all simpler characters, and as sent. */
interface Measured {
  readonly written: RowSize;
  readonly replaced: RowSize;
  readonly final: RowSize;
}

function problemOf({ hasText, parts }: RowSize): TextProblem | null {
  if (!hasText) return 'refused-value';
  return parts > MOST_PARTS ? 'too-long' : null;
}

function isUnsendable(size: RowSize): boolean {
  return problemOf(size) !== null;
}

function addSum(sum: SurveyTally['asWritten'], size: RowSize, people: number, isOdd: boolean): void {
  if (isUnsendable(size)) return;
  sum.parts += size.parts * people;
  if (size.isOutside) sum.outside += people;
  if (isOdd) widen(sum, size.parts);
}
