import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation, Operations } from '../../../shared/contract.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { operations } from '../../../shared/operations/operations.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { everyAccountField, everySendOption, everySetting } from '../support/every-field.ts';
import { fictionalNumber } from '../support/people.ts';
import { audienceOf } from '../support/sheet.ts';
import { file, inputs, makeWorld, type World } from './every-operation.ts';

const { otherLetters: other, oddValues, versions } = everySendOption;
const lettering: Required<Lettering> = {
  ...{ encoded: true, other, needed: ['{Name}'], oddValues, day: '2026-11-29', versions },
};

const only = { test: 'is-on', value: '2031-04-03', dayFirst: true } as const;
const way = { way: 'earliest', dayFirst: true } as const;

function everyField(mapping: Mapping): Required<Mapping> {
  return {
    ...mapping,
    ...{ formats: [{ column: 0, format: 'number' }], only: [{ column: 0, ...only }], countryColumn: 0 },
    ...{ consent: { leaveOut: true, asked: [0], values: [] }, others: ['NO'], eachWhereItFits: true },
    join: { language: 'en', ways: [{ column: 0, ...way }] },
  };
}

const everyChoice: Required<MappingChoices> = {
  ...{ headerRow: 1, country: 'SE', duplicates: 'join', skipRecentDays: 1, eachWhereItFits: true },
  ...{ roles: [{ column: 'Name', role: 'tag' }], formats: [{ column: 'Name', format: null }] },
  ...{ only: [{ column: 'Name', ...only }], join: { language: 'en', ways: [{ column: 'Name', ...way }] } },
  ...{ countryColumn: null, consent: { leaveOut: true, asked: ['Name'], values: [] } },
};

const asker = 'the test';
const sort = { descending: true, locale: 'en' };
const counts = {
  ...{
    rows: 1,
    recipients: 1,
    repaired: 0,
    doubtful: 0,
    duplicates: 0,
    optedOut: 0,
    rejected: 0,
    excluded: 0,
  },
  ...{ recent: 0, saidNo: 0, joined: 0, edited: 0 },
};

