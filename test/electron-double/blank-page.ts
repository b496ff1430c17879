import type { Page, PageListener } from './page.ts';
import type { ToPage } from './worlds.ts';

/** A page that shows nothing: keeps what main has it do, and leaves its part to a test. */
export interface BlankPage extends Page {
  readonly mainFrame: { url: string; origin: string; detached: boolean };
  readonly sent: readonly ToPage[];
  readonly reloads: number;
  readonly crashes: number;
  /** It has something unsaved. */
  isHeld: boolean;
  /** Closes its window by itself, which nobody is asked about. */
  leave(): void;
}

/** Opens a page that paints as soon as it loads. */
export function openBlankPage(listener: PageListener): BlankPage {
  const sent: ToPage[] = [];
  const page = {
    targetId: '',
    mainFrame: { url: 'about:blank', origin: 'null', detached: false },
    sent,
    reloads: 0,
    crashes: 0,
    isHeld: false,
    async load(url: string) {
      Object.assign(page.mainFrame, { url, origin: url.split('/', 3).join('/') });
      setImmediate(() => {
        listener.loaded();
        listener.painted();
      });
    },
    async reload() {
      page.reloads += 1;
    },
    send: (message: ToPage) => void sent.push(message),
    async close() {
      if (!page.isHeld || listener.leaveAnyway()) listener.gone();
    },
    async destroy() {},
    async crash() {
      page.crashes += 1;
      listener.crashed();
    },
    leave: listener.gone,
  };
  return page;
}
