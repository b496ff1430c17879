import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { spoken } from '../../shared/texts/spoken.ts';
import { denyOrigin, denySecret, type Guard } from '../hosts/loopback/guard.ts';
import { challengeHeader, proofFor, proofHeader } from '../hosts/loopback/proof.ts';
import type { HostAddress } from './dev-host.ts';

type Next = () => void;

/**
 * Forwards the window's calls and events from the development server to the host of this moment. It has an origin and a
 * secret of its own, asks for both as the host does, and sends the host's in their place.
 */
export function forwardTo(
  current: () => Promise<HostAddress>,
  guard: () => Guard,
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const { url = '', method = '', headers } = request;
    const own = guard();
    const isForHost = url === '/events' || url.startsWith('/call/');
    const denied = denyOrigin(own, method, headers) ?? (isForHost ? denySecret(own, headers) : null);
    if (denied !== null) {
      response.writeHead(denied.status).end(spoken(denied.message));
      return;
    }
    const proof = proofFor(own.secret, headers);
    if (proof !== null) response.setHeader(proofHeader, proof);
    if (!isForHost) return next();
    const { [challengeHeader]: _, ...sent } = headers;
    current()
      .then(({ address, secret }) => {
        const theirs = { host: new URL(address).host, origin: address, authorization: `Bearer ${secret}` };
        const asked = httpRequest(
          `${address}${url}`,
          { method, headers: { ...sent, ...theirs } },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        asked.on('error', () => response.destroy());
        response.on('close', () => asked.destroy());
        request.pipe(asked);
      })
      .catch(() => response.destroy());
  };
}
