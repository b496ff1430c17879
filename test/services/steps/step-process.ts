/** Does things as a person would, each in a folder of its own that is copied before each write. */
import { join } from 'node:path';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { startTestApp } from '../support/app.ts';
import { copyBeforeWrites, countWrites, endCount } from './durable-writes.ts';
import { steps } from './steps.ts';

/** What a person does, in which folder, and where the copies go. */
export interface StepToDo {
  readonly name: string;
  readonly home: string;
  readonly to: string;
}

/** What the process tells once the thing is done. */
export interface StepDone {
  /** Why it failed; empty where it did not. */
  readonly failed: string;
  readonly writes: number;
}

// Whoever started it may end first.
process.once('disconnect', () => process.exit(1));
for (const { name, home, to } of JSON.parse(process.argv[2]!) as readonly StepToDo[]) {
  copyBeforeWrites({ home, to });
  const app = await startTestApp(join(home, 'data'), { stateDir: join(home, 'state') });
  const act = await steps[name]!.ready(app);
  countWrites(0);
  const done = await act();
  const writes = endCount();
  const failed = done.ok ? '' : 'message' in done.error ? spoken(done.error.message) : done.error.kind;
  process.send?.({ failed, writes } satisfies StepDone);
  await app.app.close();
}
process.exit();
