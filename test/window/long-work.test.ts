import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longWire } from '../../renderer/state/long-work.ts';
import { noticesStore } from '../../renderer/state/notices-store.ts';
import type { AppEvent } from '../../shared/app-event.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import { ok } from '../../shared/result.ts';
import { components } from '../../shared/texts/en/common.ts';

test('work through a whole list that takes a while says so until the last of it is done, and nothing else does', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const open: (() => void)[] = [];
  let tell: (event: AppEvent) => void = () => undefined;
  const main: Wire = {
    call: () => new Promise((resolve) => open.push(() => resolve(ok({}) as never))),
    subscribe(listen) {
      tell = listen;
      return () => undefined;
    },
  };
  const notices = noticesStore();
  const said = () => notices.getState().notices.map(({ text }) => text);
  const wire = longWire(main, notices);
  const audienceId = 1 as AudienceId;
  const undone = wire.call('audience.undo', { audienceId });
  const renamed = wire.call('audience.rename', { audienceId, name: 'New' });
  t.mock.timers.tick(1999);
  assert.deepEqual(said(), []);
  t.mock.timers.tick(1);
  assert.deepEqual(said(), [components.stillWorking]);
  tell({ type: 'working', share: 0.43 });
  tell({ type: 'working', share: 0.47 });
  assert.deepEqual(said(), [components.stillWorkingAt(0.4)]);
  const redone = wire.call('audience.redo', { audienceId });
  t.mock.timers.tick(2000);
  open[0]!();
  await undone;
  assert.deepEqual(said(), [components.stillWorkingAt(0.4)], 'the other one goes on');
  open[2]!();
  await redone;
  assert.deepEqual(said(), []);
  open[1]!();
  await renamed;
  const quick = wire.call('audience.redo', { audienceId });
  tell({ type: 'working', share: 0.5 });
  open[3]!();
  await quick;
  const slow = wire.call('audience.redo', { audienceId });
  t.mock.timers.tick(2000);
  assert.deepEqual(said(), [components.stillWorking], 'how far another one was is not said of it');
  open[4]!();
  await slow;
  t.mock.timers.tick(2000);
  assert.deepEqual(said(), []);
});
