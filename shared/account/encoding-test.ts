import { quoted } from '../format/quoted.ts';

/** What a person saw of a test of an account's `encoding` on their own phone. */
export type EncodingArrived = 'right' | 'wrong' | 'unknown';

/** The `encoding` that a test proposes: the spec does not show the allowed values, and this one is common. */
export const proposedEncoding = 'UCS2';

/** The text of a test: letters of several alphabets that GSM 03.38 lacks, in one part. */
export const encodingTestText = 'Test: Łódź, gęś, Žižek, “ok” – Привет, Γειά, 你好 😀';

/** What is known of how texts arrive with an encoding, in words. */
export function arrivedWords(encoding: string, arrived: EncodingArrived): string {
  switch (arrived) {
    case 'right':
      return `With ${quoted(encoding)} all letters arrived right on your phone.`;
    case 'wrong':
      return `With ${quoted(encoding)} letters arrived wrong on your phone. Try another value, or ask your provider.`;
    case 'unknown':
      return `Whether letters arrive right with ${quoted(encoding)} is not yet known.`;
  }
}
