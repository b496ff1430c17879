import type { Gateway, SendAnswer, SendRequest } from '../../../electron/gateway/client.ts';
import type { AnswerBody } from '../../../shared/campaign/outcome/evidence.ts';

/** An answer with a status and this body, and what it brought. */
export function answered(
  status: number,
  body: AnswerBody,
  { receipts = [], creditConsumed = null }: Partial<SendAnswer> = {},
): SendAnswer {
  return {
    evidence: { kind: 'answer', status, body, retryAfterMs: null, location: null },
    receipts,
    creditConsumed,
  };
}

/** The answer that accepts everybody of a request. */
export function accepted({ recipients }: SendRequest): SendAnswer {
  const count = recipients.length;
  const receipts = recipients.map(({ msisdn }, index) => ({ index, id: msisdn, message: null }));
  const body = { kind: 'receipts', expected: count, matched: count, surplus: 0 } as const;
  return answered(200, body, { receipts, creditConsumed: count });
}

/** A gateway that accepts everybody and keeps who they are; `before` hears of each request, from 1, and may wait or harm. */
export function acceptingGateway(before: (post: number) => unknown = () => {}): {
  readonly gateway: Gateway;
  readonly sent: string[];
} {
  const sent: string[] = [];
  let posts = 0;
  const gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 100, id: '1' } }),
    async send(request, options) {
      options?.onSent?.();
      sent.push(...request.recipients.map(({ msisdn }) => msisdn));
      await before(++posts);
      return accepted(request);
    },
  };
  return { gateway, sent };
}
