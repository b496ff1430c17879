import * as z from 'zod';
import type { AccountInput } from '../../shared/account/account.ts';
import { mayAcceptStatus } from '../../shared/account/answer-policy.ts';
import { type CommandId, commandIds, type Zoom } from '../../shared/commands/commands.ts';
import type { Operations } from '../../shared/contract.ts';
import type { FolderReading } from '../../shared/folder/folder.ts';
import { keptLine } from '../../shared/format/kept-line.ts';
import { visibleText } from '../../shared/format/visible-text.ts';
import { FOUND_KINDS } from '../../shared/sheet/sheet.ts';
import { audienceParsers } from './audience-parsers.ts';
import { campaignParsers } from './campaign-parsers.ts';
import { exportRequest } from './export-parser.ts';
import {
  accountId,
  audienceId,
  campaignId,
  msisdn,
  nameField,
  nothing,
  ofCampaign,
  ofSheet,
  type ParsersOf,
  search,
  sender,
  sheetId,
  slice,
  textField,
  whole,
} from './field-parsers.ts';
import { encodingArrived, oneOf, resultFilter } from './name-parsers.ts';
import { resultSort, shownRows } from './row-parsers.ts';
import { lettering, sendOptions } from './send-parsers.ts';
import { retention, retentionPlan, settingsParser } from './settings-parsers.ts';
import { mapping, mappingChoices, sheetOptions } from './sheet-parsers.ts';
import { templateParsers } from './template-parsers.ts';

const asker = z.string().max(64).optional();
/** The name of a file in one line, for sentences that name it. */
function visibleLine(text: string): string {
  return visibleText(text).replace(/\p{Cc}+/gu, ' ');
}

const name = nameField;
const label = z.string().max(200, { abort: true }).overwrite(keptLine);
const inUse = { audienceId: audienceId.nullish() };
const commandId = z.enum(commandIds as readonly [CommandId, ...CommandId[]]);
const bytes = z.instanceof(Uint8Array).refine((value) => value.byteLength <= 8 * 1024 * 1024);

const acceptedStatus = z.number().int().refine(mayAcceptStatus);

const account = z.object({
  id: accountId.nullable(),
  name,
  baseUrl: z.string().max(2_000),
  sendPath: oneOf<AccountInput['sendPath']>({ '/v2/mtsms': true, '/sms/mtsms': true }),
  sender,
  label,
  unicodeEncoding: z.string().max(40, { abort: true }).overwrite(keptLine),
  lowBalance: z.number().min(0).nullable(),
  currency: z.string().max(10, { abort: true }).overwrite(keptLine),
  ...z
    .object({
      acceptedStatuses: z.array(acceptedStatus).max(100),
      retries429: z.boolean(),
      noBalance: z.boolean(),
      campaignLimit: z.number().min(0).nullable(),
      dayLimit: z.number().min(0).nullable(),
      encodingArrived,
    })
    .exactPartial().shape,
});

const draftPatch = z
  .object({
    name,
    accountId,
    audienceId: audienceId.nullable(),
    message: textField,
    sender,
    label,
    options: sendOptions,
  })
  .exactPartial();

const ofAccount = z.object({ accountId });

