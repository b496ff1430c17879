/** In both texts, only in ours (`missing`), or only in theirs (`added`). */
export interface DifferenceRun {
  readonly kind: 'same' | 'missing' | 'added';
  readonly text: string;
}

/** Beyond this many cells the middle counts as replaced; two texts of 1,500 characters are below it. */
const mostCells = 2_250_000;

/** By character, in reading order; `theirs` is what the service returned. */
export function textDifference(ours: string, theirs: string): DifferenceRun[] {
  const left = [...ours];
  const right = [...theirs];
  let head = 0;
  while (head < left.length && head < right.length && left[head] === right[head]) head += 1;
  let tail = 0;
  const most = Math.min(left.length, right.length) - head;
  while (tail < most && left[left.length - 1 - tail] === right[right.length - 1 - tail]) tail += 1;
  const runs: DifferenceRun[] = [];
  push(runs, 'same', left.slice(0, head).join(''));
  compareMiddle(runs, left.slice(head, left.length - tail), right.slice(head, right.length - tail));
  push(runs, 'same', left.slice(left.length - tail).join(''));
  return runs;
}

/** By the longest common subsequence; what is missing comes before what was added in its place. */
function compareMiddle(runs: DifferenceRun[], left: string[], right: string[]): void {
  const width = right.length + 1;
  if ((left.length + 1) * width > mostCells) {
    push(runs, 'missing', left.join(''));
    push(runs, 'added', right.join(''));
    return;
  }
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        left[i] === right[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      push(runs, 'same', left[i]!);
      i += 1;
      j += 1;
    } else if (
      j === right.length ||
      (i < left.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      push(runs, 'missing', left[i]!);
      i += 1;
    } else {
      push(runs, 'added', right[j]!);
      j += 1;
    }
  }
}

function push(runs: DifferenceRun[], kind: DifferenceRun['kind'], text: string): void {
  if (text === '') return;
  const last = runs.at(-1);
  if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
  else runs.push({ kind, text });
}
