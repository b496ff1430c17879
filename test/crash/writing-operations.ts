import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Msisdn, SheetId } from '../../shared/brand.ts';
import { pauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { Operation, Operations, WritingOperation } from '../../shared/contract.ts';
import { settings as settingsTexts } from '../../shared/texts/en/settings.ts';
import { accountAt } from '../services/support/account.ts';
import { type TestApp, value } from '../services/support/app.ts';
import { exported } from '../services/support/exported.ts';
import { fictionalNumber } from '../services/support/people.ts';
import { importText, preview, upload } from '../services/support/sheet.ts';
import { startDraft } from './campaign-steps.ts';
import { type Fixture, fileIn, sheetText } from './fixture.ts';

/** An app on the fixture. */
export interface OnStage extends TestApp {
  readonly fixture: Fixture;
}

/** How an operation that writes is called. */
interface Writing<K extends Operation> {
  /** Does what comes before it, and gives what it is called with. */
  readonly input: (at: OnStage) => Operations[K]['in'] | Promise<Operations[K]['in']>;
  /** It begins to send, and what it sends goes on after it. */
  readonly sends?: true;
  /** It is called in a folder that a backup was brought back into. */
  readonly broughtBack?: true;
}

type In<K extends Operation> = Operations[K]['in'];

const writes = <K extends Operation>(input: Writing<K>['input']): Writing<K> => ({ input });
const sends = <K extends Operation>(input: Writing<K>['input']): Writing<K> => ({ input, sends: true });

/** How every operation is called that is declared to write. */
export const calls: { readonly [K in WritingOperation]: Writing<K> } = {
  'settings.save': writes(() => ({ settings: { theme: 'dark', recentDays: 3 } })),
  'retention.set': writes(async ({ wire }) => {
    const retention = { campaigns: 90, lists: 90, inbox: 30, log: 30 };
    return { retention, shown: value(await wire.call('retention.plan', { retention })) };
  }),
  'folder.settle': writes(async ({ wire }) => {
    await exported(wire, { what: 'folder', as: 'moved' });
    return { reading: 'moved' };
  }),
  'folder.begin': writes(() => ({})),
  'folder.append': writes(async (at) => {
    const { bytes } = await exported(at.wire, { what: 'folder', as: 'backup' });
    value(await at.wire.call('folder.begin', {}));
    return { bytes: bytes.subarray(0, 5000) };
  }),
  'folder.open': writes(async (at) => {
    await giveFolder(at);
    return {};
  }),
  'folder.discard': writes(async (at) => {
    await giveFolder(at);
    value(await at.wire.call('folder.open', {}));
    return {};
  }),
  'folder.erase': writes(async (at) => {
    for (const campaignId of [at.fixture.scheduled])
      await at.wire.call('campaign.unschedule', { campaignId });
    return { typed: settingsTexts.eraseWord };
  }),
  'folder.allow': writes(() => ({ kind: 'account', subject: 'nobody' })),
  'folder.unreadSeen': writes(() => ({})),
  'folder.judgedAgainSeen': writes(({ fixture }) => ({ audienceIds: [fixture.audienceId] })),
  'folder.notSent': {
    async input({ fixture, wire }) {
      value(await wire.call('folder.settle', { reading: 'copied' }));
      return { kind: 'campaign', id: fixture.draft };
    },
    broughtBack: true,
  },

  'account.save': writes(() => ({ account: accountAt('http://127.0.0.1:9', { name: 'Another' }) })),
  'account.acceptStatus': writes(({ fixture }) => ({ accountId: fixture.accountId, status: 202 })),
  'account.markNoBalance': writes(({ fixture }) => ({ accountId: fixture.accountId })),
  'account.remove': writes(async ({ wire }) => {
    const account = accountAt('http://127.0.0.1:9', { name: 'Unused' });
    const { id: accountId } = value(await wire.call('account.save', { account }));
    value(await wire.call('token.save', { accountId, token: 'another-secret-token' }));
    return { accountId };
  }),
  'token.save': writes(({ fixture }) => ({ accountId: fixture.accountId, token: 'another-secret-token' })),
  'token.forget': writes(({ fixture }) => ({ accountId: fixture.accountId })),
  'balance.read': writes(({ fixture }) => ({ accountId: fixture.accountId })),

  'sheet.begin': writes(() => ({ name: 'people.csv', size: sheetText.length })),
  'sheet.append': writes(async (at) => ({ sheetId: await begun(at), at: 0, bytes: bytesOf(sheetText) })),
  'sheet.end': writes(async (at) => ({ sheetId: await upload(at, 'people.csv', bytesOf(sheetText)) })),
  'sheet.reread': writes(async (at) => {
    const { id: sheetId } = await importText(at, 'people.csv', sheetText);
    return { sheetId, options: { delimiter: ';' } };
  }),
  'sheet.openExternal': writes(async (at) => ({ fileId: await at.app.take(fileIn(at.dataDir)) })),
  'sheet.openRecent': writes(async (at) => ({ recentId: await recent(at) })),
  'sheet.forgetRecent': writes(async (at) => ({ recentId: await recent(at) })),
  'sheet.discard': writes(async (at) => ({ sheetId: (await importText(at, 'people.csv', sheetText)).id })),

  'audience.build': writes(async (at) => ({
    ...(await mapped(at, sheetText)),
    name: 'Built',
    draft: at.fixture.draft,
  })),
  'audience.correct': writes(async (at) => {
    const { fixture, wire } = at;
    const request = { what: 'rejections', audienceId: fixture.oddList, format: 'csv' } as const;
    const { bytes } = await exported(wire, request);
    const corrected = bytes.toString().replace(/\b12\b/, `+${fictionalNumber(58)}`);
    return { ...(await mapped(at, corrected)), audienceId: fixture.oddList };
  }),
  'audience.derive': writes(({ fixture }) => ({
    derivation: { kind: 'together', audienceId: fixture.audienceId, otherId: fixture.unusedList },
    name: 'Both',
  })),
  'audience.rename': writes(({ fixture }) => ({ audienceId: fixture.oddList, name: 'Renamed' })),
  'audience.remove': writes(({ fixture }) => ({ audienceId: fixture.unusedList })),
  'audience.edit': writes(({ fixture }) => ({
    audienceId: fixture.oddList,
    n: 3,
    column: 'number',
    value: `+${fictionalNumber(57)}`,
  })),
  'audience.exclude': writes(({ fixture }) => ({ audienceId: fixture.oddList, n: 2, excluded: true })),
  'audience.excludeRows': writes(async (at) => ({
    audienceId: at.fixture.audienceId,
    ...(await rowsOf(at)),
    excluded: true,
  })),
  'audience.choose': writes(({ fixture }) => ({ audienceId: fixture.oddList, n: 1 })),
  'audience.join': writes(({ fixture }) => ({
    audienceId: fixture.oddList,
    n: 1,
    join: { language: 'da', ways: [] },
  })),
  'audience.settleDoubtful': writes(({ fixture }) => ({ audienceId: fixture.oddList, keep: false })),
  'audience.undo': writes(({ fixture }) => ({ audienceId: fixture.oddList, rule: { keep: 'last' } })),
  'audience.redo': writes(({ fixture }) => ({ audienceId: fixture.oddList })),
  'audience.setColumnLayout': writes(({ fixture }) => ({
    audienceId: fixture.audienceId,
    layout: { order: [], hidden: ['code'], widths: { name: 120 } },
  })),
  'audience.keepAll': writes(({ fixture }) => ({ audienceId: fixture.oddList, rule: { keep: 'last' } })),

  'draft.create': writes(({ fixture }) => ({ patch: { name: 'Made', audienceId: fixture.unusedList } })),
  'draft.save': writes(({ fixture }) => ({
    campaignId: fixture.draft,
    patch: { name: 'Saved', message: 'Hello {name}', audienceId: fixture.unusedList },
  })),
  'template.add': writes(() => ({ name: 'Another', message: 'Bye {name}' })),
  'template.change': writes(({ fixture }) => ({
    templateId: fixture.templateId,
    name: 'Changed',
    message: 'Bye',
  })),
  'template.remove': writes(({ fixture }) => ({ templateId: fixture.templateId })),
  'template.import': writes(async ({ wire }) => {
    for (const name of ['One', 'Two']) value(await wire.call('template.add', { name, message: name }));
    const { bytes } = await exported(wire, { what: 'templates' });
    for (const { id: templateId } of value(await wire.call('template.list', {})))
      value(await wire.call('template.remove', { templateId }));
    return { text: bytes.toString() };
  }),

  'campaign.start': sends(async ({ wire, fixture: { draft: campaignId } }) => {
    const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
    return { campaignId, people, hash, includeRecent: false };
  }),
  'campaign.pause': sends(async (at) => {
    await startDraft(at, at.fixture.draft);
    return { campaignId: at.fixture.draft };
  }),
  'campaign.resume': sends(async ({ wire, fixture: { paused: campaignId } }) => {
    const { pause } = value(await wire.call('campaign.get', { campaignId }));
    return { campaignId, shown: pauseShown(pause) };
  }),
  'campaign.correctSender': writes(({ fixture }) => ({
    campaignId: fixture.paused,
    sender: 'Other',
    shown: 'Tagline',
  })),
  'campaign.cancel': writes(({ fixture }) => ({ campaignId: fixture.paused })),
  'campaign.unschedule': writes(({ fixture }) => ({ campaignId: fixture.scheduled })),
  'campaign.copy': writes(({ fixture }) => ({ campaignId: fixture.ended })),
  'campaign.again': writes(({ fixture }) => ({ campaignId: fixture.ended })),
  'campaign.listCompared': writes(async ({ wire, fixture }) => {
    const { draft } = value(await wire.call('campaign.again', { campaignId: fixture.ended }));
    return { campaignId: draft.id, audienceId: fixture.audienceId, only: ['new', 'changed'] };
  }),
  'campaign.copyToRows': writes(async (at) => ({
    campaignId: at.fixture.draft,
    audienceId: at.fixture.audienceId,
    ...(await rowsOf(at)),
  })),
  'campaign.splitByDay': writes(async ({ wire, fixture }) => {
    const wanted = { audienceId: fixture.audienceId, column: 0 };
    const { parts } = value(await wire.call('audience.countByDay', wanted));
    return { ...wanted, campaignId: fixture.draft, time: null, shown: [...parts] };
  }),
  'campaign.writeTo': writes(async ({ wire, fixture: { ended: campaignId } }) => {
    const view = { campaignId, filter: 'not-sent', search: '', chunk: null } as const;
    const { viewId } = value(await wire.call('result.view', view));
    return { campaignId, shown: { viewId, spans: [{ from: 0, to: 2 }] } };
  }),
  'campaign.rehearse': sends(({ fixture }) => ({ campaignId: fixture.draft, includeRecent: false })),
  'campaign.test': sends(async ({ wire, fixture: { draft: campaignId } }) => {
    const shown = value(await wire.call('campaign.testText', { campaignId, n: null }));
    return { campaignId, number: fictionalNumber(99), shown };
  }),
  'campaign.testEncoding': sends(({ fixture }) => ({
    accountId: fixture.accountId,
    encoding: 'UCS2',
    number: fictionalNumber(99),
  })),
  'campaign.remove': writes(({ fixture }) => ({ campaignId: fixture.ended, phase: 'cancelled' })),
  'campaign.removeOlder': writes(async ({ wire }) => {
    const { campaigns } = value(await wire.call('campaign.older', { days: 0 }));
    return { days: 0, shown: campaigns };
  }),

  'chunk.resolve': writes(async ({ wire, fixture: { inDoubt: campaignId } }) => {
    const { row } = value(await wire.call('chunk.waiting', { campaignId, preferred: null }));
    return { campaignId, chunk: row!.chunk, verdict: 'treat-as-sent', attempts: row!.attempts.length };
  }),
  'chunk.resolveCopied': {
    async input({ wire, fixture: { paused: campaignId } }) {
      const { doubt } = value(await wire.call('chunk.copied', { campaignId }));
      return { campaignId, verdict: 'treat-as-sent', requests: doubt!.requests };
    },
    broughtBack: true,
  },
  'chunk.takeOut': writes(async (at) => {
    const { chunk, from, to } = await refusedIn(at);
    const positions = Array.from({ length: to - from - 1 }, (_, n) => from + n);
    return { campaignId: at.fixture.refused, chunk, positions };
  }),
  'chunk.bisect': sends(async (at) => ({
    campaignId: at.fixture.refused,
    chunk: (await refusedIn(at)).chunk,
  })),

  'person.eraseMention': writes(() => ({
    msisdn: fictionalNumber(40) as Msisdn,
    place: { kind: 'credits' as const, label: 'none' },
  })),
  // Somebody of the campaign that has ended.
  'person.erase': writes(() => ({ msisdn: fictionalNumber(40) as Msisdn, keepOptOut: true })),
  'optOut.add': writes(() => ({
    text: `+${fictionalNumber(0)}\n+${fictionalNumber(1)}`,
    note: '',
    source: 'typed',
  })),
  'optOut.addSheet': writes(async (at) => {
    const { id: sheetId } = await importText(at, 'people.csv', sheetText);
    const { mapping } = await preview(at, sheetId);
    return { sheetId, mapping, note: '', source: 'people.csv' };
  }),
  'optOut.useTeam': writes(async (at) => {
    const path = join(at.dataDir, '..', 'team.csv');
    writeFileSync(path, `+${fictionalNumber(70)}\n+${fictionalNumber(71)}\n`);
    return { fileId: await at.app.take(path), column: 0, heading: '' };
  }),
  'optOut.leaveTeam': writes(() => ({})),
  'optOut.remove': writes(() => ({ msisdn: fictionalNumber(70), note: 'came back' })),

  'practice.script': writes(() => ({ script: '500-after', randomness: 0, taken: 0 })),
  'practice.credit': writes(() => ({ credit: 42 })),
  'practice.clear': writes(() => ({})),

  'export.open': writes(() => ({ what: 'folder', as: 'moved' })),
  'export.read': writes(async ({ wire }) => {
    const { exportId } = value(await wire.call('export.open', { what: 'folder', as: 'moved' }));
    return { exportId };
  }),
};

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function begun({ wire }: OnStage): Promise<SheetId> {
  const { sheetId } = value(await wire.call('sheet.begin', { name: 'people.csv', size: sheetText.length }));
  return sheetId;
}

async function mapped(at: OnStage, text: string): Promise<Pick<In<'audience.build'>, 'sheetId' | 'mapping'>> {
  const { id: sheetId } = await importText(at, 'people.csv', text);
  const { mapping } = await preview(at, sheetId);
  return { sheetId, mapping };
}

async function recent(at: OnStage): Promise<string> {
  const fileId = await at.app.take(fileIn(at.dataDir));
  value(await at.wire.call('sheet.openExternal', { fileId }));
  return at.when('a recent file', async () => value(await at.wire.call('sheet.recent', {}))[0]?.id ?? null);
}

async function rowsOf({ wire, fixture: { audienceId } }: OnStage) {
  const { viewId } = value(
    await wire.call('draft.view', {
      audienceId,
      message: '',
      lettering: { encoded: false },
      filter: 'all',
      search: '',
    }),
  );
  return { viewId, spans: [{ from: 1, to: 4 }] };
}

async function refusedIn({ wire, fixture }: OnStage) {
  const request = { campaignId: fixture.refused, from: 0, count: 100 };
  const { rows } = value(await wire.call('chunk.list', request));
  return rows.find(({ state }) => state === 'refused')!;
}

async function giveFolder({ wire }: OnStage): Promise<void> {
  const { bytes } = await exported(wire, { what: 'folder', as: 'backup' });
  value(await wire.call('folder.begin', {}));
  value(await wire.call('folder.append', { bytes }));
}
