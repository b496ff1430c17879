import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { openLog } from '../../electron/log.ts';
import { tempFolder } from './support/temp-folder.ts';

function logged(t: TestContext, bug: unknown): string {
  const folder = tempFolder(t);
  openLog(folder, () => 0).bug('campaign run', bug);
  return readFileSync(join(folder, 'tagline.log'), 'utf8');
}

// Threat: A reader of logs and error reports
test('a bug is logged by its class and its place, whatever its message quotes', (t) => {
  const said = 'Hi Ada,\n    at 9:30 we ring +12025550100\n    at (/the gate)';
  const log = logged(t, new RangeError(said));
  assert.match(log, /"where":"campaign run","class":"RangeError","places":"at .*log\.test\.ts:\d+:\d+/);
  assert.doesNotMatch(log, /Ada|9:30|2025550100|gate/);
  assert.match(logged(t, said), /"class":"string","places":""/);
});

test('of a place the log keeps the name of the file, not the folders of the person', (t) => {
  const bug = new Error('x');
  bug.stack = [
    'Error: x',
    '    at send (/home/Ada Lovelace/app/main.cjs:12:3)',
    '    at async Object.call (file:///C:/Users/Ada%20Lovelace/app/main.cjs:4:5)',
    String.raw`    at C:\Users\Ada Lovelace\app\import-worker.cjs:7:8`,
    '    at async Promise.all (index 0)',
    '    at node:internal/timers:1:2',
  ].join('\n');
  const { places } = JSON.parse(logged(t, bug)) as { places: string };
  assert.equal(
    places,
    'at send (main.cjs:12:3) < at async Object.call (main.cjs:4:5) < at import-worker.cjs:7:8 < at async Promise.all (index 0) < at timers:1:2',
  );
});

test('what the disk did is not logged as a bug', (t) => {
  const failing = Object.assign(new Error('disk I/O error'), { errcode: 10 });
  const { event } = JSON.parse(logged(t, failing)) as { event: string };
  assert.equal(event, 'disk');
});
