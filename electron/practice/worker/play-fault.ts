import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type FaultName, type FaultStep, SLOW_MS } from '../../../shared/practice/faults.ts';
import type { AcceptedAnswer, Receipt } from './answer-json.ts';
import { beyondConnectionLimit, errorBody, exceptionOf, type ProblemDetails } from './problem.ts';
import { json, proxyPage, type Reply, sendHalf, sendReply, sendSlowly } from './reply.ts';
import { WRONG_METHOD } from './request-target.ts';
import type { Choices } from './spec-choices.ts';

/** Runs before the body is read: true if the connection is gone; throws if the request is refused. */
export function actUnread(fault: FaultName, socket: Socket, choices: Choices): boolean {
  switch (fault) {
    case 'accept-drop':
    case 'refuse':
    case 'connect-drop':
      socket.resetAndDestroy();
      return true;
    case 'drop-unread':
      socket.destroy();
      return true;
    case 'connection-limit':
      throw beyondConnectionLimit(choices);
    default:
      return false;
  }
}

/** How many bytes of a body of `length` are read. */
export function mostRead(fault: FaultName, length: number): number {
  return fault === 'drop-midway' ? Math.max(1, length / 2) : Number.POSITIVE_INFINITY;
}

interface Refused {
  readonly url: string;
  readonly body: Buffer;
  readonly choices: Choices;
}

const problem = (status: number, code: string, message: string, choices: Choices) =>
  problemReply({ status, code, message, variables: [] }, choices);

const redirect = ({ url }: Refused, status: number): Reply => ({
  status,
  type: 'text/plain',
  body: '',
  headers: { location: url },
});

const instead: { readonly [Fault in FaultName]?: (request: Refused) => Reply | 'drop' | 'hang' } = {
  'drop-midway': () => 'drop',
  'drop-before': () => 'drop',
  hang: () => 'hang',
  '500-before': ({ choices }) => exceptionReply(choices),
  'html-502': () => proxyPage(502, '502 Bad Gateway'),
  '404': () => proxyPage(404, '404 Not Found'),
  '503': () => ({ status: 503, type: 'text/plain', body: '' }),
  'out-of-credit': ({ choices }) =>
    problem(choices.statusOf['out-of-credit'], 'out-of-credit', 'The credit has run out.', choices),
  '400': ({ choices }) => problem(400, 'invalid-arguments', 'The arguments are invalid.', choices),
  '400-variables': ({ body }) => {
    const variables = [firstMsisdn(body), 'msisdn'];
    return json(400, { code: '0x0213', message: 'The value %1 of %2 is invalid.', variables });
  },
  '400-number': ({ body }) =>
    json(400, { error: `Cannot send to ${firstMsisdn(body)}: not a mobile number.` }),
  '400-index': () => json(400, { errors: { 'recipients[0].msisdn': ['not a mobile number'] }, index: 0 }),
  '400-text': () => ({ status: 400, type: 'text/plain', body: 'Bad request: the arguments are invalid.\n' }),
  '400-empty': () => ({ status: 400, type: 'application/json', body: '' }),
  '401': ({ choices }) => problem(401, 'invalid-api-key', 'Invalid API key or signature.', choices),
  '403': ({ choices }) => problem(403, 'unauthorized-address', 'Unauthorized IP address.', choices),
  '422': ({ choices }) => problem(422, 'invalid-json', 'Invalid JSON request body.', choices),
  '429': ({ choices }) => ({
    ...problem(429, 'too-many-requests', 'Too many requests.', choices),
    headers: { 'retry-after': String(choices.retryAfterSeconds) },
  }),
  '301': (request) => redirect(request, 301),
  '307': (request) => redirect(request, 307),
};

/** Undefined for a fault that accepts the request. `url` and `body` are the request's. */
export function insteadOfAccepting(fault: FaultName, request: Refused): Reply | 'drop' | 'hang' | undefined {
  return instead[fault]?.(request);
}

/** Sends the answer to an accepted request, or drops it. */
export async function sendWith(
  step: FaultStep,
  response: ServerResponse,
  accepted: Reply,
  choices: Choices,
  signal: AbortSignal,
): Promise<void> {
  const { fault, ms = SLOW_MS } = step;
  const reply = replyAfterAccepting(fault, choices, accepted);
  switch (fault) {
    case 'drop-after':
      response.socket?.resetAndDestroy();
      return;
    case 'hang-after':
      return hang(response, step, signal);
    case 'half-body':
    case '400-half-ids':
      return sendHalf(response, reply);
    case '100-continue':
      response.writeContinue();
      return sendReply(response, reply);
    case 'trickle':
      return sendSlowly(response, reply, ms, signal);
    case 'slow':
      await wait(ms, undefined, { signal });
      return sendReply(response, reply);
    default:
      return sendReply(response, reply);
  }
}

export async function hang(response: ServerResponse, { ms }: FaultStep, signal: AbortSignal): Promise<void> {
  if (ms === undefined) return;
  await wait(ms, undefined, { signal });
  response.destroy();
}

