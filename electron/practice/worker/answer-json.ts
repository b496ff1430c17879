export interface Receipt {
  readonly id: number | bigint | string;
  readonly msisdn: string | number;
  readonly message: string;
  readonly error?: string;
}

export interface AcceptedAnswer {
  readonly ids: readonly Receipt[] | undefined;
  readonly credit_consumed: number | bigint | Readonly<Record<string, number>> | undefined;
  readonly usage: Readonly<Record<string, unknown>> | undefined;
  readonly extra: boolean;
}

/** Written by hand, because ids may be larger than the integers that JSON.stringify can write. */
export function writeAnswer(answer: AcceptedAnswer): string {
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
