import { createHash } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { mostBytes, teamFileTooLarge, wholeLines } from '../../../../shared/opt-out/team-file-lines.ts';
import { type AppError, appError, fail, ok, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import { lookAtFile, NoPlainFile, openLookedAt } from '../../../store/plain-file.ts';
import { cutShort, isFileFault } from '../../../store/storage-fault.ts';

export interface Content {
  /** Identifies the file that was read. */
  readonly looked: BigIntStats;
  /** The whole lines of the content. */
  readonly lines: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256. */
  readonly hash: string;
  readonly encoding: Encoding;
  readonly isLineEnded: boolean;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Reads all bytes of the file in `looked`; null if there are more than the limit. */
export type ReadBytes = (path: string, looked: BigIntStats) => Promise<Uint8Array | null>;

export async function readWholeFile(path: string, looked: BigIntStats): Promise<Uint8Array | null> {
  if (looked.size > mostBytes) return null;
  const file = await openLookedAt(path, looked);
  try {
    const bytes = new Uint8Array(Number(looked.size));
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    await file.close();
  }
}

export async function contentOf(path: string, readBytes: ReadBytes): Promise<Result<Content>> {
  const looked = await lookAtFile(path);
  const bytes = await readBytes(path, looked);
  if (bytes === null) return fail(teamFileTooLarge);
  const encoding = encodingOf(bytes);
  if (encoding === null) return notText;
  const text = new TextDecoder(encoding).decode(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const lines = wholeLines(text);
  return ok({ looked, lines, size: bytes.length, hash, encoding, isLineEnded: lines === text });
}

/** Others have their turn in between. */
export async function inTurns<Value>(reading: Generator<undefined, Value>): Promise<Value> {
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value;
    await setImmediate();
  }
}

/**
 * Writes whole lines at once at the end of the file that was read, so that nobody's line is torn. False if somebody has
 * written since the reading.
 */
export async function addLines(
  path: string,
  lines: string,
  { looked, encoding, size: read }: Content,
): Promise<boolean> {
  const file = await openLookedAt(path, looked, constants.O_WRONLY | constants.O_APPEND);
  try {
    const bytes = encoded(lines, encoding);
    const { size } = await file.stat();
    if (size !== read) return false;
    const { bytesWritten } = await file.write(bytes);
    if (bytesWritten < bytes.length) {
      // Another computer may have added its own lines since.
      if ((await file.stat()).size === size + bytesWritten) await file.truncate(size);
      throw cutShort();
    }
    await file.sync();
    return true;
  } finally {
    await file.close();
  }
}

/** Null if the bytes are no text. */
function encodingOf(bytes: Uint8Array): Encoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return bytes.includes(0) ? null : 'utf-8';
}

function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text);
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** Throws an error that is no fault of the file. */
export function readFault(error: unknown): AppError {
  const { teamFile: words } = say;
  if (error instanceof NoPlainFile) return appError('not-ready', words.notAFile(), words.goneFix());
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return appError('not-ready', words.gone(), words.goneFix());
  if (isKeptOut(code)) return appError('not-ready', words.locked(), words.lockedFix());
  return appError('not-ready', words.failed(code), words.goneFix());
}

/** Throws an error that is no fault of the file. */
export function writeFault(error: unknown) {
  if (error instanceof NoPlainFile) return say.teamFile.notAFile();
  const code = codeOf(error);
  return isKeptOut(code) ? say.teamFile.mayNotWrite() : say.teamFile.notWritten(code);
}

function codeOf(error: unknown): string {
  if (!isFileFault(error)) throw error;
  return String((error as NodeJS.ErrnoException).code);
}

function isKeptOut(code: string): boolean {
  return ['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EAGAIN'].includes(code);
}

const notText = fail(appError('bad-input', say.teamFile.notText(), say.teamFile.notTextFix()));
