import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { commandLineFiles, passedFiles } from '../../../electron/hosts/command-line-files.ts';

const here = resolve('/home/ada/Lists');

test('words of a command line name files of its folder, absolute ones, and those of a file manager, each once', () => {
  const other = resolve('/srv/Ök 100%.xlsx');
  const words = ['list.csv', '../other.ods', other, pathToFileURL(other).href, '', './list.csv'];
  assert.deepEqual(commandLineFiles(words, here), [
    join(here, 'list.csv'),
    resolve(here, '../other.ods'),
    other,
  ]);
});

test('what is no path of this computer is kept as a path at which nothing is', () => {
  for (const word of ['file://%zz', 'file://another-host.example/list.csv', 'https://example.com/list.csv']) {
    const [path = '', ...more] = commandLineFiles([word], here);
    if (process.platform === 'win32' && word.includes('another-host')) continue;
    assert.deepEqual([path.startsWith(here), more], [true, []], word);
  }
  assert.equal(
    commandLineFiles(
      Array.from({ length: 1000 }, (_, n) => `${n}.csv`),
      here,
    ).length,
    100,
  );
});

test('what a second start passes on is taken where it is files', () => {
  assert.deepEqual(passedFiles({ files: ['/a.csv', 7, '/b.csv'] }), ['/a.csv', '/b.csv']);
  for (const told of [undefined, null, 'text', { files: '/a.csv' }, {}])
    assert.deepEqual(passedFiles(told), []);
});
