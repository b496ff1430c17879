import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { projectDir } from '../../electron/tools/paths.ts';
import { keepFailure } from './failures.ts';

/** What Node says of an error that no running test threw. */
const afterItsEnd =
  /^Error: Test "(.*)" at (.+:\d+):\d+ generated asynchronous activity after the test ended.*/s;

let isOver = false;

process.once('exit', () => {
  if (isOver) return;
  console.error('A test ended the process that others were still to run in.');
  process.exitCode ||= 1;
});

/** Nothing for what passes but its measures; keeps what fails for the end of `npm test`. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const skipped: string[] = [];
  for await (const { type, data } of events) {
    if (type === 'test:fail' && !isOnlyItsChildren(data.details.error)) {
      const place = `${relative(projectDir, data.file ?? '')}:${data.line ?? 0}`;
      const reason = explain(data.details.error);
      keepFailure({ name: `${system}${data.name}`, place, reason, isFlaky: false });
      yield `\n✖ ${system}${data.name}\n  ${place}\n${indent(reason)}\n`;
    }
    if (type === 'test:pass' && data.skip !== undefined && data.skip !== false) skipped.push(data.name);
    if (type === 'test:stderr') yield data.message;
    if (type === 'test:diagnostic' && data.message.startsWith('measure: ')) yield `${data.message}\n`;
    const after = type === 'test:diagnostic' ? afterItsEnd.exec(data.message) : null;
    if (after !== null) {
      const [reason, name = '', place = ''] = after;
      keepFailure({ name, place, reason, isFlaky: false });
      yield `\n✖ ${reason}\n`;
    }
    if (type === 'test:summary' && data.file === undefined) {
      isOver = true;
      for (const name of skipped) yield `– skipped here: ${name}\n`;
      const { tests, passed, skipped: leftOut, todo } = data.counts;
      yield `${system}${passed} passed, ${tests - passed - leftOut - todo} failed, ${leftOut} skipped\n`;
    }
  }
}

/** The one that the tests of the host play; none where it is the real one. */
const system = process.env.TAGLINE_SYSTEM === undefined ? '' : `As ${process.env.TAGLINE_SYSTEM}: `;

/** A suite also fails when one of its tests does, which is already reported. */
function isOnlyItsChildren(error: Error): boolean {
  return (error as { failureType?: string }).failureType === 'subtestsFailed';
}

function explain(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const own = (cause.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node:|node_modules/.test(line))
    .slice(0, 5);
  return [typeof error.cause === 'string' ? error.cause : cause.message, ...own].join('\n');
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
