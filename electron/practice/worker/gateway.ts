/**
 * The practice gateway: the whole SMS service on loopback, faults included.
 *
 *     const practice = await startPractice({ token: 'secret', credit: 1000, faults: ['ok', '500-after'] });
 *     // POST practice.url + '/v2/mtsms?token=secret', GET practice.url + '/v2/balance?token=secret'
 *     practice.inbox.phones({ search: 'Ada' });
 *     await practice.script('hang:500, 429*2'); // what goes wrong next, one step per send request
 *     await practice.close();
 *
 * Without options it listens on a free port of 127.0.0.1, keeps its ledger in memory, and takes `PRACTICE_TOKEN`.
 * It is a second, independent reading of the spec and imports no rule of the client.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type FaultScript, REFUSE_MS, writeScript } from '../../../shared/practice/faults.ts';
import type { Forgotten } from '../../../shared/practice/practice.ts';
import { createBodies } from './body.ts';
import { createFaultPlan, type FaultPlan, type RandomFaults } from './fault-plan.ts';
import { openInbox } from './inbox.ts';
import { openLedger } from './ledger.ts';
import { type Listener, openListener } from './listener.ts';
import { refuseExpectation, refuseNoHttp } from './parser-refusal.ts';
import { createRequestHandler } from './request-handler.ts';
import { CHOICES, type Choices } from './spec-choices.ts';
import { LIMITS } from './stated-limits.ts';

export const PRACTICE_TOKEN = 'practice-token';
export const PRACTICE_CREDIT = 10_000_000;
/** Beyond the spec's limit a connection gets an answer; beyond this many from one address it is closed unread. */
const MOST_CONNECTIONS = 10 * LIMITS.connectionsPerAddress;

export interface PracticeOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly token?: string | undefined;
  /** The token may then end with a full stop and a campaign's number, so that its texts can be forgotten together. */
  readonly takesCampaigns?: boolean | undefined;
  /** A file, or `:memory:`, the default. An existing file is continued. */
  readonly ledger?: string | undefined;
  /** Without this field an existing ledger keeps its credit. */
  readonly credit?: number | undefined;
  readonly faults?: FaultScript | undefined;
  readonly balanceFaults?: FaultScript | undefined;
  /** Applies once the script is used up; `seed` makes the run repeatable. */
  readonly random?: Omit<RandomFaults, 'seed'> | undefined;
  readonly seed?: number | undefined;
  readonly allowIp?: readonly string[] | undefined;
  readonly choices?: Partial<Choices> | undefined;
  /** Called with one line per request, which never holds a token or a text. */
  readonly log?: ((line: string) => void) | undefined;
}

export type Practice = Awaited<ReturnType<typeof startPractice>>;

