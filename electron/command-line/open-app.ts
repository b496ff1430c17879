import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { appError } from '../../shared/result.ts';
import { command as words } from '../../shared/texts/en/command.ts';
import type { App } from '../host.ts';
import { failedRan, performCommand, type Ran, type Typed } from './perform-command.ts';

/** In bytes; systems take about a hundred. */
const LONGEST_SOCKET = 100;
const LONGEST_REQUEST = 100_000;
const MOST_CONNECTIONS = 8;
/** In ms. */
const REQUEST_TIMEOUT = 10_000;

/** Takes the commands of other processes of this user, one at a time, while the app has its data folder open. */
export async function answerCommands(app: App, dataDir: string): Promise<{ close(): void }> {
  const path = newSocket(dataDir);
  const sockets = new Set<Socket>();
  let isRunning = false;

  async function answer(line: string, gone: AbortSignal): Promise<Ran> {
    const typed = readTyped(line);
    if (isRunning)
      return failedRan(typed, appError('elsewhere', words.otherCommand, words.otherCommandFix), 'busy');
    isRunning = true;
    try {
      return await performCommand(typed, app, gone);
    } finally {
      isRunning = false;
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.setTimeout(REQUEST_TIMEOUT, () => socket.destroy());
    const gone = new AbortController();
    socket.on('close', () => gone.abort());
    let request = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      if (request.endsWith('\n')) return;
      request += piece;
      if (request.length > LONGEST_REQUEST) return void socket.destroy();
      if (!request.endsWith('\n')) return;
      socket.setTimeout(0);
      answer(request, gone.signal).then(
        (ran) => socket.end(JSON.stringify(ran)),
        () => socket.destroy(),
      );
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve).on('error', () => resolve());
    if (path === null) resolve();
    else server.listen(path);
  });
  return {
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Null if no app answers there. Nothing is asked once `ended`. */
export function askOpenApp(dataDir: string, typed: Typed, ended?: AbortSignal): Promise<Ran | null> {
  const path = socketOf(dataDir);
  if (path === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    let answer = '';
    let isAsked = false;
    const socket = connect(path, () => {
      isAsked = true;
      socket.write(`${JSON.stringify(typed)}\n`);
    });
    socket.setEncoding('utf8').on('data', (piece: string) => {
      answer += piece;
    });
    ended?.addEventListener('abort', () => socket.destroy());
    if (ended?.aborted) socket.destroy();
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!isAsked)
        return resolve(ended?.aborted ? failedRan(typed, appError('stopped', words.endedBefore)) : null);
      const cutOff = ended?.aborted
        ? appError('stopped', words.appGoesOn, words.cutOffFix)
        : appError('closing', words.cutOff, words.cutOffFix);
      resolve(readRan(answer) ?? failedRan(typed, cutOff, 'stopped'));
    });
  });
}

/** Null if it is not whole. */
function readRan(answer: string): Ran | null {
  try {
    return JSON.parse(answer) as Ran;
  } catch {
    return null;
  }
}

function readTyped(line: string): Typed {
  const { args, folder } = JSON.parse(line) as Partial<Typed>;
  if (!Array.isArray(args) || !args.every((word) => typeof word === 'string') || typeof folder !== 'string')
    throw new TypeError('This is no command.');
  return { args, folder };
}

const isWindows = process.platform === 'win32';

const folderOf = (dataDir: string): string => join(dataDir, 'command');

/** On Windows a pipe has a name that every user sees, so nobody can know it before it is made. */
const keyOf = (dataDir: string): string => join(folderOf(dataDir), 'key');

function newSocket(dataDir: string): string | null {
  try {
    // Only this user can look into it, so nobody else can connect, not even before the socket has its own mode.
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
    chmodSync(folderOf(dataDir), 0o700);
    if (isWindows) writeFileSync(keyOf(dataDir), randomBytes(32).toString('hex'), { mode: 0o600 });
    const path = socketOf(dataDir);
    // Of an app that was killed: the data folder is locked, so no other one is there.
    if (!isWindows && path !== null) rmSync(path, { force: true });
    return path;
  } catch {
    return null;
  }
}

/** Null if there can be none. */
function socketOf(dataDir: string): string | null {
  if (!isWindows) {
    const path = join(folderOf(dataDir), 'app.sock');
    return Buffer.byteLength(path) > LONGEST_SOCKET ? null : path;
  }
  try {
    return `\\\\.\\pipe\\tagline-${readFileSync(keyOf(dataDir), 'utf8')}`;
  } catch {
    return null;
  }
}
