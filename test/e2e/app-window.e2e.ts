import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { findBrowser } from '../../electron/tools/find-browser.ts';
import type { CampaignId } from '../../shared/brand.ts';
import { loopbackClient } from '../support/loopback-client.ts';
import { only } from './support/only.ts';

const program = fileURLToPath(new URL('../../electron/tools/start.ts', import.meta.url));
const browser = findBrowser();

only('address');
test.skip(
  process.platform !== 'linux' || browser === null,
  'needs a program on the path that a script can wrap',
);

test('npm start opens a window that reaches the app, and takes it along when it is ended', {
  tag: '@full',
}, async () => {
  const info = test.info();
  const wrapper = info.outputPath('browser');
  writeFileSync(wrapper, `#!/bin/sh\nexec '${browser}' --headless=new "$@"\n`);
  chmodSync(wrapper, 0o755);
  const started = spawn(
    process.execPath,
    [program, '--host', 'loopback', '--json', '--open', '--data-dir', info.outputPath('data')],
    { env: { ...process.env, DISPLAY: ':0', CHROMIUM_PATH: wrapper }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(started, 'exit');
  const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
  const { address, secret } = JSON.parse(line) as { address: string; secret: string };

  const host = loopbackClient(address, secret);
  // A connection that was kept open may end as it is used again.
  await expect(async () => {
    expect((await host.call('draft.get', { campaignId: 1 as CampaignId })).ok).toBe(true);
  }).toPass({ timeout: 60_000 });

  started.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
