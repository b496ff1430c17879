import type { DatabaseSync } from 'node:sqlite';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import type { AudienceId, SheetId } from '../../../shared/brand.ts';
import type { OptOutsAdded } from '../../../shared/opt-out/opt-out.ts';
import { type AppError, fail, ok, type Result } from '../../../shared/result.ts';
import { numberHeader } from '../../../shared/sheet/header-words.ts';
import { guessMapping, namesUnder } from '../../../shared/sheet/mapping-guess.ts';
import type { Detection, Mapping, SheetOptions } from '../../../shared/sheet/sheet.ts';
import { buildAudience, countSheet } from '../../audiences/worker/audience-build.ts';
import { type MendedSheet, mendAudience } from '../../audiences/worker/audience-mend.ts';
import type { NumberColumn } from '../../audiences/worker/number-column.ts';
import { addOptOuts } from '../../opt-outs/worker/opt-out-add.ts';
import type { ImportJobs, ImportProgress } from '../../threads/import-message.ts';
import { keepMapping } from './mapping-memory.ts';
import { NOT_CONTACTS } from './reader/file-signatures.ts';
import { readSheet } from './reader/sheet-reader.ts';
import { createSheetStore, removeSheetStore, type SheetStore } from './sheet-store.ts';
import { type SheetView, sampleOf, viewSheet } from './sheet-view.ts';

/** How a job of the service is followed and stopped. */
export interface JobWatch {
  readonly signal: AbortSignal;
  progress(progress: ImportProgress): void;
}

interface OpenSheet {
  readonly store: SheetStore;
  readonly path: string;
  /** Null while it is being read. */
  detection: Detection | null;
}

const gone = fail({
  kind: 'not-found',
  message: 'This file is no longer open here.',
  fix: 'Drop it on the window again.',
} as const);

const unread = fail({
  kind: 'not-ready',
  message: 'The file is still being read.',
  fix: 'Wait until it has been read.',
} as const);

