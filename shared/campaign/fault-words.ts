import { assertNever } from '../assert-never.ts';
import { isolated, quoted } from '../format/quoted.ts';

/** How far an exchange had come: nothing of the request exists before `sending`, all of it may after. */
export type Phase = 'connecting' | 'handshake' | 'sending' | 'waiting' | 'reading';

/** What went wrong on the way, in one word; `aborted` means this computer gave up. */
export type Fault =
  | 'connection-refused'
  | 'host-not-found'
  | 'network-unreachable'
  | 'timeout'
  | 'tls'
  | 'reset'
  | 'aborted'
  | 'not-http'
  | 'too-large'
  /** A proxy answered that it makes no connection. */
  | 'proxy-refused'
  /** The way out of this network is of a kind that is not supported. */
  | 'proxy-unsupported'
  | 'other';

/** A proxy as an attempt met it. */
export interface ProxySeen {
  /** Its host and port. */
  readonly name: string;
  /** The status of its own answer; left out where it gave none, or connected. */
  readonly status?: number;
}

/** A certificate that no connection was made over. */
export interface CertificateSeen {
  /** Who made it, as it says itself: bounded and in one line. */
  readonly issuer: string;
  readonly is: 'untrusted' | 'misnamed' | 'out-of-date';
}

/** What was seen of a fault, as far as words can be made of it. */
export interface FaultSeen {
  readonly phase: Exclude<Phase, 'reading'>;
  readonly fault: Fault;
  readonly proxy?: ProxySeen;
  readonly certificate?: CertificateSeen;
}

/** Each fault as the middle of a sentence. */
export const faultWords: Record<Fault, string> = {
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
};

/** What kept a connection from coming about where it was a proxy or a certificate, and what to do; null for anything else. */
export function connectionWords({ phase, fault, proxy, certificate }: FaultSeen): {
  readonly what: string;
  readonly fix: string;
} | null {
  if (certificate !== undefined) return certificateWords(certificate);
  if (proxy === undefined || phase !== 'connecting') return null;
  const { name, status } = proxy;
  if (fault === 'proxy-unsupported') {
    return {
      what: `This computer’s network asks for a proxy that Tagline cannot use (${isolated(name)}).`,
      fix: 'Choose an HTTP proxy in the settings, or no proxy if your network lets you.',
    };
  }
  if (fault !== 'proxy-refused' || status === undefined) {
    return {
      what: `The proxy ${isolated(name)} made no connection: ${faultWords[fault]}.`,
      fix: 'Check the network, and the proxy in the settings.',
    };
  }
  const answered = `The proxy ${isolated(name)} answered ${status} and made no connection`;
  if (status === 407) {
    return {
      what: `${answered}: it asks for a name and a password, which Tagline does not give it.`,
      fix: 'Ask whoever runs your network to let Tagline through without one, or choose another proxy in the settings.',
    };
  }
  return status >= 500
    ? {
        what: `${answered}: it could not reach the service.`,
        fix: 'Check the address in the account, and try again later.',
      }
    : {
        what: `${answered}: it does not let this address through.`,
        fix: 'Ask whoever runs your network to allow it, or choose another proxy in the settings.',
      };
}

function certificateWords({ issuer, is }: CertificateSeen): { readonly what: string; readonly fix: string } {
  const made = issuer === '' ? '' : `, made by ${quoted(issuer)},`;
  switch (is) {
    case 'untrusted':
      return {
        what: `The certificate of the service${made} is not trusted by this computer.`,
        fix: 'If your office looks into secure connections, have its certificate installed on this computer. Otherwise somebody else may be answering.',
      };
    case 'misnamed':
      return {
        what: `The certificate of the service${made} is for another address.`,
        fix: 'Check the base URL in the account.',
      };
    case 'out-of-date':
      return {
        what: `The certificate of the service${made} is not valid today.`,
        fix: 'Check the date of this computer, then ask the service.',
      };
    default:
      return assertNever(is);
  }
}
