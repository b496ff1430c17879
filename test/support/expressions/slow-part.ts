import type { CharSet } from 'refa';
import { type Graph, type Guard, graphsOf, type Read } from './expression-graph.ts';

/** One letter read by a part of the expression: letters that no part tells apart count as one. */
interface State {
  readonly node: number;
  readonly letter: number;
}

const MOST_PATHS = 400_000;
const MOST_TRIPLES = 3_000_000;

/**
 * Two parts of an expression that may share one stretch of a text in as many ways as it is long, so that its time grows with the
 * square of the length or worse; null for an expression that takes linear time, whatever the text.
 *
 * An expression is searched for along the runs of its automaton. They grow no faster than the text unless one word leads
 * from a state to itself in two ways, or from one state to itself, from it to another, and from that one to itself (Weber
 * and Seidl, *On the degree of ambiguity of finite automata*, 1991). Runs that reach what is found in any case count once.
 */
export function slowPart(source: string, flags: string): string | null {
  if (!/[*+]|\{\d+,\d*\}/.test(source)) return null;
  for (const graph of graphsOf(source, flags)) {
    const slow = new Automaton(graph).slowPart();
    if (slow !== null) return slow;
  }
  return null;
}

interface Way {
  readonly node: number;
  readonly guard: Guard;
}

