import { duration, longDay } from '../../../format/format-time.ts';
import { count, credits, exactNumber, isolated, listOf, quoted, texts } from '../../../format/wording.ts';
import { accounts as window } from '../accounts.ts';

export const accounts = texts('said/accounts', {
  gone: 'This account is no longer there.',
  chooseAnother: 'Choose another account.',
  practiceStays: 'The demo account is always there.',
  fields: { sender: 'Sender', name: 'Name', token: 'API key', baseUrl: 'Service address' },
  needsName: 'The account needs a name.',
  noToken: (name: string) => `The account ${isolated(name)} has no API key on this computer.`,
  noTokenFix: 'Open Accounts and paste the API key that your provider gave you.',
  otherToken: (name: string) =>
    `The API key of the account ${isolated(name)} was not saved for the address that the account has now, so Tagline does not use it there.`,
  otherTokenFix:
    'Open Accounts and paste the API key for this address, or enter the address again that the API key was saved for.',
  lockedToken: (name: string) =>
    `The API key of the account ${isolated(name)} is kept, but this computer’s keychain is locked.`,
  lockedTokenFix:
    'Unlock the keychain, then close Tagline and start it again. You need not enter the API key again.',
  noSessionToken: (name: string) =>
    `The API key of the account ${isolated(name)} is kept, but the keychain does not answer here: DBUS_SESSION_BUS_ADDRESS is not set.`,
  noSessionTokenFix:
    'Set DBUS_SESSION_BUS_ADDRESS for this job, to that of your desktop. You need not enter the API key again.',
  otherStoreToken: (name: string, kept: string, asked: string) =>
    `The API key of the account ${isolated(name)} is kept in ${kept}, but Tagline looked in ${asked}, because the name of your desktop is not set here.`,
  otherStoreTokenFix:
    'Set XDG_CURRENT_DESKTOP for this job, and with KDE also KDE_SESSION_VERSION, as they are on your desktop. You need not enter the API key again.',
  oddToken: 'An API key has no spaces or accented letters in it.',
  oddTokenFix: 'Copy it again from your provider, without the words around it.',
  shortToken: (characters: number) =>
    `This is no API key: it has fewer than ${count(characters)} characters.`,
  shortTokenFix: 'Copy the whole of it from your provider.',
  crowded: 'The balance was not read: those of other accounts at the same service are still being read.',
  crowdedFix: 'Read it again in a moment.',
  closing: 'The balance was not read: Tagline is closing.',
  noAddress: 'Tagline cannot use this as a web address.',
  noAddressFix: 'Enter it as your provider gives it, for example https://sms.example.com, without ? or #.',
  plainHttp: 'Over http others could read your API key and contacts on the way.',
  plainHttpFix: 'Use the https address of the service. Only an address on this computer may be http.',
  oddLetters: 'The address has letters other than a to z, which can look like those of another address.',
  oddLettersFix:
    'If it is right, write it in the form that begins with xn--, as your provider’s certificate does.',
  noComputer: 'No computer can have this address.',
  checkColons: 'Check the colons and brackets.',
  fourNumbers: 'It takes four numbers up to 255.',
  noServer: 'No server can have this name.',
  checkDots: 'Check the dots and signs in the address.',
  noPort: 'No server can have this port.',
  noPortFix: 'A port is a number from 1 to 65535; most addresses have none.',
  checkAddress:
    'Check the address in the account. If this service does not report a balance, tick that in the account.',
  takeOff: (tail: string) =>
    `Remove ${tail} from the end of the address in the account: Tagline adds it. If this service does not report a balance, tick that in the account.`,
  raiseOrFewer: 'Raise the limit in the account by hand, or send to fewer people.',
  raiseOrLater: 'Raise the limit in the account by hand, or send on another day.',
  overCampaign: (expected: number, limit: number) =>
    `This takes about ${credits(expected)} credits, and the account’s limit for a campaign is ${credits(limit)}.`,
  overDay: (day: string, expected: number, others: number, limit: number) =>
    `This takes about ${credits(expected)} credits on ${longDay(day)}${others === 0 ? '' : ` and other campaigns of that day take ${credits(others)}`}, and the account’s limit for a day is ${credits(limit)}.`,
  arrivedWrong: (encoding: string) => window.arrived.wrong(encoding),
  changed: {
    removed: (name: string) => `The account ${isolated(name)} was removed, so sending stopped.`,
    address: (name: string, address: string) =>
      `The address of the account ${isolated(name)} has changed. You reviewed this campaign with ${address}, and it goes to no other.`,
    tokenForgotten: (name: string) =>
      `The API key of the account ${isolated(name)} was forgotten, so sending stopped.`,
    tokenReplaced: (name: string) => `Another API key was saved for the account ${isolated(name)}.`,
    encoding: (name: string, encoding: string) =>
      `The encoding in the account ${isolated(name)} was changed. You reviewed this campaign with ${encoding === '' ? 'none' : quoted(encoding)}, and it keeps that.`,
    answers: (name: string) =>
      `Somebody changed in the account ${isolated(name)} what certain answers of the service mean.`,
  },
  changedFix: {
    removed: 'Cancel this campaign, and send a copy to the remaining people through another account.',
    address: 'Change the address back, then resume; or cancel, and send a copy to the remaining people.',
    tokenForgotten: 'Save an API key in the account, then resume.',
    tokenReplaced: 'Resume to go on with it.',
    encoding: 'Resume to go on as you reviewed it; or cancel, and send a copy to the remaining people.',
    answers: 'Press “Resume” to go on with the account as it is now.',
  },
});

