import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Electron from 'electron';
import type { FileParts } from '../../../electron/hosts/electron/channels.ts';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { Wire } from '../../../shared/contract.ts';
import { type BlankPage, openBlankPage } from '../../electron-double/blank-page.ts';
import type { Computer } from '../../electron-double/computer.ts';
import { createElectron, type Double } from '../../electron-double/electron.ts';
import type { Act, DialogKey, News } from '../../electron-double/person.ts';
import { answerRequire } from '../../electron-double/require.ts';
import { soon, until } from '../../support/until.ts';
import './state-folder.ts';

/** What a test decides about a start. */
export interface StartOptions {
  /** What system the app finds itself on; that of the whole run where a test says none. */
  readonly platform?: NodeJS.Platform;
  readonly computer?: Partial<Computer>;
  /** Variables of the environment that are others than on a usual desktop. */
  readonly env?: Readonly<Record<string, string>>;
  /** Files on the command line. */
  readonly files?: readonly string[];
  /** Files that the system opens before Electron is ready. */
  readonly openedEarly?: readonly string[];
  /** Makes something of this Electron another than it is, or listens to it, before main is loaded. */
  readonly prepare?: ((electron: typeof Electron) => void) | undefined;
}

/** A call as a page of another window or frame would make it. */
interface Stranger {
  readonly sender?: object;
  readonly senderFrame?: object | null;
}

/** The built main in this process, on the double of Electron with windows that show nothing. */
export interface BuiltMain extends Pick<Double, 'session' | 'windows'> {
  readonly electron: typeof Electron;
  /** What the first window is, and what it shows. */
  readonly window: Electron.BrowserWindow;
  readonly page: BlankPage;
  readonly pages: readonly BlankPage[];
  readonly questions: readonly Electron.MessageBoxOptions[];
  /** The one that is pressed in every message box, or the key. */
  button: number | { readonly key: DialogKey };
  /** All news of a kind, in order. */
  told<Kind extends News['news']>(kind: Kind): Extract<News, { readonly news: Kind }>[];
  /** All that the first page heard, in order. */
  events(): AppEvent[];
  act(act: Act): void;
  /** Does what ends the app: closes its window, on macOS quits. */
  leave(): void;
  /** A call as the preload makes it. */
  invoke(operation: string, input: unknown, from?: Stranger): Promise<unknown>;
  /** A message on any channel. */
  ask(channel: string, args: readonly unknown[]): Promise<unknown>;
  /** A file as the preload gives it; the page knows these bytes of it where they are not its own. */
  give(path: string, from?: Stranger, bytes?: Uint8Array): Promise<unknown>;
  /** With what the app has ended; null while it runs. */
  readonly exitCode: number | null;
  /** Waits for the end of the app; returns its exit code. */
  ended(): Promise<number>;
}

/** Where the built files of main are. */
const mainDir = join(import.meta.dirname, '../../../dist/main');
const require = createRequire(import.meta.url);
const { platform } = process;

/** What system the tests play: `npm test` runs those of the host once for each. */
export const system = (process.env.TAGLINE_SYSTEM ?? platform) as NodeJS.Platform;

/** What Linux tells a program that is started on a desktop. */
const usualEnvironment = {
  DISPLAY: ':0',
  WAYLAND_DISPLAY: '',
  WAYLAND_SOCKET: '',
  XDG_RUNTIME_DIR: '',
  DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus',
  XDG_CURRENT_DESKTOP: 'GNOME',
  KDE_SESSION_VERSION: '',
};

/** Returns a function that puts the variables back. */
function setEnvironment(variables: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, text] of before) {
      if (text === undefined) delete process.env[name];
      else process.env[name] = text;
    }
  };
}

/** Loads a built file of main afresh, with `electron` answered by the given module and these arguments. */
export function loadBuilt(name: string, electron: object, args: readonly string[] = []): void {
  for (const cached of Object.keys(require.cache)) {
    if (cached.startsWith(mainDir) || cached.includes('double:')) delete require.cache[cached];
  }
  answerRequire(electron);
  const { argv } = process;
  process.argv = ['electron', ...args];
  try {
    require(join(mainDir, name));
  } finally {
    process.argv = argv;
  }
}

