import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { projectDir } from '../../electron/tools/paths.ts';
import { keepFailure } from './failures.ts';

/** Keeps tests that failed or were flaky for the end of `npm test`; another reporter shows the run. */
export default class FailuresReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  /** Errors of no test, such as a file that does not load. */
  onError(error: TestError): void {
    const { file = '', line = 0 } = error.location ?? {};
    keepFailure({
      name: 'Playwright',
      place: placeOf(file, line),
      reason: error.message ?? '',
      isFlaky: false,
    });
  }

  onEnd(): void {
    for (const test of this.#tests) {
      const outcome = test.outcome();
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const errors = test.results[0]?.errors ?? [];
      keepFailure({
        name: [test.parent.project()?.name, test.title].filter(Boolean).join(': '),
        place: placeOf(test.location.file, test.location.line),
        reason: errors.map(({ message }) => message ?? '').join('\n'),
        isFlaky: outcome === 'flaky',
      });
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

function placeOf(file: string, line: number): string {
  return `${relative(projectDir, file)}:${line}`;
}
