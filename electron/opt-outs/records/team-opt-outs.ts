import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Msisdn } from '../../../shared/brand.ts';
import { storedWords } from '../../../shared/language/said.ts';
import type { TeamFileLayout } from '../../../shared/opt-out/team-file-lines.ts';
import { say } from '../../../shared/texts/say.ts';
import { openAllowOpened } from '../../copies/allow-opened.ts';
import { transact } from '../../store/open-database.ts';
import { openOptOutAdding } from './opt-out-adding.ts';

/** The team's opt-out file, as recorded in the data folder. */
export interface TeamRow {
  readonly path: string;
  readonly countries: readonly string[];
  readonly layout: TeamFileLayout;
  /** The hash of the content that was taken over; null if it must be taken over again. */
  readonly taken: string | null;
  readonly numbers: number;
}

interface StoredRow extends Pick<TeamRow, 'path' | 'taken' | 'numbers'> {
  readonly country: string;
  readonly delimiter: string;
  readonly number_column: number;
  readonly heading: string;
}

type Lack = Readonly<Record<'msisdn' | 'at', number>>;

/** In ms: a file's time may be coarse, and another computer may overwrite what was written in the same moment. */
export const doubtMs = 10_000;

const atOnce = 2_000;
const source = storedWords(say.teamFile.source());

export type TeamOptOuts = ReturnType<typeof openTeamOptOuts>;

export function openTeamOptOuts(database: DatabaseSync) {
  const row = database.prepare(
    `SELECT path, country, delimiter, number_column, heading, taken, numbers FROM team_file
     WHERE NOT EXISTS (SELECT 1 FROM opened_with WHERE kind = 'team-file')`,
  );
  const begin = database.prepare("UPDATE team_file SET taken = '' WHERE path = ?");
  const end = database.prepare("UPDATE team_file SET taken = ?, numbers = ? WHERE path = ? AND taken = ''");
  const again = database.prepare('UPDATE team_file SET taken = NULL WHERE path = ?');
  const { add } = openOptOutAdding(database);
  const allowOpened = openAllowOpened(database);
  const isLacking = database.prepare('SELECT 1 FROM team_file_lacks LIMIT 1');
  const unwritten = database.prepare(
    'SELECT msisdn, at FROM team_file_lacks WHERE written_at IS NULL ORDER BY at LIMIT ?',
  );
  const countUnwritten = database.prepare(
    'SELECT count(*) AS count FROM team_file_lacks WHERE written_at IS NULL',
  );
  const written = database.prepare('SELECT msisdn FROM team_file_lacks WHERE written_at IS NOT NULL');
  const setWritten = database.prepare('UPDATE team_file_lacks SET written_at = ? WHERE msisdn = ?');
  const hasUnwritten = database.prepare(
    'DELETE FROM team_file_lacks WHERE msisdn = ? AND written_at IS NULL',
  );
  const isSure = database.prepare('DELETE FROM team_file_lacks WHERE written_at NOT BETWEEN ? AND ?');

  function forget(): void {
    database.exec('DELETE FROM team_file; DELETE FROM team_file_lacks');
    allowOpened('team-file', '');
  }

  return {
    /** Null for no file, or while nobody has connected a file that came in an opened folder. */
    read(): TeamRow | null {
      const storedRow = row.get() as StoredRow | undefined;
      if (storedRow === undefined) return null;
      const { country, delimiter, number_column: column, heading, ...others } = storedRow;
      const countries = country.split(' ').filter(Boolean);
      return { ...others, countries, layout: { delimiter, column, heading } };
    },
    use(path: string, countries: readonly string[], { delimiter, column, heading }: TeamFileLayout): void {
      transact(database, () => {
        forget();
        database
          .prepare(
            `INSERT INTO team_file (only_row, path, country, delimiter, number_column, heading)
             VALUES (1, ?, ?, ?, ?, ?)`,
          )
          .run(path, countries.join(' '), delimiter, column, heading);
        database.exec('INSERT INTO team_file_lacks (msisdn, at) SELECT msisdn, added_at FROM opt_out');
      });
    },
    leave: () => transact(database, forget),

    /**
     * Adds the file's numbers to the opt-outs, and returns how many are new. Begins again if an opt-out that may be in
     * the file was removed meanwhile.
     */
    async takeOver(path: string, hash: string, numbers: readonly Msisdn[], now: () => number) {
      let added = 0;
      do {
        if (begin.run(path).changes === 0) return added;
        const lost = new Set(written.all().map(({ msisdn }) => Number(msisdn)));
        for (let from = 0; from < numbers.length; from += atOnce) {
          transact(database, () => {
            const at = now();
            for (const one of numbers.slice(from, from + atOnce)) {
              const msisdn = Number(one);
              if (add(msisdn, { note: '', source, at })) added += 1;
              hasUnwritten.run(msisdn);
              lost.delete(msisdn);
            }
          });
          await setImmediate();
        }
        // The removed number is written again.
        transact(database, () => {
          for (const msisdn of lost) setWritten.run(null, msisdn);
        });
      } while (end.run(hash, numbers.length, path).changes === 0);
      return added;
    },

    isLacking: () => isLacking.get() !== undefined,
    countUnwritten: () => Number(countUnwritten.get()?.count),
    /** The next lines to write. Lines written long enough ago, and read since, are certainly in the file. */
    toWrite(now: number): readonly Lack[] {
      isSure.run(now - doubtMs, now);
      return unwritten.all(atOnce) as unknown as Lack[];
    },
    /** The lines count as lost until they are read. */
    wrote(path: string, lines: readonly Lack[], now: number): void {
      transact(database, () => {
        for (const { msisdn } of lines) setWritten.run(now, msisdn);
        again.run(path);
      });
    },
  };
}
