/**
 * A million people with three tags, sent through practice in another process, beside a bare undici loop that posts
 * the same ready-made bodies and reads the answers with as many connections.
 * Run it alone with `node test/bench/send.bench.ts [people]`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../electron/store/open-database.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { addAudience, type TestRow } from '../services/support/audience.ts';
import { held, heldMemory } from './support/goal.ts';
import { fittedMessage, fittedValues, sendColumns, sendMessage, sendPerson } from './support/send-people.ts';

/** What one size of request came to; times in ms, sizes in bytes. */
export interface SendFigures {
  readonly people: number;
  readonly chunk: number;
  readonly connections: number;
  readonly bareMs: number;
  readonly sendMs: number;
  /** `sendMs` by `bareMs`. */
  readonly ratio: number | string;
  /** Copying everybody into the campaign beforehand. */
  readonly freezeMs: number;
  /** `freezeMs` by an `INSERT INTO ... SELECT` of the same rows, and of their numbers in order. */
  readonly freezeRatio: string;
  /** Lag of the main thread's event loop while freezing and sending. */
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  /** The app's whole process, its threads included. */
  readonly resident: string;
}

/** What a run may come to at most: a ratio, where one is asked for, and memory in MB. */
interface SendGoal {
  readonly ratio?: number;
  readonly memory: number;
}

interface AppFigures {
  readonly copyMs: number;
  readonly freezeMs: number;
  readonly ms: number;
  readonly lagP99Ms: number;
  readonly lagMaxMs: number;
  readonly resident: number;
}

const support = (name: string): string => join(import.meta.dirname, 'support', name);

async function told<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('A process of the bench ended early.');
    }),
  ])) as [Message];
  return message;
}

/** Runs a script that sends to so many people, in a process of its own. */
type Run = <Message>(script: string, message?: string) => Promise<Message>;

async function withPeople<Figures>(
  { people, chunk, connections }: Pick<SendFigures, 'people' | 'chunk' | 'connections'>,
  rows: Iterable<TestRow>,
  measure: (run: Run) => Promise<Figures>,
): Promise<Figures> {
  const gateway = fork(support('send-gateway.ts'));
  const { url, token } = await told<{ url: string; token: string }>(gateway);
  const folder = mkdtempSync(join(tmpdir(), 'send-bench-'));
  const databasePath = join(folder, 'tagline.db');
  makeAudience(databasePath, rows);
  const run: Run = async (script, text = sendMessage) => {
    const args = [url, token, people, chunk, connections, databasePath, text].map(String);
    const child = fork(support(script), args);
    const figures = await told(child);
    await once(child, 'exit');
    gateway.send('clear');
    const { texts } = await told<{ texts: number }>(gateway);
    if (texts !== people) throw new Error(`${script} sent ${texts} texts.`);
    return figures as never;
  };
  const figures = await measure(run);
  gateway.disconnect();
  await once(gateway, 'exit');
  rmSync(folder, { recursive: true });
  return figures;
}

/** Freezes texts with a date, a joined column and words for some, and sends them. */
async function benchFreezing(people: number) {
  const size = { people, chunk: 10_000, connections: 1 };
  const { freezeMs, copyMs } = await withPeople(size, audienceRows(people, fittedValues), (run) =>
    run<AppFigures>('send-app.ts', fittedMessage),
  );
  return { people, freezeMs, freezeRatio: held(freezeMs / copyMs, 2) };
}

/** Sends to so many people once barely and once as a campaign. */
async function benchSend(
  people: number,
  chunk: number,
  connections: number,
  goal: SendGoal,
): Promise<SendFigures> {
  const { bare, app } = await withPeople(
    { people, chunk, connections },
    audienceRows(people),
    async (run) => ({
      bare: await run<{ ms: number }>('send-bare.ts'),
      app: await run<AppFigures>('send-app.ts'),
    }),
  );
  return {
    people,
    chunk,
    connections,
    bareMs: bare.ms,
    sendMs: app.ms,
    ratio: goal.ratio === undefined ? app.ms / bare.ms : held(app.ms / bare.ms, goal.ratio),
    freezeMs: app.freezeMs,
    freezeRatio: held(app.freezeMs / app.copyMs, 2),
    lagP99Ms: app.lagP99Ms,
    lagMaxMs: app.lagMaxMs,
    resident: heldMemory(app.resident, goal.memory),
  };
}

function makeAudience(databasePath: string, rows: Iterable<TestRow>): void {
  const opened = openDatabase(databasePath);
  if (!opened.ok) throw new Error(spoken(opened.error.message));
  addAudience(opened.value, sendColumns, rows);
  opened.value.close();
}

function* audienceRows(
  people: number,
  more: (n: number) => readonly string[] = () => [],
): Generator<TestRow> {
  for (let n = 0; n < people; n++) {
    const { msisdn, values } = sendPerson(n);
    yield { msisdn, cells: [...values, ...more(n)] };
  }
}

if (process.argv[1] === import.meta.filename) {
  const people = Number(process.argv[2] ?? 1_000_000);
  console.table([await benchFreezing(people)]);
  console.table([
    await benchSend(people, 10_000, 1, { ratio: 1.3, memory: 450 }),
    await benchSend(people, 1000, 1, { ratio: 1.5, memory: 450 }),
    await benchSend(people, 10_000, 40, { memory: 450 }),
  ]);
}
