import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type Electron from 'electron';
import { toApp, toChromium } from './addresses.ts';
import type { Cdp } from './cdp.ts';
import { eventsOf, isPrevented, loud, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';
import { createSpellChecker } from './spell-checker.ts';

/** A request of a page as Chromium tells it, with the app's own addresses. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly resourceType: Electron.OnBeforeRequestListenerDetails['resourceType'];
}

/** What becomes of a request. */
export type RequestAnswer =
  | { readonly how: 'cancel' }
  | { readonly how: 'network' }
  | { readonly how: 'answer'; readonly response: Response };

/** What windows need of the session. */
export interface DoubleSession {
  readonly session: Electron.Session;
  readonly protocol: Electron.Protocol;
  /** Begins what Chromium does by itself for every session. */
  begin(): void;
  /** `asker` is the id of the page that asks. */
  answer(request: PageRequest, asker: number): Promise<RequestAnswer>;
  /** `asker` is the id of the page that asks; none where it is Chromium itself. */
  isCancelled(
    request: Pick<PageRequest, 'url'> & Partial<PageRequest>,
    asker?: number | null,
  ): Promise<boolean>;
  /** What serves a scheme of the app's own. */
  handler(scheme: string): Handler | undefined;
  /** Asks the app about everything that a page of this origin could ask for, and has Chromium do as it says. */
  grant(origin: string, browser: Browser): Promise<void>;
  /** Follows the downloads of all pages. */
  followDownloads(browser: Browser): Promise<void>;
}

/** The app's part of Chromium. */
export interface Browser {
  readonly cdp: Cdp;
  readonly contextId: string;
  /** A folder for what is being downloaded. */
  readonly folder: string;
}

/** What the session stands on. */
export interface SessionDeps {
  readonly person: Person;
  /** Null for the pages' own. */
  readonly partition: string | null;
  readonly systemLanguage: string;
  isReady(): boolean;
}

type Handler = Parameters<Electron.Protocol['handle']>[1];
type OnBeforeRequest = (
  details: Electron.OnBeforeRequestListenerDetails,
  answer: (how: Electron.CallbackResponse) => void,
) => void;
type AskPermission = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
type CheckPermission = Parameters<Electron.Session['setPermissionCheckHandler']>[0];

/** Electron's names of what a page can ask for, with Chromium's. */
const permissions = [
  ['media', 'camera'],
  ['media', 'microphone'],
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['midi', 'midi'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['idle-detection', 'idle-detection'],
  ['storage-access', 'storage-access'],
  ['window-management', 'window-management'],
  ['display-capture', 'display-capture'],
  ['keyboardLock', 'keyboard-lock'],
  ['pointerLock', 'pointer-lock'],
] as const;

/** One of Electron's sessions, and `protocol`; this computer has no proxy. */
export function createSession(deps: SessionDeps): DoubleSession {
  const schemes = new Set<string>();
  const handlers = new Map<string, Handler>();
  let onBeforeRequest: OnBeforeRequest | null = null;
  let askPermission: AskPermission = null;
  let checkPermission: CheckPermission = null;
  let requests = 0;
  const { partition, person } = deps;
  const checker = createSpellChecker(deps.systemLanguage, (language) =>
    person.tell({ news: 'dictionary', partition, language }),
  );

  const ofSession: UsedOf<
    Electron.Session,
    | 'resolveProxy'
    | 'setDevicePermissionHandler'
    | 'setPermissionCheckHandler'
    | 'setPermissionRequestHandler'
    | 'setProxy'
  > = {
    resolveProxy: async () => 'DIRECT',
    setDevicePermissionHandler() {},
    setProxy: async (config) => person.tell({ news: 'proxy', partition, config }),
    setPermissionCheckHandler(handler) {
      checkPermission = handler;
    },
    setPermissionRequestHandler(handler) {
      askPermission = handler;
    },
  };
  const handle: Electron.Protocol['handle'] = (scheme, handler) => {
    if (!schemes.has(scheme))
      throw new Error(`The double of Electron serves no scheme “${scheme}” that is not declared.`);
    handlers.set(scheme, handler);
  };
  const webRequest: UsedOf<Electron.WebRequest, 'onBeforeRequest'> = {
    onBeforeRequest(...args: readonly unknown[]) {
      if (args.length !== 1) throw new Error('The double of Electron asks about requests without a filter.');
      onBeforeRequest = args[0] as OnBeforeRequest | null;
    },
  };
  const session = loud<Electron.Session>(
    'session',
    {
      ...ofSession,
      ...checker.used,
      protocol: loud<Electron.Protocol>('session.protocol', { handle }),
      webRequest: loud<Electron.WebRequest>('session.webRequest', webRequest),
    },
    eventsOf<Electron.Session>()('will-download'),
  );
  const registerSchemesAsPrivileged: Electron.Protocol['registerSchemesAsPrivileged'] = (declared) => {
    if (deps.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme } of declared) schemes.add(scheme);
  };

  const isCancelled: DoubleSession['isCancelled'] = async (
    { url, method = 'GET', resourceType = 'other' },
    asker = null,
  ) => {
    const listener = onBeforeRequest;
    if (listener === null) return false;
    requests += 1;
    const details = {
      ...(asker === null ? {} : { webContentsId: asker }),
      id: requests,
      url,
      method,
      resourceType,
      timestamp: Date.now(),
      uploadData: [],
    };
    const how = await new Promise<Electron.CallbackResponse>((resolve) =>
      listener(details as unknown as Electron.OnBeforeRequestListenerDetails, resolve),
    );
    if (how.redirectURL !== undefined) throw new Error('The double of Electron redirects no requests.');
    return how.cancel === true;
  };

  async function isGranted(permission: string, origin: string): Promise<boolean> {
    const details = { requestingUrl: `${origin}/`, isMainFrame: true } as never;
    const name = permission as never;
    if (checkPermission !== null && !checkPermission(null, name, origin, details)) return false;
    const ask = askPermission;
    return ask === null || new Promise((resolve) => ask(null as never, name, resolve, details));
  }

  return {
    session,
    begin: checker.begin,
    protocol: loud<Electron.Protocol>('protocol', { registerSchemesAsPrivileged }),
    isCancelled,
    handler: (scheme) => handlers.get(scheme),
    async answer(request, asker) {
      if (await isCancelled(request, asker)) return { how: 'cancel' };
      const { url, method, headers, body } = request;
      const handler = handlers.get(url.split(':', 1)[0] ?? '');
      if (handler === undefined) return { how: 'network' };
      return { how: 'answer', response: await handler(new Request(url, { method, headers, body })) };
    },
    async grant(origin, { cdp, contextId }) {
      for (const [name, inChromium] of permissions) {
        await cdp.send('Browser.setPermission', {
          permission: { name: inChromium },
          setting: (await isGranted(name, origin)) ? 'granted' : 'denied',
          origin: toChromium(origin),
          browserContextId: contextId,
        });
      }
    },
    async followDownloads({ cdp, contextId, folder }) {
      const items = new Map<string, Download>();
      cdp.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename }) => {
        const cancel = (): Promise<unknown> =>
          cdp.send('Browser.cancelDownload', { guid, browserContextId: contextId });
        const download = createDownload({ url: toApp(url), name: suggestedFilename, cancel });
        items.set(guid, download);
        if (isPrevented(session, 'will-download', {}, download.item, null)) void cancel();
        else void download.place(deps.person);
      });
      cdp.on('Browser.downloadProgress', ({ guid, state }) => {
        const download = items.get(guid);
        if (state === 'inProgress' || download === undefined) return;
        items.delete(guid);
        void download.ended(state, join(folder, guid));
      });
      await cdp.send('Browser.setDownloadBehavior', {
        behavior: 'allowAndName',
        browserContextId: contextId,
        downloadPath: folder,
        eventsEnabled: true,
      });
    },
  };
}

