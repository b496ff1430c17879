import assert from 'node:assert/strict';
import type { FileHandle } from 'node:fs/promises';
import { test } from 'node:test';
import { SlowDrive, silent } from '../../../electron/store/slow-drive.ts';
import { until } from '../../support/until.ts';

// Fault (window): a file is on a drive that hangs -> it is given up, and no further call waits for the same drive
test('a drive that hangs is given up, is asked nothing until it answers, and its late answer is closed', async () => {
  const drive = new SlowDrive(20);
  const [hanging, calls, late] = [Promise.withResolvers<string>(), [] as string[], [] as string[]];
  const ask = (what: string, answer: Promise<string>) =>
    drive.ask(
      () => {
        calls.push(what);
        return answer;
      },
      (value) => late.push(value),
    );
  assert.equal(await ask('quick', Promise.resolve('bytes')), 'bytes');
  const several = ['hanging', 'at once'].map((what) => ask(what, hanging.promise));
  assert.deepEqual(await Promise.all(several), [silent, silent]);
  assert.equal(await ask('meanwhile', Promise.resolve('never')), silent);
  assert.deepEqual(calls, ['quick', 'hanging'], 'each call would occupy a thread of all files');
  hanging.resolve('a handle');
  await until(() => late.length > 0, { what: 'the late answer' });
  assert.equal(await ask('again', Promise.resolve('bytes')), 'bytes');
  assert.deepEqual(late, ['a handle'], 'so that a file which opens late is closed');
});

test('a drive whose call fails late takes the next call', async () => {
  const drive = new SlowDrive(20);
  const failing = Promise.withResolvers<string>();
  assert.equal(await drive.ask(() => failing.promise), silent);
  failing.reject(new Error('The share is gone.'));
  await until(async () => (await drive.ask(async () => 'bytes')) === 'bytes', { what: 'an answer' });
});

test('files of a drive that hangs are closed one after the other, once it answers', async () => {
  const drive = new SlowDrive(20);
  const [hanging, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closed: string[] = [];
  const file = (name: string, closing?: Promise<void>) => {
    const close = async () => {
      closed.push(name);
      await closing;
    };
    return { close } as unknown as FileHandle;
  };
  assert.equal(await drive.ask(() => hanging.promise), silent);
  drive.close(file('first', first.promise));
  drive.close(file('second'));
  assert.deepEqual(closed, []);
  hanging.resolve();
  await until(() => closed.length > 0, { what: 'the first close' });
  assert.deepEqual(closed, ['first']);
  first.resolve();
  await until(() => closed.length === 2, { what: 'the second close' });
});
