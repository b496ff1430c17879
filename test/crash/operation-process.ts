/**
 * Calls one operation in a folder that was made for it; made to be killed while it is at that. With `at` below 0 it does what
 * comes before and leaves it at that.
 */
import { flushCompileCache } from 'node:module';
import type { Wire, WritingOperation } from '../../shared/contract.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import type { Fixture } from './fixture.ts';
import { homeIn, startApp } from './home.ts';
import { orderKill } from './kill-order.ts';
import { calls } from './writing-operations.ts';

const [root, operation, made, at, side] = process.argv.slice(2) as [
  string,
  WritingOperation,
  string,
  string,
  'before' | 'after',
];
const home = homeIn(root);
const fixture = JSON.parse(made) as Fixture;

// Whoever kills it may end first; then it must not go on alone.
const orphaned = (): never => process.exit(1);
process.once('disconnect', orphaned);

flushCompileCache();
const app = await startApp(home);
await called(operation);
await app.app.close();
process.off('disconnect', orphaned);
process.disconnect?.();

async function called<K extends WritingOperation>(name: K): Promise<void> {
  const input = await calls[name].input({ ...app, fixture });
  if (Number(at) < 0) return;
  orderKill({ at: Number(at), side, trace: `${home.notebook}.points` });
  const call = app.wire.call as (operation: K, input: unknown) => ReturnType<Wire['call']>;
  const answer = await call(name, input);
  orderKill(null);
  if (!answer.ok && answer.error.kind !== 'superseded')
    throw new Error(`${name} failed: ${spoken((answer.error as { message: never }).message)}`);
}
