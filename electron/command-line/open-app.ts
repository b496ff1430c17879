import { connect, createServer, type Socket } from 'node:net';
import { appError } from '../../shared/result.ts';
import { command as words } from '../../shared/texts/en/command.ts';
import type { App } from '../host.ts';
import { isProof, newQuestion, newSocket, proofFor, socketOf } from './command-socket.ts';
import { failedRan, performCommand, type Ran, type Typed } from './perform-command.ts';

const LONGEST_REQUEST = 100_000;
const LONGEST_PROOF = 100;
const MOST_CONNECTIONS = 8;
/** In ms. */
const REQUEST_TIMEOUT = 10_000;

/**
 * Takes commands from other processes of this user, one at a time, while the app has its data folder open. Each process
 * first asks for a proof that this is the app.
 */
export async function answerCommands(app: App, dataDir: string): Promise<{ close(): void }> {
  const place = newSocket(dataDir);
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
    let isProven = false;
    socket.setEncoding('utf8').on('data', (piece: string) => {
      if (request.endsWith('\n')) return;
      request += piece;
      if (request.length > LONGEST_REQUEST) return void socket.destroy();
      if (!request.endsWith('\n')) return;
      if (!isProven) {
        const proof = place && proofFor(request.trimEnd(), place);
        if (proof === null) return void socket.destroy();
        isProven = true;
        request = '';
        return void socket.write(`${proof}\n`);
      }
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
    if (place === null) resolve();
    else server.listen(place.path);
  });
  return {
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Null if no app answers there, or if the answer is not the app's. Nothing is asked once `ended`. */
export function askOpenApp(dataDir: string, typed: Typed, ended?: AbortSignal): Promise<Ran | null> {
  const place = socketOf(dataDir);
  if (place === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    let answer = '';
    let isAsked = false;
    const question = newQuestion();
    const socket = connect(place.path, () => socket.write(`${question}\n`));
    socket.setTimeout(REQUEST_TIMEOUT, () => socket.destroy());
    socket.setEncoding('utf8').on('data', (piece: string) => {
      answer += piece;
      if (isAsked) return;
      if (answer.length > LONGEST_PROOF) return void socket.destroy();
      if (!answer.endsWith('\n')) return;
      if (!isProof(answer.trimEnd(), question, place)) return void socket.destroy();
      isAsked = true;
      answer = '';
      socket.setTimeout(0);
      socket.write(`${JSON.stringify(typed)}\n`);
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

/** Null if the answer is incomplete. */
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
