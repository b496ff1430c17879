import type { AppEvent } from '../shared/app-event.ts';
import type { Answer, Operation, Operations, Wire } from '../shared/contract.ts';
import { fail, type Result } from '../shared/result.ts';
import { shell } from '../shared/texts/en/shell.ts';
import { hostProof } from './host-proof.ts';

const FRAME = 'application/x-tagline';
const RETRY_MS = 1000;
const SMALL = 16_384;

/**
 * A wire over HTTP: `POST /call/<operation>` and an NDJSON stream of events at `GET /events`, with the secret in a header.
 * Nothing is sent before the host has proved to be the one that opened the page: while its stream is open nobody else has
 * its port, and otherwise it proves itself anew.
 */
export function loopbackWire(origin: string, secret: string): Wire {
  const headers = { Authorization: `Bearer ${secret}` };
  const listeners = new Set<(event: AppEvent) => void>();
  const proof = hostProof(secret);
  let listening = false;
  let isHeld = false;
  let proving: Promise<boolean> | null = null;

  async function prove(): Promise<boolean> {
    const asked = proof.ask();
    const answer = await fetch(`${origin}/`, { method: 'HEAD', headers: asked.headers }).catch(() => null);
    return answer !== null && asked.isIn(answer);
  }

  function isOurHost(): Promise<boolean> {
    proving ??= prove().finally(() => {
      proving = null;
    });
    return proving;
  }

  async function call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
    const { bytes, ...rest } = input as { bytes?: Uint8Array };
    return bytes === undefined
      ? post(operation, JSON.stringify(rest), 'application/json')
      : post(operation, frame(rest, bytes), FRAME);
  }

  async function post<K extends Operation>(
    operation: K,
    body: string | Uint8Array<ArrayBuffer> | Blob,
    type: string,
  ): Promise<Answer<K>> {
    if (secret === '') return withoutSecret;
    if (!isHeld && !(await isOurHost())) return stopped;
    try {
      const answer = await fetch(`${origin}/call/${operation}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body,
        // What is saved as the page closes must still arrive; the browser takes only small bodies for that.
        keepalive: !(body instanceof Blob) && body.length < SMALL && document.visibilityState === 'hidden',
      });
      return (await readResult(answer)) as Answer<K>;
    } catch {
      return stopped;
    }
  }

  /** Opens the stream of events, which holds the port of the host that proved itself; null where there is none. */
  async function openEvents(): Promise<ReadableStream<Uint8Array> | null> {
    if (!(await isOurHost())) return null;
    const asked = proof.ask();
    const all = { ...headers, ...asked.headers };
    const answer = await fetch(`${origin}/events`, { headers: all }).catch(() => null);
    if (answer?.ok && answer.body && (await asked.isIn(answer))) return answer.body;
    await answer?.body?.cancel();
    return null;
  }

  async function listen(): Promise<void> {
    let last: 'none' | 'heard' | 'lost' = 'none';
    while (listeners.size > 0) {
      const body = await openEvents();
      isHeld = body !== null;
      if (body !== null) {
        // Told only now that the new stream is open: what is read from here on can miss nothing.
        if (last !== 'none') tell({ type: 'connection', is: 'back' });
        last = 'heard';
        await hear(body);
        isHeld = false;
      } else if (last !== 'lost' && secret !== '') {
        tell({ type: 'connection', is: 'lost' });
        last = 'lost';
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    listening = false;
  }

  async function hear(body: ReadableStream<Uint8Array>): Promise<void> {
    try {
      for await (const event of lines(body)) tell(event);
    } catch {
      // The host ended or the stream broke: connecting again is the whole remedy.
    }
  }

  function tell(event: AppEvent): void {
    for (const listener of listeners) listener(event);
  }

  return {
    call,
    append(input, slice) {
      return post('sheet.append', new Blob([frame(input, new Uint8Array(0)), slice as Blob]), FRAME);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!listening) {
        listening = true;
        void listen();
      }
      return () => listeners.delete(listener);
    },
  };
}

const stopped: Result<never> = fail({
  kind: 'unreachable',
  message: shell.stopped,
  fix: shell.stoppedFix,
});
const withoutSecret: Result<never> = fail({
  kind: 'unreachable',
  message: shell.noSecret,
  fix: shell.noSecretFix,
});

async function readResult(answer: Response): Promise<Result<object>> {
  if (answer.headers.get('Content-Type') !== FRAME) return (await answer.json()) as Result<object>;
  const buffer = await answer.arrayBuffer();
  const length = new DataView(buffer).getUint32(0);
  const result = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as Result<object>;
  const bytes = new Uint8Array(buffer, 4 + length);
  return result.ok ? { ok: true, value: { ...result.value, bytes } } : result;
}

/** JSON and raw bytes in one body: 4 bytes of JSON length (big-endian), the JSON, the bytes. */
function frame(json: object, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(JSON.stringify(json));
  const body = new Uint8Array(4 + head.length + bytes.length);
  new DataView(body.buffer).setUint32(0, head.length);
  body.set(head, 4);
  body.set(bytes, 4 + head.length);
  return body;
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<AppEvent> {
  let rest = '';
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as AppEvent;
  }
}
