/** What an operation needs, or answers, that has nothing to say. */
export type Nothing = Record<string, never>;

/** A window on a list that stays in main: rows are asked for by index, from 0 and below `count`. */
export interface View {
  readonly viewId: string;
  readonly count: number;
}