/** The answer to an accepted request, with another status or body. */
function replyAfterAccepting(fault: FaultName, choices: Choices, reply: Reply): Reply {
  switch (fault) {
    case '500-after':
      return exceptionReply(choices);
    case '303-after':
      return { status: 303, type: 'text/plain', body: '', headers: { location: '/accepted' } };
    case '201':
    case '202':
    case '206':
    case '207':
    case '400-ids':
    case '400-missing-ids':
    case '400-half-ids':
    case '429-ids':
    case '500-ids':
      return { ...reply, status: Number.parseInt(fault, 10) };
    case '504-after':
      return proxyPage(504, '504 Gateway Time-out');
    case 'html-200':
      return proxyPage(200, 'Welcome');
    case 'invalid-json':
      return { ...reply, body: `${reply.body.slice(0, -1)},}` };
    case 'empty-body':
      return { ...reply, body: '' };
    default:
      return reply;
  }
}

function exceptionReply(choices: Choices): Reply {
  return problemReply(exceptionOf('practice exception'), choices);
}

export function problemReply(problem: ProblemDetails, choices: Choices): Reply {
  const reply = json(problem.status, errorBody(problem, choices.errorShape));
  return problem.code === WRONG_METHOD ? { ...reply, headers: { allow: problem.variables.join() } } : reply;
}

function firstMsisdn(body: Buffer): string {
  return /"msisdn"\s*:\s*"?(\d+)/.exec(body.toString('latin1'))?.[1] ?? '';
}

/** Changes the texts for phones and client alike. */
export function alterTexts(texts: string[], fault: FaultName): void {
  const last = texts.length - 1;
  if (fault === 'wrong-text') texts[last] = `${texts[last]} (altered)`;
  if (fault === 'swapped-text') [texts[0], texts[last]] = [texts[last]!, texts[0]!];
}

/** Fields of a balance that the spec does not name. */
export function extraFields(fault: FaultName): Readonly<Record<string, unknown>> {
  return fault === 'extra-fields' ? { plan: { name: 'practice' }, limits: [] } : {};
}

type Receipts = readonly Receipt[];

function withLast(ids: Receipts, change: Partial<Receipt>): Receipts {
  return ids.map((one, at) => (at === ids.length - 1 ? { ...one, ...change } : one));
}

/** How each fault changes a good answer. */
const distortions: {
  readonly [Fault in FaultName]?: (ids: Receipts, answer: AcceptedAnswer) => Partial<AcceptedAnswer>;
} = {
  'no-ids': () => ({ ids: undefined }),
  'missing-ids': (ids) => ({ ids: ids.slice(0, -1) }),
  '400-missing-ids': (ids) => ({ ids: ids.slice(0, -1) }),
  'duplicate-ids': (ids) => ({ ids: [...ids.slice(0, -1), ...ids.slice(0, 1)] }),
  'same-id': (ids) => ({ ids: ids.map((one) => ({ ...one, id: ids[0]!.id })) }),
  'reordered-ids': (ids) => ({ ids: ids.toReversed() }),
  'other-msisdn': (ids) => ({ ids: withLast(ids, { msisdn: numberOutside(ids) }) }),
  'stranger-ids': (ids) => ({ ids: [...ids, ...withLast(ids.slice(-1), { msisdn: numberOutside(ids) })] }),
  'zero-id': (ids) => ({ ids: withLast(ids, { id: 0 }) }),
  'error-id': (ids) => ({ ids: withLast(ids, { error: 'No route to this number.' }) }),
  'huge-credit': () => ({ credit_consumed: 2n ** 63n }),
  'no-credit': () => ({ credit_consumed: undefined }),
  'usage-only': (ids, { credit_consumed: cost }) => ({
    credit_consumed: undefined,
    usage: { messages: ids.length, total_cost: Number(cost) },
  }),
  'odd-credit': (_, { credit_consumed: cost }) => ({ credit_consumed: { amount: Number(cost) } }),
  'numeric-echo': (ids) => ({ ids: ids.map((one) => ({ ...one, msisdn: Number(one.msisdn) })) }),
  'big-ids': (ids) => ({ ids: ids.map((one) => ({ ...one, id: BEYOND_DOUBLES + BigInt(one.id) })) }),
  'string-ids': (ids) => ({ ids: ids.map((one) => ({ ...one, id: String(one.id) })) }),
  'extra-fields': () => ({ extra: true }),
};

export function distort(answer: AcceptedAnswer, fault: FaultName): AcceptedAnswer {
  return { ...answer, ...distortions[fault]?.(answer.ids ?? [], answer) };
}

const BEYOND_DOUBLES = 2n ** 53n;

function numberOutside(ids: readonly Receipt[]): string {
  const knownNumbers = new Set(ids.map((one) => String(one.msisdn)));
  const fiction = Array.from({ length: 100 }, (_, n) => String(12_025_550_100 + n));
  return fiction.find((number) => !knownNumbers.has(number)) ?? '12025550100';
}
