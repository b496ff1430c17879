import type Electron from 'electron';
import { type Codec, createCodec } from './clone.ts';
import { pathOfFile } from './file-paths.ts';

/** The name of the world in which Electron runs preloads. */
export const isolatedName = 'Electron Isolated Context';

/** What a window's preload sends to main; `id` is answered. */
export type FromPage = {
  readonly type: 'invoke';
  readonly id: number;
  readonly channel: string;
  readonly args: readonly unknown[];
};

/** What main sends to a window's preload. */
export type ToPage =
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly message: string }
  | { readonly type: 'event'; readonly channel: string; readonly args: readonly unknown[] };

/** One side of the bridge: what it is given crosses as a copy, and functions stay where they are. */
interface Bridge {
  /** Gives the other side a copy of `value` under `name`. */
  give(name: string, value: unknown): void;
}

/** Names that only the double's own scripts know, so that no page can play their part. */
export interface Secrets {
  /** The binding that carries messages to main. */
  readonly binding: string;
  /** The function of the isolated world that takes messages of main. */
  readonly receive: string;
  /** What the events between the two worlds are called. */
  readonly bridge: string;
}

/** The two scripts of a window: the page's own side of the bridge, and the isolated world with the preload in it. */
export function windowScripts(
  preload: string,
  secrets: Secrets,
): { readonly page: string; readonly isolated: string } {
  const toPage = JSON.stringify(`${secrets.bridge}-page`);
  const toIsolated = JSON.stringify(`${secrets.bridge}-isolated`);
  const page = `(() => {
    const open = window.open;
    // Electron answers null where the app allows no window; Chromium closes what it has opened.
    window.open = (...where) => {
      open(...where);
      return null;
    };
    if (window !== window.top) return;
    (${openBridge})(${toIsolated}, ${toPage});
  })();`;
  const isolated = `(() => {
    if (window !== window.top) return;
    const bridge = (${openBridge})(${toPage}, ${toIsolated});
    const codec = (${createCodec})({ toText: (bytes) => bytes.toBase64(), toBytes: (text) => Uint8Array.fromBase64(text) });
    const send = globalThis[${JSON.stringify(secrets.binding)}];
    const offered = (${preloadModules})(codec, send, bridge, ${pathOfFile}, (receive) => {
      globalThis[${JSON.stringify(secrets.receive)}] = receive;
    });
    ((require, module, exports) => {${preload}
    })(offered, { exports: {} }, {});
  })();`;
  return { page, isolated };
}

/**
 * One side of Electron's contextBridge. The two worlds share nothing but the document, so each message is an event on
 * it whose detail Chromium clones from the one world into the other; functions and promises cross as numbers. What a
 * page could replace is taken hold of before any of its scripts runs.
 */
