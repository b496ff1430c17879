import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { test } from 'node:test';
import { startServer } from '../../../electron/hosts/loopback/server.ts';
import { forwardTo } from '../../../electron/tools/dev-forward.ts';
import { ok } from '../../../shared/result.ts';
import { loopbackClient, ownHeaders } from '../../support/loopback-client.ts';
import { serve } from '../support/server.ts';

// Threat: A page in a browser
test('the development server forwards for its own page alone, and the host answers only a page with its secret', async (t) => {
  const called: string[] = [];
  const host = await startServer(
    {
      call: async (operation) => {
        called.push(operation);
        return ok({});
      },
      subscribe: () => () => {},
    },
    import.meta.dirname,
  );
  t.after(() => host.close());
  let origin = '';
  const forward = forwardTo(
    async () => host.origin,
    () => origin,
  );
  origin = await serve(t, (incoming, outgoing) => forward(incoming, outgoing, () => outgoing.end('page')));
  const { port } = new URL(origin);

  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    return answer as { statusCode: number; headers: IncomingHttpHeaders };
  };
  const own = { Host: `127.0.0.1:${port}`, Origin: origin };
  const call = (headers: Record<string, string>) => send('POST', '/call/app.info', headers);

  assert.equal(
    (await call({ ...own, 'Sec-Fetch-Site': 'same-origin' })).statusCode,
    401,
    'what any program can claim',
  );
  assert.equal((await send('POST', '/events', own)).statusCode, 401);
  assert.equal((await call({ ...own, Host: `evil.example:${port}` })).statusCode, 403);
  assert.equal((await call({ ...own, Origin: 'https://evil.example' })).statusCode, 403);
  assert.equal((await send('GET', '/', { Host: `evil.example:${port}` })).statusCode, 403, 'a page neither');
  const wrong = ownHeaders(origin, 'another secret');
  assert.equal((await call({ ...own, ...wrong })).statusCode, 401);
  assert.deepEqual(called, []);

  const page = loopbackClient(origin, host.secret);
  assert.deepEqual(await page.call('app.info', {}), { ok: true, value: {} });
  assert.deepEqual(called, ['app.info']);

  const events = await fetch(`${origin}/events`, {
    method: 'POST',
    headers: ownHeaders(origin, host.secret),
  });
  const heard = events.text();
  await host.close();
  await assert.rejects(heard, 'what the host ends, ends for the page');
});
