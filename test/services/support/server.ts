import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { atEnd, type Ending } from './at-end.ts';

/** A web server of a test on a free port of the loopback interface; gives its address, and ends with its test. */
export async function serve(test: Ending, answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  atEnd(test, () => {
    // First nobody comes any more: a connection that came between the two would keep its process alive.
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A server has a port.');
  return `http://127.0.0.1:${address.port}`;
}
