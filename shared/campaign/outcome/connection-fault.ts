import { assertNever } from '../../assert-never.ts';
import type { Said } from '../../language/said.ts';
import { say } from '../../texts/say.ts';

/** Nothing of the request exists before `sending`; all of it may exist after. */
export type Phase = 'connecting' | 'handshake' | 'sending' | 'waiting' | 'reading';

/** `aborted` means that this computer gave up. */
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
  /** A proxy answered that it does not connect. */
  | 'proxy-refused'
  /** The network's proxy is of a kind that is not supported. */
  | 'proxy-unsupported'
  | 'other';

export interface ProxySeen {
  readonly name: string;
  /** Of its own answer; left out if it gave none, or connected. */
  readonly status?: number;
}

export interface CertificateSeen {
  /** In its own words; bounded, on one line. */
  readonly issuer: string;
  readonly is: 'untrusted' | 'misnamed' | 'out-of-date';
}

export interface FaultSeen {
  readonly phase: Exclude<Phase, 'reading'>;
  readonly fault: Fault;
  /** The proxy it was sent through, and what that answered instead of connecting. */
  readonly proxy?: ProxySeen;
  /** What is wrong with the certificate, if that is the fault and one was seen. */
  readonly certificate?: CertificateSeen;
}

type FaultWords = Readonly<Record<'what' | 'fix', Said>>;

/** For a connection that a proxy or a certificate prevented; null for anything else. */
export function connectionWords({ phase, fault, proxy, certificate }: FaultSeen): FaultWords | null {
  if (certificate !== undefined) return certificateWords(certificate);
  if (proxy === undefined || phase !== 'connecting') return null;
  const { name, status } = proxy;
  const { proxies, faults } = say.evidence;
  if (fault === 'proxy-unsupported') return { what: proxies.notUsable(name), fix: proxies.notUsableFix() };
  if (fault !== 'proxy-refused' || status === undefined) {
    return { what: proxies.noConnection(name, faults[fault]()), fix: proxies.noConnectionFix() };
  }
  if (status === 407) return { what: proxies.password(name, status), fix: proxies.passwordFix() };
  return status >= 500
    ? { what: proxies.noService(name, status), fix: proxies.noServiceFix() }
    : { what: proxies.notAllowed(name, status), fix: proxies.notAllowedFix() };
}

function certificateWords({ issuer, is }: CertificateSeen): FaultWords {
  const { certificates } = say.evidence;
  switch (is) {
    case 'untrusted':
      return { what: certificates.untrusted(issuer), fix: certificates.untrustedFix() };
    case 'misnamed':
      return { what: certificates.misnamed(issuer), fix: certificates.misnamedFix() };
    case 'out-of-date':
      return { what: certificates.outOfDate(issuer), fix: certificates.outOfDateFix() };
    default:
      return assertNever(is);
  }
}