/** Starts the built main in this process until its window is on show, or until it has ended. */
export async function startBuiltMain(dataDir: string, options: StartOptions = {}): Promise<BuiltMain> {
  Object.defineProperty(process, 'platform', { value: options.platform ?? system });
  const putBack = setEnvironment({ ...usualEnvironment, ...options.env });
  const news: News[] = [];
  const pages: BlankPage[] = [];
  const questions: Electron.MessageBoxOptions[] = [];
  const exit = Promise.withResolvers<number>();
  let exitCode: number | null = null;
  let act: (act: Act) => void = () => {};
  const { module, session, ipc, windows } = createElectron({
    locale: 'sv-SE',
    languages: ['sv-SE', 'en-IE', 'el-GR'],
    downloads: mainDir,
    computer: options.computer,
    person: {
      tell: (one) => void news.push(one),
      async ask({ options: asked }) {
        questions.push(asked as Electron.MessageBoxOptions);
        return main.button;
      },
      onAct(listener) {
        act = listener;
      },
    },
    connect: async () => {},
    openPage(_, __, listener) {
      const page = openBlankPage(listener);
      pages.push(page);
      return page;
    },
    exit: exit.resolve,
  });
  const first = <One>(all: readonly One[]): One => all[0] ?? missing();
  async function call(channel: string, args: readonly unknown[], from: Stranger): Promise<unknown> {
    const { webContents } = main.window;
    const event = { sender: webContents, senderFrame: webContents.mainFrame, ...from };
    const answered = ipc.answer({ type: 'invoke', id: 0, channel, args }, event);
    const answer = await soon(answered, { what: `the answer of ${channel} to ${args[0]}` });
    if (answer.type === 'failure') throw new Error(answer.message);
    return answer.type === 'answer' ? answer.value : undefined;
  }
  const main: BuiltMain = {
    electron: module,
    session,
    windows,
    get window() {
      return first(windows).window;
    },
    get page() {
      return first(pages);
    },
    pages,
    questions,
    button: 0,
    told: (kind) => news.filter((one): one is Extract<News, { news: typeof kind }> => one.news === kind),
    events: () => first(pages).sent.flatMap((one) => (one.type === 'event' ? [one.args[0] as AppEvent] : [])),
    act: (one) => act(one),
    leave: () => (process.platform === 'darwin' ? module.app.quit() : main.window.close()),
    invoke: (operation, input, from = {}) => call('tagline:call', [operation, input], from),
    ask: (channel, args) => call(channel, args, {}),
    async give(path, from = {}, bytes) {
      const whole = bytes ?? readFileSync(path);
      const { length: size } = whole;
      const parts = (await call('tagline:file', [path, size], from)) as FileParts | null;
      if (parts === null) return null;
      const asked = parts.map(([first, end]) => whole.subarray(first, end));
      return call('tagline:file-proof', [path, size, new Uint8Array(Buffer.concat(asked))], from);
    },
    get exitCode() {
      return exitCode;
    },
    ended: () => soon(exit.promise, { what: 'the end of the app' }),
  };
  // A second start in one process is another matter than the lock of the profile.
  module.app.requestSingleInstanceLock = () => true;
  options.prepare?.(module);
  const args = ['.', '--data-dir', dataDir, ...(options.files ?? [])];
  loadBuilt('main.cjs', module, args);
  for (const path of options.openedEarly ?? []) act({ act: 'open-file', path });
  void exit.promise.then((code) => {
    exitCode = code;
    Object.defineProperty(process, 'platform', { value: platform });
    putBack();
  });
  await until(() => exitCode !== null || windows[0]?.window.isVisible(), { what: 'the window' });
  return main;
}

function missing(): never {
  throw new Error('The app has no window.');
}

/** Quits as a person does who stops what is being sent, and waits for the end of the app. */
export async function closeBuiltMain(main: BuiltMain): Promise<void> {
  main.button = 1;
  if (main.windows.some(({ window }) => !window.isDestroyed())) main.electron.app.quit();
  if (main.windows.length > 0) await main.ended();
}

/** The wire of the built main, as its window has it. */
export function wireOf({ invoke }: BuiltMain): Wire {
  return {
    call: (operation, input) => invoke(operation, input) as ReturnType<Wire['call']> as never,
    subscribe: () => () => {},
  };
}
