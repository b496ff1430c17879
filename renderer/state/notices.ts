import { createStore, type StoreApi } from 'zustand/vanilla';
import { spoken } from '../../shared/language/spoken.ts';
import type { AppError, Result } from '../../shared/result.ts';
import type { Notice } from '../components/status/notices.tsx';

export interface NoticesState {
  readonly notices: readonly Notice[];
  /** The id is for `dismiss`. */
  say(notice: Omit<Notice, 'id'>): number;
  sayError(error: AppError): number;
  dismiss(id: number): void;
}

const MOST = 4;

export function noticesStore(): StoreApi<NoticesState> {
  let next = 1;
  return createStore<NoticesState>((set, get) => ({
    notices: [],
    say: (notice) => {
      // Repeated words would only push other messages away.
      const others = get().notices.filter(({ text }) => text !== notice.text);
      const id = next++;
      set({ notices: [...others, { ...notice, id }].slice(-MOST) });
      return id;
    },
    sayError: (error) => get().say({ tone: 'danger', text: spoken(error.message), more: spoken(error.fix) }),
    dismiss: (id) => set({ notices: get().notices.filter((notice) => notice.id !== id) }),
  }));
}

/** Shows a failure as a notice. */
export function valueOrNotice<Value>(notices: StoreApi<NoticesState>, result: Result<Value>): Value | null {
  if (result.ok) return result.value;
  notices.getState().sayError(result.error);
  return null;
}