class Automaton {
  readonly #graph: Graph;
  readonly #letters: readonly CharSet[];
  readonly #states: State[] = [];
  readonly #ids = new Map<string, number>();
  /** With a state once for each way to it. */
  readonly #next: number[][] = [];
  #paths = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#letters = lettersOf(graph);
    this.#explore();
  }

  slowPart(): string | null {
    const parts = partsOf(this.#next).filter((part) => this.#isLoop(part));
    for (const part of parts) {
      const twice = this.#twoWaysRound(part);
      if (twice !== null) return twice;
    }
    const before = this.#reversed();
    for (const first of parts) {
      const after = reached(this.#next, [first[0]!]);
      for (const second of parts) {
        if (first === second || !after.has(second[0]!)) continue;
        const between = reached(before, [second[0]!]);
        const shared = this.#sharedStretch(
          first,
          second,
          new Set([...after].filter((id) => between.has(id))),
        );
        if (shared !== null) return shared;
      }
    }
    return null;
  }

  #explore(): void {
    const waysOf = new Map<number, readonly Way[]>();
    const ways = (node: number): readonly Way[] => {
      const waysHere = waysOf.get(node) ?? this.#ways(node);
      waysOf.set(node, waysHere);
      return waysHere;
    };
    const surely = this.#surelyFound();
    const sets = new Map<CharSet, readonly boolean[]>();
    const holds = (set: CharSet, letter: number): boolean => {
      const held = sets.get(set) ?? this.#letters.map((one) => !one.isDisjointWith(set));
      sets.set(set, held);
      return held[letter]!;
    };
    const goOn = (from: number, before: number | null): number[] => {
      const next: number[] = [];
      for (const { node, guard } of ways(from)) {
        if (before === null ? !guard.atStart : !holds(guard.before, before)) continue;
        const { set } = this.#read(node);
        for (const letter of this.#letters.keys()) {
          if (surely.has(node) || !holds(set, letter) || !holds(guard.after, letter)) continue;
          next.push(this.#idOf(node, letter));
        }
      }
      return next;
    };
    goOn(this.#graph.start, null);
    for (let id = 0; id < this.#states.length; id++) {
      const { node, letter } = this.#states[id]!;
      this.#next.push(goOn(this.#read(node).to, letter));
    }
  }

  #idOf(node: number, letter: number): number {
    const key = `${node} ${letter}`;
    const knownId = this.#ids.get(key);
    if (knownId !== undefined) return knownId;
    const id = this.#states.push({ node, letter }) - 1;
    this.#ids.set(key, id);
    return id;
  }

  #read(node: number): Read {
    return this.#graph.reads.get(node)!;
  }

  /** Every way from a place to what reads next. A round of a loop that reads nothing is none (ECMA-262, RepeatMatcher). */
  #ways(from: number): Way[] {
    const ways: Way[] = [];
    const { steps, reads, all } = this.#graph;
    const walk = (node: number, guard: Guard, entered: readonly number[]): void => {
      if (++this.#paths > MOST_PATHS) throw new Error('It has too many ways that read nothing.');
      if (reads.has(node)) ways.push({ node, guard });
      for (const { to, guard: more, enters, ends } of steps[node]!) {
        if (ends !== undefined && entered.includes(ends)) continue;
        const both = more === undefined ? guard : bothOf(guard, more);
        const isOpen = (both.atStart || !both.before.isEmpty) && !both.after.isEmpty;
        if (isOpen) walk(to, both, enters === undefined ? entered : [...entered, enters]);
      }
    };
    walk(from, { before: all, atStart: true, after: all, atEnd: true }, []);
    return ways;
  }

  /** What reads only where the expression is found in any case, so that nothing that it read is read again. */
  #surelyFound(): ReadonlySet<number> {
    const { found: foundNode, reads, steps } = this.#graph;
    if (foundNode === undefined) return new Set();
    const onward = new Map<number, { readonly isFound: boolean; readonly nodes: readonly number[] }>();
    for (const [node, { to }] of reads) {
      const isFree = reached(
        steps.map((all) => all.filter(({ guard }) => guard === undefined).map((step) => step.to)),
        [to],
      ).has(foundNode);
      const any = reached(
        steps.map((all) => all.map((step) => step.to)),
        [to],
      );
      onward.set(node, { isFound: isFree, nodes: [...any].filter((one) => reads.has(one)) });
    }
    const surely = new Set([...onward].filter(([, { isFound }]) => isFound).map(([node]) => node));
    // What follows may fail after a few letters, but never after a stretch without an end.
    const isShort = (node: number, above: readonly number[]): boolean =>
      !above.includes(node) &&
      onward.get(node)!.nodes.every((next) => surely.has(next) || isShort(next, [...above, node]));
    for (let size = -1; size !== surely.size; ) {
      size = surely.size;
      for (const node of surely) if (!isShort(node, [])) surely.delete(node);
    }
    return surely;
  }

  #isLoop(part: readonly number[]): boolean {
    return part.length > 1 || this.#next[part[0]!]!.includes(part[0]!);
  }

  #reversed(): number[][] {
    const before: number[][] = this.#next.map(() => []);
    for (const [from, all] of this.#next.entries()) for (const to of all) before[to]!.push(from);
    return before;
  }

  #letterOf(id: number): number {
    return this.#states[id]!.letter;
  }

  #named(...ids: readonly number[]): string {
    return ids.map((id) => this.#read(this.#states[id]!.node).written).join(' and ');
  }

  /** One word that leads from a state back to it in two ways: the time doubles with each letter. */
  #twoWaysRound(part: readonly number[]): string | null {
    const within = new Set(part);
    const inside = (id: number): number[] => this.#next[id]!.filter((to) => within.has(to));
    for (const id of part) {
      const all = inside(id);
      const double = all.find((to, at) => all.indexOf(to) !== at);
      if (double !== undefined) return `${this.#named(double)} in two ways`;
    }
    const { length } = this.#states;
    const pairs = [...new Set(part.map((id) => this.#states[id]!.node))].length;
    if (pairs === 1) return null;
    const key = (one: number, other: number): number => one * length + other;
    const forward = new Map<number, number[]>();
    const waiting = part.map((id) => key(id, id));
    const seen = new Set(waiting);
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
      const [one, other] = [Math.floor(pair / length), pair % length];
      const next = new Set<number>();
      for (const a of inside(one)) {
        for (const b of inside(other)) if (this.#letterOf(a) === this.#letterOf(b)) next.add(key(a, b));
      }
      forward.set(pair, [...next]);
      for (const to of next) if (!seen.has(to)) waiting.push(to) && seen.add(to);
      if (seen.size > MOST_TRIPLES) throw new Error('It has too many pairs of places to look at.');
    }
    const backward = new Map<number, number[]>();
    for (const [from, all] of forward)
      for (const to of all) backward.set(to, [...(backward.get(to) ?? []), from]);
    // What comes back to a pair of one and the same place.
    const back = part.map((id) => key(id, id));
    const returns = new Set(back);
    for (let pair = back.pop(); pair !== undefined; pair = back.pop()) {
      for (const from of backward.get(pair) ?? [])
        if (!returns.has(from)) back.push(from) && returns.add(from);
    }
    const split = [...seen].find((pair) => pair % (length + 1) !== 0 && returns.has(pair));
    return split === undefined ? null : this.#named(Math.floor(split / length), split % length);
  }

  /** One word that leads round in the first part, from it to the second, and round in the second. */
  #sharedStretch(
    first: readonly number[],
    second: readonly number[],
    between: ReadonlySet<number>,
  ): string | null {
    const [inFirst, inSecond] = [new Set(first), new Set(second)];
    const { length } = this.#states;
    const key = (one: number, middle: number, other: number): number =>
      (one * length + middle) * length + other;
    for (const one of first) {
      for (const other of second) {
        if (this.#letterOf(one) !== this.#letterOf(other)) continue;
        const waiting: [number, number, number][] = [[one, one, other]];
        const seen = new Set([key(one, one, other)]);
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
          for (const a of this.#next[at[0]]!) {
            if (!inFirst.has(a)) continue;
            const letter = this.#letterOf(a);
            for (const c of this.#next[at[2]]!) {
              if (!inSecond.has(c) || this.#letterOf(c) !== letter) continue;
              for (const b of this.#next[at[1]]!) {
                if (!between.has(b) || this.#letterOf(b) !== letter) continue;
                if (a === one && b === other && c === other) return this.#named(one, other);
                const next = key(a, b, c);
                if (!seen.has(next)) waiting.push([a, b, c]) && seen.add(next);
              }
            }
          }
          if (seen.size > MOST_TRIPLES) throw new Error('It has too many places to look at.');
        }
      }
    }
    return null;
  }
}

function bothOf(one: Guard, other: Guard): Guard {
  return {
    before: one.before.intersect(other.before),
    atStart: one.atStart && other.atStart,
    after: one.after.intersect(other.after),
    atEnd: one.atEnd && other.atEnd,
  };
}

/** Sets of letters that no part of the expression tells apart. */
function lettersOf({ reads, steps, all }: Graph): CharSet[] {
  const told: CharSet[] = [];
  const add = (set: CharSet): void => {
    if (!told.some((one) => one.equals(set))) told.push(set);
  };
  for (const { set } of reads.values()) add(set);
  for (const { guard } of steps.flat()) {
    if (guard === undefined) continue;
    add(guard.before);
    add(guard.after);
  }
  let letters = [all];
  for (const set of told) {
    letters = letters.flatMap((one) =>
      [one.intersect(set), one.without(set)].filter((part) => !part.isEmpty),
    );
  }
  return letters;
}

function reached(next: readonly (readonly number[])[], from: readonly number[]): Set<number> {
  const seen = new Set(from);
  const waiting = [...from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const to of next[at]!) if (!seen.has(to)) waiting.push(to) && seen.add(to);
  }
  return seen;
}

/** The strongly connected parts (Tarjan). */
function partsOf(next: readonly (readonly number[])[]): number[][] {
  const parts: number[][] = [];
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  for (const root of next.keys()) {
    if (order.has(root)) continue;
    const frames: { readonly id: number; at: number }[] = [];
    const enter = (id: number): void => {
      order.set(id, order.size);
      low.set(id, order.get(id)!);
      open.push(id);
      isOpen.add(id);
      frames.push({ id, at: 0 });
    };
    enter(root);
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const { id } = frame;
      const to = next[id]![frame.at++];
      if (to !== undefined) {
        if (!order.has(to)) enter(to);
        else if (isOpen.has(to)) low.set(id, Math.min(low.get(id)!, order.get(to)!));
        continue;
      }
      frames.pop();
      const above = frames.at(-1);
      if (above !== undefined) low.set(above.id, Math.min(low.get(above.id)!, low.get(id)!));
      if (low.get(id) !== order.get(id)) continue;
      const part: number[] = [];
      for (let one = open.pop()!; ; one = open.pop()!) {
        isOpen.delete(one);
        part.push(one);
        if (one === id) break;
      }
      parts.push(part);
    }
  }
  return parts;
}
