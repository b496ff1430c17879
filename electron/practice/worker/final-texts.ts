import type { FaultName } from '../../../shared/practice/faults.ts';
import type { Receipt } from './answer-json.ts';
import type { LedgerMessage } from './ledger.ts';
import { alterTexts } from './play-fault.ts';
import { broken, type Problem, tooMuch } from './problem.ts';
import type { Sms } from './sms.ts';
import type { Choices } from './spec-choices.ts';
import { countParts, fitsGsm } from './text/practice-parts.ts';

/** Computes every text before anything is accepted. A fault may change texts, for phones and client alike. */
export function finalTextsOf(messages: readonly Sms[], firstId: number, choices: Choices, fault: FaultName) {
  const receipts: Receipt[] = [];
  const kept: LedgerMessage[] = [];
  let nextId = firstId;
  let parts = 0;
  let remaining = choices.textsLimit;
  for (const sms of messages) {
    const texts = finalTexts(sms, choices, remaining);
    remaining -= texts.reduce((sum, text) => sum + text.length, 0);
    alterTexts(texts, fault);
    const entries = sms.recipients.map(({ msisdn }, index) => {
      const text = texts[index]!;
      const id = nextId;
      nextId += 1;
      receipts.push({ id, msisdn, message: text });
      return { id, msisdn: String(msisdn), text, parts: partsOf(text, index, sms, choices) };
    });
    if (sms.dryRun) continue;
    parts += entries.reduce((sum, entry) => sum + entry.parts, 0);
    const { sender, label, alphabet } = sms;
    kept.push({ sender, label, alphabet, payload: payloadOf(sms, choices), entries });
  }
  return { receipts, messages: kept, nextId, parts, credit: creditOf(parts, choices) };
}

/** "credit_consumed | integer". A price such as 1.1 has no exact double, so errors in the last digits are removed. */
function creditOf(parts: number, { creditPerPart }: Choices): number {
  return Math.ceil(Number((parts * creditPerPart).toPrecision(12)));
}

function finalTexts(sms: Sms, choices: Choices, remaining: number): string[] {
  const { message, tags, recipients } = sms;
  if (message === undefined) return recipients.map(() => choices.payloadMessage);
  let charactersLeft = remaining;
  const texts = recipients.map(({ tagvalues }, index) => {
    const text = substitute(message, tags, tagvalues, choices.replacement);
    if (text === undefined || text.length > choices.partsLimit * MOST_PER_PART) throw tooLong(choices, index);
    charactersLeft -= text.length;
    if (charactersLeft < 0) {
      const what = 'The texts of a request may have at most %1 characters together.';
      throw tooMuch(choices, 'texts-too-large', what, choices.textsLimit);
    }
    return text;
  });
  if (sms.alphabet === 'gsm' && choices.unencodable === 'refuse') {
    const misfit = texts.findIndex((text) => !fitsGsm(text));
    if (misfit >= 0) {
      throw broken(choices, 'not-encodable', 'recipients[%1]: GSM 03.38 lacks a character of the text.', [
        misfit,
      ]);
    }
  }
  return texts;
}

/** Most septets in a joined part of GSM 03.38; a part in UCS-2 holds less. */
const MOST_PER_PART = 153;

function partsOf(text: string, index: number, { alphabet }: Sms, choices: Choices): number {
  const parts = countParts(text, alphabet);
  if (parts > choices.partsLimit) throw tooLong(choices, index);
  return parts;
}

function tooLong(choices: Choices, index: number): Problem {
  const message = 'recipients[%1]: a text takes at most %2 parts.';
  return broken(choices, 'text-too-long', message, [index, choices.partsLimit]);
}

function payloadOf({ payload }: Sms, choices: Choices): string | undefined {
  if (payload === undefined) return undefined;
  const json = asJson(payload);
  if (json !== null && depthOf(json) <= choices.payloadDepth) return json;
  throw broken(choices, 'wrong-type', 'payload is nested too deeply.');
}

/** Null if the value is nested deeper than JSON.stringify can write, which differs between versions of Node. */
function asJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') most = Math.max(most, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return most;
}

/** Texts grow and shrink while tags are replaced one by one; this many UTF-16 units is the limit. */
const RUNAWAY = 2 ** 20;

/** Spec, Tag substitution rules 1 and 2. Undefined beyond the limit, as with values that hold tags that hold values. */
function substitute(
  message: string,
  tags: readonly string[],
  tagvalues: readonly string[] | undefined,
  order: Choices['replacement'],
): string | undefined {
  if (tagvalues === undefined || tags.length === 0) return message;
  return order === 'tag-by-tag' ? tagByTag(message, tags, tagvalues) : onePass(message, tags, tagvalues);
}

function tagByTag(message: string, tags: readonly string[], tagvalues: readonly string[]) {
  let text = message;
  for (let at = 0; at < tags.length; at += 1) {
    const [tag, value] = [tags[at]!, tagvalues[at]!];
    const pieces = text.split(tag);
    const growth = (pieces.length - 1) * (value.length - tag.length);
    if (text.length + growth > RUNAWAY) return undefined;
    text = pieces.join(value);
  }
  return text;
}

function onePass(message: string, tags: readonly string[], tagvalues: readonly string[]): string | undefined {
  let text = '';
  let at = 0;
  while (at < message.length) {
    const hit = tags.findIndex((tag) => message.startsWith(tag, at));
    text += hit < 0 ? message[at] : tagvalues[hit];
    if (text.length > RUNAWAY) return undefined;
    at += hit < 0 ? 1 : tags[hit]!.length;
  }
  return text;
}
