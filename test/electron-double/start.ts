import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stateFolder } from '../services/support/state-folder.ts';
import { until } from '../support/until.ts';
import type { DoubleOptions } from './in-chromium.ts';
import type { Act, Answer, FromTest, News, Question, ToTest } from './person.ts';

/** The built main in a process of its own, on the double of Electron. */
export interface DoubleProcess {
  readonly child: ChildProcess;
  /** Everything that a person saw outside the page, in order. */
  readonly news: readonly News[];
  /** Every question that was asked, in order. */
  readonly questions: readonly Question[];
  /** What a person answers; the second button and `chosen` where a test says nothing. */
  answer: (question: Question) => Answer | Promise<Answer>;
  act(act: Act): void;
  /** The target of the `n`th window, from 0, once it is there. */
  window(n?: number): Promise<string>;
  /** Resolves with the exit code, or null where the process was killed. */
  readonly ended: Promise<number | null>;
}

const hook = join(import.meta.dirname, 'hook.ts');
const main = join(import.meta.dirname, '../../dist/main/main.cjs');

/** Starts the built main as Electron would, on a data folder; another `stateDir` makes it another computer. */
export function startDouble(
  dataDir: string,
  { stateDir = stateFolder, ...options }: DoubleOptions & { readonly stateDir?: string | undefined },
  ...args: readonly string[]
): DoubleProcess {
  const child = spawn(
    process.execPath,
    ['--unhandled-rejections=warn-with-error-code', '--import', hook, main, '--data-dir', dataDir, ...args],
    {
      cwd: options.workingFolder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DISPLAY: ':0',
        TAGLINE_STATE_DIR: stateDir,
        TAGLINE_DOUBLE: JSON.stringify(options),
      },
    },
  );
  const news: News[] = [];
  const questions: Question[] = [];
  let hasEnded = false;
  const ended = once(child, 'exit').then(([code]) => {
    hasEnded = true;
    return code as number | null;
  });
  const send = (message: FromTest): void => void child.send(message);
  child.on('message', (message: ToTest) => {
    if ('news' in message) return news.push(message);
    questions.push(message.question);
    return Promise.resolve(running.answer(message.question)).then((answer) =>
      send({ answer, id: message.id }),
    );
  });
  const running: DoubleProcess = {
    child,
    news,
    questions,
    answer: ({ kind, options: asked }) => (kind === 'save' ? (asked.defaultPath ?? null) : 1),
    act: send,
    async window(n = 0) {
      const opened = await until(() => hasEnded || news.filter((one) => one.news === 'window')[n], {
        what: 'the window',
      });
      if (opened === true) throw new Error('The app ended before its window was there.');
      return opened.targetId;
    },
    ended,
  };
  return running;
}
