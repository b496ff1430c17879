import type { FaultName } from '../../../shared/practice/faults.ts';
import { distort, type SendAnswer, writeAnswer } from './answer.ts';
import { checkTokens, type Key } from './authentication.ts';
import type { Choices } from './choices.ts';
import type { Ledger } from './ledger.ts';
import { prepare } from './prepare.ts';
import { broken } from './problem.ts';
import { readRequest } from './read.ts';
import { json, type Reply } from './reply.ts';
import { isBasic } from './route.ts';
import { readMessages } from './sms.ts';

/** The one account of the gateway. */
export interface Account {
  readonly choices: Choices;
  readonly key: Key;
  readonly ledger: Ledger;
}

/** What came of an accepted request: its answer, its recipients, and how many of them were no dry run. */
export interface Accepted {
  readonly reply: Reply;
  readonly recipients: number;
  readonly kept: number;
}

/** Accepts a send request into the ledger, whole or not at all; throws a `Problem` otherwise (spec, Send SMS). */
export async function acceptSend(
  { choices, key, ledger }: Account,
  url: URL,
  contentType: string,
  body: Buffer,
  fault: FaultName,
): Promise<Accepted> {
  const { root, tokens } = await readRequest(url, contentType, body, choices);
  const campaign = checkTokens(tokens, key);
  const { receipts, parts, ...post } = prepare(readMessages(root, choices), ledger.nextId, choices, fault);
  if (post.credit > ledger.credit) {
    const message = 'The credit of %1 does not cover the %2 this request takes.';
    throw broken(choices, 'out-of-credit', message, [ledger.credit, post.credit]);
  }
  const counts = { messages: receipts.length, parts, credit: post.credit };
  const answer: SendAnswer = {
    ids: receipts,
    credit_consumed: choices.basicCreditConsumed || !isBasic(url.pathname) ? post.credit : undefined,
    usage: isBasic(url.pathname) ? choices.usage(counts) : undefined,
    extra: false,
  };
  // Written before anything is accepted: what cannot be answered must not be kept.
  const written = writeAnswer(distort(answer, fault));
  ledger.accept({ at: Date.now(), path: url.pathname, campaign, ...post });
  return {
    reply: { status: 200, type: 'application/json', body: written },
    recipients: receipts.length,
    kept: post.messages.reduce((sum, sms) => sum + sms.entries.length, 0),
  };
}

/** Answers the balance (spec, Balance response). */
export function answerBalance({ choices, key, ledger }: Account, url: URL, fault: FaultName): Reply {
  checkTokens(url.searchParams.getAll('token'), key);
  return json(200, {
    credit: ledger.credit,
    id: choices.accountId,
    ...(choices.currencyField === null ? {} : { [choices.currencyField]: choices.currency }),
    ...(fault === 'extra-fields' ? { plan: { name: 'practice' }, limits: [] } : {}),
  });
}
