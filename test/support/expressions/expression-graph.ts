import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { CharSet } from 'refa';
import { Chars, getLengthRange, type ReadonlyFlags, toUnicodeSet } from 'regexp-ast-analysis';

/** What has to stand before and after a place for an expression to go on there. */
export interface Guard {
  readonly before: CharSet;
  readonly atStart: boolean;
  readonly after: CharSet;
  readonly atEnd: boolean;
}

/** Goes on without reading; `enters` and `ends` name the loop that a round of begins or ends. */
export interface Step {
  readonly to: number;
  readonly guard?: Guard;
  readonly enters?: number;
  readonly ends?: number;
}

/** Reads one letter; `written` is the part of the expression that does. */
export interface Read {
  readonly set: CharSet;
  readonly to: number;
  readonly written: string;
}

/** All ways that a search for an expression may go, also within what only looks ahead. */
export interface Graph {
  readonly steps: readonly (readonly Step[])[];
  readonly reads: ReadonlyMap<number, Read>;
  readonly start: number;
  /** Undefined for what looks behind: nothing is found by it alone. */
  readonly found: number | undefined;
  readonly all: CharSet;
}

/** More repeats than this count as endless: a search that is said to grow with its text then never does. */
const MOST_COPIES = 60;
const MOST_NODES = 40_000;

/** Of an expression, and of each part that looks behind over an endless stretch, which is read backwards. */
export function graphsOf(source: string, flags: string): Graph[] {
  const parsed = new RegExpParser().parseLiteral(`/${source || '(?:)'}/${flags}`);
  const lookbehinds: AST.LookaroundAssertion[] = [];
  const graphs = [graphOf(parsed.pattern.alternatives, parsed.flags, false, lookbehinds)];
  for (let one = lookbehinds.pop(); one !== undefined; one = lookbehinds.pop()) {
    graphs.push(graphOf(one.alternatives, parsed.flags, true, lookbehinds));
  }
  return graphs;
}

function graphOf(
  alternatives: readonly AST.Alternative[],
  flags: AST.Flags,
  isBackwards: boolean,
  lookbehinds: AST.LookaroundAssertion[],
): Graph {
  const builder = new GraphBuilder(flags, isBackwards, lookbehinds);
  const end = builder.node();
  const inner = builder.alternatives(alternatives, end);
  const start = builder.node();
  builder.step(start, { to: inner });
  // A search begins again at each letter.
  if (isBackwards || !flags.sticky)
    builder.step(start, { to: builder.read(builder.all, start, 'the start') });
  return {
    ...{ steps: builder.steps, reads: builder.reads, start, all: builder.all },
    found: isBackwards ? undefined : end,
  };
}

/** Each method gives the place from which what it adds goes on to `to`. */
class GraphBuilder {
  readonly steps: Step[][] = [];
  readonly reads = new Map<number, Read>();
  readonly all: CharSet;
  readonly #none: CharSet;
  readonly #flags: ReadonlyFlags & AST.Flags;
  readonly #isBackwards: boolean;
  readonly #lookbehinds: AST.LookaroundAssertion[];
  #loops = 0;

  constructor(flags: AST.Flags, isBackwards: boolean, lookbehinds: AST.LookaroundAssertion[]) {
    this.#flags = flags;
    this.#isBackwards = isBackwards;
    this.#lookbehinds = lookbehinds;
    this.all = Chars.all(flags);
    this.#none = Chars.empty(flags);
  }

  node(): number {
    if (this.steps.length > MOST_NODES) throw new Error('It has too many repeats of repeats to look at.');
    return this.steps.push([]) - 1;
  }

  step(from: number, step: Step): void {
    this.steps[from]!.push(step);
  }

  read(set: CharSet, to: number, written: string): number {
    const from = this.node();
    this.reads.set(from, { set, to, written });
    return from;
  }

