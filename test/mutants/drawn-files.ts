interface SizedFile {
  readonly file: string;
  readonly lines: number;
}

/** Files in the random order of a seed, until they have `most` lines together; always one at least. */
export function drawnFiles(
  files: readonly SizedFile[],
  { seed, most }: { readonly seed: number; readonly most: number },
): readonly string[] {
  const drawn: string[] = [];
  let lines = 0;
  const left = [...files];
  for (let state = seed; left.length > 0 && (drawn.length === 0 || lines < most); ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const [one] = left.splice(Math.floor((state / 2 ** 32) * left.length), 1);
    drawn.push(one!.file);
    lines += one!.lines;
  }
  return drawn;
}
