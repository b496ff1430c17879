/** In the order of their codes in the store. The meaning of a used code never changes. */
export const ROW_STATUSES = [
  'recipient',
  'rejected',
  'duplicate',
  'opted-out',
  'excluded',
  'recent',
  /** A row with the same number and other cells is kept in its place; a person has not yet chosen between them. */
  'undecided',
  /** This row, or another one with its number, says no in a column of consent. */
  'said-no',
  /** The row's values are in the text of another row with the same number. */
  'joined',
] as const;

export type RowStatus = (typeof ROW_STATUSES)[number];

/** Counts of the whole sheet or audience. */
export interface AudienceCounts {
  /** Rows with any content, without the header. */
  readonly rows: number;
  readonly recipients: number;
  /** Recipients whose number was rewritten, `070-174 06 05` to `46701740605`. */
  readonly repaired: number;
  /** Recipients with a doubtful number: invalid for its country, a landline, two numbers in a cell. */
  readonly doubtful: number;
  /** Rows that are not sent to because another row of their number is, whether somebody chose it or not. */
  readonly duplicates: number;
  readonly optedOut: number;
  readonly rejected: number;
  readonly excluded: number;
  readonly recent: number;
  /** Rows of people who said no in a column of consent. */
  readonly saidNo: number;
  /** Rows whose values are in the text of another row with their number. */
  readonly joined: number;
  readonly edited: number;
}

export function statusCode(status: RowStatus): number {
  return ROW_STATUSES.indexOf(status);
}

export const [RECIPIENT, REJECTED, DUPLICATE, OPTED_OUT, EXCLUDED, RECENT, UNDECIDED, SAID_NO, JOINED] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];

/** Bits of `audience_row.flags`. The details are in `number_flags`, so that a filter needs these three bits only. */
export const ROW_FLAGS = {
  repaired: 1 << 0,
  /** The number should be checked before sending. */
  doubtful: 1 << 1,
  edited: 1 << 2,
  /** The row says no in a column of consent. This is not a filter bit. */
  saidNo: 1 << 3,
  /** The number had been texted within the days that the list skips when it came into the list. No filter bit. */
  recent: 1 << 5,
} as const;

/** Read beside `ROW_FLAGS` for a survey: the row's text is made of several rows. */
export const OF_SEVERAL = 1 << 4;

export type RunningCounts = { -readonly [Key in keyof AudienceCounts]: number };

export function noCounts(): RunningCounts {
  return {
    rows: 0,
    recipients: 0,
    repaired: 0,
    doubtful: 0,
    duplicates: 0,
    optedOut: 0,
    rejected: 0,
    excluded: 0,
    recent: 0,
    saidNo: 0,
    joined: 0,
    edited: 0,
  };
}

const COUNTED = {
  recipient: 'recipients',
  rejected: 'rejected',
  duplicate: 'duplicates',
  'opted-out': 'optedOut',
  excluded: 'excluded',
  recent: 'recent',
  undecided: 'duplicates',
  'said-no': 'saidNo',
  joined: 'joined',
} as const satisfies Record<RowStatus, keyof AudienceCounts>;

export function addToCounts(
  counts: RunningCounts,
  { status, flags }: { readonly status: number; readonly flags: number },
  step: 1 | -1,
): void {
  counts.rows += step;
  counts[COUNTED[ROW_STATUSES[status]!]] += step;
  if ((flags & ROW_FLAGS.edited) !== 0) counts.edited += step;
  if (ROW_STATUSES[status] !== 'recipient') return;
  if ((flags & ROW_FLAGS.repaired) !== 0) counts.repaired += step;
  if ((flags & ROW_FLAGS.doubtful) !== 0) counts.doubtful += step;
}
