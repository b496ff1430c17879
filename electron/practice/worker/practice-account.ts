import type { FaultName } from '../../../shared/practice/faults.ts';
import { type AcceptedAnswer, writeAnswer } from './answer-json.ts';
import { finalTextsOf } from './final-texts.ts';
import type { Ledger } from './ledger.ts';
import { distort, extraFields } from './play-fault.ts';
import { broken, Problem } from './problem.ts';
import { readRequest } from './read-request.ts';
import { json, type Reply } from './reply.ts';
import { isBasic } from './request-target.ts';
import { readMessages } from './sms.ts';
import type { Choices } from './spec-choices.ts';

interface Account {
  readonly choices: Choices;
  readonly gatewayToken: GatewayToken;
  readonly ledger: Ledger;
}

/**
 * Accepts a request whole or not at all; throws a `Problem` to refuse it (spec, Send SMS). `kept` leaves out the
 * recipients of a dry run.
 */
export async function acceptSend(
  { choices, gatewayToken, ledger }: Account,
  url: URL,
  contentType: string,
  body: Buffer,
  fault: FaultName,
) {
  const { root, tokens } = await readRequest(url, contentType, body, choices);
  const campaign = checkTokens(tokens, gatewayToken);
  const { receipts, parts, ...post } = finalTextsOf(
    readMessages(root, choices),
    ledger.nextId,
    choices,
    fault,
  );
  if (post.credit > ledger.credit) {
    const message = 'The credit of %1 does not cover the %2 this request takes.';
    throw broken(choices, 'out-of-credit', message, [ledger.credit, post.credit]);
  }
  const counts = { messages: receipts.length, parts, credit: post.credit };
  const answer: AcceptedAnswer = {
    ids: receipts,
    credit_consumed: choices.basicCreditConsumed || !isBasic(url.pathname) ? post.credit : undefined,
    usage: isBasic(url.pathname) ? choices.usage(counts) : undefined,
    extra: false,
  };
  // Written before anything is accepted: a request that cannot be answered must not be kept.
  const written = writeAnswer(distort(answer, fault));
  ledger.accept({ at: Date.now(), path: url.pathname, campaign, ...post });
  const reply: Reply = { status: 200, type: 'application/json', body: written };
  const kept = post.messages.reduce((sum, sms) => sum + sms.entries.length, 0);
  return { reply, recipients: receipts.length, kept };
}

export function answerBalance({ choices, gatewayToken, ledger }: Account, url: URL, fault: FaultName): Reply {
  checkTokens(url.searchParams.getAll('token'), gatewayToken);
  return json(200, {
    credit: ledger.credit,
    id: choices.accountId,
    ...(choices.currencyField === null ? {} : { [choices.currencyField]: choices.currency }),
    ...extraFields(fault),
  });
}

/** Refuses an address off the allow-list with 403 (spec, Authentication 3); without a list, everyone is served. */
export function checkAddress(address: string, allowIp: readonly string[] | undefined): void {
  if (allowIp === undefined || allowIp.includes(address.replace(/^::ffff:/, ''))) return;
  throw new Problem(403, 'unauthorized-address', 'Unauthorized IP address.');
}

/** With `takesCampaigns` the token may end with a full stop and a campaign's number, which is kept with the texts. */
export interface GatewayToken {
  readonly token: string;
  readonly takesCampaigns: boolean;
}

/**
 * Refuses with 401 unless a token came and every token, in body or query, is right (spec, Authentication 1). Returns
 * the campaign after the token, or null.
 */
export function checkTokens(
  tokens: readonly string[],
  { token, takesCampaigns }: GatewayToken,
): number | null {
  const named = takesCampaigns ? /^\.(\d{1,15})$/.exec(tokens[0]?.slice(token.length) ?? '') : null;
  const whole = token + (named?.[0] ?? '');
  if (tokens.length > 0 && tokens.every((one) => one === whole))
    return named === null ? null : Number(named[1]);
  throw new Problem(401, 'invalid-api-key', 'Invalid API key or signature.');
}
