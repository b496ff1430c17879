const RULES = [
  'not-an-object',
  'missing-message',
  'message-and-payload',
  'wrong-type',
  'unknown-encoding',
  'not-encodable',
  'text-too-long',
  'bad-sender',
  'label-mismatch',
  'missing-recipients',
  'too-many-recipients',
  'bad-msisdn',
  'duplicate-msisdn',
  'tag-count-mismatch',
  'empty-tag',
  'out-of-credit',
] as const;

/** A rule whose violation the service answers; the spec leaves its status open (Errors, rule 3). */
export type Rule = (typeof RULES)[number];

/** How a JSON error body looks; every shape carries the same facts. */
export type ErrorShape = 'message' | 'variables' | 'errors-list' | 'nested';

/**
 * Everything the spec leaves open, as this gateway answers it. Each line quotes the spec;
 * give `choices` to `startPractice` where a real service is known to differ.
 */
export interface Choices {
  /** "Allowed values of encoding: not shown." Names (any case) that mean the default alphabet, GSM 03.38. */
  readonly gsmEncodings: readonly string[];
  /** "Allowed values of encoding: not shown." Names (any case) that mean Unicode (UCS-2). */
  readonly unicodeEncodings: readonly string[];
  /** "It is transcoded according to the encoding field." Not shown: a character the encoding lacks. */
  readonly unencodable: 'question-mark' | 'refuse';
  /** "Field payload: not shown beyond being an alternative to message." The `ids[].message` of a payload. */
  readonly payloadMessage: string;
  /** "Effect of dry_run: not shown." Whether the string form of one checks and answers without delivering. */
  readonly dryRun: 'delivers-nothing' | 'ignored';
  /** "Full mobile phone number of the recipient." Not shown: its pattern. */
  readonly msisdn: RegExp;
  /** "The service reports ... the account id": an integer; its value is this gateway's own. */
  readonly accountId: number;
  /** "Field carrying the account currency: not shown." Null leaves it out. */
  readonly currencyField: string | null;
  /** The currency shown there: XTS is ISO 4217's code for testing. */
  readonly currency: string;
  /** "Credit used by the request." Not shown: the price of one message part. */
  readonly creditPerPart: number;
  /** "Fields of usage: not shown." The dictionary for the basic-usage response. */
  readonly usage: (counts: { messages: number; parts: number; credit: number }) => Record<string, unknown>;
  /** "sender: No [not required]": what a phone shows when none is given. */
  readonly defaultSender: string;
  /** "Up to 11 alphanumeric characters": characters allowed beside A-Z, a-z and 0-9. */
  readonly senderExtras: string;
  /** "The text calls the balance endpoint /me; the relation of /me to /v2/balance: not shown." */
  readonly balanceAliases: readonly string[];
  /** Tag rule 1 does not say in which order tags are replaced, or whether a value is searched for later tags. */
  readonly replacement: 'tag-by-tag' | 'one-pass';
  /** "array of string": whether a JSON number is taken as a tagvalue too. */
  readonly numericTagvalues: boolean;
  /** "If specified it must be the same for all messages": whether some messages may leave the label out. */
  readonly labelMayBeAbsent: boolean;
  /** "The status code returned for each individual rule violation ...: not shown." */
  readonly statusOf: Readonly<Record<Rule, number>>;
  /** "Shape of the JSON error body: not shown." */
  readonly errorShape: ErrorShape;
  /** "The status code for a request rejected by the connection limit: not shown." */
  readonly connectionLimitStatus: number;
  /** "Rate limits (requests per time unit): not shown." Used by the 429 fault only; seconds in Retry-After. */
  readonly retryAfterSeconds: number;
  /** Not shown: the longest text, in parts. A joined SMS numbers its parts in one byte. */
  readonly partsLimit: number;
  /** Not shown: the largest request body. It bounds this gateway's memory, in bytes. */
  readonly bodyLimit: number;
  /** Not shown: how much of all bodies is held at once, in bytes; a request beyond it waits its turn. */
  readonly bodiesLimit: number;
  /** Not shown: how many fields a form may have. It bounds memory too. */
  readonly formFieldLimit: number;
  /** Not shown: how many values the JSON of one request may hold. It bounds memory too. */
  readonly jsonValueLimit: number;
  /** Not shown: how much text one request may make, in UTF-16 units. It bounds memory too. */
  readonly textsLimit: number;
  /** Not shown: the status beyond the limits of bodies, form fields, JSON values and texts. */
  readonly bodyLimitStatus: number;
  /** Not shown: how long a request may take to arrive whole, in seconds. */
  readonly requestSeconds: number;
  /** "ids[].id | integer": the first id given out. */
  readonly firstId: number;
}

/** "400 Bad Request: invalid arguments", for every rule. */
const statusOf = Object.fromEntries(RULES.map((rule) => [rule, 400])) as Record<Rule, number>;

/** The choices this gateway makes by default. */
export const CHOICES: Choices = {
  gsmEncodings: ['GSM 03.38', 'GSM', 'GSM0338', 'GSM-7', 'GSM7', 'UTF8', 'UTF-8'],
  unicodeEncodings: ['UCS2', 'UCS-2', 'UNICODE', 'UTF-16', 'UTF16'],
  unencodable: 'question-mark',
  payloadMessage: '',
  dryRun: 'delivers-nothing',
  msisdn: /^[1-9][0-9]{3,14}$/,
  accountId: 1,
  currencyField: 'currency',
  currency: 'XTS',
  creditPerPart: 1,
  usage: (counts) => ({ ...counts }),
  defaultSender: 'Practice',
  senderExtras: '',
  balanceAliases: [],
  replacement: 'tag-by-tag',
  numericTagvalues: false,
  labelMayBeAbsent: true,
  statusOf,
  errorShape: 'message',
  connectionLimitStatus: 503,
  retryAfterSeconds: 1,
  partsLimit: 255,
  bodyLimit: 32 * 1024 * 1024,
  bodiesLimit: 128 * 1024 * 1024,
  formFieldLimit: 200_000,
  jsonValueLimit: 1_000_000,
  textsLimit: 32 * 1024 * 1024,
  bodyLimitStatus: 413,
  requestSeconds: 60,
  firstId: 1_000_001,
};
