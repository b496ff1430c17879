import type { QueryClient } from '@tanstack/react-query';
import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { CampaignId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import type { Draft, DraftPatch } from '../../shared/draft/draft.ts';
import { singleLine } from '../../shared/format/visible-text.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { cleanVersions } from '../../shared/message/versions.ts';
import type { AppError, Result } from '../../shared/result.ts';
import { type NoticesStore, valueOrNotice } from './notices-store.ts';
import { refresh } from './query-client.ts';
import { openSaveQueue } from './save-queue.ts';

/** The draft in the editor. It saves itself a moment after each change, and is never lost without a question. */
export function draftStore(wire: Wire, queries: QueryClient, notices: NoticesStore) {
  let openings = 0;
  const heard = new Map<CampaignId, Draft>();

  const edited = {
    draft: null as Draft | null,
    /** `discarded`: a person chose to leave what could not be saved. */
    saving: 'saved' as 'saved' | 'saving' | 'failed' | 'discarded',
    error: null as AppError | null,
    /** True while a person must decide: something else should come into view, and the draft cannot be saved. */
    isLeaving: false,
  };
  return createStore(
    combine(edited, (set, get) => {
      const question = leaveQuestion((isLeaving) => set({ isLeaving }));
      const queue = openSaveQueue(
        (patch) => wire.call('draft.save', { campaignId: get().draft!.id, patch }),
        {
          onSaving: () => set({ saving: 'saving' }),
          onSaved(draft) {
            // A review or a test must use what was just written here.
            const campaignId = draft.id;
            void refresh(queries, 'campaign.review', { campaignId });
            void refresh(queries, 'campaign.testText', { campaignId });
            set({ draft: asTyped(newest(draft), get().draft), saving: 'saved', error: null });
            question.answer(true);
          },
          onFailed: (error, isStopped) => set({ error, saving: isStopped ? 'discarded' : 'failed' }),
        },
      );

      /** True if there is text that is neither saved nor discarded. */
      function isUnsaved(): boolean {
        return ['saving', 'failed'].includes(get().saving);
      }

      /** Saves so that the draft can be left; if it cannot be saved, a person or a later try decides. */
      async function leave(): Promise<boolean> {
        if (isUnsaved()) await queue.flush();
        if (!isUnsaved()) return true;
        return question.ask();
      }

      function discard(): void {
        queue.stop();
        if (isUnsaved()) set({ saving: 'discarded' });
      }

      /** Revokes `discard`, because the draft was not left after all. */
      function stay(): void {
        if (get().saving !== 'discarded') return;
        set({ saving: 'saving' });
        void queue.flush();
      }

      /** An answer may be older than a later save, in this window or another. */
      function newest(draft: Draft): Draft {
        const drafts = [get().draft, heard.get(draft.id)];
        return drafts.reduce<Draft>(
          (best, one) => (one?.id === draft.id && one.updatedAt > best.updatedAt ? one : best),
          draft,
        );
      }

      /** If several drafts are requested at once, only the last opens. */
      async function open(ask: () => Promise<Result<Draft>>, isCurrent = always): Promise<Draft | null> {
        openings += 1;
        const mine = openings;
        const isNewest = (): boolean => mine === openings && isCurrent();
        if (!(await leave())) return null;
        const draft = valueOrNotice(notices, await ask());
        if (!isNewest()) return null;
        if (!draft) stay();
        // Text written while the answer was on its way belongs to the draft still in view.
        if (!draft || !(await leave()) || !isNewest()) return null;
        queue.clear();
        set({ draft: newest(draft), saving: 'saved', error: null });
        return draft;
      }

      return {
        /** False if the draft cannot be read, the one in view cannot be left, or something else was requested since. */
        load: async (campaignId: CampaignId, isCurrent?: () => boolean): Promise<boolean> =>
          (await open(() => wire.call('draft.get', { campaignId }), isCurrent)) !== null,
        /** Null if no draft can be made, or something else was requested since. */
        create: (isCurrent?: () => boolean) => open(() => wire.call('draft.create', {}), isCurrent),
        /** Takes a save of any window; text being written in this one takes precedence. */
        takeSaved(saved: Draft): void {
          const { draft, saving } = get();
          if (saved.updatedAt >= (heard.get(saved.id)?.updatedAt ?? 0)) heard.set(saved.id, saved);
          if (draft?.id === saved.id && saving === 'saved' && saved.updatedAt >= draft.updatedAt)
            set({ draft: asTyped(saved, draft) });
        },
        change(patch: DraftPatch): void {
          const { draft } = get();
          // A field passes its value again when it is left, which is no change.
          if (!draft || !isChange(draft, patch)) return;
          set({ draft: { ...draft, ...patch }, saving: 'saving' });
          queue.add(patch);
        },
        /** Null if everything is saved, otherwise the reason. */
        flush: queue.flush,
        isUnsaved,
        leave,
        /** `discard` gives up what is unsaved. */
        answerLeaving(answer: 'discard' | 'stay'): void {
          if (answer === 'discard') discard();
          question.answer(answer === 'discard');
        },
        discard,
        stay,
      };
    }),
  );
}

/** Keeps the editor's text if it differs only by cleaning, because the person may still be typing. */
function asTyped(saved: Draft, typed: Draft | null): Draft {
  if (typed?.id !== saved.id) return saved;
  const { message, sender, label } = typed;
  const { versions } = typed.options;
  return {
    ...saved,
    ...(cleanMessage(message) === saved.message && { message }),
    ...(singleLine(sender) === saved.sender && { sender }),
    ...(singleLine(label) === saved.label && { label }),
    ...(versions &&
      JSON.stringify(cleanVersions(versions)) === JSON.stringify(saved.options.versions) && {
        options: { ...saved.options, versions },
      }),
  };
}

const always = (): boolean => true;

/** If several questions are asked at once, only the last is open. */
function leaveQuestion(show: (isLeaving: boolean) => void) {
  let decide: ((leave: boolean) => void) | null = null;

  function answer(leave: boolean): void {
    const decided = decide;
    decide = null;
    show(false);
    decided?.(leave);
  }

  return {
    answer,
    ask(): Promise<boolean> {
      answer(false);
      show(true);
      return new Promise((resolve) => {
        decide = resolve;
      });
    },
  };
}

function isChange(draft: Draft, patch: DraftPatch): boolean {
  return Object.entries(patch).some(
    ([field, value]) => JSON.stringify(draft[field as keyof Draft]) !== JSON.stringify(value),
  );
}
