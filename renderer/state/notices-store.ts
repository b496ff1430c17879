import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { spoken } from '../../shared/language/spoken.ts';
import type { AppError, Result } from '../../shared/result.ts';
import type { Notice } from '../components/status/notices.tsx';

export type NoticesStore = ReturnType<typeof noticesStore>;

const MOST = 4;

export function noticesStore() {
  let next = 1;
  return createStore(
    combine({ notices: [] as readonly Notice[] }, (set, get) => {
      /** Returns an id for `dismiss`. */
      function say(notice: Omit<Notice, 'id'>): number {
        // A repeated notice would only push others away; one with `onDropped` stays, because something would be lost.
        const others = get().notices.filter(({ text, onDropped }) => text !== notice.text || onDropped);
        const id = next++;
        keep(newest([...others, { ...notice, id }]));
        return id;
      }

      function keep(notices: readonly Notice[]): void {
        const dropped = get().notices.filter((one) => !notices.includes(one));
        set({ notices });
        for (const { onDropped } of dropped) onDropped?.();
      }

      const without = (id: number) => get().notices.filter((notice) => notice.id !== id);
      return {
        say,
        showError: (error: AppError) =>
          say({ tone: 'danger', text: spoken(error.message), more: spoken(error.fix) }),
        dismiss: (id: number) => keep(without(id)),
        /** The notice goes before its action runs, which may show it again. */
        act(id: number): void {
          const pressed = get().notices.find((notice) => notice.id === id);
          set({ notices: without(id) });
          pressed?.action?.run();
        },
      };
    }),
  );
}

/** Keeps as many notices as fit, and the last; a notice that stays makes room only for others that stay. */
function newest(notices: readonly Notice[]): readonly Notice[] {
  const rest = [...notices];
  while (rest.length > MOST) {
    const at = rest.findIndex(({ stays }) => !stays);
    if (at === rest.length - 1) break;
    rest.splice(Math.max(at, 0), 1);
  }
  return rest;
}

/** Shows a failure as a notice. */
export function valueOrNotice<Value>(notices: NoticesStore, result: Result<Value>): Value | null {
  if (result.ok) return result.value;
  notices.getState().showError(result.error);
  return null;
}
