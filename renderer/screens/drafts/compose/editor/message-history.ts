/** A text with what is selected in it. */
export interface Moment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What was written and can be taken back, whatever wrote it: keys, input methods, dictation, buttons. */
export interface MessageHistory {
  readonly text: string;
  /** Takes in what the text has become; `kind` of the same kind soon after one another is taken back as one. */
  note(next: Moment, kind: string | null, at: number): void;
  /** The text before the latest change; null where there is none. */
  undo(): Moment | null;
  /** The text after the latest change that was taken back; null where there is none. */
  redo(): Moment | null;
}

/** Changes of one kind within so many ms are one to the person who makes them. */
const together = 1000;
const most = 500;

export function openMessageHistory(text: string): MessageHistory {
  let before: Moment[] = [];
  let after: Moment[] = [];
  let now: Moment = { text, from: text.length, to: text.length };
  let last: { readonly kind: string | null; readonly at: number } | null = null;

  function step(from: Moment[], to: Moment[]): Moment | null {
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
    note(next, kind, at) {
      if (next.text === now.text) return;
      const isOne = kind !== null && last?.kind === kind && at - last.at < together;
      if (!isOne) before = [...before.slice(1 - most), now];
      after = [];
      now = next;
      last = { kind, at };
    },
    undo: () => step(before, after),
    redo: () => step(after, before),
  };
}
