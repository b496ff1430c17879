import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { texts } from '../../language/language.ts';

/** How a campaign is to be sent, what that should come to, and what a rehearsal made of it. */
export const planning = texts('planning', {
  chunkSize: (doubt: number) =>
    `If an answer is lost, up to ${peopleWords(doubt)} are in doubt. Larger requests are faster, smaller ones risk fewer people.`,
  noCanary: 'No canary: the whole list is sent at once.',
  canaryIsAll: 'The canary covers the whole list.',
  canary: (people: number) =>
    `The first ${peopleWords(people)} are sent to, then the campaign waits for you to read their returned texts and the cost.`,
  firstCanary: (people: number) =>
    `Nothing was accepted through this account yet, so the first ${people} people are sent to alone, and the campaign then waits for you.`,
  scheduledWhole: 'It goes to everybody at that time, without a canary first.',
  scheduledCanary: (people: number) =>
    `It goes to ${peopleWords(people)} at that time, pauses, and waits for somebody to resume it.`,
  noPace: 'As fast as the service takes them.',
  pace: (people: number, time: string) =>
    `At most ${peopleWords(people)} a minute, so at least ${time} in all.`,
  oneConnection: 'One request at a time: at most one can ever be in doubt.',
  connections: (connections: number) =>
    `${count(connections)} requests at a time: faster, and as many can be in doubt at once.`,
  creditsFrom: {
    account: 'at the price so far',
    assumed: 'if each part costs one credit; no price known yet',
  },
  secondsFrom: {
    account: 'at the pace so far',
    pacing: 'at the pace you chose',
    assumed: (seconds: number) => `if each request takes ${seconds} s; no pace known yet`,
  },
  about: (figure: string) => `about ${figure}`,
  rehearsal: {
    people: 'People',
    accepted: 'accepted',
    parts: 'Parts',
    countedByPractice: 'counted by practice',
    credits: 'Credits',
    creditsOfPractice: 'of practice, one for each part',
    time: 'Time',
    onThisComputer: (requests: number) =>
      `on this computer, ${counted(requests, { one: 'request', other: 'requests' })}`,
    different: 'Texts that differ',
    fromShown: 'from what was shown',
    lostLetters: 'Texts that lost letters',
    onPhones: 'on practice phones',
    onPhonesLost: (letters: string) => `on practice phones: ${letters}`,
  },
  route: {
    sender: 'Sender',
    noSender: 'None: the service chooses what people see',
    label: 'Label',
    noLabel: 'None',
    encoding: 'Encoding',
    noEncoding: 'None asked for: the service uses GSM 03.38',
    encodingOfUnicode: (encoding: string) => `${encoding} where a request holds Unicode, otherwise GSM 03.38`,
    path: 'Path',
  },
});
