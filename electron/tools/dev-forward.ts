import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { denyOrigin } from '../hosts/loopback/guard.ts';

type Next = () => void;

/** Denies other origins as the host does; the host checks the secret. */
export function forwardTo(
  current: () => Promise<string>,
  own: () => string,
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const { url = '', method = '', headers } = request;
    const denied = denyOrigin(own(), method, headers);
    if (denied !== null) {
      response.writeHead(denied.status).end(spoken(denied.message));
      return;
    }
    if (url !== '/events' && !url.startsWith('/call/')) return next();
    current()
      .then((address) => {
        const theirs = { host: new URL(address).host, origin: address };
        const asked = httpRequest(
          `${address}${url}`,
          { method, headers: { ...headers, ...theirs } },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            // If the stream of events breaks there, it breaks here.
            pipeline(answer, response, () => {});
          },
        );
        asked.on('error', () => response.destroy());
        response.on('close', () => asked.destroy());
        request.pipe(asked);
      })
      .catch(() => response.destroy());
  };
}
