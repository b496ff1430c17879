import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';
import { dayAfter, dayAt } from '../../../shared/format/sending-day.ts';
import type { Declaration } from '../../../shared/operations/declaration.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { accountId, audienceId, campaignId, sheetId, viewId } from '../../../shared/schema/fields.ts';
import { kindOf, value } from '../support/app.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { plainOptions } from '../support/sending.ts';
import { audienceOf, importText, preview } from '../support/sheet.ts';

const ids: ReadonlySet<unknown> = new Set([accountId, audienceId, campaignId, sheetId, viewId]);

interface Parts {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly innerType?: unknown;
  readonly in?: unknown;
}

/** How many fields of an input name a record. */
function idsIn(schema: unknown): number {
  if (ids.has(schema)) return 1;
  const { shape = {}, options = [], innerType, in: piped } = (schema as { readonly def: Parts }).def;
  const sum = (all: readonly unknown[]) => all.reduce((most: number, one) => most + idsIn(one), 0);
  const inner = [innerType, piped].filter((one) => one !== undefined);
  return sum(Object.values(shape)) + Math.max(0, ...options.map(idsIn)) + sum(inner);
}

/** What is there to act on, made anew for each operation. */
async function world(app: CampaignApp) {
  const { wire } = app;
  const today = dayAt(Date.now());
  const lines = Array.from(
    { length: 9 },
    (_, n) => `G ${n},${dayAfter(today, n % 3)},+${fictionalNumber(n)}`,
  );
  const csv = ['Name,Visit,Phone', ...lines].join('\n');
  const list = await audienceOf(app, csv, { tagColumns: [0, 1] });
  const other = await audienceOf(app, csv, { tagColumns: [0, 1] });
  const draft = await app.draft(0, { audienceId: list.id, message: 'Hi {Name}' });
  const ended = await app.draft(0, {
    audienceId: other.id,
    message: 'Hi {Name}',
    options: { ...plainOptions, chunkSize: 3 },
  });
  await app.practise('ok, 400');
  await app.start(ended, true);
  await app.reached(ended, 'paused');
  value(await wire.call('campaign.cancel', { campaignId: ended }));
  const lettering = { encoded: true };
  const rows = { audienceId: list.id, message: '', lettering, filter: 'all', search: '' } as const;
  const results = { campaignId: ended, filter: 'all', search: '', chunk: null } as const;
  const { id: sheet } = await importText(app, 'people.csv', csv);
  return {
    list: list.id,
    other: other.id,
    draft,
    ended,
    sheet,
    mapping: (await preview(app, sheet)).mapping,
    rows: value(await wire.call('draft.view', rows)).viewId,
    results: value(await wire.call('result.view', results)).viewId,
  };
}

type World = Awaited<ReturnType<typeof world>>;
type Input<K extends Operation> = Operations[K]['in'];

interface Pressed<K extends Operation> {
  input(at: World, app: CampaignApp): Input<K> | Promise<Input<K>>;
  /** Another call is refused as long as what the first one made is there. */
  readonly once?: boolean;
  /** Each call may make something, for a reason that is in the name of the field. */
  readonly eachIsAnother?: 'a new draft' | 'a file' | 'a test to a phone of one’s own';
}

const spans = [{ from: 0, to: 3 }];
const once = <K extends Operation>(input: Pressed<K>['input']): Pressed<K> => ({ input, once: true });
const same = <K extends Operation>(input: Pressed<K>['input']): Pressed<K> => ({ input });

