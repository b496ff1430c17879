import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { countsByFilter, FILTER_BITS } from '../../../shared/audience/filter-bits.ts';
import { newTally, type Survey } from '../../../shared/draft/survey.ts';
import { surveyOf } from '../../../shared/draft/survey-findings.ts';
import type { BoundMessage } from '../../../shared/message/bound-message.ts';
import type { CompiledMessage } from '../../../shared/message/compiled-message.ts';
import { type AudienceHead, readBlocks, readRows } from '../../store/audience-reader.ts';
import { SizeSurvey } from '../../survey/size-survey.ts';
import { textSurvey } from '../../survey/text-survey.ts';
import type { SizeTotals } from '../../survey/value-shapes.ts';
import type { CachedSizes } from './audience-sizes.ts';
import type { RowKinds } from './row-kinds.ts';

export interface AudienceScan extends SizeTotals {
  readonly head: AudienceHead;
  readonly bound: BoundMessage;
  readonly compiled: CompiledMessage;
  /** By kind; null if every text must be read. */
  readonly bySize: readonly SizeSurvey[] | null;
  /** Null if everybody gets the same kind. */
  readonly kinds: RowKinds | null;
  read: number;
}

/** Rows counted by size before the thread handles other messages, a few ms' worth. */
const SLICE = 50_000;

export function newScan(
  sizes: CachedSizes,
  bound: BoundMessage,
  compiled: CompiledMessage,
  kinds: RowKinds | null,
): AudienceScan {
  const { head } = sizes;
  return {
    head,
    bound,
    compiled,
    bySize: SizeSurvey.of(compiled, sizes, kinds?.rows ?? null),
    kinds,
    totals: newTally(compiled),
    bits: new Uint16Array(head.rows),
    rowsPerBits: new Uint32Array(FILTER_BITS),
    sizes: new Uint16Array(head.rows),
    read: 0,
  };
}

/** False if `afterSome` ended it. */
export async function runScan(
  database: DatabaseSync,
  scan: AudienceScan,
  sizes: CachedSizes,
  afterSome: () => boolean,
): Promise<boolean> {
  const { head, bySize, kinds } = scan;
  const texts = textSurvey(scan.bound, scan.compiled);
  if (bySize === null) {
    for await (const block of readBlocks(database, head)) {
      texts(scan, block);
      scan.read += block.cells.length;
      if (!afterSome()) return false;
    }
    return true;
  }
  while (scan.read < head.rows) {
    if (scan.read === sizes.read) await sizes.readMore(kinds);
    else await setImmediate();
    const to = Math.min(sizes.read, scan.read + SLICE);
    await kinds?.readTo(to);
    const toRead = bySize.flatMap((survey) => survey.count(scan, scan.read, to));
    for (const block of readRows(database, head, toRead)) texts(scan, block);
    scan.read = to;
    if (!afterSome()) return false;
  }
  return true;
}

/** The progress is 1 only if complete. */
export function surveySoFar(scan: AudienceScan, complete: boolean): Survey {
  const progress = complete ? 1 : Math.min(scan.read / scan.head.rows, 0.999);
  const rows = countsByFilter(scan.rowsPerBits);
  for (const survey of scan.bySize ?? []) survey.reportHolders(scan.totals);
  return { audienceId: scan.head.id, progress, rows, ...surveyOf(scan.totals, scan.compiled, scan.bound) };
}