/** All that `inputs` leave out. */
const more: { readonly [K in Operation]?: (world: World) => readonly Operations[K]['in'][] } = {
  'settings.save': ({ account }) => [{ settings: { ...everySetting, accountId: account.id } }],
  'account.save': ({ account }) => [{ account: { ...everyAccountField, id: account.id } }],
  'sheet.reread': ({ sheetId }) => [
    {
      sheetId,
      options: {
        ...{ encoding: 'utf-8', delimiter: ',', worksheet: 'A', includeHidden: true, fillMerged: true },
      },
    },
  ],
  'sheet.preview': ({ sheetId }) => [{ sheetId, chosen: everyChoice, from: 0, count: 10 }],
  'sheet.count': ({ sheetId, mapping }) => [{ sheetId, mapping: everyField(mapping) }],
  'sheet.find': ({ sheetId, mapping }) => [{ sheetId, mapping: everyField(mapping), kind: 'rejected' }],
  'audience.build': ({ sheetId, mapping }) => [
    { sheetId, mapping: everyField(mapping), name: 'Every field', draft: 'new', optOutSaidNo: true },
  ],
  'audience.correct': ({ sheetId, mapping, audienceId }) => [
    { sheetId, mapping: everyField(mapping), audienceId },
  ],
  'audience.countDerived': ({ audienceId }) => [
    { derivation: { kind: 'some', audienceId, conditions: [{ column: 0, ...only }] } },
  ],
  'audience.derive': ({ audienceId }) => [
    {
      derivation: { kind: 'some', audienceId, conditions: [{ column: 0, ...only }] },
      ...{ name: 'Made', shown: counts },
    },
  ],
  'audience.countByDay': ({ audienceId }) => [{ audienceId, column: 0, dayFirst: true }],
  'audience.remove': ({ audienceId }) => [{ audienceId, unusedAs: 'Another' }],
  'audience.undo': ({ audienceId }) => [{ audienceId, to: 1 }],
  'audience.redo': ({ audienceId }) => [{ audienceId, to: 1 }],
  'audience.join': ({ audienceId }) => [
    { audienceId, n: 1, join: { language: 'da', ways: ['earliest'], dayFirst: [true] } },
  ],
  'audience.keepAll': ({ audienceId }) => [
    { audienceId, rule: { keep: 'latest', column: 0, dayFirst: true } },
    { audienceId, rule: { keep: 'join', join: { language: 'da', ways: ['earliest'], dayFirst: [true] } } },
  ],
  'draft.create': ({ account, audienceId }) => [{ patch: patchOf(account.id, audienceId) }],
  'draft.save': ({ account, audienceId, draftId }) => [
    { campaignId: draftId, patch: patchOf(account.id, audienceId) },
  ],
  'draft.survey': ({ audienceId }) => [{ asker, audienceId, message: 'Hi {Name}', lettering }],
  'draft.view': ({ audienceId }) => [
    {
      ...{ asker, audienceId, message: 'Hi {Name}', lettering, filter: 'all', search: '' },
      sort: { by: 0, ...sort },
    },
  ],
  'template.change': ({ templateId }) => [{ templateId, name: 'Renamed', message: 'Hi' }],
  'campaign.review': ({ draftId }) => [
    { campaignId: draftId, includeRecent: true, withCode: true, inQuiet: true },
  ],
  'campaign.start': ({ draftId }) => [
    {
      ...{ campaignId: draftId, people: 1, hash: 'x', includeRecent: false, code: '1-none' },
      anyway: { reason: 'They wait for it', people: 1 },
    },
  ],
  'campaign.resume': ({ endedId }) => [
    { campaignId: endedId, shown: { kind: null, chunk: null }, anyway: 'They wait for it' },
  ],
  'campaign.again': ({ endedId }) => [{ campaignId: endedId, file: 'people.csv' }],
  'campaign.splitByDay': ({ draftId, audienceId }) => [
    { campaignId: draftId, audienceId, column: 0, dayFirst: true, time: null, shown: [] },
  ],
  'campaign.remove': ({ draftId }) => [{ campaignId: draftId, phase: 'draft', unchanged: true }],
  'result.view': ({ endedId }) => [
    {
      ...{ asker, campaignId: endedId, filter: 'all', search: '', chunk: null },
      sort: { by: 'state', ...sort },
    },
  ],
  'history.find': ({ audienceId }) => [{ asker, audienceId, number: fictionalNumber(1), before: null }],
  'optOut.add': ({ audienceId }) => [{ audienceId, text: '0701740699', note: '', source: '' }],
  'optOut.countSheet': ({ sheetId, mapping }) => [{ sheetId, mapping: everyField(mapping) }],
  'optOut.addSheet': ({ sheetId, mapping }) => [
    { sheetId, mapping: everyField(mapping), note: '', source: '' },
  ],
  'practice.script': () => [{ script: 'ok', randomness: 0, seed: 1, taken: 0 }],
  'export.open': ({ endedId, audienceId, resultsView, rowsView }) => [
    {
      ...{ what: 'results', campaignId: endedId, filter: 'all', search: '', chunk: null, format: 'csv' },
      ...{ separator: ';', columns: true, leftOut: true, sort: { by: 'state', ...sort } },
      chosen: { viewId: resultsView, spans: [{ from: 0, to: 1 }] },
    },
    {
      ...{ what: 'rows', audienceId, viewId: rowsView, spans: [{ from: 0, to: 1 }], message: 'Hi {Name}' },
      ...{ lettering, format: 'csv', separator: ';' },
    },
  ],
};

function patchOf(accountId: World['account']['id'], audienceId: World['audienceId']) {
  const { versions: _, ...options } = everySendOption;
  const words = { name: 'Every field', message: 'Hi {Name}', sender: 'Tagline', label: 'Spring' };
  return { ...words, accountId, audienceId, options: { ...options, versions } };
}