/** Rejects if the port is taken or the ledger cannot be opened. */
export async function startPractice(options: PracticeOptions = {}) {
  const chosen: Choices = { ...CHOICES, ...options.choices };
  const unicodeEncodings = [...chosen.unicodeEncodings];
  const choices: Choices = { ...chosen, unicodeEncodings };
  const { token = PRACTICE_TOKEN, host = '127.0.0.1', seed = 1 } = options;
  const sends = createFaultPlan(options.faults ?? [], options.random && { seed, ...options.random });
  const balances = createFaultPlan(options.balanceFaults ?? []);
  const ledger = openLedger({
    path: options.ledger ?? ':memory:',
    credit: options.credit,
    firstCredit: PRACTICE_CREDIT,
    firstId: choices.firstId,
  });
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  let takenByOthers = 0;
  const closing = new AbortController();
  const busy = new Map<Socket, ServerResponse>();
  const timeouts = createRequestTimeouts(choices.requestSeconds);
  const handle = createRequestHandler({
    choices,
    gatewayToken: { token, takesCampaigns: options.takesCampaigns === true },
    ledger,
    bodies: createBodies(choices),
    allowIp: options.allowIp,
    takeFault: (kind) => {
      const step = kind === 'send' ? sends.next() : balances.next();
      if (step.fault === 'refuse') outage.begin(step.ms);
      else if (kind === 'send') void outage.follow();
      return step;
    },
    overLimit: (socket) => listener.placeOf(socket) + takenByOthers > LIMITS.connectionsPerAddress,
    log: options.log ?? (() => {}),
    changed,
    signal: closing.signal,
  });
  const http = createServer({ requestTimeout: 0, requireHostHeader: false }, (request, response) => {
    const { socket } = request;
    busy.set(socket, response);
    timeouts.follow(request, response);
    response.once('close', () => busy.delete(socket));
    handle(request, response);
    if (outage.active()) response.shouldKeepAlive = false;
  });
  http.on('clientError', (error, socket) => {
    const own = socket as Socket;
    refuseNoHttp(error, own, busy.get(own)?.headersSent === true, choices);
  });
  http.on('checkExpectation', (request, response) => refuseExpectation(request, response, choices));
  const listener = await openListener(host, options.port ?? 0, (socket) => {
    if (listener.placeOf(socket) > MOST_CONNECTIONS) socket.destroy();
    else if (sends.take('connect-drop') === undefined) {
      timeouts.watch(socket);
      http.emit('connection', socket);
    } else {
      socket.resetAndDestroy();
      void outage.follow();
      changed();
    }
  }).catch((error: unknown) => {
    ledger.close();
    throw error;
  });
  const outage = createOutage(sends, listener, (socket) => busy.has(socket), changed);
  await outage.follow();

  return {
    /** For example `http://127.0.0.1:49152`, without a trailing slash: the spec's {base_url}. */
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`,
    port: listener.port,
    token,
    ledger,
    inbox: openInbox(ledger, choices),
    script(faults: FaultScript) {
      sends.script(faults);
      return outage.follow();
    },
    scriptLeft: () => writeScript(sends.left()),
    /** Random faults do not end by themselves. */
    scriptRandom: sends.random,
    credit: () => ledger.credit,
    setCredit(credit: number) {
      ledger.setCredit(credit);
      changed();
    },
    takeConnections(count: number) {
      takenByOthers = count;
    },
    takeUnicode(encodings: readonly string[]) {
      unicodeEncodings.splice(0, Number.POSITIVE_INFINITY, ...chosen.unicodeEncodings, ...encodings);
    },
    /** Credit and ids stay. */
    clear() {
      ledger.clear();
      changed();
    },
    forget(which: Forgotten) {
      const texts = ledger.forget(which);
      if (texts > 0) changed();
      return texts;
    },
    /** Called after every change in the inbox or the credit; returns the function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      outage.close();
      await listener.close();
      http.close();
      ledger.close();
    },
  };
}

/** Ends a connection whose request has not fully arrived after `seconds`; waiting for an answer has no limit. */
function createRequestTimeouts(seconds: number) {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  const stop = (socket: Socket) => clearTimeout(timers.get(socket));

  const start = (socket: Socket) => {
    stop(socket);
    if (socket.destroyed) return;
    timers.set(
      socket,
      setTimeout(() => socket.destroy(), seconds * 1000),
    );
  };

  return {
    watch(socket: Socket): void {
      start(socket);
      socket.once('close', () => stop(socket));
    },
    /** Stops the timer once this request has arrived, and starts it for the next one after the answer. */
    follow(request: IncomingMessage, response: ServerResponse): void {
      const { socket } = request;
      request.once('end', () => stop(socket));
      response.once('close', () => start(socket));
    },
  };
}

/** Refuses every connection, as if nothing ran here (fault `refuse`); `changed` is called at the end of an outage. */
function createOutage(
  sends: FaultPlan,
  listener: Listener,
  isBusy: (socket: Socket) => boolean,
  changed: () => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function refuse(ms: number, ended: () => void): void {
    listener.refuse(isBusy);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      ended();
      void follow();
      changed();
    }, ms);
  }

  async function follow(): Promise<void> {
    const step = sends.peek();
    if (step?.fault === 'refuse') return refuse(step.ms ?? REFUSE_MS, () => sends.take('refuse'));
    clearTimeout(timer);
    timer = undefined;
    if (!closed) await listener.listen();
  }

  return {
    active: () => timer !== undefined,
    begin: (ms = REFUSE_MS) => refuse(ms, () => {}),
    follow,
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}