interface Download {
  readonly item: Electron.DownloadItem;
  /** Finds out where the file goes: where the app says, otherwise where the person says. */
  place(person: Person): Promise<void>;
  ended(state: 'completed' | 'canceled', file: string): Promise<void>;
}

/** Electron's DownloadItem: its bytes come in while the person still chooses where they go. */
function createDownload(from: {
  readonly url: string;
  readonly name: string;
  cancel(): Promise<unknown>;
}): Download {
  const chosen = Promise.withResolvers<string | null>();
  let savePath = '';
  let dialog: Electron.SaveDialogOptions = {};
  let state: ReturnType<Electron.DownloadItem['getState']> = 'progressing';
  const used: UsedOf<
    Electron.DownloadItem,
    'cancel' | 'getFilename' | 'getSavePath' | 'getState' | 'getURL' | 'setSaveDialogOptions' | 'setSavePath'
  > = {
    cancel() {
      chosen.resolve(null);
      void from.cancel();
    },
    getFilename: () => from.name,
    getSavePath: () => savePath,
    getState: () => state,
    getURL: () => from.url,
    setSaveDialogOptions(options) {
      dialog = options;
    },
    setSavePath(path) {
      savePath = path;
    },
  };
  const events = eventsOf<Electron.DownloadItem>()('done', 'updated');
  const item = loud<Electron.DownloadItem>('downloadItem', used, events);
  return {
    item,
    async place(person) {
      if (savePath === '') {
        const answer = await person.ask({
          kind: 'save',
          options: { defaultPath: basename(from.name), ...dialog },
        });
        savePath = typeof answer === 'string' ? answer : '';
      }
      chosen.resolve(savePath === '' ? null : savePath);
    },
    async ended(how, file) {
      const path = how === 'completed' ? await chosen.promise : null;
      if (path !== null) {
        // Whoever waits for the file finds it whole.
        copyFileSync(file, `${path}.part`);
        renameSync(`${path}.part`, path);
      }
      rmSync(file, { force: true });
      state = path === null ? 'cancelled' : 'completed';
      item.emit('done', {}, state);
    },
  };
}
