export const STEP_ACTS = [
  'edit',
  'leave-out',
  'take-in',
  'choose',
  'join',
  'join-all',
  'keep-first',
  'keep-doubtful',
  'leave-doubtful-out',
  'correct',
] as const;

export type StepAct = (typeof STEP_ACTS)[number];

/** One change by hand, which is undone and redone as a whole. */
export interface ListStep {
  readonly step: number;
  readonly act: StepAct;
  /** The name of the edited column, empty for the number; null for other changes, and if unknown. */
  readonly column: string | null;
  readonly rows: number;
  readonly row: number;
  /** In ms since the epoch. */
  readonly at: number;
  readonly undone: boolean;
}
