import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { openReceiptInsert } from '../../../electron/campaigns/records/settle-chunk.ts';
import { openDatabase, transact } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { tempFolder } from '../support/temp-folder.ts';

const campaignId = 3 as CampaignId;

/** Who of a request was skipped, has no id or got another text, by how many people stand between two of them. */
const places = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 });

function placesUpTo(gaps: readonly number[], most: number): ReadonlySet<number> {
  let at = -1;
  return new Set(
    gaps.flatMap((gap) => {
      at += gap;
      return at < most ? [at] : [];
    }),
  );
}

test('each receipt is kept with its person, its id and the text that came back different', (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  atEnd(t, () => database.close());
  const insert = openReceiptInsert(database, campaignId);
  const read = database.prepare(
    'SELECT position, id, returned FROM receipt WHERE campaign_id = ? ORDER BY position',
  );
  fc.assert(
    fc.property(
      fc.record({
        people: fc.nat(430),
        from: fc.nat(1000),
        skipped: places,
        without: places,
        others: places,
      }),
      ({ people, from, ...gaps }) => {
        const skipped = placesUpTo(gaps.skipped, people);
        const without = placesUpTo(gaps.without, people);
        const different = placesUpTo(gaps.others, people);
        const all = Array.from({ length: people }, (_, at) => at);
        const positions = Uint32Array.from(
          all.filter((at) => !skipped.has(at)),
          (at) => from + at,
        );
        const receipts = Array.from(positions, (position, index) => ({
          index,
          id: `id ${position}`,
          message: index % 3 === 0 ? null : `text ${position}`,
        })).filter(({ index }) => !without.has(index));
        database.exec('DELETE FROM receipt');
        transact(database, () => insert({ positions, receipts, different }));
        const wanted = receipts.map(({ index, id, message }) => ({
          position: positions[index]!,
          id,
          returned: different.has(index) ? message : null,
        }));
        assert.deepEqual(
          read.all(campaignId).map((row) => ({ ...row })),
          wanted,
        );
        // Whoever has an id keeps it.
        transact(database, () =>
          insert({ positions, receipts: receipts.map((one) => ({ ...one, id: 'later' })), different }),
        );
        assert.deepEqual(
          read.all(campaignId).map((row) => ({ ...row })),
          wanted,
        );
      },
    ),
    { numRuns: 60 },
  );
});