/** What zod keeps of a schema that this looks at. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
}

interface Schema {
  readonly _zod: { readonly def: Definition; readonly optin?: string | undefined };
}

/** As `patch.options.blanks`; `[]` for each of a list. */
function optionalFields(schema: Schema, place = ''): readonly string[] {
  const { shape = {}, innerType, element, options = [], in: from } = schema._zod.def;
  const inside = [innerType, from, ...options].filter((one) => one !== undefined);
  return [
    ...inside.flatMap((one) => optionalFields(one, place)),
    ...(element === undefined ? [] : optionalFields(element, `${place}[].`)),
    ...Object.entries(shape).flatMap(([name, field]) => [
      ...(field._zod.optin === 'optional' ? [`${place}${name}`] : []),
      ...optionalFields(field, `${place}${name}.`),
    ]),
  ];
}

function givenFields(input: unknown, place = ''): readonly string[] {
  if (Array.isArray(input)) return input.flatMap((one) => givenFields(one, `${place}[].`));
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, one]) =>
    one === undefined ? [] : [`${place}${name}`, ...givenFields(one, `${place}${name}.`)],
  );
}

test('every optional field of every operation is given here, and taken', async (t) => {
  const app = await campaignApp(t);
  const world = await makeWorld(app);
  const missing: string[] = [];
  const wrong: unknown[] = [];
  for (const operation of Object.keys(inputs) as Operation[]) {
    const others = (more[operation]?.(world) ?? []) as readonly unknown[];
    const given = [inputs[operation]?.(world), ...others].flatMap((one) => givenFields(one));
    const schema = operations[operation].in as unknown as Schema;
    const notGiven = optionalFields(schema).filter((name) => !given.includes(name));
    missing.push(...new Set(notGiven.map((name) => `${operation} ${name}`)));
    for (const input of others) {
      const result = await app.wire.call(operation, input as never);
      const words = wordsOf(result as never);
      if (kindOf(result) === 'internal' || /does not fit|Invalid/.test(words))
        wrong.push([operation, kindOf(result), words]);
    }
  }
  assert.deepEqual(missing, []);
  assert.deepEqual(wrong, []);
});

test('a history undoes and does again as far as the step that is asked for, and a list is removed only as it was', async (t) => {
  const app = await campaignApp(t);
  const { wire } = app;
  const { id: audienceId, name } = await audienceOf(app, file);
  const excluded = async () => value(await wire.call('audience.get', { audienceId })).counts.excluded;
  for (const n of [0, 1, 2, 3]) value(await wire.call('audience.exclude', { audienceId, n, excluded: true }));
  const history = value(await wire.call('audience.history', { audienceId, from: 0, count: 10 }));
  const steps = history.map(({ step }) => step).sort((a, b) => a - b);
  value(await wire.call('audience.undo', { audienceId, to: steps[1] }));
  assert.equal(await excluded(), 1);
  value(await wire.call('audience.redo', { audienceId, to: steps[2] }));
  assert.equal(await excluded(), 3);

  const changed = await wire.call('audience.remove', { audienceId, unusedAs: name });
  assert.equal(kindOf(changed), 'conflict', 'somebody changed it');
  const { id: other } = await audienceOf(app, file);
  const renamed = await wire.call('audience.remove', { audienceId: other, unusedAs: 'Another name' });
  assert.equal(kindOf(renamed), 'conflict');
  const { id: campaignId } = value(await wire.call('draft.create', {}));
  value(await wire.call('draft.save', { campaignId, patch: { audienceId: other } }));
  const used = await wire.call('audience.remove', { audienceId: other, unusedAs: name });
  assert.equal(kindOf(used), 'conflict', 'a draft goes to it');
  value(await wire.call('draft.save', { campaignId, patch: { audienceId: null } }));
  value(await wire.call('audience.remove', { audienceId: other, unusedAs: name }));
  const lists = value(await wire.call('audience.list', { before: null })).rows;
  assert.deepEqual(
    lists.map(({ id }) => id),
    [audienceId],
  );
});
