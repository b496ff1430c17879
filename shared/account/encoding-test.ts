/** What a person saw of a test of an account's `encoding` on their own phone. */
export type EncodingArrived = 'right' | 'wrong' | 'unknown';

/** The `encoding` that a test proposes: the spec does not show the allowed values, and this one is common. */
export const proposedEncoding = 'UCS2';

/** The text of a test: letters of several alphabets that GSM 03.38 lacks, in one part. */
export const encodingTestText = 'Test: Łódź, gęś, Žižek, “ok” – Привет, Γειά, 你好 😀';
