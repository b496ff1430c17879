import { dayAndTime, duration, hereAndThere, longDay } from '../../../format/format-time.ts';
import { capital, count, counted, isolated, peopleWords, quoted, texts } from '../../../format/wording.ts';
import { states } from '../states.ts';

export const evidence = texts('said/evidence', {
  onItsWay: 'The batch is on its way.',
  failed:
    'Something unexpected happened in Tagline while this batch was on its way, so it did not record the answer.',
  interrupted: 'Tagline closed while this batch was on its way, so it never saw the answer.',
  withdrawn: 'Tagline took this batch back before sending any of it.',
  olderCopy: 'This data folder is a copy, and what the other one has sent since it was made is not in it.',
  faults: {
    'connection-refused': 'the connection was refused',
    'host-not-found': 'the address was not found',
    'network-unreachable': 'the network could not be reached',
    timeout: 'nothing came for too long',
    tls: 'the secure connection failed',
    reset: 'the connection broke',
    aborted: 'this computer gave up the batch',
    'not-http': 'the answer was not HTTP',
    'too-large': 'the answer was too large',
    'proxy-refused': 'the proxy refused to connect',
    'proxy-unsupported': 'the proxy is of a kind that is not supported',
    other: 'the connection failed',
  },
  phases: {
    connecting: 'before a connection was made',
    handshake: 'while the secure connection was being made',
    waiting: 'after the whole batch was sent and before any answer',
  },
  fault: (fault: string) => `${capital(fault)}.`,
  faultIn: (fault: string, phase: string, proxy: string | null) =>
    `${capital(fault)} ${phase}${through(proxy)}.`,
  faultWhileSending: (fault: string, sent: number, total: number, proxy: string | null) =>
    `${capital(fault)} while the batch was being sent (at most ${sent} of ${total} bytes had left)${through(proxy)}.`,
  receipts: (
    status: number,
    matched: number,
    expected: number,
    odd: readonly string[],
    partial: string | null,
  ) => {
    const seen = odd.length === 0 ? '' : ` and ${odd.join(', ')}`;
    const end = partial === null ? '' : `, ${partial}`;
    return `The service answered ${status} with ids for ${count(matched)} of ${peopleWords(expected)}${seen}${end}.`;
  },
  oddCredit: (answer: string, credit: string) => `${answer} Its credit_consumed is no credit: ${credit}.`,
  odd: {
    surplus: (entries: number) => `${counted(entries, 'entry that counts', 'entries that count')} for nobody`,
    shared: (people: number) => `one id given to several people (${count(people)} of them)`,
    notPositive: (ids: number) => `${counted(ids, 'id', 'ids')} of zero or less`,
    errors: (people: number, error: string | null) =>
      `an error beside the id of ${peopleWords(people)}${error === null ? '' : ` (${quoted(error)})`}`,
  },
  partial: {
    notWhole: 'in a body that is not whole JSON',
    cut: (fault: string, bytes: number) => `then ${fault} after ${bytes} bytes of the answer`,
  },
  idsUnread: (status: number) => `The service answered ${status} with ids that cannot be read as anybody’s.`,
  doubted: {
    unended: (status: number) =>
      `The service answered ${status}, but it is not certain where its answer ends, so it may have accepted texts.`,
    encoded: (status: number) =>
      `The service answered ${status} in a form that cannot be read for certain (compressed, or not in UTF-8), so it may have accepted texts.`,
    'not-plain': (status: number) =>
      `The service answered ${status} with neither plain JSON nor plain text, so it may have accepted texts.`,
    'holds-ids': (status: number) =>
      `The service answered ${status} with something that may be an id, so it may have accepted texts.`,
  },
  wantsSlash: (status: number, location: string) =>
    `The service answered ${status}: it takes this path only with a slash at its end (${location}). Tagline follows no redirect.`,
  tooManyConnections: (status: number) =>
    `The service answered ${status}: too many connections are open to it.`,
  redirect: (status: number, location: string | null) =>
    `The service answered ${status}, a redirect${location === null ? '' : ` to ${location}`}, which Tagline never follows.`,
  emptyBody: (status: number) => `The service answered ${status} with an empty body.`,
  noIds: (status: number) => `The service answered ${status} with a body that holds no ids.`,
  cut: (status: number, fault: string, bytes: number, holdsIds: boolean) =>
    `The service answered ${status}, then ${fault} after ${bytes} bytes of the answer${holdsIds ? ', in which ids had begun' : ''}.`,
  itSaid: (sentence: string, words: string) =>
    `${sentence} It said: ${quoted(words.replace(/[“”]/g, '"'))}${/[.!?…]$/.test(words) ? '' : '.'}`,
  mayHaveArrived: (before: string | null) =>
    before === null ? states.mayHaveArrived : `${before} ${states.mayHaveArrived}`,
  proxies: {
    notUsable: (proxy: string) =>
      `This computer’s network asks for a proxy that Tagline cannot use (${isolated(proxy)}).`,
    notUsableFix: 'Choose an HTTP proxy in the settings, or no proxy if your network lets you.',
    noConnection: (proxy: string, fault: string) =>
      `The proxy ${isolated(proxy)} made no connection: ${fault}.`,
    noConnectionFix: 'Check the network, and the proxy in the settings.',
    password: (proxy: string, status: number) =>
      `The proxy ${isolated(proxy)} answered ${status} and made no connection: it asks for a name and a password, which Tagline does not give it.`,
    passwordFix:
      'Ask the people who run your network to let Tagline through without a password, or choose another proxy in the settings.',
    noService: (proxy: string, status: number) =>
      `The proxy ${isolated(proxy)} answered ${status} and made no connection: it could not reach the service.`,
    noServiceFix: 'Check the address in the account, and try again later.',
    notAllowed: (proxy: string, status: number) =>
      `The proxy ${isolated(proxy)} answered ${status} and made no connection: it does not let this address through.`,
    notAllowedFix:
      'Ask the people who run your network to allow it, or choose another proxy in the settings.',
  },
  certificates: {
    untrusted: (issuer: string) =>
      `The certificate of the service${madeBy(issuer)} is not trusted by this computer.`,
    untrustedFix:
      'If your IT department inspects encrypted connections, have its certificate installed on this computer. Otherwise somebody else may be answering.',
    misnamed: (issuer: string) => `The certificate of the service${madeBy(issuer)} is for another address.`,
    misnamedFix: 'Check the address in the account.',
    outOfDate: (issuer: string) => `The certificate of the service${madeBy(issuer)} is not valid today.`,
    outOfDateFix: 'Check the date of this computer, then ask your provider.',
  },
});

