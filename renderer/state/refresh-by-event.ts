import type { QueryClient } from '@tanstack/react-query';
import type { AppEvent, Changed } from '../../shared/app-event.ts';
import type { MadeOldBy, Operation, Operations } from '../../shared/contract.ts';
import { refresh } from './query-client.ts';

/** Inputs that contain these values are outdated. */
type MadeOld = { readonly [K in Operation]?: Partial<Operations[K]['in']> };

/** The compiler holds this to the operations' declarations, which are not loaded here. */
const changed: { readonly [What in Changed]: { readonly [K in MadeOldBy<What>]: object } } = {
  accounts: { 'account.list': {} },
  audiences: {
    'audience.list': {},
    'audience.countByDay': {},
    'audience.groups': {},
    'audience.repeated': {},
    'audience.sameNumber': {},
    'audience.history': {},
    'draft.survey': {},
    'campaign.compared': {},
  },
  'opt-outs': { 'optOut.log': {}, 'optOut.team': {}, 'history.find': {} },
  settings: { 'settings.read': {} },
  templates: { 'template.list': {} },
  folder: { 'folder.status': {} },
  recent: { 'sheet.recent': {} },
  people: { 'person.held': {}, 'person.mentions': {} },
};

const nothing = (): MadeOld => ({});

/** Under an open review or test, data stays as it was: another window's change would pass for what was read. */
const madeOld: {
  readonly [Type in AppEvent['type']]: (event: Extract<AppEvent, { type: Type }>) => MadeOld;
} = {
  campaign: ({ campaign: { id: campaignId } }) => ({
    'result.timeline': { campaignId },
    'chunk.list': { campaignId },
    'chunk.waiting': { campaignId },
    'chunk.copied': { campaignId },
    'campaign.timeline': { campaignId },
    'history.credits': {},
    'account.uses': {},
  }),
  campaigns: () => ({ 'campaign.list': {}, 'template.recent': {}, 'campaign.older': {}, 'account.uses': {} }),
  sheet: ({ sheet: { id: sheetId, stage } }) =>
    stage === 'ready' ? { 'sheet.preview': { sheetId }, 'sheet.count': { sheetId } } : {},
  changed: ({ what }) => changed[what],
  practice: () => ({ 'practice.inbox': {}, 'practice.phone': {}, 'result.lost': {} }),
  'external-files': nothing,
  audience: nothing,
  working: nothing,
  survey: nothing,
  'survey-failed': nothing,
  draft: nothing,
  balance: nothing,
  show: nothing,
  command: nothing,
  download: nothing,
  closing: nothing,
  restarted: nothing,
  'not-notified': nothing,
  'no-sandbox': nothing,
  erased: nothing,
  ended: nothing,
};

export function refreshByEvent(queries: QueryClient, event: AppEvent): void {
  const old: (event: never) => MadeOld = madeOld[event.type];
  for (const [operation, input] of Object.entries(old(event as never)))
    void refresh(queries, operation as Operation, input);
}
