/** A text and its selection. */
export interface TextAndSelection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type MessageUndo = ReturnType<typeof openMessageUndo>;

/** In ms; changes of one kind within this time count as one. */
const together = 1000;
const most = 500;

/** Keeps changes from all sources for undo and redo: keys, input methods, dictation, buttons. */
export function openMessageUndo(text: string) {
  let before: TextAndSelection[] = [];
  let after: TextAndSelection[] = [];
  let now: TextAndSelection = { text, from: text.length, to: text.length };
  let last: { readonly kind: string | null; readonly at: number } | null = null;

  /** Null if there is no such step. */
  function step(from: TextAndSelection[], to: TextAndSelection[]): TextAndSelection | null {
    const moment = from.pop();
    if (moment === undefined) return null;
    to.push(now);
    now = moment;
    last = null;
    return moment;
  }

  return {
    get text() {
      return now.text;
    },
    /** Changes of the same `kind` soon after one another are undone as one. */
    note(next: TextAndSelection, kind: string | null, at: number): void {
      if (next.text === now.text) return;
      const isOne = kind !== null && last?.kind === kind && at - last.at < together;
      if (!isOne) before = [...before.slice(1 - most), now];
      after = [];
      now = next;
      last = { kind, at };
    },
    /** The next change is undone as a step of its own. */
    pause(): void {
      last = null;
    },
    undo: () => step(before, after),
    redo: () => step(after, before),
  };
}
