import type { AudienceId, CampaignId, Msisdn, SheetId, TemplateId } from '../../../shared/brand.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { sized } from '../../support/full.ts';
import { accountAt } from '../support/account.ts';
import { value } from '../support/app.ts';
import type { CampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { audienceOf, importText, preview, upload } from '../support/sheet.ts';

/** Something of everything that operations are about. */
export interface World {
  readonly account: Operations['account.list']['out'][number];
  readonly audienceId: AudienceId;
  readonly otherId: AudienceId;
  readonly draftId: CampaignId;
  readonly endedId: CampaignId;
  readonly sheetId: SheetId;
  readonly mapping: Mapping;
  readonly receivingId: SheetId;
  readonly rowsView: string;
  readonly resultsView: string;
  readonly templateId: TemplateId;
}

const people = sized(300, 3000);
export const file = [
  'Name,Phone',
  ...Array.from({ length: people }, (_, n) => `Guest ${n},+${fictionalNumber(n)}`),
].join('\n');
const lettering = { encoded: true };

export async function makeWorld(app: CampaignApp): Promise<World> {
  const { id: audienceId } = await audienceOf(app, file);
  const { id: otherId } = await audienceOf(app, file);
  const endedId = await app.draft(30, { message: 'Ended' });
  await app.start(endedId);
  await app.reached(endedId, 'finished');
  return worldOf(app, file, { audienceId, otherId, endedId });
}

/** The world of these lists and this campaign, with the text of a file that is being imported. */
export async function worldOf(
  app: CampaignApp,
  text: string,
  { audienceId, otherId, endedId }: Pick<World, 'audienceId' | 'otherId' | 'endedId'>,
): Promise<World> {
  const { wire } = app;
  const { id: sheetId } = await importText(app, 'people.csv', text);
  const { mapping } = await preview(app, sheetId);
  const draftId = await app.draft(0, { audienceId, message: 'Hi {Name}' });
  const view = { audienceId, message: 'Hi {Name}', lettering, filter: 'all', search: '' } as const;
  const results = { campaignId: endedId, filter: 'all', search: '', chunk: null } as const;
  return {
    account: value(await wire.call('account.save', { account: accountAt('http://127.0.0.1:1') })),
    audienceId,
    otherId,
    draftId,
    endedId,
    sheetId,
    mapping,
    receivingId: await upload(app, 'coming.csv', new Uint8Array(10)),
    rowsView: value(await wire.call('draft.view', view)).viewId,
    resultsView: value(await wire.call('result.view', results)).viewId,
    templateId: value(await wire.call('template.add', { name: 'Kept', message: 'Hi' })).id,
  };
}

/** What is there no more, or never was. */
export const nowhere: Omit<World, 'account' | 'mapping'> = {
  audienceId: 999 as AudienceId,
  otherId: 998 as AudienceId,
  draftId: 999 as CampaignId,
  endedId: 998 as CampaignId,
  sheetId: '00000000-0000-4000-8000-000000000000' as SheetId,
  receivingId: '00000000-0000-4000-8000-000000000001' as SheetId,
  rowsView: 'none',
  resultsView: 'none',
  templateId: 999 as TemplateId,
};

const number = fictionalNumber(1);
const span = [{ from: 0, to: 2 }];
const slice = { from: 0, count: 10 };
const keep = { campaigns: 0, lists: 0, inbox: 0, log: 0 };

/** One input of every operation; null for what leaves nothing to call after it. */
export const inputs: { readonly [K in Operation]: ((world: World) => Operations[K]['in']) | null } = {
  'account.list': () => ({}),
  'account.save': ({ account }) => ({ account }),
  'account.uses': ({ account }) => ({ accountId: account.id }),
  'account.acceptStatus': ({ account }) => ({ accountId: account.id, status: 201 }),
  'account.markNoBalance': ({ account }) => ({ accountId: account.id }),
  'account.remove': ({ account }) => ({ accountId: account.id }),
  'token.save': ({ account }) => ({ accountId: account.id, token: 'long-enough-token' }),
  'token.forget': ({ account }) => ({ accountId: account.id }),
  'balance.read': ({ account }) => ({ accountId: account.id }),
  'app.info': () => ({}),
  'app.commands': () => ({ applying: [] }),
  'app.openLogs': () => ({}),
  'app.lookForUpdate': () => ({}),
  'app.zoom': () => ({ zoom: 'reset' }),
  'settings.read': () => ({}),
  'settings.save': () => ({ settings: { recentDays: 3 } }),
  'retention.plan': () => ({ retention: keep }),
  'retention.set': () => ({ retention: keep, shown: keep }),
  'folder.status': () => ({}),
  'folder.settle': () => ({ reading: 'copied' }),
  'folder.begin': () => ({}),
  'folder.append': () => ({ bytes: new Uint8Array(3) }),
  'folder.open': () => ({}),
  'folder.discard': () => ({}),
  'folder.erase': null,
  'folder.allow': () => ({ kind: 'account', subject: 'nobody' }),
  'folder.unreadSeen': () => ({}),
  'folder.judgedAgainSeen': ({ audienceId }) => ({ audienceIds: [audienceId] }),
  'folder.notSent': () => ({ kind: 'campaign', id: 1 }),
  'audience.build': ({ sheetId, mapping }) => ({ sheetId, mapping, name: 'Once more' }),
  'audience.correct': ({ sheetId, mapping, audienceId }) => ({ sheetId, mapping, audienceId }),
  'audience.countDerived': ({ audienceId, otherId }) => ({
    derivation: { kind: 'together', audienceId, otherId },
  }),
  'audience.derive': ({ audienceId, otherId }) => ({
    derivation: { kind: 'without', audienceId, otherId },
    name: 'Made',
  }),
  'audience.cancelDerived': ({ audienceId }) => ({ audienceId }),
  'audience.countByDay': ({ audienceId }) => ({ audienceId, column: 0 }),
  'audience.values': ({ audienceId }) => ({ audienceId, column: 0 }),
  'audience.groups': ({ audienceId }) => ({ audienceId }),
  'audience.list': () => ({ before: null }),
  'audience.get': ({ audienceId }) => ({ audienceId }),
  'audience.rename': ({ audienceId }) => ({ audienceId, name: 'Renamed' }),
  'audience.remove': ({ audienceId }) => ({ audienceId }),
  'audience.cancel': ({ sheetId }) => ({ sheetId }),
  'audience.edit': ({ audienceId }) => ({ audienceId, n: 2, column: 0, value: 'Edited' }),
  'audience.exclude': ({ audienceId }) => ({ audienceId, n: 3, excluded: true }),
  'audience.excludeRows': ({ audienceId, rowsView }) => ({
    audienceId,
    viewId: rowsView,
    spans: span,
    excluded: true,
  }),
  'audience.choose': ({ audienceId }) => ({ audienceId, n: 1 }),
  'audience.join': ({ audienceId }) => ({ audienceId, n: 1, join: { language: 'da', ways: [] } }),
  'audience.sameNumber': ({ audienceId }) => ({ audienceId, n: 1 }),
  'audience.settleDoubtful': ({ audienceId }) => ({ audienceId, keep: true }),
  'audience.undo': ({ audienceId }) => ({ audienceId }),
  'audience.redo': ({ audienceId }) => ({ audienceId }),
  'audience.history': ({ audienceId }) => ({ audienceId, ...slice }),
  'audience.columns': ({ audienceId }) => ({ audienceId }),
  'audience.setColumnLayout': ({ audienceId }) => ({
    audienceId,
    layout: { order: [], hidden: [], widths: {} },
  }),
  'audience.repeated': ({ audienceId }) => ({ audienceId, at: 0 }),
  'audience.keepAll': ({ audienceId }) => ({ audienceId, rule: { keep: 'first' } }),
  'campaign.list': () => ({ before: null }),
  'campaign.get': ({ endedId }) => ({ campaignId: endedId }),
  'campaign.review': ({ draftId }) => ({ campaignId: draftId }),
  'campaign.start': ({ draftId }) => ({ campaignId: draftId, people, hash: 'x', includeRecent: false }),
  'campaign.pause': ({ endedId }) => ({ campaignId: endedId }),
  'campaign.resume': ({ endedId }) => ({ campaignId: endedId, shown: { kind: null, chunk: null } }),
  'campaign.correctSender': ({ endedId }) => ({ campaignId: endedId, sender: 'New', shown: 'Old' }),
  'campaign.cancel': ({ endedId }) => ({ campaignId: endedId }),
  'campaign.unschedule': ({ endedId }) => ({ campaignId: endedId }),
  'campaign.copy': ({ endedId }) => ({ campaignId: endedId }),
  'campaign.again': ({ endedId }) => ({ campaignId: endedId }),
  'campaign.compared': ({ draftId, audienceId }) => ({ campaignId: draftId, audienceId }),
  'campaign.listCompared': ({ draftId, audienceId }) => ({
    campaignId: draftId,
    audienceId,
    only: ['new', 'changed'],
  }),
  'campaign.copyToRows': ({ draftId, audienceId, rowsView }) => ({
    campaignId: draftId,
    audienceId,
    viewId: rowsView,
    spans: span,
  }),
  'campaign.splitByDay': ({ draftId, audienceId }) => ({
    campaignId: draftId,
    audienceId,
    column: 0,
    time: { before: 1, minute: 540 },
    shown: [{ day: null, rows: 3 }],
  }),
  'campaign.writeTo': ({ endedId, resultsView }) => ({
    campaignId: endedId,
    shown: { viewId: resultsView, spans: span },
  }),
  'campaign.rehearse': ({ draftId }) => ({ campaignId: draftId, includeRecent: false }),
  'campaign.testText': ({ draftId }) => ({ campaignId: draftId, n: 0 }),
  'campaign.test': ({ draftId, account }) => ({
    campaignId: draftId,
    number: `+${number}`,
    shown: { accountId: account.id, n: 0, row: 2, text: 'Hi' },
  }),
  'campaign.testEncoding': ({ account }) => ({
    accountId: account.id,
    encoding: 'UCS-2',
    number: `+${number}`,
  }),
  'campaign.timeline': ({ endedId }) => ({ campaignId: endedId, before: null, count: 500 }),
  'campaign.remove': ({ endedId }) => ({ campaignId: endedId, phase: 'finished' }),
  'campaign.older': () => ({ days: 1 }),
  'campaign.removeOlder': () => ({ days: 1, shown: 0 }),
  'chunk.list': ({ endedId }) => ({ campaignId: endedId, ...slice }),
  'chunk.waiting': ({ endedId }) => ({ campaignId: endedId, preferred: null }),
  'chunk.resolve': ({ endedId }) => ({ campaignId: endedId, chunk: 0, verdict: 'send-again', attempts: 1 }),
  'chunk.copied': ({ endedId }) => ({ campaignId: endedId }),
  'chunk.resolveCopied': ({ endedId }) => ({ campaignId: endedId, verdict: 'send-again', requests: 1 }),
  'chunk.takeOut': ({ endedId }) => ({ campaignId: endedId, chunk: 0, positions: [0] }),
  'chunk.bisect': ({ endedId }) => ({ campaignId: endedId, chunk: 0 }),
  'draft.create': () => ({}),
  'draft.get': ({ draftId }) => ({ campaignId: draftId }),
  'draft.save': ({ draftId, audienceId }) => ({ campaignId: draftId, patch: { audienceId } }),
  'draft.survey': ({ audienceId }) => ({ audienceId, message: 'Hi {Name}', lettering }),
  'draft.view': ({ audienceId }) => ({
    audienceId,
    message: 'Hi {Name}',
    lettering,
    filter: 'all',
    search: 'gue',
    sort: null,
  }),
  'draft.page': ({ rowsView }) => ({ viewId: rowsView, ...slice }),
  'template.list': () => ({}),
  'template.recent': () => ({}),
  'template.add': () => ({ name: 'New', message: 'Hi' }),
  'template.change': ({ templateId }) => ({ templateId, message: 'Other' }),
  'template.remove': ({ templateId }) => ({ templateId }),
  'template.import': () => ({ text: 'none' }),
  'export.open': ({ endedId }) => ({ what: 'results', campaignId: endedId, filter: 'all' }),
  'export.read': () => ({ exportId: 'none' }),
  'person.held': () => ({ msisdn: number as Msisdn }),
  'person.mentions': () => ({ msisdn: number as Msisdn }),
  'person.eraseMention': () => ({ msisdn: number as Msisdn, place: { kind: 'credits', label: 'none' } }),
  'person.erase': () => ({ msisdn: number as Msisdn, keepOptOut: true }),
  'optOut.list': () => ({ search: '', ...slice }),
  'optOut.add': () => ({ text: `+${fictionalNumber(5)}`, note: '', source: '' }),
  'optOut.countSheet': ({ sheetId, mapping }) => ({ sheetId, mapping }),
  'optOut.addSheet': ({ sheetId, mapping }) => ({ sheetId, mapping, note: '', source: '' }),
  'optOut.remove': () => ({ msisdn: fictionalNumber(5), note: '' }),
  'optOut.team': () => ({}),
  'optOut.lookAtTeam': () => ({ fileId: '00000000-0000-4000-8000-000000000002' }),
  'optOut.useTeam': () => ({
    fileId: '00000000-0000-4000-8000-000000000002',
    column: 0,
    heading: '',
  }),
  'optOut.leaveTeam': () => ({}),
  'optOut.log': () => slice,
  'practice.status': () => ({}),
  'practice.script': () => ({ script: '' }),
  'practice.credit': () => ({ credit: 1000 }),
  'practice.inbox': () => ({ search: '', before: null, count: 5 }),
  'practice.phone': () => ({ msisdn: number, before: null, count: 5 }),
  'practice.clear': () => ({}),
  'result.view': ({ endedId }) => ({ campaignId: endedId, filter: 'all', search: '', chunk: null }),
  'result.page': ({ resultsView }) => ({ viewId: resultsView, ...slice }),
  'result.timeline': ({ endedId }) => ({ campaignId: endedId, position: 0 }),
  'result.lost': ({ endedId }) => ({ campaignId: endedId }),
  'result.curve': ({ endedId }) => ({ campaignId: endedId }),
  'history.find': ({ audienceId }) => ({ number: `+${number}`, audienceId }),
  'history.credits': () => ({}),
  'sheet.begin': () => ({ name: 'more.csv', size: 3 }),
  'sheet.append': ({ receivingId }) => ({ sheetId: receivingId, at: 20, bytes: new Uint8Array(3) }),
  'sheet.end': ({ receivingId }) => ({ sheetId: receivingId }),
  'sheet.reread': ({ sheetId }) => ({ sheetId, options: {} }),
  'sheet.preview': ({ sheetId }) => ({ sheetId, chosen: {}, ...slice }),
  'sheet.count': ({ sheetId, mapping }) => ({ sheetId, mapping }),
  'sheet.find': ({ sheetId, mapping }) => ({ sheetId, mapping, kind: 'rejected' }),
  'sheet.values': ({ sheetId }) => ({ sheetId, column: 0, headerRow: 1 }),
  'sheet.external': () => ({}),
  'sheet.openExternal': () => ({ fileId: '00000000-0000-4000-8000-000000000002' }),
  'sheet.recent': () => ({}),
  'sheet.openRecent': () => ({ recentId: '00000000-0000-4000-8000-000000000003' }),
  'sheet.forgetRecent': () => ({ recentId: null }),
  'sheet.discard': ({ sheetId }) => ({ sheetId }),
};

export const operations = (Object.keys(inputs) as Operation[]).filter(
  (operation) => inputs[operation] !== null,
);
