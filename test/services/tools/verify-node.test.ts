import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { checkListed, listedChecksum, publishedNode } from '../../../electron/tools/verify-node.ts';

const bytes = Buffer.from('an archive');
const sum = createHash('sha256').update(bytes).digest('hex');
const file = 'node-v24.21.0-linux-x64.tar.gz';
const other = '0'.repeat(64);

test('each system has its file and its program in it', () => {
  assert.deepEqual(publishedNode('24.21.0', 'linux', 'x64'), {
    url: 'https://nodejs.org/dist/v24.21.0',
    file,
    member: 'node-v24.21.0-linux-x64/bin/node',
  });
  assert.equal(publishedNode('26.10.0', 'win32', 'x64').file, 'win-x64/node.exe');
});

// Threat: Somebody who changes a package that Tagline is built from
test('a file is as listed only where the list has exactly its checksum under its whole name', () => {
  const list = `${other}  node-v24.21.0-linux-x64.tar.xz\n${sum}  ${file}\n${other}  x/${file}\n`;
  assert.equal(listedChecksum(list, file), sum);
  checkListed(list, file, bytes);
  assert.throws(() => checkListed(list, file, Buffer.from('another')), /has the checksum/);
  for (const wrong of [
    '',
    `${other}  ${file}\n${list}`,
    list.replace(sum, sum.slice(1)),
    `${sum}  ${file}.sig`,
  ])
    assert.throws(() => checkListed(wrong, file, bytes), /The list has [02] checksums/);
});
