import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { eventsPath, sessionPath } from '../../shared/sealing/sealed-call.ts';
import { spoken } from '../../shared/texts/spoken.ts';
import { denyOrigin } from '../hosts/loopback/guard.ts';
import type { HostAddress } from './dev-host.ts';

type Next = () => void;

/**
 * Forwards the window's session, calls and events from the development server at `own` to the host of this moment. It asks
 * for its own page as the host does; what is sealed between that page and the host it can neither read nor make.
 */
export function forwardTo(
  current: () => Promise<Pick<HostAddress, 'address'>>,
  own: () => string,
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const { url = '', method = '', headers } = request;
    const denied = denyOrigin(own(), method, headers);
    if (denied !== null) {
      response.writeHead(denied.status).end(spoken(denied.message));
      return;
    }
    if (url !== sessionPath && url !== eventsPath && !url.startsWith('/call/')) return next();
    current()
      .then(({ address }) => {
        const theirs = { host: new URL(address).host, origin: address };
        const asked = httpRequest(
          `${address}${url}`,
          { method, headers: { ...headers, ...theirs } },
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
