/** A person at the app, doing what is still to be done; made to be killed at one of its kill points. */
import { flushCompileCache } from 'node:module';
import { goOn } from './do-steps.ts';
import { randomFamily, wholeFamily } from './family.ts';
import { homeIn, startApp } from './home.ts';
import { orderKill } from './kill-order.ts';
import { openNotebook } from './notebook.ts';

const [root, at, side, family] = process.argv.slice(2) as [string, string, 'before' | 'after', string];
const steps = family === 'whole' ? wholeFamily : randomFamily(Number(family));
const home = homeIn(root);

// Whoever kills it may end first; then it must not go on alone.
const orphaned = (): never => process.exit(1);
process.once('disconnect', orphaned);

flushCompileCache();
orderKill({ at: Number(at), side, trace: `${home.notebook}.points` });
const app = await startApp(home);
await goOn(app, openNotebook(home.notebook), steps);
orderKill(null);
await app.app.close();
process.off('disconnect', orphaned);
process.disconnect?.();
