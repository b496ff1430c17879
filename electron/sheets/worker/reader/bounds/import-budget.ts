import { say } from '../../../../../shared/texts/say.ts';
import {
  FREE_KEPT,
  FREE_UNPACKED_BYTES,
  MAX_KEPT,
  MAX_KEPT_RATIO,
  MAX_UNPACK_RATIO,
  MAX_UNPACKED_BYTES,
} from './limits.ts';
import { tooLarge } from './sheet-fault.ts';

/** The limits of one import, measured by what comes out of a file, not by what the file claims. */
export class ImportBudget {
  readonly #mostUnpacked: number;
  readonly #mostKept: number;
  #unpacked = 0;
  #kept = 0;

  constructor(fileBytes: number) {
    this.#mostUnpacked = Math.min(
      MAX_UNPACKED_BYTES,
      Math.max(FREE_UNPACKED_BYTES, fileBytes * MAX_UNPACK_RATIO),
    );
    this.#mostKept = Math.min(MAX_KEPT, Math.max(FREE_KEPT, fileBytes * MAX_KEPT_RATIO));
  }

  /** Counts the unpacked bytes of a part each time it is read. */
  unpack(bytes: number, part: string): void {
    this.#unpacked += bytes;
    if (this.#unpacked <= this.#mostUnpacked) return;
    throw tooLarge(say.sheets.unpacksTooLarge(inMegabytes(this.#mostUnpacked)), part);
  }

  /** Counts about as many bytes as the row takes on the disk. */
  keep(bytes: number, row: number): void {
    this.#kept += bytes;
    if (this.#kept <= this.#mostKept) return;
    throw tooLarge(say.sheets.contentTooLarge(inMegabytes(this.#mostKept)), say.sheets.atRow(row));
  }
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2);
}
