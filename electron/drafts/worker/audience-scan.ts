import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { countsByFilter, FILTER_BITS, filterBitsOf, sizeOf } from '../../../shared/audience/filter-bits.ts';
import {
  newTally,
  type Survey,
  surveyOf,
  type Tally,
  tally,
  tallyLetters,
} from '../../../shared/draft/survey.ts';
import { type BoundMessage, bindMessage } from '../../../shared/message/bound-message.ts';
import {
  type FinalText,
  finalTextFor,
  isOutsideGsm,
  isUnwritten,
  type Writing,
  writingOf,
} from '../../../shared/message/final-text.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';
import { type AudienceHead, readBlocks } from '../../store/audience-reader.ts';

/** One reading of a whole audience for one message; complete when `read` has reached `head.rows`. */
export interface AudienceScan {
  readonly head: AudienceHead;
  readonly bound: BoundMessage;
  readonly writing: Writing;
  /** The same as it is written, and with everything in other letters. */
  readonly asWritten: Writing;
  readonly inOtherLetters: Writing;
  readonly totals: Tally;
  /** By `n`; see `filterBitsOf`. */
  readonly bits: Uint16Array;
  /** By filter bits: rows that have it. */
  readonly rowsPerBits: Uint32Array;
  /** By `n`, 0 for rows without text; see `sizeOf`. */
  readonly sizes: Uint16Array;
  read: number;
}

/** Prepares a scan that has read nothing yet. */
export function newScan(head: AudienceHead, message: string, lettering: Lettering): AudienceScan {
  const bound = bindMessage(message, head.columns);
  const writing = writingOf(bound, lettering);
  return {
    head,
    bound,
    writing,
    asWritten: writingOf(bound, { encoded: lettering.encoded }),
    inOtherLetters: writingOf(bound, { ...lettering, other: 'all' }),
    totals: newTally(writing.tags.length),
    bits: new Uint16Array(head.rows),
    rowsPerBits: new Uint32Array(FILTER_BITS),
    sizes: new Uint16Array(head.rows),
    read: 0,
  };
}

/** Reads the audience to its end; `afterBlock` says whether to go on. Answers whether it came to the end. */
export async function runScan(
  database: DatabaseSync,
  scan: AudienceScan,
  afterBlock: () => boolean,
): Promise<boolean> {
  const recipient = statusCode('recipient');
  const unwritten = isUnwritten(scan.writing);
  for await (const { numbers, cells } of readBlocks(database, scan.head)) {
    for (let index = 0; index < cells.length; index += 1) {
      const n = numbers[index * 4]!;
      const status = numbers[index * 4 + 2]!;
      const flags = numbers[index * 4 + 3]!;
      const final = status !== recipient || unwritten ? null : finalTextFor(scan.writing, cells[index]!);
      const isChanged = final !== null && compareLetters(scan, cells[index]!, final);
      const bits = filterBitsOf(status, flags, final, isChanged);
      scan.bits[n] = bits;
      scan.rowsPerBits[bits]! += 1;
      if (final === null) continue;
      tally(scan.totals, n, numbers[index * 4 + 1]!, final);
      scan.sizes[n] = sizeOf(final.count);
    }
    scan.read += cells.length;
    if (!afterBlock()) return false;
  }
  return true;
}

/** Counts what other letters change, and says whether they change this text; where nothing is outside GSM 03.38 they do not. */
function compareLetters(scan: AudienceScan, cells: readonly string[], final: FinalText): boolean {
  const { other } = scan.writing.lettering;
  const written = other === undefined ? final : finalTextFor(scan.asWritten, cells);
  const isSame = !isOutsideGsm(written);
  const replaced = isSame ? written : other === 'all' ? final : finalTextFor(scan.inOtherLetters, cells);
  tallyLetters(scan.totals, written, replaced);
  return written.text !== final.text;
}

/** The survey as far as the scan has come; progress is 1 only once it is complete. */
export function surveySoFar(scan: AudienceScan, complete: boolean): Survey {
  const progress = complete ? 1 : Math.min(scan.read / scan.head.rows, 0.999);
  const rows = countsByFilter(scan.rowsPerBits);
  return { audienceId: scan.head.id, progress, rows, ...surveyOf(scan.totals, scan.writing, scan.bound) };
}
