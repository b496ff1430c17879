/** What a person saw on their own phone of a test of an account's `encoding`. */
export type EncodingArrived = 'right' | 'wrong' | 'unknown';

/** The spec does not list the allowed values of `encoding`; this one is common. */
export const proposedEncoding = 'UCS2';

/** Letters of several alphabets that GSM 03.38 lacks, in one part. */
export const encodingTestText = 'Test: Łódź, gęś, Žižek, “ok” – Привет, Γειά, 你好 😀';
