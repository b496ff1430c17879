import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../shared/brand.ts';

/** In which countries a number is read that somebody types: that of the list in use, then that of the settings. */
export function numberCountries(
  database: DatabaseSync,
  audienceId: AudienceId | null | undefined,
  home: string,
): readonly string[] {
  const row = database.prepare('SELECT country FROM audience WHERE id = ?').get(audienceId ?? null);
  return typeof row?.country === 'string' ? [...new Set([row.country, home])] : [home];
}
