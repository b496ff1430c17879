import type { Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import Client from 'undici/lib/dispatcher/client.js';
import { ByteBlocks } from '../../shared/byte-blocks.ts';
import type {
  CertificateSeen,
  Fault,
  FaultSeen,
  Phase,
  ProxySeen,
} from '../../shared/campaign/outcome/connection-fault.ts';
import type { RefusalDoubt } from '../../shared/campaign/refusals/refusal-doubt.ts';
import type { Timeouts } from '../../shared/network/timeouts.ts';
import { AnswerBytes } from './answer-bytes.ts';
import type { AnswerMemory, AnswerPlace } from './answer-memory.ts';
import { type ConnectEvents, connectOnce, type Network } from './connect.ts';
import { errorCodeOf, faultOf } from './fault.ts';
import { skipContinue } from './skip-continue.ts';

export interface ExchangeLimits extends Readonly<Omit<Timeouts, 'balanceMs'>> {
  readonly answerBytes: number;
}

export interface WireRequest {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Can withdraw a request until its first byte leaves; then nothing of it is sent. */
export interface Withdrawal {
  readonly signal: AbortSignal;
  /** The last check, in the same turn of the event loop in which the first byte leaves. */
  mayBegin(): boolean;
}

export interface ExchangeOptions {
  readonly memory: AnswerMemory;
  readonly network?: Network;
  readonly signal?: AbortSignal;
  readonly withdrawal?: Withdrawal;
  readonly onSent?: () => void;
}

/** Exchanges are never thrown; redirects are never followed. */
export type Exchange =
  | { readonly kind: 'withdrawn' }
  | (FaultSeen & { readonly kind: 'fault'; readonly code: string; readonly sentBytes: number })
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      readonly text: string;
      readonly bytes: number;
      /** Why the body is incomplete; null if it is whole. */
      readonly cut: Fault | null;
      readonly doubt: Exclude<RefusalDoubt, 'holds-ids'> | null;
    };

/** Opens its own connection: a kept one that went stale looks just like a lost send. */
export function exchange(
  request: WireRequest,
  limits: ExchangeLimits,
  options: ExchangeOptions,
): Promise<Exchange> {
  return new Promise((resolve) => {
    let phase: Phase = 'connecting';
    let socket: Socket | null = null;
    let settled = false;
    let proxy: ProxySeen | null = null;
    let certificate: CertificateSeen | null = null;
    let place: AnswerPlace | null = null;
    const arriving = new ArrivingAnswer();

    const over = new AbortController();
    const client = openClient(request.url, limits, {
      ...options.network,
      signal: over.signal,
      onProxy(met) {
        proxy = met;
      },
      onCertificate(wrong) {
        certificate = wrong;
      },
      onHandshake() {
        phase = 'handshake';
      },
      onConnected(made) {
        socket = made;
        arriving.hear(made, limits.answerBytes);
      },
    });

    const finish = (result: Exchange) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      place?.leave();
      options.signal?.removeEventListener('abort', abort);
      options.withdrawal?.signal.removeEventListener('abort', withdraw);
      over.abort();
      // The connection closes first: the next one may be made as soon as this resolves.
      const tell = (): void => resolve(result);
      client.destroy().then(tell, tell);
    };
    const broke = (error: unknown) => {
      const fault: Fault = faultOf(error);
      if (phase === 'reading') finish(arriving.end(fault));
      else {
        const unsentBytes = socket === null ? 0 : socket.bytesWritten - socket.writableLength;
        // The written bytes include the headers, but a person wants to know how much of the body left.
        const sentBytes = Math.min(Math.max(0, unsentBytes), request.body?.length ?? 0);
        const seen = { ...(proxy && { proxy }), ...(certificate && { certificate }) };
        finish({ kind: 'fault', phase, fault, code: errorCodeOf(error), sentBytes, ...seen });
      }
    };
    // This observation counts; a later error from undici changes nothing.
    const giveUp = (code: string) => {
      const error = Object.assign(new Error('Given up'), { code });
      broke(error);
      client.destroy(error).catch(() => undefined);
    };
    const allSent = () => {
      if (phase !== 'sending') return;
      phase = 'waiting';
      options.onSent?.();
    };
    const abort = () => giveUp('ABORT_ERR');
    const withdraw = () => {
      if (phase === 'connecting' || phase === 'handshake') finish({ kind: 'withdrawn' });
    };
    const timer = setTimeout(() => giveUp('ETIMEDOUT'), limits.wholeMs);

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        // There is no await between the check and the first byte, which leaves as soon as this returns.
        if (options.withdrawal?.signal.aborted === true || options.withdrawal?.mayBegin() === false)
          withdraw();
        if (settled) {
          controller.abort(new Error('Withdrawn'));
          return;
        }
        // From here on a byte may have left, so nothing may be sent again on a guess.
        phase = 'sending';
        socket?.once('drain', allSent);
      },
      onRequestSent() {
        if ((socket?.writableLength ?? 0) === 0) allSent();
      },
      onResponseStart(controller, statusCode, headers) {
        if (statusCode < 200) return;
        phase = 'reading';
        place = options.memory.enter(request.url.origin, () => controller.resume());
        arriving.begin(statusCode, headers);
      },
      onResponseData(controller, piece) {
        arriving.add(piece);
        if (place?.take(piece.length) === false) controller.pause();
      },
      onResponseEnd() {
        finish(arriving.end(null));
      },
      onResponseError(_controller, error) {
        broke(error);
      },
    };

    if (options.signal?.aborted === true) {
      abort();
      return;
    }
    options.signal?.addEventListener('abort', abort);
    if (options.withdrawal?.signal.aborted === true) {
      withdraw();
      return;
    }
    options.withdrawal?.signal.addEventListener('abort', withdraw);
    client.dispatch(dispatchOptions(request), handler);
  });
}

