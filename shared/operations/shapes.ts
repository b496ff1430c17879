/** For an operation without input, or without an answer. */
export type Nothing = Record<string, never>;

/** A view of a list that stays in main: a window asks for rows by index, from 0 and below `count`. */
export interface View {
  readonly viewId: string;
  readonly count: number;
}