function openBridge(to: string, from: string): Bridge {
  const fire = document.dispatchEvent.bind(document);
  const NewEvent = CustomEvent;
  const deepest = 1000;
  const functions = new Map<number, (...args: unknown[]) => unknown>();
  const promises = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let returned: unknown[] | null = null;

  function tell(...message: unknown[]): void {
    fire(new NewEvent(to, { detail: message }));
  }

  function wrap(value: unknown, depth = 0): unknown[] {
    if (depth > deepest) throw new TypeError('Electron contextBridge recursion depth exceeded.');
    if (typeof value === 'function') {
      last += 1;
      functions.set(last, value as (...args: unknown[]) => unknown);
      return ['function', last];
    }
    if (typeof value === 'symbol') throw new TypeError('A symbol cannot cross the bridge.');
    if (typeof value !== 'object' || value === null) return ['value', value];
    if (value instanceof Promise) {
      last += 1;
      const id = last;
      value.then(
        (settled) => tell('settled', id, true, wrap(settled)),
        (error) => tell('settled', id, false, messageOf(error)),
      );
      return ['promise', id];
    }
    if (value instanceof Error) return ['error', value.message];
    if (Array.isArray(value)) return ['array', value.map((one) => wrap(one, depth + 1))];
    const plain = Object.prototype.toString.call(value) === '[object Object]';
    if (!plain) return ['value', value];
    return ['object', Object.entries(value).map(([key, one]) => [key, wrap(one, depth + 1)])];
  }

  function unwrap(node: unknown[]): unknown {
    const [kind, first] = node;
    switch (kind) {
      case 'function':
        return (...args: unknown[]) => {
          tell(
            'call',
            first,
            args.map((one) => wrap(one)),
          );
          const [ok, result] = returned ?? [false, 'The other side of the bridge is gone.'];
          returned = null;
          if (!ok) throw new Error(result as string);
          return unwrap(result as unknown[]);
        };
      case 'promise':
        return new Promise((resolve, reject) => promises.set(first as number, { resolve, reject }));
      case 'error':
        return new Error(first as string);
      case 'array':
        return (first as unknown[][]).map(unwrap);
      case 'object': {
        const object = {};
        for (const [key, one] of first as [string, unknown[]][]) {
          Object.defineProperty(object, key, {
            value: unwrap(one),
            writable: true,
            enumerable: true,
            configurable: true,
          });
        }
        return object;
      }
      default:
        return first;
    }
  }

  function messageOf(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
  }

  function answer(id: number, args: unknown[][]): unknown[] {
    try {
      const result = functions.get(id)?.(...args.map(unwrap));
      return ['returned', true, wrap(result)];
    } catch (error) {
      return ['returned', false, messageOf(error)];
    }
  }

  function freeze(value: unknown): unknown {
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      Object.freeze(value);
      for (const one of Object.values(value)) freeze(one);
    }
    return value;
  }

  document.addEventListener(from, (event) => {
    const [what, ...rest] = (event as CustomEvent<unknown[]>).detail;
    if (what === 'call') tell(...answer(rest[0] as number, rest[1] as unknown[][]));
    else if (what === 'returned') returned = rest;
    else if (what === 'settled') {
      const [id, ok, result] = rest as [number, boolean, never];
      const waiting = promises.get(id);
      promises.delete(id);
      if (ok) waiting?.resolve(unwrap(result));
      else waiting?.reject(new Error(result));
    } else if (what === 'give') {
      const [name, value] = rest as [string, unknown[]];
      Object.defineProperty(window, name, { value: freeze(unwrap(value)), enumerable: true });
    }
  });
  return { give: (name, value) => tell('give', name, wrap(value)) };
}

/** What `require` gives to a sandboxed preload; everything else throws its name. */
function preloadModules(
  codec: Codec,
  send: (text: string) => void,
  bridge: Bridge,
  getPathForFile: Electron.WebUtils['getPathForFile'],
  listen: (receive: (text: string) => void) => void,
): (name: string) => unknown {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const listeners = new Map<string, Set<Parameters<Electron.IpcRenderer['on']>[1]>>();
  const exposed = new Set<string>();
  let last = 0;

  listen((text) => {
    const message = codec.decode(text) as ToPage;
    if (message.type === 'event') {
      for (const listener of [...(listeners.get(message.channel) ?? [])]) {
        listener({ sender: ipcRenderer, ports: [] } as unknown as Electron.IpcRendererEvent, ...message.args);
      }
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'answer') asked?.resolve(message.value);
    else asked?.reject(new Error(message.message));
  });

  const only = <Whole extends object = never>(name: string, offered: Partial<NoInfer<Whole>>): Whole =>
    new Proxy(offered as Whole, {
      get(target, key) {
        if (typeof key === 'string' && !(key in target) && key !== 'then') {
          throw new Error(`The double of Electron has no ${name}.${key} in a preload.`);
        }
        return Reflect.get(target, key);
      },
    });

  const ipcRenderer: Electron.IpcRenderer = only<Electron.IpcRenderer>('ipcRenderer', {
    async invoke(channel, ...args) {
      last += 1;
      const id = last;
      send(codec.encode({ type: 'invoke', id, channel, args }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    on(channel, listener) {
      const heard = listeners.get(channel) ?? new Set();
      listeners.set(channel, heard.add(listener));
      return ipcRenderer;
    },
    off(channel, listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  });

  const electron = only<typeof Electron>('electron', {
    ipcRenderer,
    webUtils: only<Electron.WebUtils>('webUtils', { getPathForFile }),
    contextBridge: only<Electron.ContextBridge>('contextBridge', {
      exposeInMainWorld(name, api) {
        if (exposed.has(name)) {
          throw new Error('Cannot bind an API on top of an existing property on the window object');
        }
        exposed.add(name);
        bridge.give(name, api);
      },
    }),
  });
  return (name) => {
    if (name !== 'electron') throw new Error(`module not found: ${name}`);
    return electron;
  };
}
