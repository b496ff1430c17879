import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandIn, readCommand, withoutDashes } from '../../../electron/command-line/options.ts';

test('the dashes that tagline.cmd writes are none of the arguments, and later ones are', () => {
  const command = ['prepare', 'list.csv', '--campaign', 'Spring: 1', '--json'];
  assert.deepEqual(withoutDashes(['--', ...command]), command);
  assert.deepEqual(withoutDashes([...command, '--']), [...command, '--']);
  assert.deepEqual(withoutDashes([]), []);
});

test('a start with a command opens no window, whatever Chromium is given before it', () => {
  const command = ['prepare', 'list.csv', '--campaign', 'Spring'];
  assert.deepEqual(commandIn(command), command);
  assert.deepEqual(commandIn(['--ozone-platform=headless', '--no-sandbox', ...command]), command);
  const send = ['send', '--review', '2-K7QF-2M9X'];
  assert.deepEqual(commandIn(send), send);
  assert.deepEqual(commandIn(['--data-dir', 'here', ...command]), ['--data-dir', 'here', ...command]);
  assert.deepEqual(commandIn(['--json', ...send]), ['--json', ...send]);
  assert.deepEqual(commandIn(['--no-sandbox', '--help']), ['--help']);
  for (const opened of [[], ['list.csv'], ['/home/ada/send'], ['list.csv', 'prepare'], ['--smoke']])
    assert.equal(commandIn(opened), null);
});

test('only what is written as the help says is a command', () => {
  const { dataDir, ...send } = readCommand([
    'send',
    '--review',
    '2-K7QF-2M9X',
    '--json',
    '--data-dir',
    'here',
  ]);
  assert.deepEqual(send, {
    command: 'send',
    code: '2-K7QF-2M9X',
    goesOn: false,
    urgent: undefined,
    json: true,
  });
  assert.equal(dataDir, 'here');
  const continued = readCommand(['send', '--continue', '--review', '2-K7QF-2M9X']);
  assert.ok(continued.command === 'send' && continued.goesOn);
  assert.equal(readCommand(['prepare', '--help']).command, 'help');
  const prepare = readCommand(['prepare', 'list.csv', '--campaign', 'Spring', '--country', 'GB']);
  assert.equal(prepare.command === 'prepare' && prepare.country, 'GB');
  const misused = [
    [],
    ['prepare'],
    ['prepare', 'list.csv'],
    ['prepare', 'list.csv', '--campaign'],
    ['prepare', 'list.csv', '--campaign', 'Spring', '--review', '2-K7QF-2M9X'],
    ['prepare', 'list.csv', '--campaign', 'Spring', '--continue'],
    ['prepare', 'list.csv', '--campaign', 'Spring', '--country', 'Britain'],
    ['send', '--review', '2-K7QF-2M9X', '--country', 'GB'],
    ['send', '--review', '2-K7QF-2M9X', '--worksheet', 'Members'],
    ['send', '2-K7QF-2M9X'],
    ['send', '--review', '2-K7QF-2M9X', '--urgent', ' '],
    ['send', '--review', '2-K7QF-2M9X', '--urgent', '…'],
    ['prepare', 'list.csv', '--campaign', 'Spring', '--urgent', ''],
    ['send', '--review', '2-K7QF-2M9X', '--campaign', 'Spring'],
    ['delete', 'list.csv'],
  ];
  for (const args of misused) assert.equal(readCommand(args).command, 'misused', args.join(' '));
});
