import { count, counted, credits, isolated, peopleWords, pluralForm, texts } from '../../format/wording.ts';

/** A campaign that is being sent: progress, waiting and consequences of decisions. */
export const sending = texts('sending', {
  preparing: (percent: number) => `Preparing, ${percent}%`,
  accepted: (phase: string, accepted: number, people: number) =>
    `${phase}: ${count(accepted)} of ${peopleWords(people)} accepted`,
  perhapsTexted: (people: number) => `${count(people)} perhaps texted before`,
  timeLeft: {
    underMinute: 'less than a minute left',
    minutes: (minutes: number) => `about ${counted(minutes, 'minute', 'minutes')} left`,
    longer: (time: string) => `about ${time} left`,
  },
  cancel: {
    accepted: (texts: number) =>
      `${counted(texts, 'text was', 'texts were')} accepted by the service; you cannot take that back.`,
    onTheWay: (people: number) =>
      `A batch to ${peopleWords(people)} is on the way; Tagline still records its outcome.`,
    inDoubt: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'stays', 'stay')} unconfirmed until you decide. Until then no campaign to the remaining people includes them.`,
    perhapsTexted: (people: number) =>
      `${peopleWords(people)} may have been texted by an earlier batch, and no campaign to the remaining people reaches them unless you count them as not sent.`,
    rest: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} nothing. You can make a new campaign to the remaining people later.`,
  },
  waitsForAnswer: (request: number, waited: string, remaining: string | null) =>
    `Batch ${count(request)} has had no answer for ${waited}. ${remaining === null ? 'Its people will soon be unconfirmed, for you to decide.' : `If none comes within about ${remaining}, its people will be unconfirmed and you decide.`}`,
  waitsForConnections: (waiting: number, shared: number, allowed: number) =>
    `${counted(waiting, 'connection', 'connections')} of this campaign ${pluralForm(waiting, 'waits for its turn', 'wait for their turn')}: campaigns and tests share ${shared} of the ${allowed} that the service allows.`,
  waitsForTeamFile: (why: string, fix: string | null) =>
    `Sending waits until Tagline knows everybody who opted out. ${why}${fix === null ? '' : ` ${fix}`} It then goes on by itself.`,
  triesAgain:
    'Tagline could not reach the service, or the service asked it to wait. It sent nothing of the next batch and tries again by itself.',
  treatAsSent: {
    label: 'Treat as sent',
    consequence: (people: number) =>
      `No more texts to ${these(people)}. If the service did not take the batch, they get nothing at all.`,
  },
  countAsNotSent: {
    label: 'Count as not sent',
    consequence: (people: number) =>
      `A new campaign to the remaining people can reach ${these(people)}. If the service did take the batch, they get the text twice then.`,
    question: (people: number) =>
      `Up to ${peopleWords(people)} may get this text twice in a new campaign to the remaining people. Count them as not sent?`,
  },
  sendAgain: {
    label: 'Send again',
    consequence: (people: number) =>
      `Tagline sends the batch once more. If the service did take it, ${these(people)} ${pluralForm(people, 'gets', 'get')} the text twice.`,
    question: (people: number) => `Up to ${peopleWords(people)} may get this text twice. Send it again?`,
  },
  treatAllAsSent: {
    label: 'Treat all as sent',
    consequence: (people: number) =>
      `No more texts to ${peopleWords(people)}. People the other copy did not text get nothing at all.`,
    question: (people: number) => `Treat ${pluralForm(people, '', 'all ')}${peopleWords(people)} as sent?`,
  },
  countAllAsNotSent: 'Count all as not sent',
  sendToAllAgain: {
    label: 'Send to all again',
    consequence: 'All of them get the text. People the other copy has texted get it twice.',
    question: (people: number) => `Up to ${peopleWords(people)} may get this text twice. Send to all again?`,
  },
});

function these(people: number): string {
  return people === 1 ? 'this person' : `these ${count(people)} people`;
}

