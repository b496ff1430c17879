/** What the runs ask of the gateway's process. */
export type GatewayAsk =
  | { readonly kind: 'clear'; readonly probability: number; readonly seed: number }
  | { readonly kind: 'ledger' };

/** What the gateway's process tells. */
export type GatewayTell =
  | { readonly kind: 'ready'; readonly baseUrl: string; readonly token: string }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'ledger'; readonly entries: readonly LedgerLine[] };

/** One accepted text: its id, number and words. */
export type LedgerLine = readonly [id: number, msisdn: string, text: string];
