import { peopleWords } from '../../../format/format-count.ts';
import { duration } from '../../../format/format-time.ts';
import { texts } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';

/** Why a campaign stands still, and what to do. */
export const pauses = texts('said/pauses', {
  byUser: 'You paused this campaign.',
  canary: 'The first people were accepted by the service. Read their returned texts and the cost.',
  canaryFix: 'Resume to send to everybody else.',
  refused: 'The service refused a request.',
  unknown: (people: number, observed: Words | null) =>
    `Nobody knows whether a request to ${peopleWords(people)} was sent.${after(observed)}`,
  unknownFix: 'Look at what was observed and decide: treat them as sent, or send again.',
  different: (texts: number) =>
    `The service returned ${texts === 1 ? 'a text' : `${texts} texts`} different from what was shown.`,
  differentFix: 'Compare them in the results. Resume only if the difference is one you can accept.',
  mismatch: (observed: Words | null) =>
    `The service accepted the request, but its ids are not one for each person.${after(observed)}`,
  mismatchFix:
    'Look at the results of this request, and ask your service if in doubt. Resume sends to those who are left.',
  oddAnswer: (observed: Words | null) =>
    `The service gave everybody of a request an id, but not in an answer as it should be.${after(observed)}`,
  oddAnswerFix: 'They count as accepted. Resume sends to those who are left.',
  balance: 'The balance does not suffice for the next request.',
  balanceFix:
    'Top up the account, then resume. Resumed as it is, the campaign goes on as far as the service allows.',
  leaveAlone: 'The service asked to be left alone for a while, so nothing of this request was sent.',
  leaveAloneFix: 'Wait some minutes, then resume. Fewer connections or a slower pace may help.',
  unreachable: (observed: Words | null) =>
    `The service could not be reached, so nothing of this request was sent.${after(observed)}`,
  unreachableFix: 'Check the network and the address in the account. Then resume.',
  thenResume: (fix: Words) => `${spoken(fix)} Then resume.`,
  account: 'The account of this campaign was changed.',
  accountFix: 'Look at the account, then resume.',
  restart: 'Tagline ended while this campaign was running.',
  restartFix: 'Resume when you are ready; everybody already accepted is left out.',
  slept: (seconds: number) => `The computer slept for ${duration(seconds)}, and nothing was sent meanwhile.`,
  sleptFix: 'Resume if this is still a good time to text them.',
  otherComputer: 'This campaign was started on another computer, which may still be sending it.',
  otherComputerFix: 'Make sure that Tagline is closed there, then say how this data folder came here.',
  olderCopy:
    'This data folder is a copy, and another one may have gone on without it: everybody who was still to be sent to is in doubt.',
  olderCopyFix: 'Look at what is known and decide: treat them as sent, or send again.',
  movedOut: 'This data folder was closed into a file to be opened on another computer.',
  movedOutFix: 'Go on where that file was opened, or say that it was not used.',
  disk: (detail: Words | null) =>
    `The outcome could not be written to disk, so nothing more is sent.${after(detail)}`,
  diskFix: 'Make room on the disk, then resume.',
  internal: (detail: Words | null) => `Something unexpected happened.${after(detail)}`,
  internalFix: 'Resume to try again.',
});

function after(more: Words | null): string {
  return more === null ? '' : ` ${spoken(more)}`;
}
