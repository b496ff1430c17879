import type { DatabaseSync } from 'node:sqlite';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import { headerFingerprint, rememberMapping } from '../../../shared/sheet/mapping/remembered-mapping.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';

export function recallMapping(database: DatabaseSync, names: readonly string[]): MappingChoices | null {
  const stored = database
    .prepare('SELECT mapping FROM mapping_memory WHERE fingerprint = ?')
    .get(headerFingerprint(names));
  return stored === undefined ? null : (JSON.parse(String(stored.mapping)) as MappingChoices);
}

/** Without a header there are no names to remember the mapping by. */
export function keepMapping(
  database: DatabaseSync,
  mapping: Mapping,
  names: readonly string[],
  now: number,
): void {
  const remembered = rememberMapping(mapping, names);
  if (remembered === null) return;
  database
    .prepare(
      `INSERT INTO mapping_memory (fingerprint, mapping, used_at) VALUES (?, ?, ?)
       ON CONFLICT (fingerprint) DO UPDATE SET mapping = excluded.mapping, used_at = excluded.used_at`,
    )
    .run(headerFingerprint(names), JSON.stringify(remembered), now);
}
