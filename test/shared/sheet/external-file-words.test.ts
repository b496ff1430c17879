import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isolated } from '../../../shared/format/sentence-parts.ts';
import { type ExternalFile, waitingFilesWords } from '../../../shared/sheet/external-files.ts';

function files(...names: string[]): ExternalFile[] {
  return names.map((name) => ({ id: name, name }));
}

test('files that wait are named, the first three of many', () => {
  const words: [string[], string][] = [
    [['a.csv'], '“a.csv” waits to be imported.'],
    [['a.csv', 'b.csv'], '“a.csv” and “b.csv” wait to be imported.'],
    [['a.csv', 'b.csv', 'c.csv'], '“a.csv”, “b.csv” and “c.csv” wait to be imported.'],
    [['a.csv', 'b.csv', 'c.csv', 'd', 'e'], '“a.csv”, “b.csv”, “c.csv” and 2 more wait to be imported.'],
  ];
  for (const [names, said] of words) assert.equal(waitingFilesWords(files(...names)), said);
  assert.ok(waitingFilesWords(files('שלום.csv')).includes(isolated('שלום.csv')));
});
