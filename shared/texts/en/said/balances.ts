import { exactNumber } from '../../../format/exact-number.ts';
import { count } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { duration } from '../../../format/format-time.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';

/** What the balance says of a request in doubt. */
export const balances = texts('said/balances', {
  notRead: 'The balance has not been read since this request, so it says nothing about it.',
  beforeUnknown: 'The balance before this request is not known, so it says nothing about it.',
  unreadable: 'The balance could not be read, so it says nothing about this request.',
  deletedSince:
    'A campaign of this account was deleted since, so the balance says nothing about this request.',
  since: {
    request: 'the request',
    givenUp: 'the request was given up',
    lost: 'the connection was lost',
    answer: 'its answer came',
    found: 'Tagline found it without an answer',
    takenBack: 'it was taken back',
  },
  read: (seconds: number, since: Words) => `Read ${duration(seconds)} after ${spoken(since)}.`,
  readSoon: (seconds: number, since: Words) =>
    `Read ${duration(seconds)} after ${spoken(since)}; a service may still finish.`,
  meanwhile: (credits: number, names: readonly string[], more: number) =>
    `apart from ${exactNumber(credits)} for requests${names.length === 0 ? '' : ` of ${named(names, more)}`} that were accepted meanwhile`,
  unchanged: (meanwhile: Words | null) => `The balance${apart(meanwhile)} did not change`,
  fell: (credits: number, meanwhile: Words | null) =>
    `The balance${apart(meanwhile)} fell by ${exactNumber(credits)}`,
  rose: (credits: number, meanwhile: Words | null) =>
    `The balance${apart(meanwhile)} rose by ${exactNumber(credits)}`,
  costs: (fall: Words, credits: number) =>
    `${spoken(fall)}, this request should cost ${exactNumber(credits)}`,
  others: (fall: Words, names: readonly string[], more: number, read: Words) =>
    `${spoken(fall)}, but other requests${names.length === 0 ? '' : ` of ${named(names, more)}`} are in doubt or were on their way too: it does not say whose credits they were. ${spoken(read)}`,
  toppedUp: (fall: Words, read: Words) =>
    `${spoken(fall)}: somebody topped it up, so it says nothing about this request. ${spoken(read)}`,
  tooSoon: (fall: Words, read: Words) => `${spoken(fall)}. ${spoken(read)}`,
  notAccepted: (fall: Words, read: Words) => `${spoken(fall)}: probably not accepted. ${spoken(read)}`,
  namedCost: (fall: Words, credits: number, read: Words) =>
    `${spoken(fall)}, but the service’s own answer says that it took ${exactNumber(credits)} for it. ${spoken(read)}`,
  noCost: (fall: Words, read: Words) =>
    `${spoken(fall)}, and what this request should cost is not known yet. ${spoken(read)}`,
  accepted: (fall: Words, read: Words) => `${spoken(fall)}: probably accepted. ${spoken(read)}`,
  neither: (fall: Words, read: Words) =>
    `${spoken(fall)}: that fits neither, so somebody else may be using this account. ${spoken(read)}`,
  notReadNow: (why: Words) => `The balance could not be read. ${spoken(why)}`,
  notHttp: 'The balance could not be read: what answers there does not speak HTTP.',
  insecure: 'The balance could not be read: the secure connection to the service failed.',
  noAnswer: 'The balance could not be read: the service did not answer.',
  noAnswerFix: 'Check the network and the address in the account.',
  answered: (status: number) => `The balance could not be read: the service answered ${status}.`,
  redirected: (status: number, location: string) =>
    `The balance could not be read: the service answered ${status} with a redirect to ${location}.`,
  cutOff: 'The balance could not be read: its answer was cut off.',
  cutOffFix: 'Check the network, then try again.',
  noBalance: 'The balance could not be read: the answer of the service is not a balance.',
  tokenFix: 'Save a valid key in the account.',
  allowFix: 'Ask the service to allow this network address.',
  laterFix: 'Check the address in the account, or try again later.',
  refused: (words: Words) =>
    `The balance could not be read: ${typeof words === 'string' ? isolated(words) : spoken(words)}`,
});

function apart(meanwhile: Words | null): string {
  return meanwhile === null ? '' : `, ${spoken(meanwhile)},`;
}

function named(names: readonly string[], more: number): string {
  const shown = names.map((name) => quoted(name));
  return listOf(more === 0 ? shown : [...shown, `${count(more)} more`]);
}