const pressed = {
  'audience.build': once<'audience.build'>(({ sheet, mapping, draft }) => ({
    ...{ sheetId: sheet, mapping, name: 'Built', draft },
  })),
  'audience.correct': once<'audience.correct'>(async ({ list }, app) => {
    const { id } = await importText(app, 'corrected.csv', `Row in file,Phone\n2,+${fictionalNumber(20)}\n`);
    return { sheetId: id, mapping: (await preview(app, id)).mapping, audienceId: list };
  }),
  'audience.derive': once<'audience.derive'>(async ({ list, other }, { wire }) => {
    const derivation = { kind: 'in-both', audienceId: list, otherId: other } as const;
    const shown = value(await wire.call('audience.countDerived', { derivation }));
    return { derivation, name: 'In both', shown };
  }),
  'audience.excludeRows': same<'audience.excludeRows'>(({ list, rows }) => ({
    ...{ audienceId: list, viewId: rows, spans, excluded: true },
  })),
  'campaign.listCompared': once<'campaign.listCompared'>(async ({ ended, list }, { wire, save }) => {
    const { draft } = value(await wire.call('campaign.again', { campaignId: ended }));
    await save(draft.id, { audienceId: list });
    value(await wire.call('audience.edit', { audienceId: list, n: 0, column: 0, value: 'Other' }));
    return { campaignId: draft.id, audienceId: list, only: ['new', 'changed'] };
  }),
  'campaign.copyToRows': once<'campaign.copyToRows'>(({ draft, list, rows }) => ({
    ...{ campaignId: draft, audienceId: list, viewId: rows, spans },
  })),
  'campaign.splitByDay': once<'campaign.splitByDay'>(async ({ draft, list }, { wire }) => {
    const wanted = { audienceId: list, column: 1 };
    const { parts } = value(await wire.call('audience.countByDay', wanted));
    return { ...wanted, campaignId: draft, time: null, shown: [...parts] };
  }),
  'campaign.writeTo': once<'campaign.writeTo'>(({ ended, results }) => ({
    ...{ campaignId: ended, shown: { viewId: results, spans } },
  })),
  'campaign.test': {
    async input({ draft }: World, { wire }: CampaignApp) {
      const shown = value(await wire.call('campaign.testText', { campaignId: draft, n: null }));
      return { campaignId: draft, number: fictionalNumber(90), shown };
    },
    eachIsAnother: 'a test to a phone of one’s own',
  } satisfies Pressed<'campaign.test'>,
  'draft.create': {
    input: ({ list }: World) => ({ patch: { audienceId: list } }),
    eachIsAnother: 'a new draft',
  } satisfies Pressed<'draft.create'>,
  'draft.save': same<'draft.save'>(({ draft, list }) => ({ campaignId: draft, patch: { audienceId: list } })),
  'export.open': {
    input: ({ ended }: World) => ({ what: 'results', campaignId: ended, filter: 'all' }) as const,
    eachIsAnother: 'a file',
  } satisfies Pressed<'export.open'>,
};

type Twice = keyof typeof pressed;

test('what takes two records is what is pressed twice here', () => {
  const declared = Object.entries(operations) as [Operation, Declaration][];
  const named = declared.filter(([, { in: input, writes }]) => writes && idsIn(input) > 1);
  assert.deepEqual(named.map(([name]) => name).sort(), Object.keys(pressed).sort());
});

test('called twice at once and once more after, an operation makes what one call makes', async (t) => {
  const app = await campaignApp(t);
  const { wire, database } = app;
  const made = () =>
    ['audience WHERE ready = 1', 'campaign'].map((what) =>
      Number(database.prepare(`SELECT count(*) AS many FROM ${what}`).get()?.many),
    );
  const call = (name: Twice, input: unknown) => wire.call(name as Operation, input as never);
  for (const name of Object.keys(pressed) as Twice[]) {
    const { input, once, eachIsAnother } = pressed[name] as Pressed<Operation>;
    if (eachIsAnother !== undefined) continue;
    const counted = async (press: (input: unknown) => Promise<unknown>) => {
      const at = await world(app);
      const given = await input(at, app);
      const before = made();
      await press(given);
      return made().map((many, index) => many - before[index]!);
    };
    const byOne = await counted(async (given) => {
      const answer = await call(name, given);
      assert.equal(kindOf(answer), 'ok', `${name} ${JSON.stringify(answer)}`);
    });
    const byThree = await counted(async (given) => {
      const both = await Promise.all([call(name, given), call(name, given)]);
      const answers = [...both, await call(name, given)].map(kindOf);
      const good = answers.filter((kind) => kind === 'ok').length;
      assert.ok(once ? good === 1 : good > 0, `${name}: ${answers}`);
      assert.ok(!answers.includes('internal'), `${name}: ${answers}`);
    });
    assert.deepEqual(byThree, byOne, name);
  }
});

test('a draft that goes to other people by now, or rows that are not of its list, make nothing', async (t) => {
  const app = await campaignApp(t);
  const { wire, save } = app;
  const { draft, list, other, rows } = await world(app);
  const byDay = { audienceId: list, column: 1 };
  const { parts } = value(await wire.call('audience.countByDay', byDay));
  await save(draft, { audienceId: other });
  const lists = async () => value(await wire.call('audience.list', { before: null })).rows.length;
  const before = await lists();
  const ofOther = { campaignId: draft as CampaignId, audienceId: list as AudienceId };
  for (const answer of [
    await wire.call('campaign.splitByDay', { ...byDay, campaignId: draft, time: null, shown: [...parts] }),
    await wire.call('campaign.copyToRows', { ...ofOther, viewId: rows, spans }),
  ])
    assert.equal(kindOf(answer), 'conflict');
  const derivation = { kind: 'together', audienceId: list, otherId: other } as const;
  const shown = value(await wire.call('audience.countDerived', { derivation }));
  value(await wire.call('audience.exclude', { audienceId: other, n: 0, excluded: true }));
  assert.equal(kindOf(await wire.call('audience.derive', { derivation, name: 'Both', shown })), 'conflict');
  assert.equal(await lists(), before);
});