function dispatchOptions({ url, method, headers, body }: WireRequest): Dispatcher.DispatchOptions {
  return {
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
    body,
    reset: true,
  };
}

class ArrivingAnswer {
  readonly #body = new ByteBlocks();
  readonly #all = new AnswerBytes();
  #status = 0;
  #headers: Readonly<Record<string, string | string[] | undefined>> = {};

  hear(socket: Socket, mostBytes: number): void {
    this.#all.hear(socket, mostBytes);
  }

  begin(status: number, headers: Readonly<Record<string, string | string[] | undefined>>): void {
    this.#status = status;
    this.#headers = headers;
  }

  add(piece: Buffer): void {
    this.#body.add(piece);
  }

  end(cut: Fault | null): Exchange {
    const bytes = this.#body.length;
    const text = decode(this.#body.pieces());
    // The connection, which is still closing, would keep the bytes in memory.
    this.#body.clear();
    const doubt = cut === null ? this.#all.doubt() : 'unended';
    return { kind: 'answer', status: this.#status, headers: this.#headers, text, bytes, cut, doubt };
  }
}

/** Decodes piece by piece, so that the whole answer is never held as bytes and as text at once. */
function decode(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
}

interface ConnectionOptions extends Network, ConnectEvents {
  readonly signal: AbortSignal;
  onConnected(socket: Socket): void;
}

function openClient(
  { origin }: URL,
  limits: ExchangeLimits,
  { onConnected, ...options }: ConnectionOptions,
): Client {
  const connector = connectOnce({ timeoutMs: limits.connectMs, ...options }, options);
  return new Client(origin, {
    pipelining: 0,
    allowH2: false,
    headersTimeout: limits.statusMs,
    bodyTimeout: limits.silenceMs,
    maxResponseSize: limits.answerBytes,
    connect: (target, callback) =>
      connector(target, (...[error, made]) => {
        if (error !== null) return callback(error, null);
        onConnected(made);
        skipContinue(made);
        callback(null, made);
      }),
  });
}
