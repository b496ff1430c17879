import type { Choices } from './choices.ts';
import type { FaultName } from './faults.ts';
import type { LedgerMessage } from './ledger.ts';
import { countParts, fitsGsm } from './parts.ts';
import { broken } from './problem.ts';
import type { Sms } from './sms.ts';
import { substitute } from './substitute.ts';

/** One element of `ids`; what a well-behaved gateway gives has an integer id. */
export interface Receipt {
  readonly id: number | bigint | string;
  readonly msisdn: string | number;
  readonly message: string;
}

/** A request worked out to the last text, before anything is accepted. */
export interface Prepared {
  readonly receipts: readonly Receipt[];
  /** What goes into the ledger: without the SMS objects of a dry run. */
  readonly messages: readonly LedgerMessage[];
  readonly nextId: number;
  readonly parts: number;
  readonly credit: number;
}

/** Works out every final text, its parts and the credit. A fault may make it lie about texts, to phones and client alike. */
export function prepare(
  messages: readonly Sms[],
  firstId: number,
  choices: Choices,
  fault: FaultName,
): Prepared {
  const receipts: Receipt[] = [];
  const kept: LedgerMessage[] = [];
  let nextId = firstId;
  let parts = 0;
  for (const sms of messages) {
    const texts = finalTexts(sms, choices);
    spoil(texts, fault);
    const entries = sms.recipients.map(({ msisdn }, index) => {
      const text = texts[index]!;
      const id = nextId;
      nextId += 1;
      receipts.push({ id, msisdn, message: text });
      return { id, msisdn: String(msisdn), text, parts: countParts(text, sms.alphabet) };
    });
    if (sms.dryRun) continue;
    parts += entries.reduce((sum, entry) => sum + entry.parts, 0);
    const payload = sms.payload === undefined ? undefined : JSON.stringify(sms.payload);
    kept.push({ sender: sms.sender, label: sms.label, alphabet: sms.alphabet, payload, entries });
  }
  return { receipts, messages: kept, nextId, parts, credit: parts * choices.creditPerPart };
}

function finalTexts(sms: Sms, choices: Choices): string[] {
  const { message, tags, recipients } = sms;
  if (message === undefined) return recipients.map(() => choices.payloadMessage);
  const texts = recipients.map(({ tagvalues }) => substitute(message, tags, tagvalues, choices.replacement));
  if (sms.alphabet === 'gsm' && choices.unencodable === 'refuse') {
    const misfit = texts.findIndex((text) => !fitsGsm(text));
    if (misfit >= 0) {
      throw broken(
        choices,
        'not-encodable',
        'recipients[%1]: GSM 03.38 lacks a character of the text.',
        String(misfit),
      );
    }
  }
  return texts;
}

function spoil(texts: string[], fault: FaultName): void {
  const last = texts.length - 1;
  if (fault === 'wrong-text') texts[last] = `${texts[last]} (altered)`;
  if (fault === 'swapped-text') [texts[0], texts[last]] = [texts[last]!, texts[0]!];
}
