import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceId } from '../../../../shared/brand.ts';
import { cleanValue } from '../../../../shared/format/clean-value.ts';
import { type BoundMessage, isForgotten } from '../../../../shared/message/bound-message.ts';
import type { FinalText } from '../../../../shared/message/final-text.ts';
import { similarNames } from '../../../../shared/message/similar-names.ts';
import type { Versions } from '../../../../shared/message/versions.ts';
import { inRange } from '../../../store/range-sql.ts';
import { countRows, rowKey } from '../../../store/row-key.ts';
import type { LeftOut } from './left-out-at-start.ts';

const STEP = 5_000;
const MOST_VALUES = 1_000;

export function countVersions(
  database: DatabaseSync,
  audienceId: AudienceId,
  bound: BoundMessage,
  versions: Versions | undefined,
) {
  /** `recipients` are people on the list with the version's values, including those left out. */
  const counts = bound.versions.map(() => ({ people: 0, recipients: 0 }));
  let forgotten = 0;
  return {
    see(final: FinalText, reason: LeftOut | null) {
      counts[final.version]!.recipients += 1;
      if (reason === 'empty' && isForgotten(bound, final)) forgotten += 1;
    },
    send(final: FinalText) {
      counts[final.version]!.people += 1;
    },
    get forgotten() {
      return forgotten;
    },
    /**
     * By version; empty if everybody gets the same. `near` are values that are probably meant, if nobody has its own.
     */
    async read() {
      const { deciding } = bound;
      if (deciding === null || versions === undefined) return [];
      const hasNobody = counts.slice(1).some(({ recipients }) => recipients === 0);
      const values = hasNobody ? await valuesOf(database, audienceId, deciding.column) : [];
      return counts.map((count, version) => {
        const wanted = count.recipients === 0 && version > 0 ? versions.cases[version - 1]!.values : [];
        return { ...count, near: [...new Set(wanted.flatMap((value) => similarNames(value, values, 1)))] };
      });
    },
  };
}

async function valuesOf(database: DatabaseSync, audienceId: AudienceId, column: number): Promise<string[]> {
  const some = database.prepare(
    `SELECT DISTINCT cells ->> ${Math.trunc(column)} AS cell FROM audience_row WHERE ${inRange('id')} LIMIT ${MOST_VALUES}`,
  );
  const storedValues = new Set<string>();
  const rows = countRows(database, audienceId);
  for (let from = 0; from < rows && storedValues.size < MOST_VALUES; from += STEP) {
    for (const { cell } of some.all(rowKey(audienceId, from), rowKey(audienceId, from + STEP))) {
      const value = cleanValue(String(cell ?? ''));
      if (value !== '') storedValues.add(value);
    }
    // The thread may be sending, so it must handle other messages.
    await setImmediate();
  }
  return [...storedValues];
}
