import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The socket where an open app takes commands. */
export interface CommandSocket {
  readonly path: string;
  readonly key: string;
}

/** In bytes; systems take about a hundred. */
const LONGEST_SOCKET = 100;

const folderOf = (dataDir: string): string => join(dataDir, 'command');

/** Only this user can read the key, which is new at each start. */
const keyOf = (dataDir: string): string => join(folderOf(dataDir), 'key');

/** Null if no socket is possible. */
export function newSocket(dataDir: string): CommandSocket | null {
  try {
    // Only this user can open the folder, so nobody else can connect, even before the socket has its own mode.
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
    chmodSync(folderOf(dataDir), 0o700);
    // An earlier file could have another mode.
    rmSync(keyOf(dataDir), { force: true });
    writeFileSync(keyOf(dataDir), randomBytes(32).toString('hex'), { mode: 0o600 });
    const socket = socketOf(dataDir);
    // A socket here is of an app that was killed: the data folder is locked, so no other app is there.
    if (process.platform !== 'win32' && socket !== null) rmSync(socket.path, { force: true });
    return socket;
  } catch {
    return null;
  }
}

/** Null if there is no socket. */
export function socketOf(dataDir: string, platform = process.platform): CommandSocket | null {
  try {
    const key = readFileSync(keyOf(dataDir), 'utf8');
    // Every user sees the name of a Windows pipe, so nobody can guess it before, and it does not reveal the key.
    if (platform === 'win32') return { path: `\\\\.\\pipe\\tagline-${signed(key, 'name')}`, key };
    const path = join(folderOf(dataDir), 'app.sock');
    return Buffer.byteLength(path) > LONGEST_SOCKET ? null : { path, key };
  } catch {
    return null;
  }
}

/** A question that was never asked before, so that no earlier proof answers it. */
export const newQuestion = (): string => randomBytes(32).toString('hex');

/** Null if the text is no question. */
export const proofFor = (question: string, { key }: CommandSocket): string | null =>
  /^[\da-f]{64}$/.test(question) ? signed(key, `proof ${question}`) : null;

/** After an app was killed, another user may take the name of its pipe on Windows, but does not have the key. */
export function isProof(answer: string, question: string, socket: CommandSocket): boolean {
  const [given, proof] = [Buffer.from(answer), Buffer.from(proofFor(question, socket) ?? '')];
  return given.length === proof.length && timingSafeEqual(given, proof);
}

const signed = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
