/** One element of `ids` as it came: any field may be missing or of another type (spec, Send response). */
export interface RawReceipt {
  readonly id: string | null;
  readonly msisdn: string | null;
  readonly message: string | null;
}

/** A receipt that belongs to the recipient at `index` of the request. */
export interface MatchedReceipt {
  readonly index: number;
  readonly id: string;
  /** The text the service says it sent; null when it did not say. */
  readonly message: string | null;
}

/** The receipts of one answer against the recipients of its request. */
export interface ReceiptMatch {
  /** One per recipient who has an id, by `index`. */
  readonly matched: readonly MatchedReceipt[];
  /** Elements of `ids` without an id, for a number that was not asked for, or a second one for somebody. */
  readonly surplus: number;
}

/**
 * Reads `ids` of a send response; null when the body is no send response. Ids may be numbers or text and
 * stay exact text; the echoed number may be a JSON number. Added fields are ignored (spec, Versioning).
 */
export function readReceipts(body: unknown): readonly RawReceipt[] | null {
  if (typeof body !== 'object' || body === null || !('ids' in body) || !Array.isArray(body.ids)) return null;
  return body.ids.map(readReceipt);
}

/** Reads `credit_consumed` of a send response; null when it is absent or no number. */
export function readCreditConsumed(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('credit_consumed' in body)) return null;
  const value = body.credit_consumed;
  const credits = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof credits === 'number' && Number.isFinite(credits) ? credits : null;
}

function readReceipt(element: unknown): RawReceipt {
  if (typeof element !== 'object' || element === null) return { id: null, msisdn: null, message: null };
  const { id, msisdn, message } = element as Record<string, unknown>;
  return {
    id: exactText(id),
    msisdn: typeof msisdn === 'string' ? onlyDigits(msisdn) : exactText(msisdn),
    message: typeof message === 'string' ? message : null,
  };
}

function exactText(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return null;
}

function onlyDigits(text: string): string {
  return /^\d+$/.test(text) ? text : text.replace(/\D+/g, '').replace(/^0+/, '');
}

/**
 * Finds whose each receipt is. The number decides where the service echoes it; a receipt without one is
 * the recipient's at the same position, but only when there is exactly one receipt per recipient: with a
 * count that differs, position says nothing.
 */
export function matchReceipts(
  receipts: readonly RawReceipt[],
  recipients: readonly { readonly msisdn: string }[],
): ReceiptMatch {
  const sameCount = receipts.length === recipients.length;
  const found: (MatchedReceipt | undefined)[] = new Array(recipients.length).fill(undefined);
  let surplus = 0;
  let indexOf: Map<string, number> | null = null;
  receipts.forEach((receipt, position) => {
    let index: number | undefined;
    if (receipt.msisdn === null) {
      index = sameCount ? position : undefined;
    } else if (recipients[position]?.msisdn === receipt.msisdn) {
      index = position;
    } else {
      indexOf ??= new Map(recipients.map((recipient, at) => [recipient.msisdn, at]));
      index = indexOf.get(receipt.msisdn);
    }
    if (index === undefined || receipt.id === null || found[index] !== undefined) surplus++;
    else found[index] = { index, id: receipt.id, message: receipt.message };
  });
  return { matched: found.filter((receipt) => receipt !== undefined), surplus };
}

/** The receipts whose text is not the one that was shown; `render` gives ours for a recipient's index. */
export function differentTexts(
  matched: readonly MatchedReceipt[],
  render: (index: number) => string,
): readonly MatchedReceipt[] {
  return matched.filter((receipt) => receipt.message !== null && receipt.message !== render(receipt.index));
}
