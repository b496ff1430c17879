import type { QueryClient } from '@tanstack/react-query';
import type { AppEvent, Changed } from '../../shared/app-event.ts';
import { assertNever } from '../../shared/assert-never.ts';
import type { MadeOldBy, Operation, Operations } from '../../shared/contract.ts';
import { refresh } from './queries.ts';

/** Inputs that contain these values are outdated. */
type MadeOld = { readonly [K in Operation]?: Partial<Operations[K]['in']> };

/** As declared by the operations, which are not loaded here; the compiler requires exactly these. */
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
  people: { 'person.held': {} },
};

export function refreshByEvent(queries: QueryClient, event: AppEvent): void {
  for (const [operation, input] of Object.entries(madeOld(event)))
    void refresh(queries, operation as Operation, input);
}

function madeOld(event: AppEvent): MadeOld {
  switch (event.type) {
    case 'campaign': {
      const { id: campaignId } = event.campaign;
      return {
        'result.steps': { campaignId },
        'chunk.list': { campaignId },
        'chunk.waiting': { campaignId },
        'chunk.copied': { campaignId },
        'campaign.timeline': { campaignId },
        'history.credits': {},
        'account.uses': {},
      };
    }
    case 'campaigns':
      return { 'campaign.list': {}, 'template.recent': {}, 'campaign.older': {}, 'account.uses': {} };
    case 'sheet': {
      const { id: sheetId, stage } = event.sheet;
      return stage === 'ready' ? { 'sheet.preview': { sheetId }, 'sheet.count': { sheetId } } : {};
    }
    case 'changed':
      return changed[event.what];
    case 'practice':
      return { 'practice.inbox': {}, 'practice.phone': {}, 'result.lost': {} };
    // A change in another window under a review or test must not pass for what the person has read there.
    case 'draft':
    case 'audience':
    case 'working':
    case 'external-files':
    case 'show':
    case 'survey':
    case 'survey-failed':
    case 'balance':
    case 'download':
    case 'command':
    case 'closing':
    case 'restarted':
    case 'not-notified':
    case 'no-sandbox':
    case 'erased':
    case 'ended':
      return {};
    default:
      return assertNever(event);
  }
}
