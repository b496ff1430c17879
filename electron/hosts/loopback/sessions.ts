import type { IncomingHttpHeaders } from 'node:http';
import { inTurn, takesOnce } from '../../../shared/sealing/once.ts';
import { callHeader, contextOf, helloHeader } from '../../../shared/sealing/sealed-call.ts';
import { type Session, welcome } from '../../../shared/sealing/session.ts';
import type { Bytes } from '../../../shared/sealing/web-crypto.ts';

/** A page begins one each time that it is loaded; the one that was not used for longest goes first. */
const mostSessions = 10_000;

/** A request of a page that has begun a session, as far as it says so itself. */
export interface SealedRequest {
  /** What it says; null where the page has not sealed it as this request, or it came before. */
  open(body: Bytes): Promise<Bytes | null>;
  /** Seals its one answer. */
  answer(plain: Bytes): Promise<Bytes>;
  /** Seals the events that answer it, counted from 0. */
  event(at: number, plain: Bytes): Promise<Bytes>;
}

/** The sessions of the pages that know the host's secret. */
export interface Sessions {
  /** Begins one and gives what the page is welcomed with; null for whoever does not know the secret. */
  begin(headers: IncomingHttpHeaders): Promise<Bytes | null>;
  /** The request that these headers are of; null where there is no such session. */
  requestOf(headers: IncomingHttpHeaders, path: string): SealedRequest | null;
}

/** Keeps the sessions of a host with this secret. */
export function openSessions(secret: string, most = mostSessions): Sessions {
  const sessions = new Map<string, ReturnType<typeof keptSession>>();
  return {
    async begin(headers) {
      const hello = headers[helloHeader];
      if (typeof hello !== 'string') return null;
      const welcomed = await welcome(secret, Buffer.from(hello, 'base64url'));
      if (welcomed === null) return null;
      const { session } = welcomed;
      sessions.set(Buffer.from(session.id).toString('base64url'), keptSession(session));
      const [oldest = ''] = sessions.keys();
      if (sessions.size > most) sessions.delete(oldest);
      return welcomed.welcome;
    },
    requestOf(headers, path) {
      const [, id = '', number] = /^([\w-]{22})\.(\d{1,15})$/.exec(String(headers[callHeader])) ?? [];
      const kept = sessions.get(id);
      if (kept === undefined) return null;
      sessions.delete(id);
      sessions.set(id, kept);
      return requestOf(kept, Number(number), path);
    },
  };
}

function keptSession(session: Session) {
  return { session, takes: takesOnce(), turn: inTurn() };
}

function requestOf(
  { session, takes, turn }: ReturnType<typeof keptSession>,
  n: number,
  path: string,
): SealedRequest {
  return {
    async open(body) {
      // A short body is opened sooner than a long one before it, and must not overtake it.
      const plain = await turn(session.open(body, contextOf.call(n, path)));
      // Counted only now: whoever has not sealed it takes no number away.
      return plain !== null && takes(n) ? plain : null;
    },
    answer: (plain) => session.seal(plain, contextOf.answer(n, path)),
    event: (at, plain) => session.seal(plain, contextOf.event(n, at)),
  };
}
