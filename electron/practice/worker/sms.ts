import { broken, type Problem } from './problem.ts';
import type { Choices } from './spec-choices.ts';
import { LIMITS } from './stated-limits.ts';
import type { Alphabet } from './text/practice-parts.ts';

export type Sms = ReturnType<typeof readSms>;

type Fields = Readonly<Record<string, unknown>>;

/** Throws a `Problem` at the first broken rule. */
export function readMessages(root: unknown, choices: Choices): Sms[] {
  const objects: readonly unknown[] = Array.isArray(root) ? root : [root];
  if (objects.length === 0) throw broken(choices, 'not-an-object', 'The array holds no SMS object.');
  const messages = objects.map((one) => readSms(one, choices));
  checkLabels(messages, choices);
  return messages;
}

function checkLabels(messages: readonly Sms[], choices: Choices): void {
  const labels = new Set(messages.map((sms) => sms.label));
  if (choices.labelMayBeAbsent) labels.delete(undefined);
  if (labels.size <= 1) return;
  throw broken(choices, 'label-mismatch', 'The label must be the same for all messages in one request.');
}

function readSms(value: unknown, choices: Choices) {
  const sms = asFields(value);
  if (sms === undefined) throw broken(choices, 'not-an-object', 'An SMS must be a JSON object.');
  const message = readText(sms, 'message', choices);
  const payload = sms.payload ?? undefined;
  if (message !== undefined && payload !== undefined) {
    throw broken(choices, 'message-and-payload', 'message and payload cannot both be set.');
  }
  if (payload === undefined && (message === undefined || message === '')) {
    throw broken(choices, 'missing-message', 'message is required unless payload is specified.');
  }
  const tags = readTags(sms, choices);
  return {
    message,
    payload,
    alphabet: readAlphabet(sms, choices),
    sender: readSender(sms, choices),
    tags,
    label: readText(sms, 'label', choices),
    recipients: readRecipients(sms, tags.length, choices),
    dryRun: choices.dryRun === 'delivers-nothing' && readText(sms, 'dry_run', choices) === '1',
  };
}

function readAlphabet(sms: Fields, choices: Choices): Alphabet {
  const encoding = readText(sms, 'encoding', choices);
  if (encoding === undefined) return 'gsm';
  const named = (name: string) => name.toLowerCase() === encoding.toLowerCase();
  // Unicode first: a name chosen for Unicode may mean GSM 03.38 by default.
  if (choices.unicodeEncodings.some(named)) return 'ucs2';
  if (choices.gsmEncodings.some(named)) return 'gsm';
  throw broken(choices, 'unknown-encoding', 'The encoding %1 is not known.', [encoding]);
}

function readSender(sms: Fields, choices: Choices): string | undefined {
  const sender = readText(sms, 'sender', choices);
  if (sender === undefined) return undefined;
  const plain = Array.from(sender).filter((c) => !choices.senderExtras.includes(c));
  const alphanumeric =
    plain.every((c) => /^[A-Za-z0-9]$/.test(c)) && sender.length <= LIMITS.senderCharacters;
  const digits = /^[0-9]+$/.test(sender) && sender.length <= LIMITS.senderDigits;
  if (sender !== '' && (alphanumeric || digits)) return sender;
  throw broken(choices, 'bad-sender', 'sender takes up to 11 alphanumeric characters, or up to 15 digits.');
}

function readTags(sms: Fields, choices: Choices): readonly string[] {
  const tags = sms.tags ?? [];
  if (!isTexts(tags)) throw wrongType(choices, 'tags', 'an array of strings');
  checkWellFormed(tags, 'tags', choices);
  if (tags.includes('')) throw broken(choices, 'empty-tag', 'A tag must not be empty.');
  return tags;
}

function readRecipients(sms: Fields, tagCount: number, choices: Choices) {
  const list = sms.recipients ?? undefined;
  if (list === undefined) throw broken(choices, 'missing-recipients', 'recipients is required.');
  if (!Array.isArray(list)) throw wrongType(choices, 'recipients', 'an array of recipients');
  if (list.length === 0) throw broken(choices, 'missing-recipients', 'recipients must not be empty.');
  if (list.length > LIMITS.recipientsPerMessage) {
    throw broken(choices, 'too-many-recipients', 'A message takes at most %1 recipients, this one has %2.', [
      LIMITS.recipientsPerMessage,
      list.length,
    ]);
  }
  const seen = new Set<string>();
  return list.map((one: unknown, index) => {
    const recipient = readRecipient(one, index, tagCount, choices);
    const number = String(recipient.msisdn);
    if (seen.has(number)) {
      throw broken(choices, 'duplicate-msisdn', 'The msisdn %1 is in this message twice.', [number]);
    }
    seen.add(number);
    return recipient;
  });
}

/** `msisdn` keeps its form, string or number (spec, Recipient). */
function readRecipient(value: unknown, index: number, tagCount: number, choices: Choices) {
  const recipient = asFields(value);
  const where = `recipients[${index}]`;
  if (recipient === undefined) throw wrongType(choices, where, 'an object');
  const { msisdn, charge, tagvalues } = recipient;
  if (typeof msisdn !== 'string' && typeof msisdn !== 'number') {
    throw broken(choices, 'bad-msisdn', '%1 needs an msisdn.', [where]);
  }
  if (!choices.msisdn.test(String(msisdn))) {
    throw broken(choices, 'bad-msisdn', '%1: %2 is not a full mobile phone number.', [where, msisdn]);
  }
  if (charge !== undefined && charge !== null && asFields(charge) === undefined) {
    throw wrongType(choices, `${where}.charge`, 'an object');
  }
  return { msisdn, tagvalues: readTagvalues(tagvalues ?? undefined, where, tagCount, choices) };
}

function readTagvalues(value: unknown, where: string, tagCount: number, choices: Choices) {
  if (value === undefined) return undefined;
  const texts = choices.numericTagvalues && Array.isArray(value) ? value.map(numberAsText) : value;
  if (!isTexts(texts)) throw wrongType(choices, `${where}.tagvalues`, 'an array of strings');
  checkWellFormed(texts, `${where}.tagvalues`, choices);
  if (texts.length === tagCount) return texts;
  throw broken(choices, 'tag-count-mismatch', '%1 has %2 tagvalues for %3 tags.', [
    where,
    texts.length,
    tagCount,
  ]);
}

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function readText(sms: Fields, name: string, choices: Choices): string | undefined {
  const value = sms[name] ?? undefined;
  if (typeof value === 'string') checkWellFormed([value], name, choices);
  if (value === undefined || typeof value === 'string') return value;
  throw wrongType(choices, name, 'a string');
}

/** "Always given in UTF-8", which cannot encode half a surrogate pair: it would become another character. */
function checkWellFormed(texts: readonly string[], where: string, choices: Choices): void {
  if (texts.every((text) => text.isWellFormed())) return;
  throw broken(choices, 'lone-surrogate', '%1 holds half a surrogate pair, which UTF-8 cannot hold.', [
    where,
  ]);
}

function wrongType(choices: Choices, where: string, wanted: string): Problem {
  return broken(choices, 'wrong-type', '%1 must be %2.', [where, wanted]);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}
