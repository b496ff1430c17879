import type { DatabaseSync } from 'node:sqlite';
import { type ColumnLayout, noLayout } from '../../shared/audience/column-layout.ts';
import type { AudienceId } from '../../shared/brand.ts';

/** How a person has the columns of a list; as they come where nobody changed them, or the list is gone. */
export function readLayout(database: DatabaseSync, audienceId: AudienceId): ColumnLayout {
  const kept = database.prepare('SELECT layout FROM audience WHERE id = ?').get(audienceId)?.layout;
  return typeof kept === 'string' ? (JSON.parse(kept) as ColumnLayout) : noLayout;
}

/** Keeps how a person has the columns of a list, as long as the list. */
export function keepLayout(
  database: DatabaseSync,
  audienceId: AudienceId,
  layout: ColumnLayout,
): ColumnLayout {
  database.prepare('UPDATE audience SET layout = ? WHERE id = ?').run(JSON.stringify(layout), audienceId);
  return readLayout(database, audienceId);
}
