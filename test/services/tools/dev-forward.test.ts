import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { test } from 'node:test';
import { forwardTo } from '../../../electron/tools/dev-forward.ts';
import { serve } from '../support/server.ts';

const [hostSecret, ownSecret] = ['secret of the host', 'secret of the development server'];

test('the development server forwards for its own page alone, which has its secret, whatever the headers say', async (t) => {
  const reached: IncomingHttpHeaders[] = [];
  const address = await serve(t, ({ headers }, outgoing) => {
    reached.push(headers);
    outgoing.end('answered');
  });
  let origin = '';
  const forward = forwardTo(
    async () => ({ address, secret: hostSecret }),
    () => ({ origin, secret: ownSecret }),
  );
  origin = await serve(t, (incoming, outgoing) => forward(incoming, outgoing, () => outgoing.end('page')));
  const { port } = new URL(origin);

  const send = async (method: string, path: string, headers: Record<string, string>) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    return answer as { statusCode: number; headers: IncomingHttpHeaders };
  };
  const own = { Host: `127.0.0.1:${port}`, Origin: origin, Authorization: `Bearer ${ownSecret}` };
  const call = (headers: Record<string, string>) => send('POST', '/call/app.info', headers);

  const claims = { 'Sec-Fetch-Site': 'same-origin', Host: own.Host, Origin: origin };
  assert.equal((await call(claims)).statusCode, 401, 'what any program can claim');
  assert.equal((await call({ ...own, Authorization: `Bearer ${hostSecret}` })).statusCode, 401);
  assert.equal((await call({ ...own, Host: `evil.example:${port}` })).statusCode, 403);
  assert.equal((await call({ ...own, Origin: 'https://evil.example' })).statusCode, 403);
  assert.equal((await send('GET', '/events', { Host: own.Host })).statusCode, 401);
  assert.equal((await send('GET', '/', { Host: `evil.example:${port}` })).statusCode, 403, 'a page neither');
  assert.equal(reached.length, 0);

  assert.equal((await call(own)).statusCode, 200);
  assert.equal(reached[0]?.authorization, `Bearer ${hostSecret}`);
  assert.equal(reached[0]?.origin, address);
  const challenge = 'c'.repeat(43);
  const { headers } = await send('HEAD', '/', { Host: own.Host, 'Tagline-Challenge': challenge });
  const proof = createHmac('sha256', ownSecret).update(`host of Tagline ${challenge}`).digest('base64url');
  assert.equal(headers['tagline-proof'], proof);
});
