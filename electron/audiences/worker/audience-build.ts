import type { DatabaseSync } from 'node:sqlite';
import { UNDECIDED } from '../../../shared/audience/audience-row.ts';
import { isAsked, listRule } from '../../../shared/audience/kept-row.ts';
import { plainNumber } from '../../../shared/audience/plain-number.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { sourceOf } from '../../../shared/number/number-flags.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { columnsOfNo, decidedOn } from '../../../shared/sheet/consent/consent.ts';
import type { ConsentChoice } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { type AudiencePlan, makeAudiences, type RowJudgement } from '../records/audience-writer.ts';
import type { RowJudgements } from './row-judgements.ts';
import { rowNumbers } from './row-numbers.ts';
import { pickedColumns } from './row-text.ts';
import type { SheetJudgements } from './sheet-judgements.ts';
import { eachRow, tagCells, type Watch } from './sheet-rows.ts';

interface NewAudience<Made> {
  readonly sheet: SheetStore;
  readonly plan: Omit<AudiencePlan, 'consentColumns'>;
  /** Runs in the transaction that makes the list ready. */
  and(audienceId: AudienceId, consent: ConsentChoice | undefined): Made;
}

/** True if a row has a number without a country. */
function needsCountry(judgements: RowJudgements): boolean {
  const fault = NUMBER_FAULTS.indexOf('no-country');
  for (let n = 0; n < judgements.count; n++) {
    const { msisdn, numberFlags } = judgements.at(n);
    if (msisdn === null && numberFlags === fault) return true;
  }
  return false;
}

/** Makes an audience of a sheet; a failure leaves nothing behind. Fails until country and consent are decided. */
export async function buildAudience<Made>(
  database: DatabaseSync,
  judge: SheetJudgements,
  { sheet, plan, and }: NewAudience<Made>,
  now: number,
  watch: Watch,
): Promise<Result<Made>> {
  const { mapping } = plan;
  const { numberColumn, otherColumns } = mapping;
  let judged = 0;
  const judgements = await judge.of(sheet, mapping, now, {
    signal: watch.signal,
    progress(fraction) {
      judged = 0.5;
      watch.progress(judged * fraction);
    },
  });
  if (mapping.country === UNKNOWN_COUNTRY && needsCountry(judgements))
    return failure('bad-input', say.audiences.countryOpen(), say.audiences.countryOpenFix());
  const { people, columns } = judgements.consent;
  const ofConsent = columnsOfNo(columns).map(({ name }) => name);
  const { leavesOut } = judgements;
  if (columns.length > 0 && leavesOut === null) {
    const asked = columns.map(({ name }) => name);
    const open =
      people > 0 ? say.audiences.consentOpen(people, ofConsent) : say.audiences.consentUnclear(asked);
    return failure('bad-input', open, say.audiences.consentOpenFix());
  }
  const consent = leavesOut === null ? mapping.consent : decidedOn(columns, leavesOut, mapping.consent);
  const consentColumns = people > 0 && leavesOut ? ofConsent : [];
  const written: Watch = {
    signal: watch.signal,
    progress: (fraction) => watch.progress(judged + (1 - judged) * fraction),
  };
  const tags = tagCells(mapping, sheet.locale);
  const numbers = rowNumbers(sheet, mapping);
  const numberColumns = pickedColumns(numberColumn === null ? [] : [numberColumn, ...otherColumns]);
  return makeAudiences(database, now, async (open) => {
    const writer = open({ ...plan, consentColumns, joinRule: judgements.joinRule });
    const keeping = isAsked(mapping.duplicates) ? judgements.keeping() : null;
    /**
     * Of the cells of rows that are sent to in place of others: reading one again takes long, and so does hashing all.
     */
    const hashes = new Uint32Array(judgements.count);
    const { others: same } = plainNumber(listRule(mapping.duplicates, null, []), { isSame: true });
    let n = 0;
    // Rows that equal the kept one in all cells need no decision.
    const isSame = ({ status, kept }: RowJudgement, cells: string) => {
      if (keeping?.[n] === 1) hashes[n] = textHash(cells);
      return status === UNDECIDED && hashes[kept!] === textHash(cells) && writer.cellsOf(kept!) === cells;
    };
    await eachRow(sheet, mapping, written, (_, row, plain) => {
      const judgement = judgements.at(n);
      const cells = tags(row, plain);
      const joined = judgements.joinedRow(n, cells);
      const { original, country } =
        judgement.msisdn === null ? numbers.find(row) : numbers.at(row, sourceOf(judgement.numberFlags));
      writer.add({
        // Copying a judgement takes a sixth of the time of a whole list, so its fields are listed.
        row: judgement.row,
        status: keeping !== null && isSame(judgement, cells) ? same : judgement.status,
        flags: judgement.flags,
        numberFlags: judgement.numberFlags,
        msisdn: judgement.msisdn,
        kept: judgement.kept,
        original,
        cells: joined?.cells ?? cells,
        numbers: otherColumns.length > 0 ? row.pick(numberColumns) : null,
        country,
        joined: joined?.joined ?? null,
      });
      n += 1;
    });
    return () => ok(and(writer.audienceId, consent));
  });
}

function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
