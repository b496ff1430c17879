import type { Words } from '../language/said.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FAULTS } from '../number/number-faults.ts';
import { NUMBER_FLAGS } from '../number/number-flags.ts';
import { doubtWords, numberFaultWords, repairWords } from '../number/number-words.ts';
import { say } from '../texts/say.ts';
import type { RowNote } from './audience.ts';
import { ROW_FLAGS, ROW_STATUSES, type RowStatus } from './audience-row.ts';

export interface StoredJudgement {
  readonly status: number;
  readonly flags: number;
  /** Bits of `NUMBER_FLAGS`; for a rejected row, the code of its fault. */
  readonly numberFlags: number;
  /** For a duplicate: the row that is kept, if it still exists. */
  readonly kept: KeptRow | null;
  /** For a number from another column than the number column. */
  readonly from: NumberSource | null;
  /** For a person who said no. */
  readonly consentColumns: readonly string[];
  /** How many rows the text is made of; absent if only of this one. */
  readonly joinedRows?: number;
  /** Another row of this number was left out by hand, and the person with it. */
  readonly isNumberOut?: boolean;
}

export interface NumberSource {
  readonly column: string;
  readonly insteadOf: string;
  readonly otherNumber: 'landline' | 'mobile' | 'none';
}

/** Describes the cell of the number column, if another number was taken. */
export function kindOfOtherNumber(cell: string, country: string): NumberSource['otherNumber'] {
  const reading = parseMsisdn(cell, country);
  if (!reading.ok || (reading.flags & (NUMBER_FLAGS.invalid | NUMBER_FLAGS.special)) !== 0) return 'none';
  return (reading.flags & NUMBER_FLAGS.landline) === 0 ? 'mobile' : 'landline';
}

export interface KeptRow {
  /** 1-based row in the file. */
  readonly row: number;
  readonly differs: boolean;
}

/** The notes on a row, without those on its final text. */
export function rowNotes(judgement: StoredJudgement): RowNote[] {
  const { status, flags, numberFlags, from } = judgement;
  const notes = [...ofStatus[ROW_STATUSES[status]!](judgement)];
  if (ROW_STATUSES[status] !== 'rejected') {
    const isOpen = (flags & ROW_FLAGS.doubtful) !== 0;
    for (const doubt of doubtWords(numberFlags))
      notes.push(isOpen ? { kind: 'doubtful', ...doubt } : { kind: 'tidied', message: doubt.message });
    if (from !== null) notes.push({ kind: 'repaired', message: sourceWords(from) });
    const repairs = repairWords(numberFlags);
    const kind = (flags & ROW_FLAGS.repaired) === 0 ? 'tidied' : 'repaired';
    if (repairs !== null) notes.push({ kind, message: repairs });
  }
  if ((flags & ROW_FLAGS.edited) !== 0) notes.push({ kind: 'edited', message: say.audiences.edited() });
  return notes;
}

export function sourceWords({ column, insteadOf, otherNumber }: NumberSource): Words {
  const { insteadOfLandline, byLabel, noMobile } = say.numbers;
  return { landline: insteadOfLandline, mobile: byLabel, none: noMobile }[otherNumber](column, insteadOf);
}

const ofStatus: Readonly<Record<RowStatus, (judgement: StoredJudgement) => readonly RowNote[]>> = {
  recipient: ({ joinedRows: rows }) =>
    rows === undefined ? [] : [{ kind: 'joined', message: say.audiences.joinedRows(rows) }],
  joined: ({ kept }) => [{ kind: 'joined', message: say.audiences.joinedInto(kept?.row ?? 0) }],
  duplicate({ kept }) {
    if (kept === null) return [];
    return kept.differs
      ? [{ kind: 'duplicate', message: say.audiences.differs(kept.row), fix: say.audiences.differsFix() }]
      : [{ kind: 'duplicate', message: say.audiences.same(kept.row) }];
  },
  undecided({ kept }) {
    if (kept === null) return [];
    return [
      { kind: 'duplicate', message: say.audiences.undecided(kept.row), fix: say.audiences.undecidedFix() },
    ];
  },
  rejected: ({ numberFlags }) => [
    { kind: 'rejected', ...numberFaultWords(NUMBER_FAULTS[numberFlags] ?? 'no-digits') },
  ],
  'opted-out': () => [{ kind: 'opted-out', message: say.audiences.optedOut() }],
  excluded({ isNumberOut }) {
    const message = isNumberOut === true ? say.audiences.numberExcluded() : say.audiences.excluded();
    return [{ kind: 'excluded', message, fix: say.audiences.excludedFix() }];
  },
  'said-no': ({ consentColumns }) => [{ kind: 'said-no', message: say.audiences.saidNo(consentColumns) }],
  recent: () => [{ kind: 'recent', message: say.audiences.recent() }],
};
