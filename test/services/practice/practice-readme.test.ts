import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { CHOICES } from '../../../electron/practice/worker/spec-choices.ts';
import { isFault } from '../../../shared/practice/faults.ts';
import { practiceFor } from '../support/practice.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const paper = readFileSync(join(root, 'electron/practice/README.md'), 'utf8');
const PRINTED_AT = 'http://127.0.0.1:8080';

test('each curl example of the paper answers as printed', async (t) => {
  if (process.platform === 'win32') return t.skip('the examples are for a POSIX shell');
  const found = await run('curl', ['--version']).catch(() => undefined);
  if (found === undefined) return t.skip('there is no curl here');
  const practice = await practiceFor(t, { token: 'secret' });
  const examples = [...paper.matchAll(/```sh\n(curl.*?)```\n+```json\n(.*?)\n```/gs)];
  assert.ok(examples.length >= 6);
  assert.equal(examples.length, paper.match(/```sh\ncurl/g)?.length);
  for (const [, command = '', answer] of examples) {
    assert.ok(command.includes(PRINTED_AT));
    const local = command.replaceAll(PRINTED_AT, practice.url);
    const { stdout } = await run('sh', ['-c', local.replace('curl', 'curl --silent')]);
    assert.equal(stdout, answer, command);
  }
});

test('each fault the paper names is one', () => {
  const chapter = paper.split(/^## /m).find((text) => text.startsWith('Faults\n')) ?? '';
  const named = [...chapter.matchAll(/`([a-z0-9][a-z0-9-]+)`/g)].map((match) => match[1]!);
  assert.ok(named.length > 15);
  assert.deepEqual(
    named.filter((name) => !isFault(name)),
    [],
  );
});

test('each choice the paper names is one', () => {
  const chapter = paper.split(/^## /m).find((text) => text.startsWith('What the specification')) ?? '';
  const named = [...chapter.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map((match) => match[1]!);
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((name) => !Object.hasOwn(CHOICES, name)),
    [],
  );
});

test('the paper names each choice', () => {
  const table = paper.split(/^## /m).find((text) => text.startsWith('What the specification')) ?? '';
  assert.deepEqual(
    Object.keys(CHOICES).filter((name) => !table.includes(`\`${name}\``)),
    [],
  );
});
