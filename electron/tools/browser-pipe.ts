import type { Readable, Writable } from 'node:stream';

interface Reply {
  readonly id?: number;
  readonly result?: {
    readonly sessionId?: string;
    readonly targetInfos?: readonly {
      readonly targetId: string;
      readonly type: string;
      readonly url: string;
    }[];
  };
}

type Ask = (method: string, params?: object, sessionId?: string) => Promise<NonNullable<Reply['result']>>;

/** How long a browser may take to show its first page, in ms. */
const openTimeout = 20_000;

/** Through a pipe, since every user here can read a program's arguments, and so the secret. False if too slow. */
export async function navigate(url: string, to: Writable, from: Readable): Promise<boolean> {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), openTimeout).unref();
  });
  return Promise.race([navigateFirstPage(url, connectDevtools(to, from)), late]);
}

async function navigateFirstPage(url: string, ask: Ask): Promise<true> {
  const origin = new URL(url).origin;
  for (;;) {
    const { targetInfos = [] } = await ask('Target.getTargets');
    const page = targetInfos.find((target) => target.type === 'page' && target.url.startsWith(origin));
    if (page !== undefined) {
      const { sessionId } = await ask('Target.attachToTarget', { targetId: page.targetId, flatten: true });
      await ask('Page.navigate', { url }, sessionId);
      await ask('Target.detachFromTarget', { sessionId });
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** DevTools methods over the pipe: messages are JSON and end with a zero byte. A closed pipe never answers. */
function connectDevtools(to: Writable, from: Readable): Ask {
  const waiting = new Map<number, (result: NonNullable<Reply['result']>) => void>();
  let last = 0;
  let rest = '';
  to.on('error', () => {});
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result } = JSON.parse(message) as Reply;
      if (id !== undefined) waiting.get(id)?.(result ?? {});
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}
