import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd, type Ending } from './at-end.ts';
import { serve } from './server.ts';
import { tempFolder } from './temp-folder.ts';

/** What a packaged app finds beside itself, and what its feed says; null where the build names no feed. */
export type FeedOptions = {
  readonly isOneFile: boolean;
  readonly isForMac?: boolean;
  readonly text?: string;
} | null;

/** A feed of new versions, as a test sees it. */
export interface UpdateFeed {
  /** The paths it was asked for, in order. */
  asked(): readonly string[];
  /** Lets it answer; until then it keeps everybody waiting. */
  answer(): void;
  /** Whether all of the new version has left. */
  downloaded(): boolean;
  /** Whether the new version was started. */
  started(): boolean;
}

/**
 * Makes this process look like a packaged app, whose build names a feed on a free port of the loopback interface; it
 * is itself again when the test ends. The new version is a program that leaves a mark.
 */
export async function packagedWithFeed(test: Ending, options: FeedOptions): Promise<UpdateFeed> {
  const folder = tempFolder(test);
  const resources = join(folder, 'resources');
  const mark = join(folder, 'started');
  const program = `#!/bin/sh\ntouch '${mark}'\n`;
  const hash = createHash('sha512').update(program).digest('base64');
  const name = options?.isForMac === true ? 'Tagline-9.9.9-mac.zip' : 'Tagline-9.9.9.AppImage';
  const text = `version: 9.9.9
files:
  - url: ${name}
    sha512: ${hash}
    size: ${program.length}
path: ${name}
sha512: ${hash}
releaseDate: '2026-01-01T00:00:00.000Z'
releaseNotes: |
  Lists can be **merged**. And more.
`;
  const asked: string[] = [];
  let isDownloaded = false;
  const mayAnswer = Promise.withResolvers<void>();
  const url = await serve(test, async (incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?', 1)[0] ?? '';
    asked.push(path);
    await mayAnswer.promise;
    outgoing.end(path.endsWith('.yml') ? (options?.text ?? text) : program, () => {
      isDownloaded ||= path.endsWith(name);
    });
  });
  mkdirSync(resources);
  if (options !== null) writeFileSync(join(resources, 'app-update.yml'), `provider: generic\nurl: ${url}\n`);
  if (options?.isOneFile === false) writeFileSync(join(resources, 'package-type'), 'deb');
  const installed = join(folder, 'Tagline.AppImage');
  writeFileSync(installed, '#!/bin/sh\n', { mode: 0o755 });

  const { APPIMAGE, XDG_CACHE_HOME } = process.env;
  const { resourcesPath } = process;
  Object.assign(process, { resourcesPath: resources });
  process.env.XDG_CACHE_HOME = join(folder, 'cache');
  if (options?.isOneFile === true) process.env.APPIMAGE = installed;
  else delete process.env.APPIMAGE;
  atEnd(test, () => {
    mayAnswer.resolve();
    Object.assign(process, { resourcesPath });
    restore('APPIMAGE', APPIMAGE);
    restore('XDG_CACHE_HOME', XDG_CACHE_HOME);
  });
  return {
    asked: () => asked,
    answer: mayAnswer.resolve,
    downloaded: () => isDownloaded,
    started: () => existsSync(mark),
  };
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
