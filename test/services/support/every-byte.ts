import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from './state-folder.ts';

/** What is searched for, by what it is called when it is found. */
export type Marks = Readonly<Record<string, string>>;

/** The names of the marks that are in any file of a data folder or of the state folder, whatever the file is for. */
export function marksIn(dataDir: string, marks: Marks): string[] {
  const bytes = [dataDir, stateFolder].flatMap(everyFile).join('\n');
  return Object.entries(marks).flatMap(([name, mark]) => (bytes.includes(mark) ? [name] : []));
}

/**
 * Every file of a folder and its folders, as one text for each. A write-ahead log comes before its database: a
 * checkpoint moves bytes from the first into the second, and the other way round they could be missed in both.
 */
export function everyFile(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .reverse()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => readFileSync(path, 'latin1'));
}

/** An integer as SQLite writes a number of this size: six bytes, the largest first. */
export function storedNumber(number: string): string {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(Number(number), 0, 6);
  return bytes.toString('latin1');
}
