import { availableParallelism } from 'node:os';

export const testStages = ['types', 'lint', 'build', 'rules and services', 'end to end'] as const;

export type TestStage = (typeof testStages)[number];

/** A stage with the files it runs: those asked for, or all it has. */
export interface PlannedStage {
  readonly name: TestStage;
  readonly files: readonly string[];
}

/** As paths from the project's root with slashes. */
export interface TestFiles {
  readonly all: readonly string[];
  /** Left out by `--quick`. */
  readonly long: readonly string[];
  /** All that `--quick` shows in the window. */
  readonly smoke: readonly string[];
}

interface Asked {
  readonly quick: boolean;
  readonly names: readonly string[];
}

export function planTest(
  { quick, names }: Asked,
  { all, long, smoke }: TestFiles,
): readonly PlannedStage[] | { readonly unknown: string } {
  const isStage = (name: string): name is TestStage => (testStages as readonly string[]).includes(name);
  const stages = names.filter(isStage);
  const named: string[] = [];
  for (const name of names) {
    if (isStage(name)) continue;
    const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
    const ends = ['', '.test.ts', '.e2e.ts'].map((end) => `/${path}${end}`);
    const files = all.filter((file) => ends.some((end) => `/${file}`.endsWith(end)));
    if (files.length === 0) return { unknown: name };
    named.push(...files);
  }
  const ofStage = (files: readonly string[], name: TestStage): readonly string[] => {
    if (name === 'rules and services') return files.filter((file) => file.endsWith('.test.ts'));
    return name === 'end to end' ? files.filter((file) => file.endsWith('.e2e.ts')) : [];
  };
  if (named.length === 0) {
    const wanted = stages.length > 0 ? testStages.filter((name) => stages.includes(name)) : testStages;
    const isQuick = (file: string): boolean =>
      smoke.includes(file) || (file.endsWith('.test.ts') && !long.includes(file));
    const usual = quick ? all.filter(isQuick) : all;
    return wanted.map((name) => ({ name, files: ofStage(usual, name) }));
  }
  const needed = testStages.map((name) => ({ name, files: ofStage(named, name) }));
  const inWindow = needed.some(({ name, files }) => name === 'end to end' && files.length > 0);
  return needed.filter(
    ({ name, files }) => stages.includes(name) || files.length > 0 || (name === 'build' && inWindow),
  );
}

/** More tests, each with its own browser, do not fit into the memory of a small machine. */
const mostAtOnce = 6;

/** Two more than there are cores, since tests wait for a third of their time. */
export function testsAtOnce(): number {
  return Math.min(availableParallelism() + 2, mostAtOnce);
}
