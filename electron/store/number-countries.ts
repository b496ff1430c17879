import type { DatabaseSync } from 'node:sqlite';
import type { AudienceId } from '../../shared/brand.ts';

/** The countries for numbers that a person types: that of the list, then that of the settings. */
export function numberCountries(
  database: DatabaseSync,
  audienceId: AudienceId | null | undefined,
  home: string,
): readonly string[] {
  const row = database.prepare('SELECT country FROM audience WHERE id = ?').get(audienceId ?? null);
  return typeof row?.country === 'string' ? [...new Set([row.country, home])] : [home];
}
