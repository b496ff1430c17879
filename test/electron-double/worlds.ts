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
    const { open } = window;
    const { apply } = Reflect;
    // Electron answers null where the app allows no window; Chromium closes what it has opened.
    window.open = (...where) => {
      apply(open, window, where);
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
 * it whose detail Chromium clones from the one world into the other; functions and promises cross as numbers. Electron
 * does this outside of JavaScript, where no page can replace anything: what a page could replace is taken hold of
 * before any of its scripts runs, and nothing here iterates.
 */
function openBridge(to: string, from: string): Bridge {
  const fire = document.dispatchEvent.bind(document);
  const NewEvent = CustomEvent;
  const NewPromise = Promise;
  const NewError = Error;
  const { apply, defineProperty } = Reflect;
  const { create, freeze: freezeOne, keys, getOwnPropertyDescriptor, setPrototypeOf } = Object;
  const { isArray } = Array;
  const { isView } = ArrayBuffer;
  const classOf = Object.prototype.toString;
  const { then } = Promise.prototype;
  const isInstance = Function.prototype[Symbol.hasInstance];
  const detailOf = getOwnPropertyDescriptor(CustomEvent.prototype, 'detail')?.get as () => unknown[];
  const text = String;
  const deepest = 1000;
  const functions = create(null) as Record<number, (...args: unknown[]) => unknown>;
  const promises = create(null) as Record<
    number,
    { resolve(value: unknown): void; reject(error: Error): void }
  >;
  let last = 0;
  let returned: unknown[] | null = null;

  function put(target: object, key: string | number, value: unknown): void {
    const own = { value, writable: true, enumerable: true, configurable: true };
    defineProperty(target, key, setPrototypeOf(own, null) as PropertyDescriptor);
  }

  function each(values: readonly unknown[], make: (value: unknown) => unknown): unknown[] {
    const made: unknown[] = [];
    for (let n = 0; n < values.length; n += 1) put(made, n, make(values[n]));
    return made;
  }

  function tell(detail: unknown[]): void {
    fire(new NewEvent(to, setPrototypeOf({ detail }, null) as CustomEventInit));
  }

  function isA(type: unknown, value: unknown): boolean {
    return apply(isInstance, type, [value]);
  }

  function wrap(value: unknown, depth = 0): unknown[] {
    if (depth > deepest) throw new TypeError('Electron contextBridge recursion depth exceeded.');
    if (typeof value === 'function') {
      last += 1;
      functions[last] = value as (...args: unknown[]) => unknown;
      return ['function', last];
    }
    if (typeof value === 'symbol') throw new TypeError('A symbol cannot cross the bridge.');
    if (typeof value !== 'object' || value === null) return ['value', value];
    if (isA(NewPromise, value)) {
      last += 1;
      const id = last;
      apply(then, value, [
        (settled: unknown) => tell(['settled', id, true, wrap(settled)]),
        (error: unknown) => tell(['settled', id, false, messageOf(error)]),
      ]);
      return ['promise', id];
    }
    if (isA(NewError, value)) return ['error', messageOf(value)];
    if (isArray(value)) return ['array', each(value, (one) => wrap(one, depth + 1))];
    if (apply(classOf, value, []) !== '[object Object]') return ['value', value];
    return ['object', each(keys(value), (key) => [key, wrap((value as never)[key as never], depth + 1)])];
  }

  function unwrap(node: unknown): unknown {
    const kind = (node as unknown[])[0];
    const first = (node as unknown[])[1];
    switch (kind) {
      case 'function':
        return (...args: unknown[]) => {
          tell(['call', first, each(args, (one) => wrap(one))]);
          const answered = returned ?? [false, 'The other side of the bridge is gone.'];
          returned = null;
          if (answered[0] !== true) throw new NewError(answered[1] as string);
          return unwrap(answered[1]);
        };
      case 'promise':
        return new NewPromise((resolve, reject) => {
          promises[first as number] = { resolve, reject };
        });
      case 'error':
        return new NewError(first as string);
      case 'array':
        return each(first as unknown[], unwrap);
      case 'object': {
        const object = {};
        each(first as unknown[], (entry) =>
          put(object, (entry as [string])[0], unwrap((entry as unknown[])[1])),
        );
        return object;
      }
      default:
        return first;
    }
  }

  function messageOf(error: unknown): string {
    return isA(NewError, error) ? (error as Error).message : text(error);
  }

  function answer(id: number, args: unknown[]): unknown[] {
    try {
      const own = functions[id];
      return ['returned', true, wrap(own && apply(own, undefined, each(args, unwrap)))];
    } catch (error) {
      return ['returned', false, messageOf(error)];
    }
  }

  function freeze(value: unknown): unknown {
    if (typeof value === 'object' && value !== null && !isView(value)) {
      freezeOne(value);
      each(keys(value), (key) => freeze((value as never)[key as never]));
    }
    return value;
  }

  document.addEventListener(from, (event) => {
    const message = apply(detailOf, event, []) as unknown[];
    const id = message[1] as number;
    if (message[0] === 'call') tell(answer(id, message[2] as unknown[]));
    else if (message[0] === 'returned') returned = [message[1], message[2]];
    else if (message[0] === 'settled') {
      const waiting = promises[id];
      delete promises[id];
      if (message[2] === true) waiting?.resolve(unwrap(message[3]));
      else waiting?.reject(new NewError(message[3] as string));
    } else if (message[0] === 'give') {
      const shown = { value: freeze(unwrap(message[2])), enumerable: true };
      defineProperty(window, message[1] as string, setPrototypeOf(shown, null) as PropertyDescriptor);
    }
  });
  return { give: (name, value) => tell(['give', name, wrap(value)]) };
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
