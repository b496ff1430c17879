import type { Decoded } from './decoded.ts';

/** Something to be found. */
export interface Needle {
  readonly text: string;
  /** Units around a find that belong to it. */
  readonly before: number;
  readonly after: number;
}

/** Finds needles; `found` is told from which unit to which, without the second. */
export interface NeedleFinder {
  /** `units` are the places of those to be looked at; at the end of a cut text, the beginning of a needle counts. */
  find(text: Decoded, units: Uint32Array, isCut: boolean, found: (from: number, to: number) => void): void;
  /** Whether there is a whole one in a text as it is. */
  isIn(text: string): boolean;
}

/** How a unit counts: as itself or another; 0 for one that is passed over. */
export type Fold = (code: number) => number;

/** The shortest beginning of a needle that counts at the end of a cut text. */
const shortestBeginning = 3;

const passedOver = -2;

/** Makes a finder that goes over a text once, however many needles there are and however often they begin (Aho-Corasick). */
export function findNeedles(needles: readonly Needle[], fold: Fold): NeedleFinder {
  const folded = needles.map(({ text, before, after }) => ({
    codes: foldedCodes(text, fold),
    before,
    after,
  }));
  const classes = new Int32Array(0x10000).fill(-1);
  const kinds = new Int32Array(0x10000);
  let width = 0;
  let most = 1;
  for (const { codes } of folded) {
    most += codes.length;
    for (const code of codes) if (classes[code] === -1) classes[code] = width++;
  }
  const next = new Int32Array(most * width);
  const depth = new Int32Array(most);
  const ending = new Int32Array(most).fill(-1);
  let nodes = 1;
  folded.forEach(({ codes }, index) => {
    if (codes.length === 0) return;
    let node = 0;
    for (const code of codes) {
      const edge = node * width + classes[code]!;
      if (next[edge] === 0) {
        depth[nodes] = depth[node]! + 1;
        next[edge] = nodes++;
      }
      node = next[edge]!;
    }
    if (ending[node] === -1) ending[node] = index;
  });
  link(next, ending, width, nodes);
  kinds.forEach((_, code) => {
    const same = fold(code);
    kinds[code] = same === 0 ? passedOver : classes[same]!;
  });

  return {
    find(text, units, isCut, found) {
      const passed = new Uint32Array(units.length);
      let count = 0;
      let node = 0;
      for (const unit of units) {
        const kind = kinds[text.codes[unit]!]!;
        if (kind === passedOver) continue;
        passed[count++] = unit;
        node = kind === -1 ? 0 : next[node * width + kind]!;
        const ended = ending[node]!;
        if (ended === -1) continue;
        const { codes, before, after } = folded[ended]!;
        found(Math.max(0, passed[count - codes.length]! - before), Math.min(text.length, unit + 1 + after));
      }
      const begun = depth[node]!;
      if (isCut && begun >= shortestBeginning) found(passed[count - begun]!, text.length);
    },
    isIn(text) {
      let node = 0;
      for (let at = 0; at < text.length; at++) {
        const kind = kinds[text.charCodeAt(at)]!;
        if (kind === passedOver) continue;
        node = kind === -1 ? 0 : next[node * width + kind]!;
        if (ending[node] !== -1) return true;
      }
      return false;
    },
  };
}

function foldedCodes(text: string, fold: Fold): readonly number[] {
  return Array.from({ length: text.length }, (_, at) => fold(text.charCodeAt(at))).filter(
    (code) => code !== 0,
  );
}

/** Completes the edges: where a needle goes on no more, the longest beginning of one that still fits. */
function link(next: Int32Array, ending: Int32Array, width: number, nodes: number): void {
  const fallback = new Int32Array(nodes);
  const queue = new Int32Array(nodes);
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const node = queue[head]!;
    const other = fallback[node]!;
    if (node !== 0 && ending[node] === -1) ending[node] = ending[other]!;
    for (let kind = 0; kind < width; kind++) {
      const child = next[node * width + kind]!;
      const fitting = node === 0 ? 0 : next[other * width + kind]!;
      if (child === 0) next[node * width + kind] = fitting;
      else {
        fallback[child] = fitting;
        queue[tail++] = child;
      }
    }
  }
}
