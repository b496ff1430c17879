/**
 * What the tests of the spec run against: the practice gateway, or, through `npm run conformance`, another service.
 * Each rule says what it costs, so that a real service is never sent more than its owner allowed.
 */
import { strict as assert } from 'node:assert';
import { after, before, type TestContext, test } from 'node:test';
import {
  type Practice,
  type PracticeOptions,
  startPractice,
} from '../../electron/practice/worker/gateway.ts';
import { CHOICES, type Rule } from '../../electron/practice/worker/spec-choices.ts';
import { ANSWER_SECONDS, whyUnanswered } from './answer-time.ts';

/** What a rule's test may cost: nothing, a few texts, thousands of texts, or only practice can be asked. */
export type Cost = 'free' | 'few' | 'many' | 'practice only';

/** The other service, when there is one. */
const REMOTE = process.env.CONFORMANCE_URL?.replace(/\/$/, '');
const ALLOWED = (process.env.CONFORMANCE_SPEND ?? '').split(',');

/** An answer, its body read. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The body as JSON; undefined when it is not. */
  readonly body: SendBody | undefined;
}

/** The fields that the tests look at. */
export interface SendBody {
  readonly ids: { readonly id: number; readonly msisdn: string | number; readonly message: string }[];
  readonly credit_consumed: number;
  readonly usage?: unknown;
  readonly credit: number;
  readonly id: number;
  readonly code?: string;
  readonly message?: string;
  readonly [field: string]: unknown;
}

/** What a test asks the service for. */
export interface Ask {
  readonly method?: string;
  readonly path?: string;
  /** The token in the query; null sends none there. */
  readonly token?: string | null;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly raw?: string | URLSearchParams | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

let practice: Practice | undefined;

/** The service's address and token. */
export function service(): { url: string; token: string } {
  if (REMOTE !== undefined) return { url: REMOTE, token: process.env.CONFORMANCE_TOKEN ?? '' };
  assert.ok(practice, 'rules() starts the gateway');
  return practice;
}

/** Starts the gateway for the rules of a file; the name of a rule is its place and words in the spec. */
export function rules(): (name: string, cost: Cost, body: (t: TestContext) => Promise<void>) => void {
  before(async () => {
    if (REMOTE === undefined) practice = await startPractice();
  });
  after(() => practice?.close());
  return (name, cost, body) => {
    const allowed = REMOTE === undefined || cost === 'free' || ALLOWED.includes(cost);
    // A rule marked so is run and its failure told, but fails no run.
    const todo = REMOTE !== undefined && isOpen(name) ? 'not shown: a correct service may fail this' : false;
    test(name, { skip: allowed ? false : `costs: ${cost}`, todo }, body);
  };
}

/** Whether a rule is practice's own reading of what the spec leaves open: its name ends in such words. */
export function isOpen(name: string): boolean {
  return /\([^()]*not shown\)$/.test(name);
}

/** Asks the service and reads its answer. */
export async function ask(what: Ask): Promise<Answer> {
  const { method = 'POST', path = '/v2/mtsms', token = service().token, query = {} } = what;
  const address = new URL(service().url + path);
  if (token !== null) address.searchParams.set('token', token);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const body = what.json === undefined ? what.raw : JSON.stringify(what.json);
  return answerOf(`${method} ${path}`, address, {
    method,
    redirect: 'manual',
    headers: { ...(what.json === undefined ? {} : { 'content-type': 'application/json' }), ...what.headers },
    ...(body === undefined ? {} : { body }),
  });
}

/** Reads the answer to a request; one that fails is told without its address, which holds the token. */
async function answerOf(name: string, address: URL, request: RequestInit): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(ANSWER_SECONDS * 1000);
    const response = await fetch(address, { ...request, signal });
    const text = withoutToken(await response.text());
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, text, body: parsed(text) };
  } catch (error) {
    throw new assert.AssertionError({ message: `${name}: ${whyUnanswered(error)}` });
  }
}

/** A service may repeat what it was asked; a failed test prints what it answered. */
function withoutToken(text: string): string {
  const { token } = service();
  return REMOTE === undefined || token === '' ? text : text.replaceAll(token, '(token)');
}

/** Sends one SMS or several as JSON. */
export function send(json: unknown, more: Ask = {}): Promise<Answer> {
  return ask({ json, ...more });
}

/** Sends one SMS and gives back its accepted body. */
export async function sent(json: unknown, more: Ask = {}): Promise<SendBody> {
  return accepted(await send(json, more));
}

/** An accepted answer's body. */
export function accepted(answer: Answer): SendBody {
  assert.equal(answer.status, 200, `wanted 200, got ${seen(answer)}`);
  assert.ok(answer.body?.ids, `wanted ids, got ${seen(answer)}`);
  return answer.body;
}

/** Insists on a refusal: of another service any 4xx, of practice exactly the chosen status and code. */
export function assertRefused(answer: Answer, rule: Rule): void {
  const refused = answer.status >= 400 && answer.status < 500;
  assert.ok(refused, `wanted a refusal (400 to 499), got ${seen(answer)}`);
  assert.equal(answer.body?.ids, undefined);
  if (REMOTE !== undefined) return;
  assert.equal(answer.body?.code, rule);
  assert.equal(answer.status, CHOICES.statusOf[rule]);
}

function seen({ status, text }: Answer): string {
  return `${status}: ${text.slice(0, 300)}`;
}

/** A gateway of its own for a rule that only practice can be asked, closed when `use` is done. */
export async function withPractice<Out>(
  options: PracticeOptions,
  use: (own: Practice) => Promise<Out>,
): Promise<Out> {
  const own = await startPractice(options);
  try {
    return await use(own);
  } finally {
    await own.close();
  }
}

/** Posts JSON to a gateway of one's own. */
export function postTo(own: Practice, json: unknown): Promise<Answer> {
  const address = new URL(`${own.url}/v2/mtsms?token=${own.token}`);
  const body = JSON.stringify(json);
  return answerOf('POST /v2/mtsms', address, { method: 'POST', redirect: 'manual', body });
}

const TO = process.env.CONFORMANCE_TO?.split(',');

/** Different numbers: those the tester named, then numbers reserved for fiction in North America. */
export function numbers(count: number): string[] {
  const named = TO?.slice(0, count) ?? [];
  const fiction = Array.from({ length: count - named.length }, (_, index) => {
    const area = 201 + Math.floor(index / 100);
    return `1${area}555${String(100 + (index % 100)).padStart(4, '0')}`;
  });
  return [...named, ...fiction];
}

/** The first of the numbers. */
export const ONE: string = numbers(1)[0]!;

/** A short SMS to one recipient, with whatever fields a test wants to set. */
export function sms(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { message: 'Hello from the tests of the spec.', recipients: [{ msisdn: ONE }], ...fields };
}

function parsed(text: string): SendBody | undefined {
  try {
    return JSON.parse(text) as SendBody;
  } catch {
    return undefined;
  }
}
