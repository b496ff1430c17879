import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../shared/brand.ts';

/** The countries for a person's own number: that of the list, then that of the settings. */
export function ownCountries(database: DatabaseSync, audienceId: AudienceId | null, home: string): string[] {
  const row = database.prepare('SELECT country FROM audience WHERE id = ?').get(audienceId);
  return typeof row?.country === 'string' ? [...new Set([row.country, home])] : [home];
}

/** In more countries a number without its country code would be that of many strangers too. */
const MOST_NAMED = 5;

/** For the number of somebody in the list, also the countries that its rows name. */
export function numberCountries(
  database: DatabaseSync,
  audienceId: AudienceId | null | undefined,
  home: string,
): readonly string[] {
  const id = audienceId ?? null;
  const row = database.prepare('SELECT row_countries FROM audience WHERE id = ?').get(id);
  const named = JSON.parse(String(row?.row_countries ?? '[]')) as string[];
  return [...new Set([...ownCountries(database, id, home), ...(named.length > MOST_NAMED ? [] : named)])];
}
