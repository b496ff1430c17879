import { counted } from '../../format/counted.ts';
import { count, credits, peopleWords } from '../../format/format-count.ts';
import { texts } from '../../language/language.ts';

/** What a campaign that stands still needs from a person. */
export const decisions = texts('decisions', {
  noDoubt: 'Nothing is in doubt any more.',
  noDoubtFix: 'Resume to send to everybody who is waiting.',
  showDifferences: 'Show the differences',
  showRequest: 'Show this request',
  practiceCredit: 'Set the practice credit',
  acceptStatus: (status: number) => `Always accept ${status}, and resume`,
  observed: 'What was observed',
  ownWords: 'The service’s own words',
  doubtful: (people: number, request: string) =>
    `Nobody knows whether request ${request} to ${peopleWords(people)} was sent`,
  refused: (people: number, request: string) =>
    `The service refused request ${request} to ${peopleWords(people)}`,
  request: (number: number) => `Request ${number}`,
  whoIsIn: 'Who is in it',
  verdictKept: 'Your verdict is recorded with its time.',
  leaveInDoubt: 'Leave in doubt',
  doNotSend: 'Do not send',
  lookAgain: 'Look again',
  canary: {
    label: 'Canary',
    accepted: (people: number) => `The first ${peopleWords(people)} were accepted`,
    noneDiffers: 'No text came back different from what was shown.',
    someDiffer: (texts: number) =>
      `${counted(texts, { one: 'text', other: 'texts' })} came back different from what was shown.`,
    noPrice: 'The service told no price.',
    price: (consumed: number) => `The canary took ${credits(consumed)} credits.`,
    priceOfAll: (consumed: number, expected: number) =>
      `The canary took ${credits(consumed)} credits; all of it takes about ${credits(expected)}.`,
    goOn: (people: number) => `Continue with ${count(people)} more`,
  },
  copied: {
    label: 'All in doubt',
    title: (people: number, requests: number) =>
      `${peopleWords(people)} in ${counted(requests, { one: 'request', other: 'requests' })} may have been sent to since this copy was made`,
    each: 'Decide request by request',
    together: 'Decide about all together',
  },
  missed: {
    atItsTime: 'at its time',
    couldNot: (at: string) => `It was to start ${at}, but could not. Nothing was sent.`,
    startOr: 'Start it now, or choose another time.',
    copy: 'This data folder is a copy. Where it was made, this campaign may have been sent.',
    findOut: 'Find out before you start it: whoever got it there gets it twice.',
    byItself: (at: string) => `Starts by itself ${at}.`,
    keepOpen: (people: number) =>
      `Keep Tagline open and the computer awake. ${peopleWords(people)} will be sent the text.`,
    toDraft: 'Back to draft',
    reviewAndStart: 'Review and start',
  },
  refusal: {
    perhapsTexted:
      'This time nobody was texted, but an earlier attempt of this request may have reached them.',
    nobodyTexted: 'Nobody of this request was texted.',
    resume: 'Resume sends it again.',
    named: 'People it names',
    row: (row: number) => `row ${row} of the file`,
    takeOut: (people: number) => `Take out ${peopleWords(people)}`,
    halves: 'Find the refused numbers',
    halvesAbout:
      'Each half is sent as a request of its own, again and again, until the numbers that the service does not take stand alone.',
    halvesTwice: 'Whom the earlier attempt did reach gets the text twice.',
    halvesOnce: 'Nobody is texted twice: a refused request reaches no one.',
  },
  sender: {
    title: 'Another sender',
    none: 'none now',
    now: (sender: string) => `${sender} now`,
    label: 'Sender from here on',
    help: 'Whoever was accepted already keeps the former sender and gets nothing again.',
    change: 'Change the sender',
  },
});
