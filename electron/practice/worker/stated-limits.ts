/** Figures that the spec states ("Limits"), quoted; not choices. */
export const LIMITS = {
  /** "Recipients per message | 10,000". */
  recipientsPerMessage: 10_000,
  /** "Open connections per IP address | 40; beyond 40 the web server rejects the requests". */
  connectionsPerAddress: 40,
  /** "sender length | up to 11 alphanumeric characters or 15 digits". */
  senderCharacters: 11,
  senderDigits: 15,
} as const;
