/** In both texts, only in ours (`missing`), or only in theirs (`added`). */
export interface DifferenceRun {
  readonly kind: 'same' | 'missing' | 'added';
  readonly text: string;
}

/** Beyond this many cells the middle counts as replaced; two texts of 1,500 UTF-16 units are below it. */
const mostCells = 2_260_000;

/** By character, in reading order; `theirs` is what the service returned. */
export function textDifference(ours: string, theirs: string): DifferenceRun[] {
  const head = sharedStart(ours, theirs);
  const tail = sharedEnd(ours, theirs, head);
  const runs: DifferenceRun[] = [];
  push(runs, 'same', ours.slice(0, head));
  compareMiddle(runs, ours.slice(head, ours.length - tail), theirs.slice(head, theirs.length - tail));
  push(runs, 'same', ours.slice(ours.length - tail));
  return runs;
}

/** In UTF-16 units, never half of a pair. */
function sharedStart(ours: string, theirs: string): number {
  const most = Math.min(ours.length, theirs.length);
  let length = 0;
  while (length < most && ours[length] === theirs[length]) length += 1;
  return length > 0 && /[\ud800-\udbff]/.test(ours[length - 1]!) ? length - 1 : length;
}

function sharedEnd(ours: string, theirs: string, start: number): number {
  const most = Math.min(ours.length, theirs.length) - start;
  let length = 0;
  while (length < most && ours.at(-1 - length) === theirs.at(-1 - length)) length += 1;
  return length > 0 && /[\udc00-\udfff]/.test(ours.at(-length)!) ? length - 1 : length;
}

/** By the longest common subsequence; what is missing comes before what was added in its place. */
function compareMiddle(runs: DifferenceRun[], ours: string, theirs: string): void {
  // Before they are taken apart, which holds the window for a tenth of a second if a text is long.
  if ((ours.length + 1) * (theirs.length + 1) > mostCells) {
    push(runs, 'missing', ours);
    push(runs, 'added', theirs);
    return;
  }
  const ourRest = [...ours];
  const right = [...theirs];
  const width = right.length + 1;
  const lengths = new Uint16Array((ourRest.length + 1) * width);
  for (let i = ourRest.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        ourRest[i] === right[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  let i = 0;
  let j = 0;
  while (i < ourRest.length || j < right.length) {
    if (i < ourRest.length && j < right.length && ourRest[i] === right[j]) {
      push(runs, 'same', ourRest[i]!);
      i += 1;
      j += 1;
    } else if (
      j === right.length ||
      (i < ourRest.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      push(runs, 'missing', ourRest[i]!);
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
