import { addressFix, meansWrongAddress } from '../../shared/account/wrong-address.ts';
import { connectionWords } from '../../shared/campaign/outcome/connection-fault.ts';
import { isTooManyConnections, readRefusal } from '../../shared/campaign/refusals/refusal.ts';
import type { Words } from '../../shared/language/said.ts';
import { type AppError, appError, fail, failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { locationOf } from './answer-headers.ts';
import type { Exchange } from './exchange.ts';
import { cleanWords, parseBody } from './read-answer.ts';
import type { Redactor } from './redact.ts';

/** `id` is text because it may exceed 2^53 (spec, Balance response). */
export interface BalanceAnswer {
  readonly credit: number;
  readonly id: string;
  readonly currency?: string;
}

const longestId = 80;
const longestCurrency = 12;

/** `wrong-address` if something other than the service answered. */
export function readBalance(seen: Exchange, baseUrl: string, clean: Redactor): Result<BalanceAnswer> {
  if (seen.kind !== 'answer') {
    const fault = seen.kind === 'fault' ? seen.fault : null;
    const met = seen.kind === 'fault' ? connectionWords(seen) : null;
    if (met !== null) {
      return failure('unreachable', say.balances.notReadNow(met.what), met.fix);
    }
    if (fault === 'not-http') return fail(noBalanceThere(say.balances.notHttp(), baseUrl));
    return failure(
      'unreachable',
      fault === 'tls' ? say.balances.insecure() : say.balances.noAnswer(),
      say.balances.noAnswerFix(),
    );
  }
  if (meansWrongAddress(seen.status)) {
    const location = locationOf(seen, clean);
    const what =
      location === null ? say.balances.answered(seen.status) : say.balances.redirected(seen.status, location);
    return fail(noBalanceThere(what, baseUrl));
  }
  if (isTooManyConnections(seen.status, seen.text))
    return failure('unreachable', say.balances.tooManyConnections(), say.balances.tooManyConnectionsFix());
  if (seen.status !== 200) return fail(balanceRefusal(seen.status, cleanWords(seen, clean)));
  if (seen.cut !== null) {
    return failure('unreachable', say.balances.cutOff(), say.balances.cutOffFix());
  }
  const balance = balanceIn(parseBody(seen.text), clean);
  return balance === null ? fail(noBalanceThere(say.balances.noBalance(), baseUrl)) : ok(balance);
}

function balanceIn(body: unknown, clean: Redactor): BalanceAnswer | null {
  if (typeof body !== 'object' || body === null || !('credit' in body)) return null;
  const credit =
    typeof body.credit === 'string' && body.credit.trim() !== '' ? Number(body.credit) : body.credit;
  if (typeof credit !== 'number' || !Number.isFinite(credit)) return null;
  const id =
    'id' in body && (typeof body.id === 'string' || typeof body.id === 'number')
      ? clean(String(body.id), longestId)
      : '';
  const currency =
    'currency' in body && typeof body.currency === 'string' ? clean(body.currency, longestCurrency) : '';
  return { credit, id, ...(currency === '' ? {} : { currency }) };
}

function noBalanceThere(message: Words, baseUrl: string): AppError {
  return appError('wrong-address', message, addressFix(baseUrl));
}

function balanceRefusal(status: number, body: string): AppError {
  const refusal = readRefusal(status, body);
  return {
    kind: 'refused',
    message: say.balances.refused(refusal.words),
    status,
    fix:
      status === 401
        ? say.balances.tokenFix()
        : status === 403
          ? say.balances.allowFix()
          : say.balances.laterFix(),
  };
}
