/** Does things as a person would, each in a data folder of its own, and is killed on the way. */
import { flushCompileCache } from 'node:module';
import { spoken } from '../../../shared/texts/spoken.ts';
import { startTestApp } from '../support/app.ts';
import { countWrites, endCount } from './durable-writes.ts';
import { steps } from './steps.ts';

/** What a person does, and where. */
export interface StepToDo {
  readonly name: string;
  readonly dataDir: string;
  readonly stateDir: string;
}

/** What the process tells once the thing is done. */
export interface StepDone {
  /** Why it failed; empty where it did not. */
  readonly failed: string;
  readonly writes: number;
}

const [dieBefore, todo] = process.argv.slice(2) as [string, string];
// Whoever kills it may end first.
process.once('disconnect', () => process.exit(1));
for (const { name, dataDir, stateDir } of JSON.parse(todo) as readonly StepToDo[]) {
  const app = await startTestApp(dataDir, { stateDir });
  const act = await steps[name]!.ready(app);
  // A killed process would never leave its compiled code to the next one.
  flushCompileCache();
  countWrites(Number(dieBefore));
  const done = await act();
  const writes = endCount();
  const failed = done.ok ? '' : 'message' in done.error ? spoken(done.error.message) : done.error.kind;
  process.send?.({ failed, writes } satisfies StepDone);
  await app.app.close();
}
