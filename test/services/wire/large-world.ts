/** Every operation of the contract, called beside a large store. */
import assert from 'node:assert/strict';
import type { Msisdn } from '../../../shared/brand.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';
import { operations as declared } from '../../../shared/operations/operations.ts';
import { settings as settingsTexts } from '../../../shared/texts/en/settings.ts';
import { filledNumber } from '../../bench/support/fill-campaigns.ts';
import type { CampaignApp } from '../support/campaign-app.ts';
import type { LargeStore, StoreSize } from '../support/large-store.ts';
import { inputs, type World, worldOf } from './every-operation.ts';

export interface Call {
  readonly operation: Operation;
  readonly input: unknown;
}

const lettering = { encoded: true };

/** A world whose list, campaigns and file are the large ones. */
export function largeWorld(app: CampaignApp, store: LargeStore, { people }: StoreSize): Promise<World> {
  const rows = Array.from({ length: people }, (_, n) => `Person ${n},+${filledNumber(n)}`);
  return worldOf(app, `Name,Phone\n${rows.join('\n')}`, store);
}

type Inputs = {
  readonly [K in Operation]?: (world: World, size: StoreSize) => readonly Operations[K]['in'][];
};

const count = 500;

/** What asks for more of the store than the plain call of it. */
const heavier: Inputs = {
  'audience.repeated': ({ audienceId }, { rows }) => [{ audienceId, at: Math.floor(rows / 20) }],
  'audience.choose': ({ audienceId }) => [{ audienceId, n: 5 }],
  'audience.edit': ({ audienceId }) => [{ audienceId, n: 0, column: 'number', value: `+${filledNumber(3)}` }],
  'audience.history': ({ audienceId }, { steps }) => [{ audienceId, from: steps - count, count }],
  'audience.values': ({ audienceId }) => [{ audienceId, column: 1 }],
  'audience.derive': ({ audienceId, otherId }) => [
    { derivation: { kind: 'in-both', audienceId, otherId }, name: 'Both' },
  ],
  'chunk.list': ({ endedId }, { people, chunk }) => [
    { campaignId: endedId, from: Math.floor(people / chunk) - count, count },
  ],
  'draft.page': ({ rowsView }, { rows }) => [{ viewId: rowsView, from: rows - count, count }],
  'draft.view': ({ audienceId }) =>
    (['all', 'longest', 'duplicates'] as const).map((filter) => ({
      ...{ audienceId, message: 'Hi {Name}', lettering, filter, search: 'a' },
      sort: { by: 0, descending: true, locale: 'da' },
    })),
  'history.find': ({ audienceId }) =>
    ['e', 'P', 'Person 7', 'zz', '13', '0', filledNumber(7)].map((number) => ({ number, audienceId })),
  'optOut.list': (_, { optOuts }) =>
    ['', 'a', '7', 'zz'].map((search) => ({ search, from: Math.max(0, optOuts - count), count })),
  'optOut.log': (_, { optOuts }) => [{ from: optOuts - count, count }],
  'person.held': () => [7, 0].map((n) => ({ msisdn: filledNumber(n) as Msisdn })),
  'person.mentions': () => [{ msisdn: filledNumber(7) as Msisdn }],
  'person.eraseMention': ({ audienceId }) => [
    { msisdn: filledNumber(7) as Msisdn, place: { kind: 'list', audienceId } },
    { msisdn: filledNumber(7) as Msisdn, place: { kind: 'row', audienceId, n: 0 } },
  ],
  'person.erase': () => [7, 0].map((n) => ({ msisdn: filledNumber(n) as Msisdn, keepOptOut: true })),
  'result.page': ({ resultsView }, { people }) => [{ viewId: resultsView, from: people - count, count }],
  'result.view': ({ endedId: campaignId }) =>
    ['e', '13', 'zz'].map((search) => ({
      ...{ campaignId, filter: 'accepted', search, chunk: null },
      sort: { by: 'to', descending: true, locale: 'da' },
    })),
  'sheet.preview': ({ sheetId }, { people }) => [{ sheetId, chosen: {}, from: people - count, count }],
  'sheet.find': ({ sheetId, mapping }) => [{ sheetId, mapping, kind: 'repaired' }],
  'practice.inbox': () => ['', 'e', 'zz'].map((search) => ({ search, before: null, count })),
  'export.open': ({ endedId, draftId, audienceId }) => [
    { what: 'summary', campaignId: endedId },
    { what: 'review', campaignId: draftId, includeRecent: false },
    { what: 'rejections', audienceId, format: 'csv' },
    { what: 'person', msisdn: filledNumber(8) as Msisdn, format: 'csv' },
    { what: 'person', msisdn: filledNumber(0) as Msisdn, format: 'csv' },
    { what: 'opt-outs' },
  ],
  'campaign.test': ({ draftId, account }) => [
    {
      campaignId: draftId,
      number: `+${filledNumber(1)}`,
      shown: { accountId: account.id, n: 0, row: 2, text: '' },
    },
  ],
  'folder.erase': () => [{ typed: settingsTexts.eraseWord }],
};

/** Those that only ask, then those that change, and at last those that remove; fails for an operation without a call. */
export function everyCall(world: World, size: StoreSize): Call[] {
  const calls = (Object.keys(declared) as Operation[]).map((operation) => {
    const plain = inputs[operation]?.(world);
    const all = [...(plain === undefined ? [] : [plain]), ...(heavier[operation]?.(world, size) ?? [])];
    assert.ok(all.length > 0, `${operation} is called`);
    return { operation, all };
  });
  calls.sort((one, other) => rank(one.operation) - rank(other.operation));
  return calls.flatMap(({ operation, all }) => all.map((input) => ({ operation, input })));
}

function rank(operation: Operation): number {
  if (operation === 'folder.erase') return 3;
  if (/\.(remove|removeOlder|erase|clear|set|open|settle)$/.test(operation)) return 2;
  return 'writes' in declared[operation] ? 1 : 0;
}
