/** What becomes of the characters of a text that GSM 03.38 does not have. */
export interface Lettering {
  /**
   * True where such texts go with the account's `encoding`. Without one the service transcodes to GSM 03.38 (spec, SMS)
   * and does not show what it makes of them, so that they may be lost.
   */
  readonly encoded: boolean;
}

/** The lettering of texts that go through an account. */
export function letteringOf({ unicodeEncoding }: { readonly unicodeEncoding: string }): Lettering {
  return { encoded: unicodeEncoding !== '' };
}