/** What the balance suggests about a request of unknown outcome. */
export const balances = texts('said/balances', {
  notRead: 'The balance has not been read since this batch, so it does not help here.',
  beforeUnknown: 'The balance before this batch is not known, so it does not help here.',
  unreadable: 'The balance could not be read, so it does not help with this batch.',
  deletedSince:
    'A campaign of this account has been deleted since, so the balance does not help with this batch.',
  since: {
    request: 'the batch',
    givenUp: 'the batch was given up',
    lost: 'the connection was lost',
    answer: 'its answer came',
    found: 'Tagline found it without an answer',
    takenBack: 'it was taken back',
  },
  read: (seconds: number, since: string) => `Read ${duration(seconds)} after ${since}.`,
  readSoon: (seconds: number, since: string) =>
    `Read ${duration(seconds)} after ${since}; a service may still finish.`,
  meanwhile: (credits: number, names: readonly string[], more: number) =>
    `apart from ${exactNumber(credits)} for batches${names.length === 0 ? '' : ` of ${named(names, more)}`} that were accepted meanwhile`,
  unchanged: (meanwhile: string | null) => `The balance${apart(meanwhile)} did not change`,
  fell: (credits: number, meanwhile: string | null) =>
    `The balance${apart(meanwhile)} fell by ${exactNumber(credits)}`,
  rose: (credits: number, meanwhile: string | null) =>
    `The balance${apart(meanwhile)} rose by ${exactNumber(credits)}`,
  costs: (fall: string, credits: number) => `${fall}, this batch should cost ${exactNumber(credits)}`,
  exactly: (fall: string) => `${fall}, exactly what this batch should cost`,
  others: (fall: string, names: readonly string[], more: number, read: string) =>
    `${fall}, but the outcome of other batches${names.length === 0 ? '' : ` of ${named(names, more)}`} is not known, or they were on their way too: nobody can tell whose credits they were. ${read}`,
  toppedUp: (fall: string, read: string) =>
    `${fall}: somebody topped it up, so it does not help with this batch. ${read}`,
  tooSoon: (fall: string, read: string) => `${fall}. ${read}`,
  notAccepted: (fall: string, read: string) => `Probably not accepted: ${lowered(fall)}. ${read}`,
  namedCost: (fall: string, credits: number, read: string) =>
    `${fall}, but according to its own answer the service took ${exactNumber(credits)} for this batch. ${read}`,
  noCost: (fall: string, read: string) =>
    `${fall}, and what this batch should cost is not known yet. ${read}`,
  accepted: (fall: string, read: string) => `Probably accepted: ${lowered(fall)}. ${read}`,
  neither: (fall: string, read: string) =>
    `${fall}: that fits neither, so somebody else may be using this account. ${read}`,
  notReadNow: (why: string) => `The balance could not be read. ${why}`,
  notHttp: 'The balance could not be read: what answers there does not speak HTTP.',
  insecure: 'The balance could not be read: the secure connection to the service failed.',
  noAnswer: 'The balance could not be read: the service did not answer.',
  noAnswerFix: 'Check the network and the address in the account.',
  onlyWithSlash: 'The service answers only if a path ends with a slash.',
  onlyWithSlashFix: (path: string) => `Choose ${path} as the send path in the account.`,
  tooManyConnections: 'The balance could not be read: too many connections are open to the service.',
  tooManyConnectionsFix: 'Close other programs that use this service, or try again later.',
  answered: (status: number) => `The balance could not be read: the service answered ${status}.`,
  redirected: (status: number, location: string) =>
    `The balance could not be read: the service answered ${status} with a redirect to ${location}.`,
  cutOff: 'The balance could not be read: its answer was cut off.',
  cutOffFix: 'Check the network, then try again.',
  noBalance: 'The balance could not be read: the answer of the service is not a balance.',
  tokenFix: 'Save a valid API key in the account.',
  allowFix: 'Ask your provider to allow this network address.',
  laterFix: 'Check the address in the account, or try again later.',
  refused: (words: string) => `The balance could not be read: ${isolated(words)}`,
});

/** After a colon. */
function lowered(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

function apart(meanwhile: string | null): string {
  return meanwhile === null ? '' : `, ${meanwhile},`;
}

function named(names: readonly string[], more: number): string {
  const shown = names.map((name) => quoted(name));
  return listOf(more === 0 ? shown : [...shown, `${count(more)} more`]);
}

export const network = texts('said/network', {
  proxyAddress: 'Proxy address',
  noLogin: 'Tagline keeps no name and no password for a proxy.',
  noLoginFix: 'Enter the address alone. Tagline cannot use a proxy that asks for a password.',
  noSocks: 'Tagline cannot use a SOCKS proxy.',
  noSocksFix: 'Enter an HTTP proxy, or choose another way.',
  noProxy: 'No proxy can have this address.',
  noProxyFix: 'Enter it like proxy.example.com:8080.',
});
