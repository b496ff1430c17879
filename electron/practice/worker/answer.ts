import type { FaultName } from '../../../shared/practice/faults.ts';
import type { Receipt } from './prepare.ts';

export interface SendAnswer {
  readonly ids: readonly Receipt[] | undefined;
  readonly credit_consumed: number | bigint | Readonly<Record<string, number>> | undefined;
  readonly usage: Readonly<Record<string, unknown>> | undefined;
  readonly extra: boolean;
}

export function distort(answer: SendAnswer, fault: FaultName): SendAnswer {
  const ids = answer.ids ?? [];
  const last = ids.at(-1);
  const withLast = (change: (last: Receipt) => Receipt) => ({
    ...answer,
    ids: last ? [...ids.slice(0, -1), change(last)] : ids,
  });
  switch (fault) {
    case 'no-ids':
      return { ...answer, ids: undefined };
    case 'missing-ids':
    case '400-missing-ids':
      return { ...answer, ids: ids.slice(0, -1) };
    case 'duplicate-ids':
      return { ...answer, ids: [...ids.slice(0, -1), ...ids.slice(0, 1)] };
    case 'same-id':
      return { ...answer, ids: ids.map((one) => ({ ...one, id: ids[0]!.id })) };
    case 'reordered-ids':
      return { ...answer, ids: ids.toReversed() };
    case 'other-msisdn':
      return withLast((one) => ({ ...one, msisdn: numberOutside(ids) }));
    case 'stranger-ids':
      return { ...answer, ids: last ? [...ids, { ...last, msisdn: numberOutside(ids) }] : ids };
    case 'zero-id':
      return withLast((one) => ({ ...one, id: 0 }));
    case 'error-id':
      return withLast((one) => ({ ...one, error: 'No route to this number.' }));
    case 'huge-credit':
      return { ...answer, credit_consumed: 2n ** 63n };
    case 'no-credit':
      return { ...answer, credit_consumed: undefined };
    case 'odd-credit':
      return { ...answer, credit_consumed: { amount: Number(answer.credit_consumed) } };
    case 'numeric-echo':
      return { ...answer, ids: ids.map((one) => ({ ...one, msisdn: Number(one.msisdn) })) };
    case 'big-ids':
      return { ...answer, ids: ids.map((one) => ({ ...one, id: BEYOND_DOUBLES + BigInt(one.id) })) };
    case 'string-ids':
      return { ...answer, ids: ids.map((one) => ({ ...one, id: String(one.id) })) };
    case 'extra-fields':
      return { ...answer, extra: true };
    default:
      return answer;
  }
}

const BEYOND_DOUBLES = 2n ** 53n;

function numberOutside(ids: readonly Receipt[]): string {
  const known = new Set(ids.map((one) => String(one.msisdn)));
  const fiction = Array.from({ length: 100 }, (_, n) => String(12_025_550_100 + n));
  return fiction.find((number) => !known.has(number)) ?? '12025550100';
}

/** Written by hand, since ids may be larger than the integers JSON.stringify can write. */
export function writeAnswer(answer: SendAnswer): string {
  const fields = [
    answer.ids && `"ids":[${answer.ids.map((one) => writeReceipt(one, answer.extra)).join(',')}]`,
    answer.credit_consumed !== undefined && `"credit_consumed":${writeNumber(answer.credit_consumed)}`,
    answer.usage && `"usage":${JSON.stringify(answer.usage)}`,
    answer.extra && '"trace":{"region":"practice","hops":[1,2]},"warnings":[]',
  ];
  return `{${fields.filter(Boolean).join(',')}}`;
}

function writeNumber(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

function writeReceipt({ id, msisdn, message, error }: Receipt, extra: boolean): string {
  const written = writeNumber(id);
  const wrong = error === undefined ? '' : `,"error":${JSON.stringify(error)}`;
  const more = `${wrong}${extra ? ',"country":"XX","segments":null' : ''}`;
  return `{"id":${written},"msisdn":${JSON.stringify(msisdn)},"message":${JSON.stringify(message)}${more}}`;
}