function through(proxy: string | null): string {
  return proxy === null ? '' : `, through the proxy ${isolated(proxy)}`;
}

function madeBy(issuer: string): string {
  return issuer === '' ? '' : `, made by ${quoted(issuer)},`;
}

export const pauses = texts('said/pauses', {
  byUser: 'You paused this campaign.',
  canary: 'The service accepted the first texts. Compare its texts with yours, and look at the cost.',
  canaryFix: 'Continue to send to everybody else.',
  refused: 'The service refused a batch.',
  unknown: (people: number, observed: string | null) =>
    `Nobody knows whether a batch to ${peopleWords(people)} was sent.${after(observed)}`,
  pathFix:
    'Decide whether to treat this batch as sent. Some services take only a path with a slash at its end: choose it as the send path in the account.',
  connectionsFix:
    'Decide whether to treat this batch as sent. Then use fewer connections, or wait until other programs have closed theirs.',
  unknownFix: 'Look at what was observed and decide: treat them as sent, or send again.',
  different: (texts: number) =>
    `The service’s copy of ${texts === 1 ? 'a text' : `${count(texts)} texts`} differs from what you saw.`,
  differentFix: 'Compare them in the results. Resume only if the difference is one you can accept.',
  mismatch: (observed: string | null) =>
    `The service accepted the batch, but its ids are not one for each person.${after(observed)}`,
  mismatchFix:
    'Look at the results of this batch, and ask your provider if you are not sure. If you resume, the campaign goes on to everybody still waiting.',
  oddAnswer: (observed: string | null) =>
    `The service gave everybody in a batch an id, but its answer was not as it should be.${after(observed)}`,
  oddAnswerFix:
    'These texts count as accepted. If you resume, the campaign goes on to everybody still waiting.',
  balance: 'There is not enough credit for the next batch.',
  balanceFix:
    'Top up the account, then press “Resume”. If you resume without topping up, the campaign goes on as far as the service allows.',
  leaveAlone: 'The service asked Tagline to wait, so it sent nothing of this batch.',
  leaveAloneFix: 'Wait a few minutes, then resume. Fewer connections or a slower pace may help.',
  unreachable: (observed: string | null) =>
    `Tagline could not reach the service, so it sent nothing of this batch.${after(observed)}`,
  unreachableFix: 'Check the network and the address in the account. Then resume.',
  thenResume: (fix: string) => `${fix} Then resume.`,
  account: 'The account of this campaign has changed.',
  accountFix: 'Look at the account, then resume.',
  restart: 'Tagline closed while this campaign was running.',
  restartFix: 'Resume when you are ready; nobody whose text was accepted gets it again.',
  slept: (seconds: number) =>
    `The computer slept for ${duration(seconds)}, and Tagline sent nothing meanwhile.`,
  sleptFix: 'Resume if this is still a good time to text people.',
  quiet: (until: number, there: string) =>
    `Quiet hours hold everybody still waiting until ${hereAndThere(until, there)}.`,
  quietFix: 'It goes on by itself then, while Tagline is open.',
  quietAsks: (until: number, there: string) =>
    `Quiet hours hold everybody still waiting. They end ${hereAndThere(until, there)}.`,
  quietAsksFix: 'Resume the campaign then: you chose to be asked.',
  alwaysQuiet: 'Somebody still waiting is always in quiet hours.',
  alwaysQuietFix: 'Send anyway, or cancel and change the quiet hours in the settings.',
  quietPast: (until: number, there: string, notAfter: number) =>
    `Quiet hours hold everybody still waiting until ${hereAndThere(until, there)}, after the deadline ${dayAndTime(notAfter)}.`,
  quietPastFix: 'Send anyway, resume after the deadline, or cancel.',
  quietPastDay: (until: number, there: string, day: string) =>
    `Quiet hours hold everybody still waiting until ${hereAndThere(until, there)}, and the texts count days from ${longDay(day)}.`,
  quietPastDayFix:
    'Send anyway, or cancel the campaign and send to the remaining people: their texts then count from the new day.',
  over: (notAfter: number) => `The deadline, ${dayAndTime(notAfter)}, has passed, so nothing more is sent.`,
  overFix: 'Cancel the campaign, or resume to send to everybody still waiting all the same.',
  startTime: (at: number) => `Everybody after the first few gets it ${dayAndTime(at)}.`,
  startTimeFix: 'It goes on by itself then, while Tagline is open. To send now, press “Resume”.',
  otherDay: (day: string) =>
    `The texts of this campaign count days from ${longDay(day)}, and today they would be wrong.`,
  otherDayFix:
    'Cancel the campaign, and send to the remaining people: their texts then count from the new day.',
  overdue: 'The wait ended while Tagline could not go on.',
  otherComputer: 'This campaign was started on another computer, which may still be sending it.',
  otherComputerFix: 'Make sure that Tagline is closed there, then choose how this data folder came here.',
  olderCopy:
    'This data folder is a copy, and another one may have gone on without it: everybody still waiting is unconfirmed.',
  olderCopyFix: 'Look at what is known and decide: treat them as sent, or send again.',
  movedOut: 'This data folder was closed into a file to be opened on another computer.',
  movedOutFix: 'Go on where that file was opened, or say that it was not used.',
  disk: (detail: string | null) =>
    `Tagline could not write the outcome to disk, so it sends nothing more.${after(detail)}`,
  diskFix: 'Make room on the disk, then resume.',
  internal: (detail: string | null) => `Something unexpected happened.${after(detail)}`,
  internalFix: 'Resume to try again.',
  internalGoesOn: 'The campaign goes on by itself in a few seconds, as nothing of it was on its way.',
});

function after(more: string | null): string {
  return more === null ? '' : ` ${more}`;
}

/** Our words for a refusal without its own, and what to do. */
export const refusals = texts('said/refusals', {
  redirect: 'The service answered with a redirect, which Tagline never follows.',
  invalid: 'The service found the batch invalid and gave no details.',
  token: 'The service did not accept the API key.',
  networkAddress: 'The service does not accept batches from this network address.',
  unread: 'The service could not read the batch.',
  leaveAlone: 'The service asks Tagline to wait.',
  other: (status: number) => `The service answered ${status} and gave no details.`,
  redirectFix: 'Check the address of the service in the account, then resume.',
  tokenFix: 'Save a valid API key in the account, then resume.',
  networkAddressFix: 'Ask your provider to allow this network address, then resume.',
  creditFix: 'Top up the account, then press “Resume”.',
  waitFix: (seconds: number | null) =>
    `Wait ${seconds === null ? 'a few minutes' : `${duration(seconds)}, as the service asks`}, then resume. Fewer connections or a slower pace may help.`,
  otherFix:
    'If people are the reason, take them out or find the refused numbers; if it is the credit, top up the account. Otherwise cancel, and start a copy with a fixed message.',
});