/** The questions of a paused campaign. */
export const decisions = texts('decisions', {
  noDoubt: 'Nobody is unconfirmed any more.',
  noDoubtFix: 'Resume to send to everybody who is waiting.',
  showDifferences: 'Show the differences',
  showRequest: 'Show this batch',
  quiet: {
    reason: 'Why the campaign cannot wait',
    reasonHelp: 'Tagline keeps the reason with the campaign. The next quiet hours hold again.',
  },
  practiceCredit: 'Set the demo credits',
  acceptStatus: (status: number) => `Always accept ${status}, and resume`,
  observed: 'What Tagline knows',
  ownWords: 'The service’s own words',
  doubtful: (people: number, request: string) =>
    `Nobody knows whether batch ${request} (${peopleWords(people)}) was sent`,
  refused: (people: number, request: string) =>
    `The service refused batch ${request} (${peopleWords(people)})`,
  request: (number: number) => `Batch ${number}`,
  whoIsIn: 'Show these people',
  verdictKept: 'Tagline records your decision with its time.',
  leaveInDoubt: 'Decide later',
  doNotSend: 'Do not send',
  lookAgain: 'Look again',
  soon: (verdict: string, seconds: number) =>
    `${verdict}: saved in ${counted(seconds, 'second', 'seconds')}. Until then you can undo it.`,
  atOnce: 'Record it now',
  ask: (name: string, number: string) =>
    `To be sure, ring one of them and ask whether the text came: ${name === '' ? '' : `${isolated(name)}, `}${number}.`,
  canary: {
    label: 'First few',
    accepted: (people: number) =>
      `The first ${pluralForm(people, 'person was', `${peopleWords(people)} were`)} accepted`,
    noneDiffers: 'The service has every text as it was shown.',
    someDiffer: (texts: number) => `${counted(texts, 'text differs', 'texts differ')} from what was shown.`,
    noPrice: 'The service reported no price.',
    price: (consumed: number) => `The first few took ${credits(consumed)} credits.`,
    priceOfAll: (consumed: number, expected: number) =>
      `The first few took ${credits(consumed)} credits; all of it takes about ${credits(expected)}.`,
    rest: (moment: string) => `Once you continue, everybody else gets it ${moment}.`,
    goOn: (people: number) => `Continue with ${count(people)} more`,
  },
  copied: {
    label: 'All unconfirmed',
    title: (people: number, requests: number) =>
      `${peopleWords(people)} in ${counted(requests, 'batch', 'batches')} may have been sent the text since this copy was made`,
    each: 'Decide batch by batch',
    together: 'Decide about all together',
  },
  missed: {
    atItsTime: 'at its scheduled time',
    couldNot: (at: string) => `The campaign was to start ${at}, but could not. Nothing was sent.`,
    startOr: 'Start it now, or choose another time.',
    copy: 'This data folder is a copy. Where it was made, this campaign may have been sent.',
    findOut: 'Find out before you start it: anyone it was sent to there gets it twice.',
    byItself: (at: string) => `Starts by itself ${at}.`,
    keepOpen: (people: number) =>
      `Keep Tagline open and the computer awake. ${peopleWords(people)} will get the text.`,
    toDraft: 'Back to draft',
    reviewAndStart: 'Review and start',
  },
  refusal: {
    perhapsTexted:
      'This time nobody got a text, but an earlier attempt of this batch may have been sent to these people.',
    nobodyTexted: 'Nobody in this batch got a text.',
    resume: '“Resume” sends this batch again.',
    named: 'People named in the answer',
    row: (row: number) => `row ${row} of the file`,
    takeOut: (people: number) => `Take out ${peopleWords(people)}`,
    halves: 'Find the refused numbers',
    halvesAbout:
      'Tagline sends each half as a batch of its own, again and again, until it has found the numbers that the service refuses.',
    halvesTwice: 'People whom the earlier attempt was sent to get the text twice.',
    halvesOnce: 'Nobody gets it twice: a refused batch is sent to no one.',
  },
  sender: {
    title: 'Another sender',
    none: 'none now',
    now: (sender: string) => `${sender} now`,
    label: 'Sender from here on',
    help: 'People whose text was accepted keep the earlier sender and get nothing again.',
    change: 'Change the sender',
  },
});
