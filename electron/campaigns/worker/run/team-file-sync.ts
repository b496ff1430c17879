import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { singleLine } from '../../../../shared/format/visible-text.ts';
import type { Words } from '../../../../shared/language/said.ts';
import {
  readTeamFile,
  type TeamFile,
  type TeamFileColumn,
  type TeamFileLayout,
  teamFileColumns,
  teamFileDelimiter,
  teamLine,
} from '../../../../shared/opt-out/team-file-lines.ts';
import { type AppError, appError, fail, ok, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import {
  doubtMs,
  openTeamOptOuts,
  type TeamOptOuts,
  type TeamRow,
} from '../../../opt-outs/records/team-opt-outs.ts';
import { lookAtFile } from '../../../store/plain-file.ts';
import { SlowDrive, silent } from '../../../store/slow-drive.ts';
import { type Clock, unlessAborted } from './clock.ts';
import {
  addLines,
  type Content,
  contentOf,
  inTurns,
  type ReadBytes,
  readFault,
  readWholeFile,
  writeFault,
} from './team-file-bytes.ts';

export interface TeamFileDeps {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  /** Called after `added` opt-outs were added, or if reading or writing the file began to work or to fail. */
  changed(added: number): void;
  /** A drive that answers nothing for this long, in ms, counts as silent. */
  readonly silentMs?: number;
  /** How long, in ms, the file has to stay the same before anything is added to it. */
  readonly restMs?: number;
  readonly readBytes?: ReadBytes;
}

const againMs = 1_000;

/** Reads the team's file into the opt-outs and adds the opt-outs made here to it. It never changes existing lines. */
export class TeamFileSync {
  readonly #deps: Required<TeamFileDeps>;
  readonly #optOuts: TeamOptOuts;
  readonly #drive: SlowDrive;
  /** The file as last seen, and since when it has been so. */
  #seen = { as: '', since: 0, isSure: false };
  #reading: Promise<AppError | null> = Promise.resolve(null);
  #next: Promise<AppError | null> | null = null;
  #readAt: number | null = null;
  #fault: AppError | null = null;
  #writeFault: Words | null = null;
  #isClosed = false;
  readonly #closing = new AbortController();
  #isRestAwaited = false;

  constructor(deps: TeamFileDeps) {
    this.#deps = { silentMs: 10_000, restMs: 2_000, readBytes: readWholeFile, ...deps };
    this.#optOuts = openTeamOptOuts(deps.database);
    this.#drive = new SlowDrive(this.#deps.silentMs);
  }

  get isUsed(): boolean {
    return this.#optOuts.read() !== null;
  }

  /** The reason why sending waits; null if it does not. */
  get fault(): AppError | null {
    return this.#fault;
  }

  get state(): TeamFile | null {
    const row = this.#optOuts.read();
    if (row === null) return null;
    return {
      name: singleLine(basename(row.path)),
      heading: singleLine(row.layout.heading),
      readAt: this.#readAt,
      numbers: row.numbers,
      fault: this.#fault,
      unwritten: this.#optOuts.countUnwritten(),
      writeFault: this.#writeFault,
    };
  }

  /** Reads the content that the file has after the call; null once that is done, or if no file is used. */
  read(): Promise<AppError | null> {
    const readNext = (): Promise<AppError | null> => {
      this.#next = null;
      this.#reading = this.#readNow();
      return this.#reading;
    };
    // A full disk fails one reading, not the later ones.
    this.#next ??= this.#reading.then(readNext, readNext);
    return this.#next;
  }

  /** False if the file cannot be read, or `signal` aborts. */
  async isRead(signal: AbortSignal): Promise<boolean> {
    if (!this.isUsed) return true;
    return (
      (await unlessAborted(
        this.read().then((fault) => fault === null),
        signal,
      )) ?? false
    );
  }

  /** Resolves once another reading is worthwhile. */
  again(signal: AbortSignal): Promise<void> {
    return this.#deps.clock.sleep(againMs, signal);
  }

  /** Returns the columns of a file that could be the team's. */
  async lookAt(path: string, countries: readonly string[]): Promise<Result<readonly TeamFileColumn[]>> {
    const lines = await this.#linesOf(path);
    return lines.ok ? inTurns(teamFileColumns(lines.value, countries)) : lines;
  }

  /** Uses the file from now on, and adds the present opt-outs; if it cannot be read by that column, nothing changes. */
  async use(
    path: string,
    countries: readonly string[],
    chosen: Pick<TeamFileColumn, 'column' | 'heading'>,
  ): Promise<Result<null>> {
    const lines = await this.#linesOf(path);
    if (!lines.ok) return lines;
    const layout = { ...chosen, delimiter: teamFileDelimiter(lines.value) };
    const read = await inTurns(readTeamFile(lines.value, layout, countries));
    if (!read.ok) return read;
    this.#optOuts.use(path, countries, layout);
    await this.read();
    return ok(null);
  }

  async #linesOf(path: string): Promise<Result<string>> {
    try {
      const content = await this.#ask(() => contentOf(path, this.#deps.readBytes));
      return content.ok ? ok(content.value.lines) : content;
    } catch (error) {
      return fail(readFault(error));
    }
  }

  leave(): void {
    this.#optOuts.leave();
    this.#end(null);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#closing.abort();
    const ended = this.#reading.catch(() => undefined);
    await Promise.race([ended, setTimeout(againMs, null, { ref: false })]);
  }

  async #readNow(): Promise<AppError | null> {
    const row = this.#optOuts.read();
    if (row === null || this.#isClosed) return this.#end(null);
    try {
      const taken = await this.#take(row);
      return this.#end(taken.ok ? null : taken.error);
    } catch (error) {
      return this.#end(this.#isClosed ? this.#fault : readFault(error));
    }
  }

  #end(fault: AppError | null): AppError | null {
    const isOther = JSON.stringify(fault) !== JSON.stringify(this.#fault);
    this.#fault = fault;
    if (isOther) this.#deps.changed(0);
    return fault;
  }

  get #silent(): AppError {
    const { teamFile } = say;
    return appError('not-ready', teamFile.silent(this.#deps.silentMs / 1000), teamFile.silentFix());
  }

  async #ask<Value>(ask: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const answer = await this.#drive.ask(ask);
    return answer === silent ? fail(this.#silent) : answer;
  }

  async #take({ path, countries, layout, taken }: TeamRow): Promise<Result<null>> {
    const { clock, readBytes, restMs, changed } = this.#deps;
    const begun = clock.steady();
    const lookedFile = await this.#ask(async () => ok(await lookAtFile(path)));
    if (!lookedFile.ok) return lookedFile;
    const { size, mtimeNs, ino } = lookedFile.value;
    const as = `${path} ${ino} ${size} ${mtimeNs}`;
    if (as !== this.#seen.as) this.#seen = { as, since: begun, isSure: false };
    if (!this.#seen.isSure || taken === null || this.#optOuts.isLacking()) {
      const unchangedMs = begun - this.#seen.since;
      const content = await this.#ask(() => contentOf(path, readBytes));
      if (!content.ok) return content;
      const { lines, hash, isLineEnded } = content.value;
      if (hash !== taken) {
        const numbers = await inTurns(readTeamFile(lines, layout, countries));
        if (!numbers.ok) return numbers;
        const added = await this.#optOuts.takeOver(path, hash, numbers.value, clock.now);
        if (added > 0) changed(added);
      }
      // An unfinished line may be anybody's number.
      if (!isLineEnded) return unchangedMs < restMs ? changing : unended;
      this.#seen.isSure = unchangedMs >= doubtMs;
      await this.#write(path, content.value, layout, unchangedMs >= restMs);
    }
    this.#readAt = clock.now();
    return ok(null);
  }

  /** Another program may be in the middle of its own line, so nothing is added until the file has rested. */
  async #write(path: string, content: Content, layout: TeamFileLayout, hasRested: boolean): Promise<void> {
    const { clock, changed } = this.#deps;
    const lines = this.#optOuts.toWrite(clock.now());
    const before = this.#writeFault;
    this.#writeFault = null;
    if (lines.length === 0) return;
    if (!hasRested) return void this.#readOnceRested();
    try {
      const text = lines.map(({ msisdn, at }) => teamLine(String(msisdn), at, layout)).join('');
      const added = await this.#ask(async () => ok(await addLines(path, text, content)));
      if (!added.ok) return;
      if (!added.value) return void this.#readOnceRested();
      this.#optOuts.wrote(path, lines, clock.now());
      changed(0);
    } catch (error) {
      this.#writeFault = writeFault(error);
      if (before === null) changed(0);
    }
  }

  async #readOnceRested(): Promise<void> {
    if (this.#isRestAwaited) return;
    this.#isRestAwaited = true;
    const { signal } = this.#closing;
    await setTimeout(this.#deps.restMs, null, { ref: false, signal }).catch(() => undefined);
    this.#isRestAwaited = false;
    // The next reading reports the failure.
    if (!this.#isClosed) await this.read().catch(() => undefined);
  }
}

const unended = fail(appError('not-ready', say.teamFile.unended(), say.teamFile.unendedFix()));

const changing = fail(appError('not-ready', say.teamFile.changing()));
