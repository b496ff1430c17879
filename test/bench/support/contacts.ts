import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { madeUpNumber } from './made-up-numbers.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.cache/bench');

/** A CSV of so many contacts, 69 MB for a million, and its path; made once for each way to write their numbers, by its name. */
export async function contacts(
  rows: number,
  name = 'import',
  number: (index: number) => string = madeUpNumber,
  /** Whose row it is; each has their own unless this says otherwise. */
  personOf: (index: number) => number = (index) => index,
): Promise<string> {
  const path = join(FOLDER, `${name}-${rows}.csv`);
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const out = createWriteStream(`${path}.part`);
  let held = 'First name,Last name,Mobile,City,Points,Member since\n';
  for (let index = 0; index < rows; index++) {
    const person = personOf(index);
    held += `Anna ${person % 997},Andersson-${person},${number(person)},Göteborg,${index % 9999},2019-0${(index % 9) + 1}-17\n`;
    if (held.length > 65_536) {
      if (!out.write(held)) await once(out, 'drain');
      held = '';
    }
  }
  out.end(held);
  await once(out, 'finish');
  renameSync(`${path}.part`, path);
  return path;
}

/** A number of a range that was never given to anyone, and of one contact alone: nothing is to be decided before sending. */
export function ownNumber(index: number): string {
  return `+87810${String((index * 7_368_787) % 99_999_989).padStart(10, '0')}`;
}
