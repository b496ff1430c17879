import type { AppEvent } from '../../shared/app-event.ts';
import type { Operation } from '../../shared/contract.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import type { Result } from '../../shared/result.ts';
import type { Dispatch } from './dispatch.ts';

type Changed = Extract<AppEvent, { type: 'changed' }>['what'];

const changedBy: { readonly [K in Operation]?: Changed } = {
  'settings.save': 'settings',
  'retention.set': 'settings',
  'account.save': 'accounts',
  'account.acceptStatus': 'accounts',
  'account.sayNoBalance': 'accounts',
  'account.remove': 'accounts',
  'token.save': 'accounts',
  'token.forget': 'accounts',
  'audience.build': 'audiences',
  'audience.derive': 'audiences',
  'audience.mend': 'audiences',
  'audience.settleDoubtful': 'audiences',
  'audience.rename': 'audiences',
  'audience.remove': 'audiences',
  'audience.edit': 'audiences',
  'audience.exclude': 'audiences',
  'audience.excludeRows': 'audiences',
  'audience.choose': 'audiences',
  'audience.undo': 'audiences',
  'audience.redo': 'audiences',
  'audience.keepAll': 'audiences',
  'campaign.copy': 'audiences',
  'campaign.copyToRows': 'audiences',
  'campaign.copyToChosen': 'audiences',
  'template.add': 'templates',
  'template.change': 'templates',
  'template.remove': 'templates',
  'template.import': 'templates',
  'folder.settle': 'folder',
  'folder.noted': 'folder',
  'folder.open': 'folder',
  'folder.discard': 'folder',
  'optOut.add': 'opt-outs',
  'optOut.addSheet': 'opt-outs',
  'optOut.remove': 'opt-outs',
  'person.erase': 'people',
};

/** Tells every window what one of them has changed, so that none goes on showing what no longer holds. */
export function withChangeNews(call: Dispatch, emit: (event: AppEvent) => void): Dispatch {
  return async (operation, input) => {
    const result = await call(operation, input);
    if (!result.ok) return result;
    const what = changedBy[operation as Operation];
    if (what !== undefined) emit({ type: 'changed', what });
    if (operation === 'draft.save')
      emit({ type: 'draft', draft: (result as Result<Draft> & { ok: true }).value });
    return result;
  };
}
