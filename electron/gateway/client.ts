import type { AnswerPolicy } from '../../shared/account/answer-policy.ts';
import type { Token } from '../../shared/account/token.ts';
import { type Evidence, wantsSlash } from '../../shared/campaign/outcome/evidence.ts';
import type { MatchedReceipt } from '../../shared/campaign/outcome/receipts.ts';
import { readRetryAfter } from '../../shared/campaign/outcome/retry-wait.ts';
import { balanceTimeouts, type Timeouts, timeouts } from '../../shared/network/timeouts.ts';
import { failure, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { locationOf, oneHeader } from './answer-headers.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Network } from './connect.ts';
import { type Exchange, type ExchangeOptions, exchange } from './exchange.ts';
import { readAnswer } from './read-answer.ts';
import { type BalanceAnswer, readBalance } from './read-balance.ts';
import { createRedactor } from './redact.ts';

export interface SendRequest {
  /** The SMS object as JSON, without the token (spec, SMS). */
  readonly json: string;
  /** The client reads it only after an answer. */
  readonly recipients: readonly { readonly msisdn: string }[];
  readonly people: number;
  /** The text that a recipient was shown; absent if nobody has seen any. */
  textOf?(index: number): string;
  /** At least the length of all final texts together; it limits the size of the answer. */
  readonly textLength: number;
}

export interface SendAnswer {
  readonly evidence: Evidence;
  readonly receipts: readonly MatchedReceipt[];
  readonly creditConsumed: number | null;
}

export const withdrawn: SendAnswer = { evidence: { kind: 'withdrawn' }, receipts: [], creditConsumed: null };

export interface Gateway {
  /** Never throws: every failure is evidence. */
  send(request: SendRequest, options?: Omit<ExchangeOptions, 'memory'>): Promise<SendAnswer>;
  /** Spec, Get balance. */
  balance(signal?: AbortSignal): Promise<Result<BalanceAnswer>>;
}

export interface GatewayAccount {
  /** `{base_url}` of the spec, without a trailing slash. */
  readonly baseUrl: string;
  readonly sendPath: string;
  readonly token: Token;
  /** A person's decisions about the service's answers. */
  readonly policy?: AnswerPolicy;
}

export interface GatewaySettings {
  readonly limits?: Timeouts;
  readonly network?: Network;
  /** Gateways with the same memory limit their answers together. */
  readonly memory?: AnswerMemory;
}

/** The only place where a token is used. Throws if the token is of another origin than the account. */
export function createGateway(account: GatewayAccount, settings: GatewaySettings = {}): Gateway {
  const limits = settings.limits ?? timeouts;
  const memory = settings.memory ?? new AnswerMemory();
  const { baseUrl, sendPath } = account;
  const { origin, secret } = account.token;
  const clean = createRedactor(secret);

  /** Each request calls this with its exact address. */
  function secretFor(url: URL): string {
    if (url.origin !== new URL(origin).origin) throw new Error('This token is for another origin.');
    return secret;
  }

  // Checked before anything about a request is recorded.
  secretFor(new URL(baseUrl + sendPath));

  return {
    async send(request, options = {}) {
      // The token goes into the body: a URL is written into the logs of everything it passes.
      const url = new URL(baseUrl + sendPath);
      const body = withToken(request.json, secretFor(url));
      const seen = await exchange(
        {
          url,
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json, text/javascript' },
          body,
        },
        { ...limits, answerBytes: largestAnswer(request) },
        { ...options, memory, network: { ...settings.network, ...options.network } },
      );
      return readSend(seen, request, body.length);
    },

    async balance(signal) {
      // The spec shows no header for credentials and no body for a GET, so only the query string is left.
      const ask = (path: string): Promise<Exchange> => {
        const url = new URL(baseUrl + path);
        url.searchParams.set('token', secretFor(url));
        return exchange(
          { url, method: 'GET', headers: { accept: 'application/json, text/javascript' }, body: null },
          { ...balanceTimeouts(limits), answerBytes: 1024 * 1024 },
          { memory, network: settings.network ?? {}, ...(signal === undefined ? {} : { signal }) },
        );
      };
      const seen = await ask(balancePath);
      if (seen.kind === 'answer' && (seen.status === 404 || wantsSlash(locationOf(seen, clean)))) {
        // No address in the answer is followed: this one is the account's own.
        const withSlash = readBalance(await ask(`${balancePath}/`), baseUrl, clean);
        // A path that does not exist cannot refuse a token.
        const isThere =
          withSlash.ok || (withSlash.error.kind === 'refused' && withSlash.error.status === 401);
        if (isThere) return sendPath.endsWith('/') ? withSlash : onlyWithSlash(sendPath);
      }
      return readBalance(seen, baseUrl, clean);
    },
  };

  /** Writes straight into the buffer: a string first would hold the text twice more. */
  function withToken(json: string, token: string): Buffer {
    const head = Buffer.from(`{"token":${JSON.stringify(token)},`);
    const body = Buffer.allocUnsafeSlow(head.length - 1 + Buffer.byteLength(json));
    body.write(json, head.length - 1);
    head.copy(body);
    return body;
  }

  function readSend(seen: Exchange, request: SendRequest, totalBytes: number): SendAnswer {
    if (seen.kind === 'withdrawn') return withdrawn;
    if (seen.kind === 'fault') {
      const { code, ...observed } = seen;
      const detail = clean(code, 200);
      const evidence: Evidence = { ...observed, detail, totalBytes };
      return { evidence, receipts: [], creditConsumed: null };
    }
    const read = readAnswer(seen, request.recipients, clean, (index) => request.textOf?.(index));
    const evidence: Evidence = {
      kind: 'answer',
      status: seen.status,
      body: read.body,
      retryAfterMs: readRetryAfter(oneHeader(seen, 'retry-after'), Date.now()),
      location: locationOf(seen, clean),
    };
    return { evidence, receipts: read.receipts, creditConsumed: read.creditConsumed };
  }
}

const balancePath = '/v2/balance';

/** Reported before anybody is in doubt: the send path would not be found either. */
const onlyWithSlash = (sendPath: string) =>
  failure('wrong-address', say.balances.onlyWithSlash(), say.balances.onlyWithSlashFix(`${sendPath}/`));

/** Room for every text with every character escaped, and for fields that the service may add. */
function largestAnswer({ textLength, people }: SendRequest): number {
  return 8 * 1024 * 1024 + 6 * textLength + 1024 * people;
}
