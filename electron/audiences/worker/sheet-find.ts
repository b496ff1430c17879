import { RECIPIENT, REJECTED, ROW_FLAGS, SAID_NO } from '../../../shared/audience/audience-row.ts';
import { NOT_KEPT } from '../../../shared/audience/kept-row.ts';
import { startShown } from '../../../shared/format/visible-text.ts';
import { firstOf } from '../../../shared/page.ts';
import { type FoundKind, type Mapping, MOST_FOUND, type PreviewRow } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { rowJudge } from '../../sheets/worker/sheet-view.ts';
import type { RowJudgement } from '../records/audience-writer.ts';
import type { RowJudgements } from './row-judgements.ts';

const isOfKind: Record<FoundKind | 'taken', (row: RowJudgement) => boolean> = {
  repaired: ({ status, flags }) => status === RECIPIENT && (flags & ROW_FLAGS.repaired) !== 0,
  doubtful: ({ status, flags }) => status === RECIPIENT && (flags & ROW_FLAGS.doubtful) !== 0,
  duplicates: ({ status }) => NOT_KEPT.includes(status),
  rejected: ({ status }) => status === REJECTED,
  saidNo: ({ status }) => status === SAID_NO,
  taken: () => true,
};

interface Wanted {
  readonly mapping: Mapping;
  readonly names: readonly string[];
  readonly kind: FoundKind | 'taken';
}

/** The first rows of one kind that an audience of this sheet would have, at most `MOST_FOUND`, as the preview shows rows. */
export function findInSheet(sheet: SheetStore, judgements: RowJudgements, { mapping, names, kind }: Wanted) {
  const placeOfRow = new Map<number, number | null>();
  for (let n = 0; n < judgements.count && placeOfRow.size < MOST_FOUND; n++) {
    const judgement = judgements.at(n);
    if (!isOfKind[kind](judgement)) continue;
    placeOfRow.set(judgement.row, judgement.kept === null ? null : judgements.at(judgement.kept).row);
  }
  const judge = rowJudge(mapping, names);
  return firstOf(placesOf(sheet, placeOfRow), ({ at, sameAs }): PreviewRow => {
    const { plain: _, ...shown } = sheet.slice(at, 1)[0]!;
    const judgement = judge(shown);
    const isGivingWay = sameAs !== null && judgement.kind === 'recipient';
    const cells = shown.cells.map(startShown);
    return { ...shown, cells, judgement: isGivingWay ? { ...judgement, sameAs } : judgement };
  });
}

/** The places in the sheet of rows that were given by their numbers in the file. */
function* placesOf(sheet: SheetStore, placeOfRow: ReadonlyMap<number, number | null>) {
  for (let from = 0, rowsToFind = placeOfRow.size; rowsToFind > 0; ) {
    const block = sheet.blockAt(from)!;
    for (const [at, row] of block.rows.entries()) {
      const sameAs = placeOfRow.get(row);
      if (sameAs === undefined) continue;
      rowsToFind -= 1;
      yield { at: block.from + at, sameAs };
    }
    from = block.from + block.rows.length;
  }
}
