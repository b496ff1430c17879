const RULES = [
  'not-an-object',
  'missing-message',
  'message-and-payload',
  'wrong-type',
  'lone-surrogate',
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

/** The spec leaves the status of each violation open (Errors, rule 3). */
export type Rule = (typeof RULES)[number];

/** Every shape carries the same facts. */
export type ErrorShape = 'message' | 'variables' | 'errors-list' | 'nested';

/** "400 Bad Request: invalid arguments", for every rule. */
const statusOf = Object.fromEntries(RULES.map((rule) => [rule, 400])) as Record<Rule, number>;

/**
 * Everything that the spec leaves open, with this gateway's default. Each line quotes the spec; pass `choices` to
 * `startPractice` if a real service is known to differ.
 */
export const CHOICES = {
  /** "Allowed values of encoding: not shown." Names (any case) that mean the default alphabet, GSM 03.38. */
  gsmEncodings: ['GSM 03.38', 'GSM', 'GSM0338', 'GSM-7', 'GSM7', 'UTF8', 'UTF-8'] as readonly string[],
  /** "Allowed values of encoding: not shown." Names (any case) that mean Unicode (UCS-2). */
  unicodeEncodings: ['UCS2', 'UCS-2', 'UNICODE', 'UTF-16', 'UTF16'] as readonly string[],
  /** "It is transcoded according to the encoding field." Not shown: a character the encoding lacks. */
  unencodable: 'question-mark' as 'question-mark' | 'refuse',
  /** "Field payload: not shown beyond being an alternative to message." The `ids[].message` of a payload. */
  payloadMessage: '',
  /** "Effect of dry_run: not shown." Whether the string form of one checks and answers without delivering. */
  dryRun: 'delivers-nothing' as 'delivers-nothing' | 'ignored',
  /** "Full mobile phone number of the recipient." Not shown: its pattern. */
  msisdn: /^[1-9][0-9]{3,14}$/,
  /** "The service reports ... the account id": an integer; its value is this gateway's own. */
  accountId: 1,
  /** "Field carrying the account currency: not shown." Null leaves it out. */
  currencyField: 'currency' as string | null,
  /** The currency shown there: XTS is ISO 4217's code for testing. */
  currency: 'XTS',
  /** "Credit used by the request", an integer. Not shown: the price of one message part; a request's is rounded up. */
  creditPerPart: 1,
  /** "credit_consumed ... appears in the advanced-usage response." Not shown: whether basic usage has it too. */
  basicCreditConsumed: true,
  /** "Fields of usage: not shown." The dictionary for the basic-usage response. */
  usage: (counts: { messages: number; parts: number; credit: number }): Record<string, unknown> => ({
    ...counts,
  }),
  /** "A trailing slash is also used in sample requests": the status of a path without one; null takes both. */
  withoutSlashStatus: null as 308 | 404 | null,
  /** "sender: No [not required]": what a phone shows when none is given. */
  defaultSender: 'Practice',
  /** "Up to 11 alphanumeric characters": characters allowed beside A-Z, a-z and 0-9. */
  senderExtras: '',
  /** "The text calls the balance endpoint /me; the relation of /me to /v2/balance: not shown." */
  balanceAliases: [] as readonly string[],
  /** Tag rule 1 does not give the order in which tags are replaced, or whether a value is searched for later tags. */
  replacement: 'tag-by-tag' as 'tag-by-tag' | 'one-pass',
  /** "array of string": whether a JSON number is taken as a tagvalue too. */
  numericTagvalues: false,
  /** "If specified it must be the same for all messages": whether some messages may leave the label out. */
  labelMayBeAbsent: true,
  /** "The status code returned for each individual rule violation ...: not shown." */
  statusOf,
  /** "Shape of the JSON error body: not shown." */
  errorShape: 'message' as ErrorShape,
  /** "The status code for a request rejected by the connection limit: not shown." */
  connectionLimitStatus: 503,
  /** "Rate limits (requests per time unit): not shown." Used by the 429 fault only; seconds in Retry-After. */
  retryAfterSeconds: 1,
  /** Not shown: the longest text, in parts. A joined SMS numbers its parts in one byte. */
  partsLimit: 255,
  /** Not shown: the largest request body, in bytes. This limit bounds this gateway's memory. */
  bodyLimit: 32 * 1024 * 1024,
  /**
   * Not shown: how many bytes of all bodies are held at once. Beyond it one body at a time is read, and others wait.
   */
  bodiesLimit: 128 * 1024 * 1024,
  /** Not shown: how many fields a form may have. This limit bounds memory too. */
  formFieldLimit: 200_000,
  /** Not shown: how many values the JSON of one request may hold. This limit bounds memory too. */
  jsonValueLimit: 1_000_000,
  /** Not shown: how deep the values of `payload` may be within one another. */
  payloadDepth: 1000,
  /** Not shown: how much text one request may make, in UTF-16 units. This limit bounds memory too. */
  textsLimit: 32 * 1024 * 1024,
  /** Not shown: the status beyond the limits of bodies, form fields, JSON values and texts. */
  bodyLimitStatus: 413,
  /** Not shown: how long a request may take to arrive whole, in seconds. */
  requestSeconds: 60,
  /** "ids[].id | integer": the first id given out. */
  firstId: 1_000_001,
};

export type Choices = Readonly<typeof CHOICES>;
