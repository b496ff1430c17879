import type { DatabaseSync } from 'node:sqlite';

/** As if a person had chosen it: a file without headings, whose lines begin with the number. */
export function nameTeamFile(database: DatabaseSync, path: string, country: string): void {
  database
    .prepare(
      `INSERT INTO team_file (only_row, path, country, delimiter, number_column, heading)
       VALUES (1, ?, ?, '', 0, '')`,
    )
    .run(path, country);
}
