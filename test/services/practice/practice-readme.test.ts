import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { practiceFor } from '../support/practice.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const TITLE = 'The practice gateway\n';
const section = readme.split(/^## /m).find((part) => part.startsWith(TITLE)) ?? '';
const skip = section === '' && 'the README has no section on the practice gateway';
const PRINTED_AT = 'http://127.0.0.1:8080';

test('each curl example of the README answers as printed', { skip }, async (t) => {
  if (process.platform === 'win32') return t.skip('the examples are for a POSIX shell');
  const found = await run('curl', ['--version']).catch(() => undefined);
  if (found === undefined) return t.skip('there is no curl here');
  const practice = await practiceFor(t, { token: 'secret' });
  const examples = [...section.matchAll(/```sh\n(curl.*?)```\n+```json\n(.*?)\n```/gs)];
  assert.ok(examples.length >= 6);
  assert.equal(examples.length, section.match(/```sh/g)?.length);
  for (const [, command = '', answer] of examples) {
    assert.ok(command.includes(PRINTED_AT));
    const local = command.replaceAll(PRINTED_AT, practice.url);
    const { stdout } = await run('sh', ['-c', local.replace('curl', 'curl --silent')]);
    assert.equal(stdout, answer, command);
  }
});

test('the table of the README names every test of the spec, and no other', { skip }, () => {
  const folder = join(root, 'test/spec');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const named = files.flatMap((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return [...source.matchAll(/\brule\(\s*(['"])(.*?)\1,/gs)].map((match) => match[2]!);
  });
  assert.ok(named.length > 100);
  const table = [...section.matchAll(/^\| [^|]+ \| `[\d-]+[a-z-]+\.test\.ts` \| (.*) \|$/gm)];
  const listed = table.flatMap((row) => row[1]!.split('<br>'));
  assert.deepEqual(listed.toSorted(), named.toSorted());
});