  alternatives(alternatives: readonly AST.Alternative[], to: number): number {
    const from = this.node();
    for (const { elements } of alternatives) this.step(from, { to: this.#sequence(elements, to) });
    return from;
  }

  #sequence(elements: readonly AST.Element[], to: number): number {
    const inOrder = this.#isBackwards ? elements : [...elements].reverse();
    return inOrder.reduce((next, element) => this.#element(element, next), to);
  }

  #element(element: AST.Element, to: number): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        return this.read(toUnicodeSet(element, this.#flags).chars, to, element.raw);
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, to);
      case 'Quantifier':
        return this.#repeated(element, to);
      case 'Assertion':
        return this.#assertion(element, to);
      case 'Backreference': {
        // It may read no more than its group.
        const groups = Array.isArray(element.resolved) ? element.resolved : [element.resolved];
        const from = this.node();
        for (const group of groups) this.step(from, { to: this.alternatives(group.alternatives, to) });
        return from;
      }
      default:
        throw new Error(`It has a part that this scanner does not know: ${element.raw}`);
    }
  }

  #repeated({ element, min, max }: AST.Quantifier, to: number): number {
    let next = to;
    if (max === Number.POSITIVE_INFINITY || max > MOST_COPIES) {
      const loop = this.#loops++;
      const head = this.node();
      const ended = this.node();
      this.step(ended, { to: head, ends: loop });
      this.step(head, { to: this.#element(element, ended), enters: loop });
      this.step(head, { to });
      next = head;
    } else {
      for (let copy = min; copy < max; copy++) {
        const from = this.node();
        this.step(from, { to: this.#element(element, next) });
        this.step(from, { to });
        next = from;
      }
    }
    for (let copy = 0; copy < Math.min(min, MOST_COPIES); copy++) next = this.#element(element, next);
    return next;
  }

  #assertion(assertion: AST.Assertion, to: number): number {
    const from = this.node();
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
      this.#look(assertion, from, to);
    } else {
      for (const guard of this.#guardsOf(assertion)) this.step(from, { to, guard: this.#turned(guard) });
    }
    return from;
  }

  #guardsOf(assertion: AST.EdgeAssertion | AST.WordBoundaryAssertion): Guard[] {
    const { all } = this;
    const none = this.#none;
    if (assertion.kind !== 'word') {
      const ends = this.#flags.multiline ? Chars.lineTerminator(this.#flags) : none;
      return assertion.kind === 'start'
        ? [{ before: ends, atStart: true, after: all, atEnd: true }]
        : [{ before: all, atStart: true, after: ends, atEnd: true }];
    }
    const word = Chars.word(this.#flags);
    const other = word.negate();
    const [wordBefore, otherBefore] = [
      { before: word, atStart: false },
      { before: other, atStart: true },
    ];
    const [wordAfter, otherAfter] = [
      { after: word, atEnd: false },
      { after: other, atEnd: true },
    ];
    return assertion.negate
      ? [
          { ...wordBefore, ...wordAfter },
          { ...otherBefore, ...otherAfter },
        ]
      : [
          { ...wordBefore, ...otherAfter },
          { ...otherBefore, ...wordAfter },
        ];
  }

  #look(look: AST.LookaroundAssertion, from: number, to: number): void {
    const isAhead = look.kind === 'lookahead';
    const { letters, atEdge } = look.negate ? this.#refused(look) : this.#wanted(look, isAhead);
    const guard = isAhead
      ? { before: this.all, atStart: true, after: letters, atEnd: atEdge }
      : { before: letters, atStart: atEdge, after: this.all, atEnd: true };
    this.step(from, { to, guard: this.#turned(guard) });
    if (look.alternatives.every((one) => getLengthRange(one, this.#flags).max !== Number.POSITIVE_INFINITY)) {
      return;
    }
    if (!isAhead) this.#lookbehinds.push(look);
    // What looks ahead ends there, whatever it sees.
    else if (!this.#isBackwards) this.step(from, { to: this.alternatives(look.alternatives, this.node()) });
    else throw new Error(`It looks ahead within what looks behind: ${look.raw}`);
  }

  /** Letters of which one has to be the first to be looked at: perhaps more of them. */
  #wanted(look: AST.LookaroundAssertion, isAhead: boolean): { letters: CharSet; atEdge: boolean } {
    let letters = this.#none;
    let atEdge = false;
    for (const { elements } of look.alternatives) {
      const first = elements.at(isAhead ? 0 : -1);
      const [element, isSure] =
        first?.type === 'Quantifier' ? [first.element, first.min > 0] : [first, first !== undefined];
      const isEdge = element?.type === 'Assertion' && element.kind === (isAhead ? 'end' : 'start');
      if (isEdge && !this.#flags.multiline) atEdge = true;
      else if (isSure && isLetter(element)) letters = letters.union(toUnicodeSet(element, this.#flags).chars);
      else return { letters: this.all, atEdge: true };
    }
    return { letters, atEdge };
  }

  /** Without the letters that alone are refused. */
  #refused(look: AST.LookaroundAssertion): { letters: CharSet; atEdge: boolean } {
    let letters = this.all;
    let atEdge = true;
    for (const { elements } of look.alternatives) {
      const [first, ...more] = elements;
      if (more.length > 0 || first === undefined) continue;
      if (isLetter(first)) letters = letters.without(toUnicodeSet(first, this.#flags).chars);
      else if (first.type === 'Assertion' && first.kind === (look.kind === 'lookahead' ? 'end' : 'start')) {
        atEdge &&= this.#flags.multiline;
      }
    }
    return { letters, atEdge };
  }

  #turned(guard: Guard): Guard {
    if (!this.#isBackwards) return guard;
    return { before: guard.after, atStart: guard.atEnd, after: guard.before, atEnd: guard.atStart };
  }
}

function isLetter(
  element: AST.Element | undefined,
): element is AST.Character | AST.CharacterClass | AST.CharacterSet {
  return (
    element !== undefined && ['Character', 'CharacterClass', 'CharacterSet'].includes(element.type as string)
  );
}
