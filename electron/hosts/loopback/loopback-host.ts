import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '../../../shared/language/chosen-language.ts';
import { pathsOfEnvironment } from '../../../shared/network/proxy.ts';
import { failure, ok } from '../../../shared/result.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';
import { say } from '../../../shared/texts/say.ts';
import { createApp } from '../../app.ts';
import { answerCommands } from '../../command-line/open-app.ts';
import { type Host, noDesktop } from '../../host.ts';
import { commandLineFiles, typedIn } from '../command-line-files.ts';
import { defaultDataDir, defaultStateDir } from '../data-dir.ts';
import { followLanguage } from '../follow-settings.ts';
import { createSessionVault } from '../session-vault.ts';
import { type LoopbackServer, startServer } from './server.ts';

const project = new URL(import.meta.url.endsWith('.ts') ? '../../../' : '../../', import.meta.url);
const builtWindow = fileURLToPath(new URL('dist/renderer', project));

const tags = [navigator.language];

/** The loopback host, also used for a command without Electron. */
export function loopbackHost(dataDir: string): Host {
  return {
    kind: 'loopback',
    version: readVersion(),
    // The locale of date formats would take a sixth of a start to find.
    locale: navigator.language,
    systemTags: tags,
    dataDir,
    stateDir: defaultStateDir(),
    vault: createSessionVault(),
    desktop: noDesktop,
    systemPaths: async (origin) => pathsOfEnvironment(process.env, origin),
  };
}

/** A `dataDir` of null is the person's own; `close` is safe to call again. */
export async function runLoopback(dataDir: string | null, files: readonly string[]) {
  const folder = dataDir === null ? defaultDataDir() : resolve(dataDir);
  // Until the settings are open, only the system's language is known.
  await loadLanguage(languageOf('system', tags), tags);
  const app = await createApp(loopbackHost(folder));
  if (!app.ok) return app;
  await followLanguage(app.value, tags);
  app.value.give(commandLineFiles(files, typedIn()));
  let server: LoopbackServer;
  try {
    server = await startServer(app.value, builtWindow, givenSecret());
  } catch (error) {
    await app.value.close();
    const { code } = error as NodeJS.ErrnoException;
    return failure('internal', say.app.noAddress(String(code)), say.app.noAddressFix());
  }
  const commands = await answerCommands(app.value, folder);
  let closing: Promise<boolean> | null = null;
  return ok({
    server,
    dataDir: folder,
    close: () => {
      commands.close();
      closing ??= server.close().then(() => app.value.close());
      return closing;
    },
  });
}

/** The development server's window outlives its hosts, so it gives all of them the same secret. */
function givenSecret(): string | undefined {
  const { TAGLINE_DEV_SECRET: given = '' } = process.env;
  return /^[\w-]{43}$/.test(given) ? given : undefined;
}

function readVersion(): string {
  const text = readFileSync(new URL('package.json', project), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
