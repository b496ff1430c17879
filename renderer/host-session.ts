import type { AppEvent } from '../shared/app-event.ts';
import { inTurn } from '../shared/sealing/once.ts';
import { type SealAtOnce, sealerAtOnce } from '../shared/sealing/seal-at-once.ts';
import {
  callHeader,
  contextOf,
  eventsPath,
  helloHeader,
  sealedType,
  sessionPath,
} from '../shared/sealing/sealed-call.ts';
import { greet, type PageSession } from '../shared/sealing/session.ts';
import { type Bytes, joined, textOf } from '../shared/sealing/web-crypto.ts';

/** The most that an answer or an event has, in bytes: whoever is not the host fills no memory. */
const MOST = 64 * 1024 * 1024;
/** What is saved as the page closes is shorter: the browser takes only small bodies then. */
const SMALL = 16_384;
/** How many messages can be sealed at once before more is made ready. */
const SPARE = 2;
/** Whoever has not shown to be the host for so long is not taken for it, in ms. */
const SHOWN_WITHIN_MS = 10_000;

/** The page's session with the host that it was opened by. Whoever else has the port learns nothing and is not believed. */
export interface HostSession {
  /** Sends bytes and gives what the host answered; null where it was not the host that did. `isLast` where the page may be closing. */
  ask(path: string, plain: Bytes, isLast: boolean): Promise<Bytes | null>;
  /** Tells events as they come, once `onOpen` was told that they do; false where the host did not answer. */
  hear(onOpen: () => void, tell: (event: AppEvent) => void): Promise<boolean>;
}

const nothing: Bytes = new Uint8Array(0);
const always: RequestInit = { method: 'POST', redirect: 'error', credentials: 'omit' };

/** Begins the session of a page with the host that has its secret; null where no such host answers. */
export async function openHostSession(origin: string, secret: string): Promise<HostSession | null> {
  try {
    const greeting = await greet(secret);
    const headers = { [helloHeader]: base64url(greeting.hello) };
    const answer = await fetch(origin + sessionPath, { ...always, headers });
    const session = await greeting.meet(await bytesOf(answer));
    return session && sessionOf(origin, session);
  } catch {
    return null;
  }
}

function sessionOf(origin: string, session: PageSession): HostSession {
  const id = base64url(session.id);
  const turn = inTurn();
  const spare: SealAtOnce[] = [];
  let count = 0;

  function makeSpare(): void {
    void sealerAtOnce(session.keys, SMALL).then((made) => spare.push(made));
  }
  requestIdleCallback(() => {
    for (let made = 0; made < SPARE; made += 1) makeSpare();
  });

  function sealAtOnce(plain: Bytes, context: string): Bytes | null {
    const seal = plain.length > SMALL ? undefined : spare.pop();
    if (seal === undefined) return null;
    makeSpare();
    return seal(plain, context);
  }

  async function send(path: string, plain: Bytes, isLast: boolean, signal?: AbortSignal) {
    count += 1;
    const n = count;
    const context = contextOf.call(n, path);
    // Of a page that has closed nothing is sealed any more that is not sealed by now.
    const now = isLast ? sealAtOnce(plain, context) : null;
    const answer = await fetch(origin + path, {
      ...always,
      headers: { [callHeader]: `${id}.${n}`, 'Content-Type': sealedType },
      body: now ?? bodyOf(await turn(session.seal(plain, context))),
      keepalive: now !== null,
      signal: signal ?? null,
    });
    return { n, answer };
  }

  async function listen(onOpen: () => void, tell: (event: AppEvent) => void): Promise<void> {
    const stop = new AbortController();
    const timeout = setTimeout(() => stop.abort(), SHOWN_WITHIN_MS);
    try {
      const { n, answer } = await send(eventsPath, nothing, false, stop.signal);
      let at = 0;
      for await (const sealed of records(answer.body ?? new Blob().stream())) {
        const plain = await session.open(sealed, contextOf.event(n, at));
        if (plain === null) return;
        if (at === 0) {
          clearTimeout(timeout);
          onOpen();
        }
        at += 1;
        if (plain.length > 0) tell(JSON.parse(textOf(plain)) as AppEvent);
      }
    } finally {
      clearTimeout(timeout);
      stop.abort();
    }
  }

  return {
    async ask(path, plain, isLast) {
      try {
        const { n, answer } = await send(path, plain, isLast);
        return await session.open(await bytesOf(answer), contextOf.answer(n, path));
      } catch {
        return null;
      }
    },
    async hear(onOpen, tell) {
      let isOpen = false;
      // The host ended or the stream broke: connecting again is the whole remedy.
      await listen(() => {
        isOpen = true;
        onOpen();
      }, tell).catch(() => {});
      return isOpen;
    },
  };
}

/** The browser hands a large body on sooner as a blob, also to whoever watches its requests. */
function bodyOf(sealed: Bytes): Bytes | Blob {
  return sealed.length > SMALL ? new Blob([sealed]) : sealed;
}

/** The host says how long its answers are, and packs none. */
async function bytesOf(answer: Response): Promise<Bytes> {
  const { headers } = answer;
  if (!(Number(headers.get('Content-Length') ?? Number.NaN) <= MOST) || headers.has('Content-Encoding')) {
    await answer.body?.cancel();
    return nothing;
  }
  return new Uint8Array(await answer.arrayBuffer());
}

/** What stands behind 4 bytes of its length, one after the other. */
async function* records(body: ReadableStream<Uint8Array>): AsyncGenerator<Bytes> {
  const reader = body.getReader();
  let pieces: Uint8Array[] = [];
  let held = 0;
  async function take(count: number): Promise<Bytes | null> {
    while (held < count) {
      const { value, done } = await reader.read();
      if (done) return null;
      pieces.push(value);
      held += value.length;
    }
    const whole = joined(...pieces);
    pieces = [whole.subarray(count)];
    held -= count;
    return whole.subarray(0, count);
  }
  for (;;) {
    const head = await take(4);
    const length = head === null ? MOST : new DataView(head.buffer).getUint32(0);
    const record = length < MOST ? await take(length) : null;
    if (record === null) return;
    yield record;
  }
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
