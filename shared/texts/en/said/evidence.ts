import { counted } from '../../../format/counted.ts';
import { peopleWords } from '../../../format/format-count.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import { delivery } from '../delivery.ts';

/** What was observed of a request. */
export const evidence = texts('said/evidence', {
  onItsWay: 'The request is on its way.',
  failed:
    'Something unexpected happened in Tagline while this request was on its way, so its answer was not recorded.',
  interrupted: 'Tagline ended while this request was on its way, so its answer was never seen.',
  withdrawn: 'This request was taken back before anything of it was sent.',
  olderCopy: 'This data folder is a copy, and what the other one has sent since it was made is not in it.',
  faults: {
    'connection-refused': 'the connection was refused',
    'host-not-found': 'the address was not found',
    'network-unreachable': 'the network could not be reached',
    timeout: 'nothing came for too long',
    tls: 'the secure connection failed',
    reset: 'the connection broke',
    aborted: 'the request was given up on this computer',
    'not-http': 'the answer was not HTTP',
    'too-large': 'the answer was larger than an answer can be',
    'proxy-refused': 'the proxy refused to connect',
    'proxy-unsupported': 'the proxy is of a kind that is not supported',
    other: 'the connection failed',
  },
  phases: {
    connecting: 'before a connection was made',
    handshake: 'while the secure connection was being made',
    waiting: 'after the whole request was sent and before any answer',
  },
  fault: (fault: Words) => `${capital(fault)}.`,
  faultIn: (fault: Words, phase: Words, proxy: string | null) =>
    `${capital(fault)} ${spoken(phase)}${through(proxy)}.`,
  faultWhileSending: (fault: Words, sent: number, total: number, proxy: string | null) =>
    `${capital(fault)} while the request was being sent (at most ${sent} of ${total} bytes had left)${through(proxy)}.`,
  receipts: (
    status: number,
    matched: number,
    expected: number,
    odd: readonly Words[],
    partial: Words | null,
  ) => {
    const seen = odd.length === 0 ? '' : ` and ${odd.map((one) => spoken(one)).join(', ')}`;
    const end = partial === null ? '' : `, ${spoken(partial)}`;
    return `The service answered ${status} with ids for ${matched} of ${peopleWords(expected)}${seen}${end}.`;
  },
  oddCredit: (answer: Words, credit: string) =>
    `${spoken(answer)} Its credit_consumed is no credit: ${credit}.`,
  odd: {
    surplus: (ids: number) => `${ids} that belong to nobody here`,
    shared: (people: number) => `one id given to several people (${people} of them)`,
    notPositive: (ids: number) => `${counted(ids, { one: 'id', other: 'ids' })} of zero or less`,
    errors: (people: number, error: string | null) =>
      `an error beside the id of ${peopleWords(people)}${error === null ? '' : ` (${quoted(error)})`}`,
  },
  partial: {
    notWhole: 'in a body that is not whole JSON',
    cut: (fault: Words, bytes: number) => `then ${spoken(fault)} after ${bytes} bytes of the answer`,
  },
  idsUnread: (status: number) => `The service answered ${status} with ids that cannot be read as anybody's.`,
  doubted: {
    unended: (status: number) =>
      `The service answered ${status}, but not so that it is certain where its answer ends, so it may have accepted somebody.`,
    encoded: (status: number) =>
      `The service answered ${status} in a form that cannot be read for certain (compressed, or not in UTF-8), so it may have accepted somebody.`,
    'not-plain': (status: number) =>
      `The service answered ${status} with neither plain JSON nor plain text, so it may have accepted somebody.`,
    'holds-ids': (status: number) =>
      `The service answered ${status} with something that may be an id, so it may have accepted somebody.`,
  },
  redirect: (status: number, location: string | null) =>
    `The service answered ${status}, a redirect${location === null ? '' : ` to ${location}`}, which Tagline never follows.`,
  emptyBody: (status: number) => `The service answered ${status} with an empty body.`,
  noIds: (status: number) => `The service answered ${status} with a body that holds no ids.`,
  cut: (status: number, fault: Words, bytes: number, holdsIds: boolean) =>
    `The service answered ${status}, then ${spoken(fault)} after ${bytes} bytes of the answer${holdsIds ? ', in which ids had begun' : ''}.`,
  itSaid: (sentence: Words, words: string) =>
    `${spoken(sentence)} It said: ${quoted(words.replace(/[“”]/g, '"'))}${/[.!?…]$/.test(words) ? '' : '.'}`,
  mayHaveArrived: (before: Words | null) =>
    before === null ? delivery.mayHaveArrived : `${spoken(before)} ${delivery.mayHaveArrived}`,
  proxies: {
    notUsable: (proxy: string) =>
      `This computer’s network asks for a proxy that Tagline cannot use (${isolated(proxy)}).`,
    notUsableFix: 'Choose an HTTP proxy in the settings, or no proxy if your network lets you.',
    noConnection: (proxy: string, fault: Words) =>
      `The proxy ${isolated(proxy)} made no connection: ${spoken(fault)}.`,
    noConnectionFix: 'Check the network, and the proxy in the settings.',
    password: (proxy: string, status: number) =>
      `The proxy ${isolated(proxy)} answered ${status} and made no connection: it asks for a name and a password, which Tagline does not give it.`,
    passwordFix:
      'Ask whoever runs your network to let Tagline through without one, or choose another proxy in the settings.',
    noService: (proxy: string, status: number) =>
      `The proxy ${isolated(proxy)} answered ${status} and made no connection: it could not reach the service.`,
    noServiceFix: 'Check the address in the account, and try again later.',
    notAllowed: (proxy: string, status: number) =>
      `The proxy ${isolated(proxy)} answered ${status} and made no connection: it does not let this address through.`,
    notAllowedFix: 'Ask whoever runs your network to allow it, or choose another proxy in the settings.',
  },
  certificates: {
    untrusted: (issuer: string) =>
      `The certificate of the service${madeBy(issuer)} is not trusted by this computer.`,
    untrustedFix:
      'If your office looks into secure connections, have its certificate installed on this computer. Otherwise somebody else may be answering.',
    misnamed: (issuer: string) => `The certificate of the service${madeBy(issuer)} is for another address.`,
    misnamedFix: 'Check the address in the account.',
    outOfDate: (issuer: string) => `The certificate of the service${madeBy(issuer)} is not valid today.`,
    outOfDateFix: 'Check the date of this computer, then ask the service.',
  },
});

function through(proxy: string | null): string {
  return proxy === null ? '' : `, through the proxy ${isolated(proxy)}`;
}

function madeBy(issuer: string): string {
  return issuer === '' ? '' : `, made by ${quoted(issuer)},`;
}

function capital(words: Words): string {
  const sentence = spoken(words);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
