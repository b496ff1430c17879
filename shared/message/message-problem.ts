import type { Words } from '../language/said.ts';

export interface MessageProblem {
  readonly severity: 'error' | 'warning';
  readonly version: number;
  /** A fault of the column that decides the version: the range is of the column's name. */
  readonly ofColumn?: true;
  readonly message: Words;
  readonly fix?: Words;
  /** UTF-16 range in the message. */
  readonly from: number;
  readonly to: number;
  /** Another column would not correct it. */
  readonly ofWords?: true;
  /** Text for the range, offered as one click. */
  readonly replacement?: string;
  /** Another tool's tag, and what it would be here. */
  readonly foreign?: { readonly written: string; readonly tag: string };
}

/** Of whichever version it is in. */
export type MessageFault = Omit<MessageProblem, 'version'>;

export function errorAt({ from, text }: { readonly from: number; readonly text: string }) {
  return { severity: 'error', from, to: from + text.length } as const;
}
