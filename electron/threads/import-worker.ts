import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { assertNever } from '../../shared/assert-never.ts';
import type { AudienceCounts } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { rejectedRows } from '../audiences/rejected-rows.ts';
import { changeAudience, undoChange } from '../audiences/worker/audience-change.ts';
import { removeAudience } from '../audiences/worker/audience-writer.ts';
import { type NumberColumn, readNumberColumn } from '../audiences/worker/number-column.ts';
import { writeXlsx } from '../exports/worker/sheet-writer.ts';
import { addOptOuts } from '../opt-outs/worker/opt-out-add.ts';
import { followOptOuts } from '../opt-outs/worker/opt-out-follow.ts';
import { type JobWatch, SheetService } from '../sheets/worker/sheet-service.ts';
import { openAudienceRows } from '../store/audience-rows.ts';
import { copyLog } from '../store/log-keeper.ts';
import { openConnection } from '../store/open-database.ts';
import type { ImportJobs, ImportReply, ImportRequest } from './import-message.ts';

const port = parentPort;
if (port === null) throw new Error('The import worker runs in a worker thread only.');
const { databasePath } = workerData as { databasePath: string };
const database = openConnection(databasePath, { readOnly: false });
// What is built here can be built again; the last commit of each audience is synced by itself.
// Copying the log into the database waits for the disk again and again, so it is done once, after each long job.
database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -4000;');
const desk = new SheetService(database);
const rows = openAudienceRows(database);
const running = new Map<number, AbortController>();
let numbers: NumberColumn | null = null;

/** How often progress is told, in ms: often enough to look alive, seldom enough to cost nothing. */
const TELL_EVERY = 50;

/** Excel's own limit, of which the header takes one. */
const MOST_WORKBOOK_ROWS = 1_048_576;

function numbersOf(audienceId: AudienceId): NumberColumn {
  if (numbers?.audienceId !== audienceId) numbers = readNumberColumn(database, audienceId);
  return numbers;
}

function change({ audienceId, change }: ImportJobs['change']['in']): Result<unknown> {
  const done = changeAudience(database, numbersOf(audienceId), change, Date.now());
  return done.ok ? ok(rows.at(audienceId, change.n)) : done;
}

async function writeRejections({
  audienceId,
  path,
}: ImportJobs['writeRejections']['in']): Promise<Result<null>> {
  const found = database.prepare('SELECT counts FROM audience WHERE id = ?').get(audienceId);
  const { rejected } = JSON.parse(String(found?.counts ?? '{}')) as Partial<AudienceCounts>;
  if ((rejected ?? 0) >= MOST_WORKBOOK_ROWS) {
    return fail({
      kind: 'bad-input',
      message: 'There are more rows than a worksheet can hold.',
      fix: 'Save them as CSV instead.',
    });
  }
  await writeXlsx(path, eachOf(rejectedRows(database, audienceId)), 'Left out');
  return ok(null);
}

function* eachOf<Item>(lists: Iterable<readonly Item[]>): Generator<Item> {
  for (const list of lists) yield* list;
}

async function remove(audienceId: AudienceId | null): Promise<void> {
  numbers = null;
  const unfinished = database.prepare('SELECT id FROM audience WHERE ready = 0').all();
  const ids = audienceId === null ? unfinished.map((row) => Number(row.id)) : [audienceId];
  for (const id of ids) await removeAudience(database, id, setImmediate);
}

async function run(
  request: Exclude<ImportRequest, { job: 'stop' }>,
  watch: JobWatch,
): Promise<Result<unknown>> {
  switch (request.job) {
    case 'read':
      return desk.read(request.input, watch);
    case 'drop':
      desk.drop(request.input.sheetId);
      return ok(null);
    case 'preview':
      return desk.view(request.input);
    case 'count':
      return desk.count(request.input, Date.now(), watch);
    case 'build':
      return desk.build(request.input, Date.now(), watch);
    case 'mend':
      return desk.mend(request.input, numbersOf, Date.now(), watch);
    case 'remove':
      await remove(request.input.audienceId);
      return ok(null);
    case 'change':
      return change(request.input);
    case 'undo':
      return undoChange(database, numbersOf(request.input.audienceId), Date.now());
    case 'writeRejections':
      return writeRejections(request.input);
    case 'followOptOuts':
      return ok(await followOptOuts(database, numbersOf, Date.now()));
    case 'addOptOuts':
      return ok(
        await addOptOuts(database, request.input.text.split(/\r\n|\r|\n/), request.input, Date.now()),
      );
    case 'addSheetOptOuts':
      return desk.addOptOuts(request.input, Date.now());
    default:
      return assertNever(request);
  }
}

function reply(message: ImportReply): void {
  port!.postMessage(message);
}

async function serve(request: Exclude<ImportRequest, { job: 'stop' }>): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  let told = 0;
  const watch: JobWatch = {
    signal: controller.signal,
    progress(progress) {
      const now = performance.now();
      if (now - told < TELL_EVERY) return;
      told = now;
      reply({ id, progress });
    },
  };
  try {
    reply({ id, result: await run(request, watch) });
  } catch (bug) {
    // A bug in one job must not take the sheets of the others with it.
    if (controller.signal.aborted) reply({ id, result: fail({ kind: 'stopped', message: 'Stopped.' }) });
    else reply({ id, bug, errcode: (bug as { errcode?: number }).errcode });
  } finally {
    running.delete(id);
  }
  if (LONG_WRITES.has(request.job)) copyLog(database);
}

const LONG_WRITES: ReadonlySet<ImportRequest['job']> = new Set([
  'build',
  'remove',
  'addOptOuts',
  'addSheetOptOuts',
  'followOptOuts',
]);

port.on('message', (request: ImportRequest) => {
  if (request.job === 'stop') running.get(request.id)?.abort();
  else void serve(request);
});
