import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The only way from Chromium to the network: a proxy that has the app judge what did not come by the DevTools of a page,
 * such as web sockets and windows that are refused. Whatever the app lets out, the double does not have.
 */
export async function openNetwork(isCancelled: (url: string) => Promise<boolean>): Promise<string> {
  async function judge(url: string): Promise<void> {
    if (!(await isCancelled(url))) throw new Error(`The double of Electron has no network for ${url}.`);
  }
  const proxy = createServer((request, response) => {
    void judge(request.url ?? '').finally(() => response.writeHead(403).end());
  });
  proxy.on('connect', ({ url }, socket) => {
    void judge(`https://${url}/`).finally(() => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  });
  proxy.unref();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
