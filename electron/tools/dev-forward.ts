import { request as httpRequest } from 'node:http';
import type { Connect } from 'vite';
import type { HostAddress } from './dev-host.ts';

/** Forwards the window's calls and events from the development server to the host of this moment. */
export function forwardTo(current: () => Promise<HostAddress>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', method, headers } = request;
    if (url !== '/events' && !url.startsWith('/call/')) return next();
    // The host's secret is added below, so nobody but the development server's own page may come this far.
    if (headers['sec-fetch-site'] !== 'same-origin') {
      response.writeHead(403).end();
      return;
    }
    current()
      .then(({ address, secret }) => {
        const own = { host: new URL(address).host, origin: address, authorization: `Bearer ${secret}` };
        const sent = httpRequest(
          `${address}${url}`,
          { method, headers: { ...headers, ...own } },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        sent.on('error', () => response.destroy());
        response.on('close', () => sent.destroy());
        request.pipe(sent);
      })
      .catch(() => response.destroy());
  };
}
