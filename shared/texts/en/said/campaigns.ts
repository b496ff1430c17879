import { counted } from '../../../format/counted.ts';
import { peopleWords } from '../../../format/format-count.ts';
import { duration } from '../../../format/format-time.ts';
import { quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import { delivery } from '../delivery.ts';

/** What happened to campaigns, line by line of their timelines, and why something could not be done with them. */
export const campaigns = texts('said/campaigns', {
  gone: 'This campaign is no longer there.',
  noRequest: 'There is no such request in this campaign.',
  running: 'This campaign is being sent at this moment.',
  runningFix: 'Pause it first.',
  notWaiting: 'This campaign is not waiting to go on.',
  otherPause: 'This campaign stands still for another reason than the one shown, so nothing more was sent.',
  otherPauseFix: 'Look at it again before it goes on.',
  notBegun: 'This campaign waits for its time and has sent nothing, so there is nothing to pause.',
  notBegunFix: 'Take it off the schedule to keep it from starting.',
  notSending: 'This campaign is a draft and sends nothing, so there is nothing to stop.',
  undecided: 'Some requests are still in doubt.',
  undecidedFix: 'Decide about each first: treat it as sent, or send it again.',
  notEnded: 'This campaign has not ended, so it cannot be deleted.',
  notEndedFix: 'Cancel it first.',
  movedOn: 'This campaign has moved on since you looked at it, so it was not deleted.',
  movedOnFix: 'Look at it again before you delete it.',
  otherCount: 'There are not as many of these campaigns any more as were shown, so none was deleted.',
  otherCountFix: 'Look at the number again before you delete them.',
  saidAlready: 'It was said already how this data folder came here.',
  notUnknown: 'This request is not in doubt any more, so there is nothing to rule on.',
  otherRequests: 'These are no longer the requests that were shown, so nothing was decided.',
  otherRequestsFix: 'Look at them again.',
  notRefused: 'This request is not refused any more.',
  notThere: 'They are not in this request any more.',
  notPaused: 'The sender can be changed only while the campaign is paused.',
  otherSender: 'The sender is no longer the one that was shown, so nothing was changed.',
  otherSenderFix: 'Look at it again.',
  tooSmall: 'One person cannot be halved.',
  tooSmallFix: 'Take them out instead.',
  sentSince: 'This request was sent once more since you looked at it, so nothing was decided.',
  sentSinceFix: 'Look at what was observed this time.',

  started: (people: number, requests: number) => `Started to ${inRequests(people, requests)}.`,
  scheduled: (people: number, requests: number) => `Scheduled to ${inRequests(people, requests)}.`,
  startedAtItsTime: 'Started at its time.',
  notStarted: (why: Words) => `It could not start at its time: ${spoken(why)}`,
  timePassed: (seconds: number) => `Its time passed ${duration(seconds)} ago while nothing could start.`,
  offSchedule: 'Taken off the schedule.',
  cancelledBefore: 'Cancelled before its time: it is a draft again.',
  cancelled: 'Nothing more will be sent.',
  resumed: 'Sending goes on.',
  finished: 'Every request has its outcome.',
  slept: (seconds: number) => `The computer slept for ${duration(seconds)}; sending goes on.`,
  endedPreparing: 'Tagline ended while this campaign was being prepared; nothing was sent.',
  takenOver: 'This computer goes on with what was started elsewhere.',
  missedByCopy: 'This data folder is a copy: where it was made, the campaign may have been sent.',
  doubtedByCopy: (people: number) => `${peopleWords(people)} in doubt: this data folder is a copy.`,
  halved: (request: number) => `Request ${request} is sent by halves to find whom the service refuses.`,
  takenOut: (request: number, people: number) => `Request ${request}: ${peopleWords(people)} taken out.`,
  senderChanged: (before: string, after: string, reached: number) =>
    `Sender changed from ${senderName(before)} to ${senderName(after)}. ${
      reached === 0
        ? 'Nobody was accepted before.'
        : `${peopleWords(reached)} accepted before keep the former one.`
    }`,
  ruled: {
    sent: (request: number, people: number) =>
      `Request ${request}: ${peopleWords(people)} treated as sent, although nobody knows.`,
    notSent: (request: number, people: number) =>
      `Request ${request}: ${peopleWords(people)} counted as not sent, although nobody knows; a new campaign to the rest can reach them.`,
    again: (request: number, people: number) =>
      `Request ${request}: to be sent again to ${peopleWords(people)}, who may get it twice.`,
  },
  ruledCopied: {
    sent: (requests: number, people: number) =>
      `${ofCopy(requests)}: ${peopleWords(people)} treated as sent, although nobody knows.`,
    notSent: (requests: number, people: number) =>
      `${ofCopy(requests)}: ${peopleWords(people)} counted as not sent, although nobody knows; a new campaign to the rest can reach them.`,
    again: (requests: number, people: number) =>
      `${ofCopy(requests)}: to be sent again to ${peopleWords(people)}, who may get it twice.`,
  },

  became: (request: number, state: keyof typeof delivery.states, observed: Words | null) =>
    `Request ${request}: ${delivery.states[state].label.toLowerCase()}.${observed === null ? '' : ` ${spoken(observed)}`}`,
  decided: {
    sent: 'You decided: treat as sent.',
    notSent: 'You decided: count as not sent.',
    again: 'You decided: send again.',
  },
  optedOutSince: 'Opted out after the start.',
  takenOutByHand: 'Taken out by hand.',
});

function inRequests(people: number, requests: number): string {
  return `${peopleWords(people)} in ${counted(requests, { one: 'request', other: 'requests' })}`;
}

function ofCopy(requests: number): string {
  return `${counted(requests, { one: 'request', other: 'requests' })} that another copy may have sent`;
}

function senderName(sender: string): string {
  return sender === '' ? 'none' : quoted(sender);
}
