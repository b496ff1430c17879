import assert from 'node:assert/strict';
import { StatementSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowKey } from '../../../electron/store/row-key.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { ComparedPart } from '../../../shared/campaign/review/compared-people.ts';
import { sized } from '../../support/full.ts';
import { kindOf, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';

const theApp = sharedCampaignApp();

/** By number, with the name that is in the text. */
type People = ReadonlyMap<number, string>;

const rowsOf = (people: People) =>
  [...people].map(([guest, name]) => ({ cells: [name], msisdn: Number(fictionalNumber(guest)) }));

async function sent({ database, draft, start, reached }: CampaignApp, people: People, patch = {}) {
  const audienceId = addAudience(database, guestColumns, rowsOf(people));
  const campaignId = await draft(0, { audienceId, ...patch });
  await start(campaignId);
  await reached(campaignId, 'finished', 'paused');
  return campaignId;
}

async function againTo({ wire, database, save }: CampaignApp, campaignId: number, people: People) {
  const id = campaignId as Awaited<ReturnType<typeof sent>>;
  const { draft } = value(await wire.call('campaign.again', { campaignId: id }));
  assert.equal(draft.audienceId, null);
  const audienceId = addAudience(database, guestColumns, rowsOf(people));
  await save(draft.id, { audienceId });
  return { campaignId: draft.id, audienceId };
}

test('new, changed, same and gone add up to both lists, and a list of only some holds just these', async () => {
  const app = await theApp();
  const { wire } = app;
  const names = fc.constantFrom('Ada', 'Ben', 'Cy');
  const someone = fc.uniqueArray(fc.tuple(fc.nat(30), names), {
    selector: ([guest]) => guest,
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(someone, someone, async (first, second) => {
      const [before, after] = [new Map(first), new Map(second)];
      const wanted = await againTo(app, await sent(app, before, { name: 'Spring' }), after);
      const { compared } = value(await wire.call('campaign.compared', wanted));
      const parts: Record<ComparedPart | 'same', number[]> = { new: [], changed: [], same: [] };
      for (const [guest, name] of after) {
        const part = !before.has(guest) ? 'new' : before.get(guest) === name ? 'same' : 'changed';
        parts[part].push(guest);
      }
      const both = parts.same.length + parts.changed.length;
      assert.deepEqual(compared, {
        campaign: 'Spring',
        new: parts.new.length,
        changed: parts.changed.length,
        same: parts.same.length,
        gone: before.size - both,
        reached: both,
      });
      for (const only of [['new'], ['changed'], ['new', 'changed']] as ComparedPart[][]) {
        const expected = only
          .flatMap((part) => parts[part])
          .map(fictionalNumber)
          .sort();
        const list = await wire.call('campaign.listCompared', { ...wanted, only });
        if (expected.length === 0) assert.equal(kindOf(list), 'bad-input');
        else assert.deepEqual(numbersOf(app, value(list).id), expected);
      }
    }),
    { numRuns: sized(4, 12) },
  );
});

function numbersOf({ database }: CampaignApp, audienceId: AudienceId): string[] {
  const rows = database
    .prepare('SELECT msisdn FROM audience_row WHERE id >= ? AND id < ? AND status = 0')
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return rows.map(({ msisdn }) => String(msisdn)).sort();
}

test('a new list is compared by the earlier message, with those who were texted or may have been', async () => {
  const app = await theApp();
  const { wire, practise, save } = app;
  await practise('ok*1, 400-number');
  const people = new Map(Array.from({ length: 20 }, (_, guest) => [guest, `Name ${guest}`]));
  const earlier = await sent(app, people, { name: 'Spring' });
  assert.equal(kindOf(await wire.call('campaign.again', { campaignId: earlier })), 'not-ready');
  value(await wire.call('campaign.cancel', { campaignId: earlier }));
  await app.reached(earlier, 'cancelled');
  const wanted = await againTo(app, earlier, new Map([...people].slice(5)));
  // Another message changes nobody's row.
  await save(wanted.campaignId, { message: 'See you again, {name}' });
  const { compared } = value(await wire.call('campaign.compared', wanted));
  assert.deepEqual(compared, { campaign: 'Spring', new: 0, changed: 0, same: 15, gone: 5, reached: 5 });
  value(await wire.call('campaign.remove', { campaignId: earlier, phase: 'cancelled' }));
  assert.equal(value(await wire.call('campaign.compared', wanted)).compared, null);
});

test('a campaign that is deleted while a copy of it is made is said to be gone', async (t) => {
  const app = await theApp();
  const { wire, database } = app;
  const campaigns = [await sent(app, new Map([[1, 'Ada']])), await sent(app, new Map([[2, 'Ben']]))];
  const { get } = StatementSync.prototype;
  t.after(() => Object.assign(StatementSync.prototype, { get }));
  let deletesNext = false;
  Object.assign(StatementSync.prototype, {
    get(this: StatementSync, ...given: Parameters<typeof get>) {
      const found = get.apply(this, given);
      if (deletesNext && /FROM campaign WHERE id = \?/.test(this.sourceSQL)) {
        deletesNext = false;
        // As the thread that erases does between two readings of main.
        database.exec(`DELETE FROM campaign WHERE id = ${given[0]}`);
      }
      return found;
    },
  });
  for (const [index, way] of ['again', 'copy'].entries()) {
    const campaignId = campaigns[index]!;
    deletesNext = true;
    const made =
      way === 'again'
        ? await wire.call('campaign.again', { campaignId })
        : await wire.call('campaign.writeTo', { campaignId, shown: null });
    assert.equal(kindOf(made), 'not-found');
    assert.equal(deletesNext, false);
  }
});