/** The parser of every operation's input: what it lets through, nobody checks again. */
export const inputParsers: ParsersOf<Operations> = {
  'app.info': nothing,
  'app.openLogs': nothing,
  'app.commands': z.object({ applying: z.array(commandId).max(commandIds.length) }),
  'app.lookForUpdate': nothing,
  'app.zoom': z.object({ zoom: oneOf<Zoom>({ in: true, out: true, reset: true }) }),
  'settings.read': nothing,
  'settings.save': z.object({ settings: settingsParser.omit({ retention: true }).exactPartial() }),
  'retention.plan': z.object({ retention }),
  'retention.set': z.object({ retention, shown: retentionPlan }),

  'account.list': nothing,
  'account.save': z.object({ account }),
  'account.uses': ofAccount,
  'account.acceptStatus': z.object({ accountId, status: acceptedStatus }),
  'account.sayNoBalance': ofAccount,
  'account.remove': ofAccount,
  'token.save': z.object({ accountId, token: z.string().min(1).max(4096) }),
  'token.forget': ofAccount,
  'balance.read': ofAccount,

  'sheet.recent': nothing,
  'sheet.openRecent': z.object({ recentId: z.uuid() }),
  'sheet.forgetRecent': z.object({ recentId: z.uuid().nullable() }),
  'sheet.given': nothing,
  'sheet.openGiven': z.object({ givenId: z.uuid() }),
  'sheet.begin': z.object({
    name: z.string().min(1).max(1000, { abort: true }).overwrite(visibleLine),
    size: whole,
  }),
  'sheet.append': z.object({ sheetId, at: whole, bytes }),
  'sheet.end': ofSheet,
  'sheet.reread': z.object({ sheetId, options: sheetOptions }),
  'sheet.preview': z.object({ sheetId, chosen: mappingChoices, ...slice }),
  'sheet.count': z.object({ sheetId, mapping }),
  'sheet.find': z.object({ sheetId, mapping, kind: z.enum(FOUND_KINDS) }),
  'sheet.values': z.object({ sheetId, column: whole, headerRow: z.number().int().min(1).nullable() }),
  'sheet.discard': ofSheet,

  ...audienceParsers,

  'draft.create': nothing,
  'draft.get': ofCampaign,
  'draft.save': z.object({ campaignId, patch: draftPatch }),
  'draft.survey': z.object({ asker, audienceId, message: textField, lettering }),
  'draft.view': z.object({ asker, audienceId, message: textField, lettering, search, ...shownRows }),
  'draft.page': z.object({ viewId: z.string().max(64), ...slice }),

  ...templateParsers,

  ...campaignParsers,

  'result.view': z.object({
    asker,
    campaignId,
    filter: resultFilter,
    search,
    chunk: whole.nullable(),
    sort: resultSort,
  }),
  'result.page': z.object({ viewId: z.string().max(64), ...slice }),
  'result.steps': z.object({ campaignId, position: whole }),
  'result.lost': ofCampaign,
  'result.curve': ofCampaign,
  'history.credits': nothing,
  'history.find': z.object({ asker, ...inUse, number: z.string().max(100) }),

  'person.held': z.object({ msisdn }),
  'person.erase': z.object({ msisdn, keepOptOut: z.boolean() }),

  'optOut.list': z.object({ search, ...slice }),
  'optOut.add': z.object({
    ...inUse,
    text: z.string().max(8_000_000),
    note: z.string().max(1000),
    source: name,
  }),
  'optOut.addSheet': z.object({ ...inUse, sheetId, note: z.string().max(1000), source: name }),
  'optOut.remove': z.object({ msisdn, note: z.string().max(1000) }),
  'optOut.log': z.object(slice),

  'export.open': exportRequest,
  'export.read': z.object({ exportId: z.string().max(64) }),

  'folder.status': nothing,
  'folder.settle': z.object({ reading: oneOf<FolderReading>({ moved: true, copied: true }) }),
  'folder.noted': nothing,
  'folder.begin': nothing,
  'folder.append': z.object({ bytes }),
  'folder.open': nothing,
  'folder.discard': nothing,
  'folder.erase': z.object({ typed: z.string().max(100) }),

  'practice.status': nothing,
  'practice.script': z.object({
    script: z.string().max(10_000).optional(),
    randomness: z.number().min(0).max(1).optional(),
    seed: whole.max(2 ** 32 - 1).optional(),
    taken: whole.max(40).optional(),
  }),
  'practice.credit': z.object({ credit: z.number() }),
  'practice.inbox': z.object({ search, before: whole.nullable(), count: slice.count }),
  'practice.phone': z.object({
    msisdn: z.string().min(1).max(20),
    before: whole.nullable(),
    count: slice.count,
  }),
  'practice.clear': nothing,
};
