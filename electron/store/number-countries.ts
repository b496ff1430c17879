import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../shared/brand.ts';
import { UNKNOWN_COUNTRY } from '../../shared/number/country-text.ts';

/** Read in more countries, a number without its country code would also be many strangers' number. */
const MOST_NAMED = 5;

/**
 * The countries by which a typed number without a country code is read: those of the list in use, those that its rows
 * name, home, and those of all other lists.
 */
export function countriesAtHand(
  database: DatabaseSync,
  audienceId: AudienceId | null | undefined,
  home: string | null,
): readonly string[] {
  const lists = database
    .prepare(
      "SELECT country, row_countries, mapping ->> 'others' AS others FROM audience WHERE ready = 1 ORDER BY id = ? DESC, id DESC",
    )
    .all(audienceId ?? null)
    .map(({ country, row_countries, others }) => {
      const named = JSON.parse(String(row_countries ?? '[]')) as string[];
      const more = JSON.parse(String(others ?? '[]')) as string[];
      return [String(country), ...more, ...(named.length > MOST_NAMED ? [] : named)];
    });
  const [first = [], ...rest] = lists;
  const all = [...first, ...(home === null ? [] : [home]), ...rest.flat()];
  return [...new Set(all)].filter((country) => country !== UNKNOWN_COUNTRY);
}
