import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FaultStep } from '../../../shared/practice/faults.ts';
import { type Bodies, discardBody } from './body.ts';
import { GUIDE } from './guide.ts';
import type { Ledger } from './ledger.ts';
import { actUnread, hang, insteadOfAccepting, mostRead, problemReply, sendWith } from './play-fault.ts';
import {
  acceptSend,
  answerBalance,
  checkAddress,
  checkTokens,
  type GatewayToken,
} from './practice-account.ts';
import { beyondConnectionLimit, exceptionOf, Problem } from './problem.ts';
import { sendReply } from './reply.ts';
import { checkHost, findRoute, readTarget } from './request-target.ts';
import type { Choices } from './spec-choices.ts';

export interface RequestHandlerDeps {
  readonly choices: Choices;
  readonly gatewayToken: GatewayToken;
  readonly ledger: Ledger;
  readonly bodies: Bodies;
  readonly allowIp: readonly string[] | undefined;
  readonly takeFault: (kind: 'send' | 'balance') => FaultStep;
  readonly overLimit: (socket: Socket) => boolean;
  readonly log: (line: string) => void;
  readonly changed: () => void;
  readonly signal: AbortSignal;
}

export function createRequestHandler(
  deps: RequestHandlerDeps,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { choices, signal } = deps;

  return (request, response) => void handle(request, response);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const seen = { recipients: 0, accepted: 0, fault: 'ok' };
    response.once('close', () => {
      const { method = '', url = '' } = request;
      const status = response.headersSent ? response.statusCode : undefined;
      deps.log(logLine({ method, url, status, milliseconds: performance.now() - began, ...seen }));
      if (!signal.aborted) deps.changed();
    });
    request.on('error', () => {});
    response.on('error', () => {});
    try {
      await answer(request, response, seen);
    } catch (error) {
      if (signal.aborted || response.destroyed || response.headersSent) response.destroy();
      else await refuse(request, response, error);
    }
  }

  async function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    await discardBody(request);
    const problem = error instanceof Problem ? error.details : exceptionOf(error);
    if (!response.destroyed) sendReply(response, problemReply(problem, choices));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, seen: Seen): Promise<void> {
    if (deps.overLimit(request.socket)) {
      response.shouldKeepAlive = false;
      throw beyondConnectionLimit(choices);
    }
    checkHost(request);
    const url = readTarget(request.url ?? '/');
    const route = findRoute(request.method ?? '', url.pathname, choices.balanceAliases);
    if (route === 'guide') return sendReply(response, { status: 200, type: 'text/plain', body: GUIDE });
    const { withoutSlashStatus: status } = choices;
    if (status !== null && !url.pathname.endsWith('/')) {
      await discardBody(request);
      const headers: Record<string, string> = status === 308 ? { location: `${url.pathname}/` } : {};
      return sendReply(response, { status, type: 'text/plain', body: '', headers });
    }

    const step = deps.takeFault(route);
    const { fault } = step;
    seen.fault = fault;

    if (actUnread(fault, request.socket, choices)) return;
    checkAddress(request.socket.remoteAddress ?? '', deps.allowIp);

    // Checked before reading a body, so that a client without a token cannot delay others.
    const tokens = url.searchParams.getAll('token');
    if (tokens.length > 0) checkTokens(tokens, deps.gatewayToken);
    const enough = mostRead(fault, Number(request.headers['content-length'] ?? 2));
    const incoming: Incoming = { route, url, type: request.headers['content-type'] ?? '', step };
    // Releases the body before answering, because a fault may delay the answer for ever.
    const reading = { authenticated: tokens.length > 0, enough };
    const reply = await deps.bodies.hold(request, reading, (body) => decide(incoming, body, seen));
    if (reply === 'drop') request.socket.resetAndDestroy();
    else if (reply === 'hang') await hang(response, step, signal);
    else if ('instead' in reply) sendReply(response, reply.instead);
    else await sendWith(step, response, reply, choices, signal);
  }

  async function decide({ route, url, type, step: { fault } }: Incoming, body: Buffer, seen: Seen) {
    const instead = insteadOfAccepting(fault, { url: `${url.pathname}${url.search}`, body, choices });
    if (instead !== undefined) return typeof instead === 'string' ? instead : { instead };
    if (route === 'balance') return answerBalance(deps, url, fault);
    const accepted = await acceptSend(deps, url, type, body, fault);
    seen.recipients = accepted.recipients;
    seen.accepted = accepted.kept;
    return accepted.reply;
  }
}

interface Incoming {
  readonly route: 'send' | 'balance';
  readonly url: URL;
  readonly type: string;
  readonly step: FaultStep;
}

interface Seen {
  recipients: number;
  accepted: number;
  fault: string;
}

interface RequestLog extends Seen {
  readonly method: string;
  readonly url: string;
  /** Undefined if the connection was dropped without an answer. */
  readonly status: number | undefined;
  readonly milliseconds: number;
}

/** Never contains a value of the query, so it reveals no token, text or number. */
export function logLine(health: RequestLog): string {
  const { method, status, recipients, accepted, milliseconds, fault } = health;
  return [
    method,
    withoutValues(health.url),
    status ?? 'no-answer',
    ...(recipients > 0 ? [`recipients=${recipients}`] : []),
    `accepted=${accepted}`,
    `${milliseconds.toFixed(1)}ms`,
    ...(fault === 'ok' ? [] : [`fault=${fault}`]),
  ].join(' ');
}

const KNOWN_PATH = /^(?:\/(?:v2|sms))?\/(?:mtsms|balance)?\/?$/;

function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const names = new Set([...new URLSearchParams(query ?? '').keys()].map((name) => `${plain(name)}=...`));
  // An unknown path may hold anything, even a token.
  return [KNOWN_PATH.test(path) ? path : '(another path)', ...names].join(' ');
}

/** An unknown name may hold anything too. */
const KNOWN_FIELD = /^(?:token|message|payload|encoding|sender|tags|label|recipients|dry_run)$/;

function plain(name: string): string {
  return KNOWN_FIELD.test(name) ? name : '(field)';
}
