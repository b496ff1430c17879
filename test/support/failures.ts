import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  readonly name: string;
  /** Its file, relative to the project's root, and its line. */
  readonly place: string;
  readonly reason: string;
  readonly isFlaky: boolean;
}

/** Bounds all failures together, so that the end of any log holds them. */
const MOST_LINES = 34;
const MOST_LINES_EACH = 8;
const MOST_CHARACTERS = 200;

/** Appends to the file in `TAGLINE_FAILURES`, if set. */
export function keepFailure(failure: Failure): void {
  const file = process.env.TAGLINE_FAILURES;
  if (file) appendFileSync(file, `${JSON.stringify(failure)}\n`);
}

export function savedFailures(file: string): readonly Failure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Failure);
}

/** A bounded number of lines: each failure with its place, and as much of its reason as fits. */
export function failureLines(failures: readonly Failure[]): readonly string[] {
  const ordered = [...failures].sort((a, b) => Number(a.isFlaky) - Number(b.isFlaky));
  const shown = ordered.length > MOST_LINES ? ordered.slice(0, MOST_LINES - 1) : ordered;
  const each = Math.min(MOST_LINES_EACH, Math.floor(MOST_LINES / Math.max(1, shown.length)) - 1);
  const lines = shown.flatMap(({ name, place, reason, isFlaky }) => [
    `${isFlaky ? '~ flaky, passed when tried again:' : '✖'} ${name} (${place})`,
    ...firstLines(reason, each).map((line) => `    ${line}`),
  ]);
  const more = ordered.length - shown.length;
  return more === 0 ? lines : [...lines, `... and ${more} more`];
}

function firstLines(text: string, count: number): readonly string[] {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, count)
    .map((line) => (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line));
}
