import { join } from 'node:path';

const hooks = join(import.meta.dirname, 'built-threads.ts');

/** Options for a Node process of a test, whose threads then run from their bundles where those of the test do. */
export const sameThreads: readonly string[] = process.execArgv.some((option) =>
  option.endsWith('test/support/built-threads.ts'),
)
  ? ['--import', hooks]
  : [];
