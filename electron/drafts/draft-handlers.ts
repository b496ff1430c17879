import { ok } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { type DraftStart, type DraftStore, openDraftStore } from './draft-store.ts';

/** Answers everything about drafts; they save themselves, so there is no saving to forget. */
export interface DraftHandlers {
  readonly handlers: HandlersOf<'draft'>;
  /** For other rooms, which copy campaigns into drafts. */
  readonly drafts: DraftStore;
}

/** Wires the drafts. */
export function createDraftHandlers(context: Context): DraftHandlers {
  const drafts = openDraftStore(context.database, context.now);

  function start(): DraftStart {
    const { accountId, chunkSize, canary } = context.settings.settings();
    const account = context.accounts.get(accountId);
    return {
      name: '',
      accountId,
      audienceId: null,
      message: '',
      sender: account?.sender ?? '',
      label: account?.label ?? '',
      options: { chunkSize, canary, perMinute: null, connections: 1, splitUnicode: true, startAt: null },
    };
  }

  return {
    drafts,
    handlers: {
      'draft.create': () => {
        const draft = drafts.create(start());
        context.emit({ type: 'campaigns' });
        return ok(draft);
      },
      'draft.get': ({ campaignId }) => drafts.read(campaignId),
      'draft.save': ({ campaignId, patch }) => {
        const saved = drafts.save(campaignId, patch);
        if (saved.ok) context.emit({ type: 'campaigns' });
        return saved;
      },
    },
  };
}
