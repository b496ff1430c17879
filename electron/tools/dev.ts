import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';
import { openAppWindow } from './browser-window.ts';
import { forwardTo } from './dev-forward.ts';
import { startDevHost } from './dev-host.ts';
import { licencesModule } from './licences.ts';
import { projectDir } from './paths.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    'data-dir': { type: 'string', default: join(projectDir, '.cache/dev-data') },
    open: { type: 'boolean', default: true },
  },
});

const secret = randomBytes(32).toString('base64url');
let reload: () => void = () => {};
const host = await startDevHost({
  dataDir: values['data-dir'],
  secret,
  say: console.log,
  onRestart: () => reload(),
});
// Nothing is served before the port is known.
let origin = '';
const wire: Plugin = {
  name: 'tagline-wire',
  configureServer: ({ middlewares }) => void middlewares.use(forwardTo(host.current, () => origin)),
};
const server = await createServer({
  root: join(projectDir, 'renderer'),
  plugins: [wire, licencesModule],
  server: { host: '127.0.0.1', port: 5173, strictPort: false, cors: false },
});
await server.listen();
origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
reload = () => server.ws.send({ type: 'full-reload' });
const address = `${origin}/#${secret}`;
console.log(`The window reloads itself, the app restarts itself. Data: ${values['data-dir']}`);
console.log(address);

async function end(): Promise<void> {
  await Promise.all([server.close(), host.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());

if (values.open) {
  const window = openAppWindow(address);
  if (window.ok) void window.value.then(end);
  else console.log(`${window.error} ${address}`);
}
