import type Electron from 'electron';

/** What the app asks the person in front of it, by a dialog of the system. */
export type Question =
  | { readonly kind: 'message-box'; readonly options: Electron.MessageBoxOptions }
  | { readonly kind: 'save'; readonly options: Electron.SaveDialogOptions };

/** The button or key that was pressed, or the path that was chosen; null where the dialog was cancelled. */
export type Answer = number | string | null | { readonly key: DialogKey };

export type DialogKey = 'Return' | 'Escape';

/** What the app does that a person sees outside its page. */
export type News =
  | { readonly news: 'window'; readonly targetId: string }
  | { readonly news: 'window-gone'; readonly targetId: string }
  | { readonly news: 'error-box'; readonly title: string; readonly content: string }
  | { readonly news: 'notification'; readonly title: string; readonly body: string }
  | { readonly news: 'progress'; readonly fraction: number; readonly mode: string }
  | { readonly news: 'theme'; readonly theme: Electron.NativeTheme['themeSource'] }
  | { readonly news: 'zoom'; readonly level: number }
  | { readonly news: 'badge'; readonly count: number }
  /** Windows shows a picture at the icon; null takes it away. */
  | { readonly news: 'overlay'; readonly width: number | null; readonly description: string }
  /** macOS shows a tile in the dock while the app runs. */
  | { readonly news: 'dock-tile'; readonly shown: boolean }
  /** Somebody outside can look into the app from now on. */
  | { readonly news: 'debugger'; readonly name: string }
  /** Windows has an entry of this name in its start menu that opens `target`, made or rewritten by Electron. */
  | {
      readonly news: 'start-menu';
      readonly name: string;
      readonly target: string;
      readonly appUserModelId: string | null;
      readonly toastActivator: string | null;
    }
  | {
      readonly news: 'tray';
      readonly hint: string;
      readonly items: readonly string[];
      readonly width: number;
    }
  | { readonly news: 'no-tray' }
  | { readonly news: 'dock'; readonly items: readonly string[] }
  | { readonly news: 'recent-document'; readonly path: string }
  | { readonly news: 'no-recent-documents' }
  /** The app's own list on Windows: what each of its items opens. */
  | { readonly news: 'jump-list'; readonly args: readonly string[] }
  /** Chromium itself asks its server for a dictionary; the pages' own session has no partition. */
  | { readonly news: 'dictionary'; readonly partition: string | null; readonly language: string }
  /** Squirrel has an update, and looks at its signature. */
  | { readonly news: 'fetched' }
  /** Squirrel opens the app again, which it has replaced. */
  | { readonly news: 'installed' }
  | { readonly news: 'window-to-front' }
  | { readonly news: 'awake'; readonly on: boolean; readonly kind?: string }
  | { readonly news: 'colour'; readonly colour: string }
  /** The proxy of a session, null for the pages' own. */
  | { readonly news: 'proxy'; readonly partition: string | null; readonly config: Electron.ProxyConfig }
  /** A misspelled word has another in its place. */
  | { readonly news: 'replaced'; readonly word: string }
  | { readonly news: 'popup'; readonly items: readonly string[] }
  | { readonly news: 'menu'; readonly items: readonly string[] }
  | { readonly news: 'menu-item'; readonly item: string; readonly enabled: boolean }
  | { readonly news: 'opened'; readonly path: string }
  /** What a test wants of main's answers is done, or an answer is being held back. */
  | { readonly news: 'answers'; readonly id: number; readonly are: 'altered' | 'held' | 'let-go' };

/** What a person, or the computer, does to the app from outside its page. */
export type Act =
  | { readonly act: 'close' }
  | { readonly act: 'quit' }
  /** The page does not answer any more. */
  | { readonly act: 'hang' }
  | { readonly act: 'menu' | 'popup' | 'tray' | 'dock'; readonly item: string }
  | { readonly act: 'key'; readonly accelerator: string }
  /** A click on the dock's icon. */
  | { readonly act: 'activate' }
  | { readonly act: 'open-file'; readonly path: string }
  /** Clicks the notification that was shown last, unless nothing in the app holds it any more. */
  | { readonly act: 'click-notification' }
  /** The notification that was shown last is taken off the screen, which Windows says; it is in the Action Center then. */
  | { readonly act: 'time-out-notification' }
  | { readonly act: 'power'; readonly event: 'suspend' | 'resume' | 'shutdown' }
  /** On Linux the session bus or the display is gone: Electron asks nobody and closes no window. */
  | { readonly act: 'session-lost' }
  /** Holds the next `most` answers to an operation back, or gives `instead` without asking main, until they are let go. */
  | {
      readonly act: 'answers';
      readonly id: number;
      readonly operation: string;
      readonly most: number;
      readonly instead?: unknown;
    }
  | { readonly act: 'let-go'; readonly id: number };

/** What goes from the app's process to the test's. */
export type ToTest = News | { readonly question: Question; readonly id: number };

/** What goes from the test's process to the app's. */
export type FromTest = Act | { readonly answer: Answer; readonly id: number };

/** Whoever sits in front of the app: a test at the other end of the process's channel. */
export interface Person {
  ask(question: Question): Promise<Answer>;
  tell(news: News): void;
  onAct(listener: (act: Act) => void): void;
}

/** The person at the other end of this process's channel. */
export function createPerson(): Person {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  let acts: (act: Act) => void = () => {};
  process.on('message', (message: FromTest) => {
    if ('act' in message) return acts(message);
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  });
  process.channel?.unref();
  const send = (message: ToTest): void => {
    if (process.connected) process.send?.(message);
  };
  return {
    ask: (question) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        send({ question, id: last });
      }),
    tell: send,
    onAct(listener) {
      acts = listener;
    },
  };
}
