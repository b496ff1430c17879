import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Msisdn } from '../../../shared/brand.ts';
import { typedLine } from '../../../shared/number/typed-numbers.ts';
import { MOST_OPEN, type OpenLine, type OptOutsAdded } from '../../../shared/opt-out/opt-out.ts';
import { transact } from '../../store/open-database.ts';
import { openOptOutAdding } from '../records/opt-out-adding.ts';

const AT_ONCE = 500;

/** Of pasted lines: each number as often as it occurs, lines without one, and lines that a person has to confirm. */
export async function numbersOfText(text: string, countries: readonly string[]) {
  const numbers: Msisdn[] = [];
  const unread: string[] = [];
  const open: OpenLine[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    if (line.trim() === '') continue;
    const typed = typedLine(line, countries);
    if (!typed.isOpen) numbers.push(...typed.numbers);
    else if (typed.numbers.length > 0 && open.length < MOST_OPEN) open.push({ line, numbers: typed.numbers });
    else unread.push(line);
  }
  return { numbers, unread, open };
}

/** Adds a few hundred per transaction. */
export async function addOptOuts(
  database: DatabaseSync,
  all: Iterable<Msisdn>,
  { note, source, now }: { readonly note: string; readonly source: string; readonly now: number },
): Promise<Pick<OptOutsAdded, 'added' | 'already'>> {
  const { add } = openOptOutAdding(database);
  const numbers = [...all].map(Number);
  let added = 0;
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    transact(database, () => {
      for (const number of numbers.slice(from, from + AT_ONCE)) {
        if (add(number, { note, source, at: now })) added += 1;
      }
    });
    await setImmediate();
  }
  return { added, already: numbers.length - added };
}
