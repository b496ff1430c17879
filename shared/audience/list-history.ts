/** What a person did to a list by hand, in one go. */
export const STEP_ACTS = [
  'edit',
  'leave-out',
  'take-in',
  'choose',
  'keep-first',
  'keep-doubtful',
  'leave-doubtful-out',
  'mend',
] as const;

export type StepAct = (typeof STEP_ACTS)[number];

/** One thing that was done to a list, which is undone and done again as a whole. */
export interface ListStep {
  /** Its number in its list, which goes up with each. */
  readonly step: number;
  readonly act: StepAct;
  /** The name of the column that was edited, empty for the number; null for any other act, and where it is not known. */
  readonly column: string | null;
  /** How many rows it was done to. */
  readonly rows: number;
  /** The row in the file of the first of them. */
  readonly row: number;
  /** In ms since the epoch. */
  readonly at: number;
  /** Whether it was undone, so that it can be done again. */
  readonly undone: boolean;
}
