import type { AppEvent } from '../shared/app-event.ts';
import type { Answer, Operation, Operations, Wire } from '../shared/contract.ts';
import { fail, type Result } from '../shared/result.ts';
import { pack, unpack } from '../shared/sealing/sealed-call.ts';
import type { Bytes } from '../shared/sealing/web-crypto.ts';
import { shell } from '../shared/texts/en/shell.ts';
import { openHostSession } from './host-session.ts';

const RETRY_MS = 1000;

/**
 * A wire over HTTP: `POST /call/<operation>` and a stream of events, sealed for the host that opened the page and by it. A
 * page has one session and trusts nobody else after it: whatever an answer is that does not open, the host has ended.
 */
export function loopbackWire(origin: string, secret: string): Wire {
  const listeners = new Set<(event: AppEvent) => void>();
  let listening = false;
  let isLeaving = false;
  // Not tried again: whoever answers later may have found the secret in another page that was loaded again.
  const opening = secret === '' ? null : openHostSession(origin, secret);

  // Before those who save as the page closes.
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
    });
  });

  async function call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>> {
    if (secret === '') return withoutSecret;
    const { bytes, ...rest } = input as { bytes?: Uint8Array };
    const plain = pack(rest, bytes);
    const host = await opening;
    // A page that closes in the middle of saving would not get to send it.
    const isLast = operation === 'draft.save' || isLeaving || document.visibilityState === 'hidden';
    const answer = await host?.ask(`/call/${operation}`, plain, isLast);
    return answer ? (readResult(answer) as Answer<K>) : stopped;
  }

  async function listen(): Promise<void> {
    let last: 'none' | 'heard' | 'lost' = 'none';
    // Told only now that the new stream is open: what is read from here on can miss nothing.
    function onOpen(): void {
      if (last !== 'none') tell({ type: 'connection', is: 'back' });
      last = 'heard';
    }
    const host = await opening;
    while (listeners.size > 0) {
      const isHeard = await host?.hear(onOpen, tell);
      if (!isHeard && last !== 'lost' && secret !== '') {
        tell({ type: 'connection', is: 'lost' });
        last = 'lost';
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    listening = false;
  }

  function tell(event: AppEvent): void {
    for (const listener of listeners) listener(event);
  }

  return {
    call,
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

function readResult(answer: Bytes): Result<object> {
  const { json, bytes } = unpack(answer, JSON.parse);
  const result = json as Result<object>;
  return result.ok && bytes !== undefined ? { ok: true, value: { ...result.value, bytes } } : result;
}
