import { duration } from '../../../format/format-time.ts';
import { texts } from '../../../language/language.ts';

/** What a refusal means where the service gives no words of its own, and what to do. */
export const refusals = texts('said/refusals', {
  redirect: 'The service answered with a redirect, which Tagline never follows.',
  invalid: 'The service found the request invalid and gave no details.',
  token: 'The service did not accept the key.',
  networkAddress: 'The service does not accept requests from this network address.',
  unread: 'The service could not read the request.',
  leaveAlone: 'The service asks to be left alone for a while.',
  other: (status: number) => `The service answered ${status} and gave no details.`,
  redirectFix: 'Check the address of the service in the account, then resume.',
  tokenFix: 'Save a valid key in the account, then resume.',
  networkAddressFix: 'Ask the service to allow this network address, then resume.',
  waitFix: (seconds: number | null) =>
    `Wait ${seconds === null ? 'some minutes' : `${duration(seconds)}, as it asks`}, then resume. Fewer connections or a slower pace may help.`,
  otherFix:
    'If people are the reason, take them out or find the refused numbers; if it is the credit, top up the account. Otherwise cancel, and start a copy with a mended message.',
});
