import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';

/** What the double speaks with one target of Chromium, or with the browser itself. */
export type Cdp = Pick<CDPSession, 'send' | 'on'>;

/** A connection to Chromium. */
export interface Chromium {
  readonly browser: Cdp;
  /** The session of a target that was attached to. */
  session(id: string): Cdp;
}

/** A command that Chromium did not take, or that its target did not live to take. */
export class CdpError extends Error {}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Connects to a running Chromium by the address of its DevTools; `gone` hears of its end. */
export async function connectChromium(endpoint: string, gone: () => void): Promise<Chromium> {
  const socket = new WebSocket(endpoint);
  const waiting = new Map<number, { readonly method: string; settle(message: Message): void }>();
  const sessions = new Map<string, EventEmitter>();
  let last = 0;

  const heard = (id: string): EventEmitter => {
    const known = sessions.get(id) ?? new EventEmitter();
    sessions.set(id, known);
    return known;
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    if (message.id === undefined) heard(message.sessionId ?? '').emit(message.method ?? '', message.params);
    else {
      waiting.get(message.id)?.settle(message);
      waiting.delete(message.id);
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Chromium does not answer at ${endpoint}.`)));
  });
  socket.addEventListener('close', () => {
    for (const { method, settle } of waiting.values())
      settle({ error: { message: `${method}: Chromium is gone` } });
    gone();
  });

  function session(id: string): Cdp {
    const send = (method: string, params: object = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, {
          method,
          settle: ({ error, result }) =>
            error === undefined ? resolve(result) : reject(new CdpError(`${method}: ${error.message}`)),
        });
        socket.send(JSON.stringify({ id: last, method, params, ...(id === '' ? {} : { sessionId: id }) }));
      });
    const events = heard(id);
    return { send, on: events.on.bind(events) } as unknown as Cdp;
  }
  return { browser: session(''), session };
}
