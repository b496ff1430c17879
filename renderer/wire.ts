import type { AppEvent } from '../shared/app-event.ts';
import type { Answer, Operation, Operations, Wire } from '../shared/contract.ts';
import { type AppError, appError, fail } from '../shared/result.ts';
import { shell } from '../shared/texts/en/shell.ts';
import { type Bytes, pack, unpackResult } from '../shared/wire-bytes.ts';

declare global {
  interface Window {
    /** Set by the preload in Electron; absent in an ordinary browser. */
    readonly tagline?: Wire;
  }
}

/** The preload's wire in Electron, otherwise HTTP to the loopback host that served this page. No call of it rejects. */
export function openWire(window: Window): Wire {
  const { tagline } = window;
  if (tagline === undefined) return loopbackWire(window.location.origin, takeSecret(window));
  return {
    ...tagline,
    call: (operation, input) => tagline.call(operation, input).catch(() => fail(unanswered())),
  };
}

/** In bytes: a browser sends only small bodies from a closing page. */
const SMALL = 16_384;

/**
 * A wire over HTTP: `POST /call/<operation>` and a stream of events, with the host's secret in a header. Once
 * the stream breaks, the page has ended: any program may then have the host's port, so nothing more is sent
 * there.
 */
function loopbackWire(origin: string, secret: string): Wire {
  const listeners = new Set<(event: AppEvent) => void>();
  let isListening = false;
  let isEnded = false;

  function post(path: string, body: Bytes | Blob | null, keepalive: boolean): Promise<Response> {
    const headers = { Authorization: `Bearer ${secret}` };
    return fetch(origin + path, {
      method: 'POST',
      headers,
      body,
      keepalive,
      redirect: 'error',
      credentials: 'omit',
    });
  }

  async function call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
    if (secret === '') return fail(withoutSecret());
    if (isEnded) return fail(ended());
    const { bytes, ...rest } = input as { bytes?: Uint8Array };
    const packed = pack(rest, bytes);
    const isSmall = packed.length < SMALL;
    // A closing page may otherwise not get to send its last save.
    const mayBeLast = operation === 'draft.save' || document.visibilityState === 'hidden';
    try {
      // The browser passes a large body on sooner as a blob, also to tools that watch its requests.
      const body = isSmall ? packed : new Blob([packed]);
      const answer = await post(`/call/${operation}`, body, isSmall && mayBeLast);
      return unpackResult(new Uint8Array(await answer.arrayBuffer())) as Answer<K>;
    } catch {
      return fail(isEnded ? ended() : unanswered());
    }
  }

  async function listen(): Promise<void> {
    try {
      const { ok, body } = await post('/events', null, false);
      if (ok && body !== null) for await (const event of lines(body)) tell(event);
    } catch {
      // The page has ended, for whatever reason.
    }
    isEnded = true;
    tell({ type: 'ended' });
  }

  function tell(event: AppEvent): void {
    for (const listener of listeners) listener(event);
  }

  return {
    call,
    subscribe(listener) {
      listeners.add(listener);
      if (!isListening && secret !== '') {
        isListening = true;
        void listen();
      }
      return () => listeners.delete(listener);
    },
  };
}

// Functions, because this file loads before the language.

/** One call failed, but the next may be answered; or the page has ended for good. */
const unanswered = (): AppError => appError('unreachable', shell.closed, shell.closedFix);
const ended = (): AppError => appError('closing', shell.closed, shell.closedFix);
const withoutSecret = (): AppError => appError('closing', shell.noSecret, shell.noSecretFix);

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<AppEvent> {
  let rest = '';
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const whole = (rest + value).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) if (line !== '') yield JSON.parse(line) as AppEvent;
  }
}

const kept = 'secret of the host';

/**
 * Takes the host's secret out of the address, where it could be seen, copied and remembered, and keeps it
 * until this window closes; '' if the page was opened without one.
 */
function takeSecret({ location, history, sessionStorage }: Window): string {
  const given = location.hash.slice(1);
  if (given === '') return sessionStorage.getItem(kept) ?? '';
  sessionStorage.setItem(kept, given);
  history.replaceState(null, '', location.pathname);
  return given;
}