/** Everything that the import thread does with sheets; it holds the staging files that are open. */
export class SheetService {
  readonly #database: DatabaseSync;
  readonly #sheets = new Map<SheetId, OpenSheet>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Reads a file into its staging file; stopped or failed, the staging file is gone. */
  async read(input: ImportJobs['read']['in'], watch: JobWatch): Promise<Result<ImportJobs['read']['out']>> {
    this.drop(input.sheetId);
    const store = createSheetStore(input.store);
    const sheet: OpenSheet = { store, path: input.store, detection: null };
    this.#sheets.set(input.sheetId, sheet);
    let fraction = 0;
    const tell = () => watch.progress({ fraction, rows: store.count });
    const sink = {
      rows: (batch: Parameters<SheetStore['append']>[0]) => {
        store.append(batch);
        tell();
      },
      progress: (reached: number) => {
        fraction = reached;
        tell();
      },
    };
    const options = { ...input.options, locale: input.locale };
    let read: Result<Detection> | undefined;
    try {
      read = await readSheet(input.upload, input.fileName, options, sink, watch.signal);
      if (read.ok && store.count === 0 && !mayHaveMore(read.value, input.options))
        read = empty(input.fileName);
    } finally {
      // A newer reading of the same sheet may have taken its place meanwhile.
      if (read?.ok !== true && this.#sheets.get(input.sheetId) === sheet) this.drop(input.sheetId);
    }
    if (!read.ok) return read;
    if (this.#sheets.get(input.sheetId) !== sheet) return gone;
    store.finish();
    sheet.detection = read.value;
    return ok({ detection: read.value, rows: store.count });
  }

  /** Closes a sheet and removes its staging file. */
  drop(sheetId: SheetId): void {
    const sheet = this.#sheets.get(sheetId);
    if (sheet === undefined) return;
    this.#sheets.delete(sheetId);
    sheet.store.close();
    removeSheetStore(sheet.path);
  }

  view({ sheetId, ...input }: ImportJobs['preview']['in']): Result<SheetView> {
    const sheet = this.#sheets.get(sheetId);
    return sheet === undefined ? gone : ok(viewSheet(this.#database, sheet.store, sheet.detection, input));
  }

  async count(
    { sheetId, mapping }: ImportJobs['count']['in'],
    now: number,
    watch: JobWatch,
  ): Promise<Result<AudienceCounts>> {
    const sheet = this.#sheets.get(sheetId);
    if (sheet === undefined) return gone;
    return ok(await countSheet(this.#database, sheet.store, mapping, now, plain(watch)));
  }

  /** Makes an audience and answers its key. */
  async build(input: ImportJobs['build']['in'], now: number, watch: JobWatch): Promise<Result<number>> {
    const { sheetId, mapping, name, sheetName } = input;
    const found = this.#mapped(sheetId, mapping);
    if (!found.ok) return found;
    const { store, names } = found.value;
    const columns = mapping.tagColumns.map((column) => names[column]!);
    const otherColumns = mapping.otherColumns.map((column) => names[column]!);
    const numberColumn = names[mapping.numberColumn!]!;
    const plan = { name, sheetName, mapping, columns, numberColumn, otherColumns };
    const audienceId = await buildAudience(this.#database, store, plan, now, plain(watch));
    keepMapping(this.#database, mapping, names, now);
    return ok(audienceId);
  }

  /** Puts the sheet's mended rows back into their audience. */
  async mend(
    { sheetId, mapping, audienceId }: ImportJobs['mend']['in'],
    numbersOf: (audienceId: AudienceId) => NumberColumn,
    now: number,
    watch: JobWatch,
  ): Promise<Result<ImportJobs['mend']['out']>> {
    const found = this.#mapped(sheetId, mapping);
    if (!found.ok) return found;
    return mendAudience(this.#database, numbersOf(audienceId), found.value, now, plain(watch));
  }

  /** Adds the numbers of a sheet to the opt-outs. */
  async addOptOuts(input: ImportJobs['addSheetOptOuts']['in'], now: number): Promise<Result<OptOutsAdded>> {
    const sheet = this.#sheets.get(input.sheetId);
    if (sheet === undefined) return gone;
    if (sheet.detection === null) return unread;
    return ok(await addOptOuts(this.#database, numberLines(sheet.store, input.country), input, now));
  }

  /** A sheet that has been read, with the names of its columns, if the mapping fits it. */
  #mapped(sheetId: SheetId, mapping: Mapping): Result<MendedSheet> {
    const sheet = this.#sheets.get(sheetId);
    if (sheet === undefined) return gone;
    if (sheet.detection === null) return unread;
    const names = namesUnder(sampleOf(sheet.store), mapping.headerRow);
    const problem = mappingProblem(mapping, names);
    return problem === undefined ? ok({ store: sheet.store, names, mapping }) : fail(problem);
  }
}

/** Whether something is hidden, or another worksheet than the one asked for may be chosen. */
function mayHaveMore(detection: Detection, options: SheetOptions): boolean {
  const hides = detection.hiddenRows > 0 || detection.worksheets.some(({ hidden }) => hidden);
  return hides || options.worksheet !== undefined;
}

function empty(fileName: string): Result<never> {
  return fail({ kind: 'bad-input', message: `${fileName} has no text in any row.`, fix: NOT_CONTACTS });
}

/**
 * The cells that hold a sheet's numbers as lines: those of its number column, if it says which, and of every other
 * column with such a name, since nobody's opt-out may be missed; else whole rows.
 */
function* numberLines(store: SheetStore, country: string): Generator<string> {
  const { mapping, names } = guessMapping(sampleOf(store), country, () => null);
  const { headerRow, numberColumn } = mapping;
  const columns = names.flatMap((name, column) =>
    column === numberColumn || ['mobile', 'phone'].includes(numberHeader(name)) ? [column] : [],
  );
  for (let block = store.blockAt(0); block !== undefined; ) {
    for (const [at, text] of block.cells.entries()) {
      const cells = JSON.parse(text) as string[];
      if (headerRow !== null && block.rows[at]! <= headerRow) continue;
      const lines = numberColumn === null ? [cells.join('\t')] : columns.map((column) => cells[column] ?? '');
      for (const line of lines) yield line.replace(/[\r\n]+/g, ' / ');
    }
    block = store.blockAt(block.from + block.rows.length);
  }
}

function mappingProblem(mapping: Mapping, names: readonly string[]): AppError | undefined {
  const { numberColumn, otherColumns, tagColumns } = mapping;
  if (numberColumn === null) {
    return { kind: 'bad-input', message: 'No column is chosen as the number.', fix: 'Choose one.' };
  }
  if ([numberColumn, ...otherColumns, ...tagColumns].some((column) => column >= names.length)) {
    const fix = 'Choose the columns again.';
    return { kind: 'bad-input', message: 'A chosen column is not in this file.', fix };
  }
  return undefined;
}

function plain(watch: JobWatch) {
  return { signal: watch.signal, progress: (fraction: number) => watch.progress({ fraction, rows: 0 }) };
}
